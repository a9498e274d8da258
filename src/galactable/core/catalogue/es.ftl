### Palabras comunes a todos los juegos.

## Listas

list-comma = {", "}
list-and = {" y "}
list-times = { $count }{" × "}

## Los bots, por nivel

bot-random = Azar
bot-greedy = Glotón
bot-cadet = Cadete
bot-pilot = Piloto
bot-navigator = Navegante
bot-captain = Capitán
bot-admiral = Almirante
bot-legend = Leyenda

## Por qué se rechaza una jugada

refusal-over = La partida ha terminado.
refusal-not-waited = No es tu turno; le toca a { $others }.
refusal-illegal = Ahora no es posible.
refusal-undo = Esta jugada no se puede deshacer.
refusal-not-turn = No es tu turno.
refusal-not-over = La partida aún no ha terminado.
refusal-other-first = Antes construye otra persona en esta pantalla.
refusal-bot-plays = Un bot juega por ti; vuelve antes a tu sitio.
refusal-no-hint = Nadie tiene un consejo aquí.
refusal-record-short = El archivo acaba antes que la partida.
refusal-conflict = La partida ha avanzado; vuelve a mirar.
refusal-forbidden = Este enlace no abre el sitio.
refusal-not-found = Esa mesa no existe.
refusal-too-many = Demasiadas peticiones; espera un momento.
refusal-too-large = El archivo es demasiado grande.
refusal-storage = La mesa no puede guardar nada ahora mismo; no se ha perdido nada. Inténtalo de nuevo.
refusal-malformed = La mesa no lo ha entendido; recarga la página.

## Por qué un bot aconseja una jugada

reason-lines = Elegida en el { $share } % de { $lines } líneas de juego; unos { $points } puntos y un { $win } % de ganar.
reason-throws = Calculada sobre todas las tiradas posibles; unos { $points } puntos y un { $win } % de ganar.

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
result-part = { $category } { $points }
result-open = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
terminal-round = Ronda { $round }
terminal-points = Puntos
terminal-help = un número: elegir    u: deshacer    s: puntos    l: historial    h: consejo    ?: reglas    q: guardar y salir
terminal-only = { $move } (la única opción)
terminal-time-up = Se acabó el tiempo.
terminal-hint = Alguien experto quizá: { $move }
terminal-no-undo = No hay nada que deshacer.
terminal-saved = Guardado. Con `{ $command }` sigues desde aquí.
terminal-resuming = Tu partida sigue tras la jugada { $ply } (`--fresh` empieza de nuevo).
terminal-unreadable = No se puede leer la partida guardada ({ $why }); queda en { $file }.
terminal-which = ¿Qué juego (1 a { $most })?{" "}
terminal-setting = Preparando { $game } (la primera vez tarda unos segundos)
terminal-seed = { $game } ({ $variant }), semilla { $seed }
terminal-unfinished = La partida no ha terminado: el registro acaba tras la jugada { $ply }.
terminal-verified = Comprobado: { $plies } jugadas, todas como en el registro.
