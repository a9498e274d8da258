### Palabras comunes a todos los juegos.

## Listas

list-comma = {", "}
list-and = {" y "}
list-semicolon = {"; "}
list-times = { $count }{" × "}

## Los bots, por nivel

bot-random = Aleatorio
bot-greedy = Glotón
bot-cadet = Cadete
bot-pilot = Piloto
bot-navigator = Navegante
bot-captain = Capitán
bot-admiral = Almirante
bot-legend = Leyenda
bot-cadet-about = Acaba de empezar: suele ver la buena jugada y luego la olvida.
bot-pilot-about = Conoce bien las reglas, mira solo la próxima jugada y a veces se equivoca.
bot-navigator-about = Se anticipa un poco.
bot-captain-about = Se anticipa y rara vez falla.
bot-admiral-about = Es quien más piensa y menos falla.
bot-legend-about = Ha aprendido de millones de partidas, o piensa aún más: no hay rival más fuerte.

## Por qué se rechaza una jugada

refusal-over = La partida ha terminado.
refusal-not-waited = No es tu turno; hay que esperar a { $others }.
refusal-illegal = Ahora no es posible.
refusal-undo = Esta jugada no se puede deshacer.
refusal-not-turn = No es tu turno.
refusal-not-over = La partida aún no ha terminado.
refusal-other-first = Antes construye otra persona en esta pantalla.
refusal-bot-plays = Un bot juega por ti; recupera antes tu asiento.
refusal-no-hint = Aquí no hay ningún consejo que dar.
refusal-no-hints = Entre personas solo hay consejos en una mesa creada «con consejos».
refusal-asked = Alguien ya lo ha pedido.
refusal-nobody = No hay nadie a quien pedírselo.
refusal-taken = Alguien fue más rápido; el asiento está ocupado.
refusal-resigned = Has abandonado este asiento para siempre.
refusal-alone = Nadie más sigue jugando; deja la mesa o bórrala.
refusal-occupied = Alguien está sentado ahí.
refusal-long-line = Una línea tiene como máximo 200 caracteres.
refusal-record-short = El archivo acaba antes que la partida.
refusal-conflict = La partida ha avanzado; vuelve a mirar.
refusal-forbidden = Este enlace no abre ese asiento.
refusal-not-found = Esa mesa no existe.
refusal-too-many = Demasiadas peticiones; espera un momento.
refusal-too-large = Es demasiado grande: la mesa no lo acepta.
refusal-nothing-there = En esta dirección no hay nada.
refusal-not-allowed = Eso no se puede hacer en esta dirección.
refusal-failure = Algo ha fallado en la mesa. Inténtalo de nuevo.
refusal-closed = El anfitrión ha cerrado esta mesa.
refusal-shut-out = El anfitrión de esta mesa te ha expulsado.
refusal-other-name = Esta mesa tiene otra dirección.
refusal-not-maker = Eso solo puede hacerlo quien abrió esta mesa.
refusal-not-player = Solo quien ha jugado puede pedir la revancha.
refusal-many-tables = Tienes demasiadas mesas sin terminar; termina o borra una antes.
refusal-many-uploads = Has subido demasiadas partidas; borra una antes.
refusal-storage = La mesa no puede guardar nada ahora mismo; no se ha perdido nada. Inténtalo de nuevo.
refusal-malformed = La mesa no lo ha entendido; recarga la página.

## Por qué un bot aconseja una jugada

reason-gain = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} al momento: { $parts }.
reason-loss = Cuesta { $points } ahora: { $parts }.
reason-part = { $category } { $sign }{ $points }
reason-brings = En total: { $parts }.
reason-forms = Lo que queda en la mesa da: { $parts }.
reason-hope = { $hope } en el { $share } % de los casos
reason-sure = { $hope }, con seguridad.
reason-turn-end = Al final del turno: { $parts }.
reason-win = Alrededor de un { $win } % de posibilidades de ganar.
reason-alone = { $points ->
    [one] Alrededor de { $points } punto al final.
   *[other] Unos { $points } puntos al final.
}
reason-soon = { $points ->
    [one] Pronto alrededor de { $points } punto.
   *[other] Pronto unos { $points } puntos.
}
reason-later = Aún no hay puntos: prepara lo que viene.

## En un terminal

log-setup = Preparación
result-place = { $reader ->
    [seat] { $place }. Tú: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
   *[nobody] { $place }. { $seat }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
}
result-part = { $category }: { $points }
result-open = { $reader ->
    [seat] Tú: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
   *[nobody] { $seat }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
}
result-rival = { $place }. { $rival }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
result-rival-open = { $rival }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
result-tied = Totales iguales: deciden las reglas de desempate.
terminal-round = Ronda { $round }
terminal-points = Puntos
# Four spaces stand between the keys.
terminal-help = un número: elegir    u: deshacer    s: puntos    l: historial    h: consejo    ?: reglas    q: guardar y salir
terminal-pair = { $what }: { $value }
terminal-you = { $who } (tú)
terminal-range = Elige un número del 1 al { $most }.
terminal-unknown = «{ $words }» no existe; hay:
terminal-reworded = { $lines ->
    [one] Una línea se dice hoy de otro modo: así la decía la versión { $version }.
   *[other] { $lines } líneas se dicen hoy de otro modo: así las decía la versión { $version }.
}
terminal-no-page = La página aún no existe en este idioma; esta es la inglesa.
terminal-only = { $move } (la única opción)
terminal-time-up = Se acabó el tiempo.
terminal-hint = Un experto quizá elegiría: { $move }
terminal-hint-do = d: hacerlo
terminal-no-undo = No hay nada que deshacer.
terminal-no-log = Todavía no ha pasado nada.
terminal-saved = Guardado. Con `{ $command }` sigues desde aquí.
terminal-finished = La partida queda en { $file }: `galactable replay` la lee, `galactable analyse` la repasa.
terminal-resuming = Tu partida sigue tras la jugada { $ply } (`--fresh` empieza de nuevo).
terminal-unreadable = No se puede leer la partida guardada ({ $why }); queda en { $file }.
terminal-which = ¿Qué juego (1 a { $most })?{" "}
terminal-setting = Preparando { $game } (la primera vez tarda unos segundos)
terminal-seed = { $game } ({ $variant }), semilla { $seed }
terminal-unfinished = La partida no ha terminado: el registro acaba tras la jugada { $ply }.
terminal-verified = { $plies ->
    [one] Comprobado: una jugada, como en el registro.
   *[other] Comprobado: { $plies } jugadas, todas como en el registro.
}

## Qué se guarda aquí (/privacy)

privacy-title = Qué se guarda aquí
privacy-tables = Las mesas: el juego, cada jugada con su hora, los nombres y los bots de los asientos, quién ganó. Los nombres son los que se escribieron; no se pide cuenta, dirección ni número.
privacy-talk = Lo que se dice en una mesa se guarda con ella y se borra con ella.
privacy-secrets = Los secretos que abren los asientos se guardan como resúmenes; el navegador guarda los secretos, tu nombre y tus ajustes. No hay cookies ni terceros.
privacy-addresses = Las direcciones no se guardan: una mesa lleva un resumen con sal de la de quien la abrió, para los límites. Solo se guarda tal cual una dirección que el anfitrión ha excluido. Las direcciones están en memoria mientras dura la conexión.
privacy-kept = Las partidas terminadas se guardan { $finished }, las mesas sin terminar { $unfinished } después de la última jugada, las partidas subidas { $uploads }. Quien abrió una mesa o subió una partida puede borrarla al momento.
privacy-days = { $days ->
    [0] para siempre
    [one] { $days } día
   *[other] { $days } días
}
