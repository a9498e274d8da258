### Las palabras de la página. Las de un juego están en su catálogo.

app-name = Galactable
app-tag = Cinco juegos de galaxias, una mesa. Toma asiento.
app-skip = Ir a la mesa
app-lobby = Inicio
app-settings = Ajustes
app-close = Cerrar
app-error = Algo ha fallado: { $words }
app-retry = Reintentar
app-loading = Un momento…
app-privacy = Qué se guarda aquí
table-practice = Práctica
table-practice-why = Alguien puede saber lo que viene: todo se puede deshacer, o se eligió el número del reparto.
replay-delete = Borrar del servidor
app-offline = No tienes conexión. La mesa sigue como está; vuelve cuando haya conexión.

lobby-games = Los juegos
lobby-play = Jugar ya
lobby-play-game = Jugar ya: { $game }, contra bots
lobby-new = Mesa nueva
lobby-new-game = Mesa nueva: { $game }
lobby-players = { $n } jugadores
lobby-minutes = { $n } min
lobby-minutes-each = { $n } min por jugador
lobby-mine = Mis mesas
lobby-finished = Partidas terminadas
lobby-watch = Mesas para mirar
lobby-open = Abrir un archivo de partida
lobby-open-bad = Este archivo no se puede reproducir: { $words }
lobby-resume = Seguir
lobby-resume-label = Seguir con { $game }
lobby-your-turn = Te toca
lobby-your-turn-left = Te toca, quedan { $time }
lobby-waiting-for = Esperando a { $names }
lobby-replay = Repetición
lobby-replay-label = Repetición de { $game }
lobby-watch-it = Mirar
lobby-watch-label = Mirar { $game }
lobby-forget = Quitar
lobby-forget-label = Quitar { $game } de mi lista
lobby-moves = { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
}
lobby-won = Victoria de { $names }
lobby-shared = { $names } comparten la victoria
lobby-offline = El servidor no responde.
lobby-preparing = Se están preparando las reglas; la primera partida empieza enseguida.
lobby-unofficial = Mesas no oficiales de juegos publicados. Reconstruidos: las caras de las cartas de Point Galaxy, la mayoría de las cartas de Rock the Galaxy, las losetas de Cosmic Factory, los efectos de galaxia de Galactzy, los planetas de Tiny Galaxies.
lobby-left = Te has ido
lobby-stand-in = Un bot juega por ti
lobby-join = Mesas para unirse
lobby-others-none = Ahora mismo ninguna mesa tiene un asiento libre y nadie juega en público.
lobby-join-it = Unirse
lobby-join-label = Unirse a { $game }
lobby-free = un asiento libre
lobby-drop-label = Quitar de mi lista la partida terminada de { $game }
lobby-record = Un archivo de partida
lobby-resigned = Has abandonado
lobby-paused = En pausa: no hay nadie
lobby-gone = Esta mesa se ha eliminado
lobby-seats-free = Esperando a que llegue la gente

remove-delete = Borrar la mesa
remove-give-up = Abandonar el asiento
remove-keep = Conservarla
remove-alone = ¿Borrar esta mesa de { $game }? La partida se pierde.
remove-table = ¿Borrar esta mesa de { $game }? La partida termina también para { $names }.
remove-seat = ¿Abandonar tu asiento en { $game }? Un bot sigue jugando si la mesa lo permite, y los demás lo sabrán. Sin la invitación no podrás volver.
remove-drop = Quitar de mi lista
remove-dropped = Abandonaste tu asiento en { $game }. ¿Quitar la mesa de tu lista? Después solo podrás mirar, con su enlace.

new-title = Mesa nueva: { $game }
new-variant = Variante
new-seats = Asientos
new-seat = Asiento { $n }
new-kind = Quién se sienta aquí
new-me = Yo, en esta pantalla
new-link = Alguien, por enlace
new-name = Nombre
new-clock = Reloj
new-clock-none = Sin reloj
new-clock-decision = { $n } segundos por decisión
new-clock-bank = { $n } minutos por jugador
new-clock-build = El minuto de construcción: { $n } segundos
new-public = Cualquiera puede mirar
new-practice = Práctica: deshacer y pedir consejo, siempre permitido
new-start = Tomar asiento
new-hotseat = Varias personas en esta pantalla: entre turnos cae un telón.
new-open = Cualquiera, desde el inicio
new-hints = Con consejos: todos pueden pedirlos
new-clock-days = { $n ->
    [one] Un día por decisión
   *[other] { $n } días por decisión
}
new-clock-slow = Se te avisa de tu turno mientras haya una pestaña o la aplicación abierta.
new-with = Quién juega contigo
new-with-bots = Bots
new-with-links = Amigos por enlace
new-with-anyone = Quien quiera
new-with-here = Misma pantalla
new-players = Jugadores
new-place-add = Añadir el asiento { $n }
new-you = Tú
new-friend = Un amigo
new-guest = Invitado { $n }
new-anyone = Quien quiera
new-me-about = Juega en esta pantalla.
new-link-about = Recibes un enlace y un código QR para pasarlo.
new-open-about = La mesa aparece en el inicio hasta que alguien ocupe este asiento.
new-more = Reloj y más
new-private = Solo por enlace
new-hints-short = Con consejos
new-seed = Número del reparto
new-seed-why = El mismo número reparte la misma partida. Quien lo conoce sabe lo que viene, así que la mesa es de práctica.

turn-you = Te toca
turn-seat = Turno de { $name }
turn-other = { $name } está jugando
turn-thinking = { $name } está pensando
turn-many = Esperando a { $names }
turn-you-and = Te toca (y también a { $names })
turn-over = La partida ha terminado
turn-watching = Estás mirando la partida.
turn-not-here = Por llegar: { $names }
turn-seat-free = Esperando a que alguien ocupe el asiento libre
turn-round = Ronda { $n }
turn-only = Solo hay una opción: { $words }
turn-compiling = Preparando las reglas…
turn-days = { $d } d { $h } h
turn-hours = { $h } h { $m } min

ask-end-turn = ¿{ $words }? Con esto acaba tu turno y no se puede deshacer.
ask-final = ¿{ $words }? No se puede deshacer.

act-choices = Opciones
act-undo = Deshacer
act-hint = Consejo
act-skip = Saltar
act-hinting = Pensando…
act-hint-title = ¿Qué haría alguien que juega bien?
act-hint-do = Jugarla
act-hint-back = Deshacerla
act-hint-else = O bien:
act-hint-win = { $n } % de posibilidades
act-hint-points = { $n ->
    [one] { $n } punto esperado
   *[other] { $n } puntos esperados
}
act-leave = Salir
act-leave-ask = Un bot juega por ti; puedes volver cuando quieras.
act-leave-yes = Salir
act-leave-title = ¿Dejar la mesa?
act-stay = Quedarme
act-return = Volver a mi asiento
act-left = Has dejado la mesa; un bot juega por ti.
act-sure = Sí, seguir
act-back = Atrás
act-ask-title = Esto no se puede deshacer.
act-dont-ask = No volver a preguntar
act-refused = No se puede: { $words }
act-stale = La partida ha avanzado; vuelve a mirar.
act-lost = Se ha perdido la conexión. Reintentando…
act-gone = Esta mesa no existe o se ha eliminado.
act-removed = Quien abrió esta mesa la ha eliminado. La partida ha terminado para todos.
act-old-link = Este enlace ya no abre ningún asiento. Puedes mirar.
act-sits-here = Ya estás en esta mesa; este enlace es para otro asiento.
act-called = Aquí alguien ya se llama así: tú te llamas { $name }.
act-resigned = Has abandonado; un bot juega tu asiento hasta el final.
act-seat-lost = Tu asiento es ahora de otra persona. Puedes mirar.
act-left-paused = Te has ido; la mesa te espera.
act-left-empty = Te has ido; tu asiento está vacío y los demás esperan.
act-timed-out = Se te acabó el tiempo, un bot juega por ti.
act-leave-alone = Te espera hasta que vuelvas.
act-leave-empty = Nadie juega por ti y los demás esperan hasta que vuelvas.
act-resign = Abandonar del todo
act-resign-ask = O abandona: un bot juega tu asiento hasta el final y no puedes volver.

side-scores = Puntos
side-log = Historial
side-rules = Reglas
side-invite = Gente
side-invite-seat = Enlace para { $name }
side-copy = Copiar
side-copied = Copiado
side-total = Total
side-explain = De dónde salen los puntos de { $name }
side-nothing = Todavía nada
side-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
side-bot = bot
side-you = tú
side-away = ausente
side-log-empty = La mesa está lista.
side-earlier = Mostrar lo anterior
side-turn-now = le toca
side-newest = Lo último
side-setup = Preparación
side-stand-in = juega un bot en su lugar
side-left = se ha ido
side-left-bot = se ha ido; juega un bot
side-invited = con invitación
side-has-left = { $name } ha dejado la mesa.
side-has-resigned = { $name } ha abandonado.
side-resigned = ha abandonado; juega un bot
side-watchers = { $n } mirando

invite-send = Envía a cada uno su enlace. Mientras tanto puedes empezar.
invite-wait = Cualquiera puede ocupar el asiento libre desde el inicio; mientras tanto puedes empezar.
invite-wait-guest = Los demás están por llegar; mientras tanto puedes empezar.
invite-complete = Ya están todos.
invite-clock = El reloj empieza cuando están todos.
invite-missing = Faltan por llegar: { $names }.
invite-open = Invitar
invite-came = aquí
invite-not-yet = aún no ha llegado
invite-only-here = Estos enlaces solo funcionan en este ordenador. Para otros, inicia la mesa con «galactable --lan».
invite-share = Compartir
invite-qr = Código QR
invite-qr-of = Código QR: { $label }
invite-by-hand = Tu navegador no copia aquí; el enlace está seleccionado, cópialo a mano.
invite-free = puede venir cualquiera

rules-title = Cómo se juega a { $game }
rules-how = Cómo se juega
rules-reference = Punto por punto
rules-elsewhere = Buscarlo punto por punto
rules-search = Buscar en las reglas
rules-none = No se ha encontrado «{ $words }».
rules-english = Esta página solo está en inglés.

over-won = Gana { $names }
over-shared = { $names } comparten el primer puesto
over-you-won = ¡Ganas tú!
over-place = Puesto
over-tied = Totales iguales: deciden las reglas de desempate.
over-player = Jugador
over-rematch = Jugar otra vez
over-replay = Ver la repetición
over-wants = { $names } quiere la revancha
over-want-many = { $names } quieren la revancha
over-waits = Te espera una revancha
over-join = Unirme
over-decline = Esta vez no
over-watch = Ver la revancha

curtain-title = Pasa la pantalla a { $name }
curtain-words = Los demás miran a otro lado. { $name }, ¿todo listo?
curtain-open = Soy { $name }

notes-got = Entendido
notes-off = No más notas
notes-label = Nota para tu primera partida
guide-step = Primera partida: { $n } de { $of }
guide-label = Guía de tu primera partida
guide-next = Seguir
guide-end = Seguir jugando
guide-leave = Seguir sin guía
first-title = ¿Tu primera partida de { $game }?
first-about = Te enseñamos mientras juegas: una cosa tras otra, en una partida elegida para aprender. Son unos seis minutos y puedes dejar la guía cuando quieras.
first-guided = Enséñame mientras juego
first-alone = Solo jugar
first-learn = Aprender jugando
first-label = Aprender jugando: { $game }

replay-title = Repetición
replay-ply = Jugada { $n } de { $of }
replay-start = El comienzo
replay-first = Al comienzo
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Una jugada adelante
replay-last = Al final
replay-slider = Jugada
replay-curve = Los puntos a lo largo de la partida: { $points }
replay-download = Descargar
replay-share = Compartir
replay-shared = Enlace copiado
replay-not-yet = Esta partida se podrá ver cuando termine.

set-theme = Aspecto
set-auto = Como el sistema
set-dark = Noche
set-light = Día
set-lang = Idioma
set-sound = Sonido
set-motion = Mostrar movimiento
set-pace = Ritmo de los demás
set-pace-relaxed = Tranquilo
set-pace-normal = Normal
set-pace-brisk = Ágil
set-pace-once = Todo de golpe
set-confirm = Preguntar antes de algo que no se puede deshacer
set-notes = Notas en una primera partida
set-plain = Tableros sencillos: cartas, cifras y botones
set-name = Mi nombre
set-talk = Mostrar lo que se dice en la mesa
set-notices = Avisarme en pantalla cuando sea mi turno

plain-prompt = Elige una carta iluminada o una de las jugadas.
plain-moves = Jugadas
plain-moves-with = Jugadas con { $name }
plain-all = Todas las jugadas
plain-hidden = oculto
plain-yes = sí
plain-no = no
plain-table = En la mesa
plain-points = { $n ->
    [one] punto
   *[other] puntos
}
plain-choose = { $n ->
    [one] { $name }: { $n } jugada
   *[other] { $name }: { $n } jugadas
}

company-title = Gente en esta mesa
company-count = Presentes: { $here } de { $n }.
company-away = Fuera ahora mismo: { $names }.
company-bot-here = Sentar aquí un bot
company-here = Jugar en esta pantalla
company-hints = Aquí todos pueden pedir consejo.
company-name-of = Mi nombre ({ $name })
company-rename = Cambiar
company-to-bot = Dar el asiento de { $name } a un bot
company-to-next = Dar el asiento de { $name } a otra persona
company-watch = Enlace para mirar
company-fill = Empezar ya con bots en los asientos vacíos

name-title = ¿Cómo quieres que te llamen los demás?
name-ok = Sentarse
name-later = Puedes cambiarlo cuando quieras: en Gente o en los ajustes.

consent-ask = Pedir deshacer
consent-waiting = Pides deshacer tu última decisión. Esperando a { $names }.
consent-asks = { $name } pide deshacer su última decisión.
consent-yes = Aceptar
consent-no = No
consent-withdraw = Olvídalo
consent-agreed = Todos están de acuerdo: se ha deshecho.
consent-refused = No todos estaban de acuerdo: la jugada se queda.

since-title = Desde tu último turno
since-close = Ya lo he leído

chat-title = Charla
chat-none = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Enviar
chat-react = Reaccionar con { $sign }
chat-mute = Silenciar
chat-unmute = Escuchar

notice-your-turn = Es tu turno.
notice-ask = Avísame cuando sea mi turno
notice-on = Los avisos de esta mesa están activados
notice-quiet = Los avisos de esta mesa están desactivados
notice-while-open = Llegan mientras haya una pestaña o la aplicación abierta.
notice-insecure = Tu navegador solo muestra avisos por https o en el ordenador de la mesa.
notice-denied = Tu navegador no permite que esta página muestre avisos.

device-title = Llevar mis asientos a otro dispositivo
device-link = Abre esto en el otro dispositivo
device-once = Funciona una vez, durante diez minutos. Quien lo abra recibe tus asientos.
device-here = Traer mis asientos a este dispositivo
device-done = { $n ->
    [one] Ha llegado una mesa.
   *[other] Han llegado { $n } mesas.
}
device-gone = Este código ya se usó, o pasaron sus diez minutos.
device-again = Crea otro en tu otro dispositivo: Ajustes, «Llevar mis asientos a otro dispositivo».
