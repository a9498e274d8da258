### Cosmic Factory

title = Cosmic Factory
about = Un minuto, nueve losetas: construye una galaxia en la que hasta el color más débil sea fuerte.
variant-standard = Estándar
variant-standard-about = Con cartas Kaos y selección.
variant-beginner = Primera partida
variant-beginner-about = Nueve losetas ocultas por persona, sin cartas Kaos ni selección: para empezar.

## Qué ha pasado

event-round = Ronda { $round } de 5
event-kaos = Carta Kaos: { $card }. { kaos-effect }.
event-deal = Todos reciben nueve losetas.
event-keep = { $reader ->
    [seat] Te quedas con { $tile }.
   *[nobody] { $seat } se queda con { $tile }.
}
event-keep-more = , { $tile }.
event-receive = Todos pasan seis losetas y miran las seis que les llegan.
event-last-three = Las tres últimas losetas se pasan sin mirarlas. Todos tienen nueve.
event-show = { $pirate ->
    [yes] { kaos-space-pirate }: las nueve losetas pasan a la derecha. Se descubren y empieza la construcción.
   *[no] Se descubren las losetas y empieza la construcción.
}
event-grab = { $reader ->
    [seat] Tomas { $colours }.
   *[nobody] { $seat } toma { $colours }.
}
event-done = { $reader ->
    [seat] Has terminado de construir.
   *[nobody] { $seat } ha terminado de construir.
}
event-time-up = { $reader ->
    [seat] Se te ha acabado el tiempo.
   *[nobody] A { $seat } se le ha acabado el tiempo.
}
event-fall = { $reader ->
    [seat] { $count ->
        [one] La loseta que no has colocado cae al azar.
       *[other] Las { $count } losetas que no has colocado caen al azar.
    }
   *[nobody] { $count ->
        [one] La loseta que { $seat } no ha colocado cae al azar.
       *[other] Las { $count } losetas que { $seat } no ha colocado caen al azar.
    }
}
event-fall-then = { $count ->
    [one] La loseta sin colocar cae al azar.
   *[other] Las { $count } losetas sin colocar caen al azar.
}
event-discard = { $reader ->
    [seat] { kaos-parallel-universe }: descartas { $tile }.
   *[nobody] { kaos-parallel-universe }: { $seat } descarta { $tile }.
}
event-darken = { $reader ->
    [seat] { kaos-black-hole }: pones boca abajo { $tile } de { $owner }.
    [owner] { kaos-black-hole }: { $seat } pone boca abajo { $tile } de tu galaxia.
   *[nobody] { kaos-black-hole }: { $seat } pone boca abajo { $tile } de { $owner }.
}
event-remove = { $reader ->
    [seat] { kaos-sabotage }: retiras { $tile } de la galaxia de { $owner }.
    [owner] { kaos-sabotage }: { $seat } retira { $tile } de tu galaxia.
   *[nobody] { kaos-sabotage }: { $seat } retira { $tile } de la galaxia de { $owner }.
}
event-pour = { $reader ->
    [seat] { kaos-stellar-swap }: tus puntos de camino van al { $colour }.
   *[nobody] { kaos-stellar-swap }: los puntos de camino de { $seat } van al { $colour }.
}
event-zones = { $gift ->
    [yes] { $reader ->
        [seat] { kaos-gift }: las zonas de { $galaxy } te dan { $gains }.
        [galaxy] { kaos-gift }: tus zonas le dan { $gains } a { $seat }.
       *[nobody] { kaos-gift }: las zonas de { $galaxy } le dan { $gains } a { $seat }.
    }
   *[no] { $reader ->
        [seat] Tus zonas dan { $gains }.
       *[nobody] Las zonas de { $seat } dan { $gains }.
    }
}
event-path-then = { $way ->
    [networks] { $length ->
        [one] 1 red da { $gain }.
       *[other] { $length } redes dan { $gain }.
    }
    [network] La red más grande, de { $length } losetas, da { $gain }.
   *[path] El camino más largo, de { $length } losetas, da { $gain }.
}
event-bonus-then = { $won ->
    [yes] { $token-start } da { $gain }.
   *[no] { $token-start } cuesta { $gain }.
}
event-extra-then = { $card } añade { $gains }.
event-tracks-then = Marcador: verde { $green }, azul { $blue }, naranja { $orange }, estrellas { $star }; { $total ->
    [one] { $total } punto en total
   *[other] { $total } puntos en total
}.
event-offer = { $reader ->
    [seat] { kaos-offering }: entregas 5 puntos { $colour-of } a cambio de 2 estrellas.
   *[nobody] { kaos-offering }: { $seat } entrega 5 puntos { $colour-of } a cambio de 2 estrellas.
}
event-decline = { $reader ->
    [seat] { kaos-offering }: no entregas nada.
   *[nobody] { kaos-offering }: { $seat } no entrega nada.
}
event-over = La partida ha terminado.

## Qué se puede elegir

move-keep = Quedarse con { $tile }
move-ready = Podemos empezar
move-hold = { $rot ->
    [0] Tomar { $tile }, tal cual
    [1] Tomar { $tile }, girada a la derecha
    [2] Tomar { $tile }, al revés
   *[3] Tomar { $tile }, girada a la izquierda
}
move-put = Colocarla en la fila { $row }, columna { $col }
plan-lay = { $rot ->
    [0] Colocar { $tile } en la fila { $row }, columna { $col }, tal cual
    [1] Colocar { $tile } en la fila { $row }, columna { $col }, girada a la derecha
    [2] Colocar { $tile } en la fila { $row }, columna { $col }, al revés
   *[3] Colocar { $tile } en la fila { $row }, columna { $col }, girada a la izquierda
}
move-release = Dejarla donde estaba
move-take = Recuperar { $tile }
move-turn = { $quarters ->
    [1] Girar { $tile } a la derecha
    [2] Girar { $tile } media vuelta
   *[3] Girar { $tile } a la izquierda
}
move-flip = Dar la vuelta a { $tile }
move-grab = Tomar { $colours }
move-done = Terminado
move-time-up = Se acabó el tiempo
move-darken = Poner boca abajo { $tile } de { $owner }
move-remove = Retirar { $tile } de { $owner }
move-pour = Puntos de camino al { $colour }
move-offer = Entregar 5 puntos { $colour-of } por 2 estrellas
move-decline = No entregar nada

## Qué se pregunta

ask-draft = { $reader ->
    [seat] { $count ->
        [one] Quédate con una loseta más; el resto va a { $to }.
       *[other] Quédate con { $count } losetas; el resto va a { $to }.
    }
   *[nobody] { $seat } elige sus losetas.
}
ask-ready = { $reader ->
    [seat] ¿Empezamos a construir?
   *[nobody] Falta { $seat }.
}
ask-build = { $reader ->
    [seat] { $count ->
        [0] Todo colocado: mejóralo o termina.
        [one] Construye tu galaxia: falta una loseta.
       *[other] Construye tu galaxia: faltan { $count } losetas.
    }
   *[nobody] { $seat } está construyendo.
}
ask-build-holes = { $reader ->
    [seat] { kaos-black-hole }: pon { $holes } losetas boca abajo, llevas { $down } de { $holes }.
   *[nobody] { $seat } está construyendo.
}
ask-holes = { $reader ->
    [seat] { $count ->
        [one] { kaos-black-hole }: pon boca abajo una loseta de { $owner }.
       *[other] { kaos-black-hole }: pon boca abajo { $count } losetas de { $owner }.
    }
    [owner] { kaos-black-hole }: { $seat } elige cuáles de tus losetas se ponen boca abajo.
   *[nobody] { kaos-black-hole }: { $seat } elige losetas de { $owner }.
}
ask-sabotage = { $reader ->
    [seat] { kaos-sabotage }: retira una loseta de { $owner }.
    [owner] { kaos-sabotage }: { $seat } elige cuál de tus losetas retirar.
   *[nobody] { kaos-sabotage }: { $seat } elige una loseta de { $owner }.
}
ask-pour = { $reader ->
    [seat] { $points ->
        [one] { kaos-stellar-swap }: ¿qué color recibe tu punto de camino?
       *[other] { kaos-stellar-swap }: ¿qué color recibe tus { $points } puntos de camino?
    }
   *[nobody] { kaos-stellar-swap }: { $seat } elige un color.
}
ask-offering = { $reader ->
    [seat] { kaos-offering }: ¿entregar 5 puntos de un color por 2 estrellas?
   *[nobody] { kaos-offering }: { $seat } decide.
}

## Por qué no se puede

refusal-clock = Solo el reloj pone fin a la construcción.
refusal-held = Tienes { $tile } en la mano: colócala o devuélvela antes.
refusal-none-held = No tienes ninguna loseta en la mano.
refusal-touches = Has gastado los { $most } movimientos de esta ronda.
refusal-tokens = En el centro solo queda: { $colours }.
refusal-no-tokens = Ya no quedan fichas.
refusal-incomplete = Tu galaxia aún no está completa.
refusal-holes = Tu galaxia aún no está completa: todos los lugares ocupados y { $holes } losetas boca abajo.
refusal-flip = Solo se ponen losetas boca abajo con la carta Kaos { kaos-black-hole }.

## Fases, categorías, de dónde vienen los puntos

phase-draft = Selección
phase-ready = ¿Empezamos?
phase-build = Construcción
phase-holes = { kaos-black-hole }
phase-sabotage = { kaos-sabotage }
phase-pour = { kaos-stellar-swap }
phase-offering = { kaos-offering }
phase-over = Fin
category-green = Verde
category-blue = Azul
category-orange = Naranja
category-star = Estrellas
category-total = Color más débil + estrellas
zone-words = { $kind ->
    [green] zona verde
    [blue] zona azul
    [orange] zona naranja
   *[constellation] zona de constelación
}
planets-words = { $planets ->
    [0] sin planetas
    [one] de 1 planeta
   *[other] de { $planets } planetas
}
forming-zone = { zone-words } { planets-words }
forming-zone-extra = { zone-words } { planets-words } ({ $card }: { $extra } más)
forming-path = { $way ->
    [networks] { $length ->
        [one] 1 red
       *[other] { $length } redes
    }
    [network] { $length ->
        [one] red más grande: 1 loseta
       *[other] red más grande: { $length } losetas
    }
   *[path] { $length ->
        [one] camino más largo: 1 loseta
       *[other] camino más largo: { $length } losetas
    }
}
part-zone = Ronda { $round }: { zone-words } { planets-words }
part-path = Ronda { $round }: { forming-path }
part-bonus-won = Ronda { $round }: { $kind ->
    [green] ficha verde
    [blue] ficha azul
   *[orange] ficha naranja
}, mejor zona { $best }, nadie tiene más de { $most }
part-bonus-lost = Ronda { $round }: { $kind ->
    [green] ficha verde
    [blue] ficha azul
   *[orange] ficha naranja
}, mejor zona { $best }, pero alguien tiene { $most }
part-extra = Ronda { $round }: { $card }, { $kind ->
    [constellation] { $spaces ->
        [one] zona de constelación de 1 casilla
       *[other] zona de constelación de { $spaces } casillas
    }
   *[other] { zone-words } { planets-words }
}
part-offer-cost = Ronda { $round }: { kaos-offering }, puntos entregados
part-offer-stars = Ronda { $round }: { kaos-offering }, dos estrellas a cambio
part-cut-top = Ronda { $round }: se pierde, el marcador acaba en { $top }
part-cut-bottom = Ronda { $round }: no se pierde, el marcador acaba en 0

## Componentes

# A tile is called as a terminal draws it, row by row: tile [G● B/B O●● ┘].
tile-face = la loseta [{ $nw } { $ne }/{ $sw } { $se }{ $lines ->
    [none] {""}
   *[some] {" "}{ $lines }
}]
space-letter = { $kind ->
    [green] V
    [blue] A
    [orange] N
   *[constellation] ✦
}
space-name = { space-letter }{ $planets ->
    [0] {""}
    [one] ●
   *[other] ●●
}
token-green = la ficha verde
    .start = La ficha verde
token-blue = la ficha azul
    .start = La ficha azul
token-orange = la ficha naranja
    .start = La ficha naranja
track-green = verde
    .of = verdes
track-blue = azul
    .of = azules
track-orange = naranja
    .of = naranjas
track-star = estrellas
    .of = de estrellas
gain-green = { $count ->
    [one] 1 punto verde
   *[other] { $count } puntos verdes
}
gain-blue = { $count ->
    [one] 1 punto azul
   *[other] { $count } puntos azules
}
gain-orange = { $count ->
    [one] 1 punto naranja
   *[other] { $count } puntos naranjas
}
gain-star = { $count ->
    [one] 1 estrella
   *[other] { $count } estrellas
}
gain-nothing = cero puntos
kaos-black-hole = Agujero negro
kaos-gift = Regalo
kaos-new-dimension = Nueva dimensión
kaos-arborescence = Ramificación
kaos-district = Distrito
kaos-dispersion = Dispersión
kaos-unique-dimension = Dimensión única
kaos-constellation = Constelación
kaos-sidereal-vacuum = Vacío sideral
kaos-multi-path = Multicamino
kaos-parallel-universe = Universo paralelo
kaos-space-pirate = Pirata espacial
kaos-sabotage = Sabotaje
kaos-ice-age = Edad de Hielo
kaos-global-warming = Calentamiento global
kaos-temperate-climate = Clima templado
kaos-happy-hour = Hora feliz
kaos-optimization = Optimización
kaos-stellar-swap = Intercambio estelar
kaos-offering = Ofrenda
kaos-effect = { $card-id ->
    [black-hole] Cada galaxia tiene dos losetas boca abajo, que cuentan como lugares vacíos; las que falten las elige quien está a la izquierda
    [gift] Cada uno puntúa las zonas y el camino de la galaxia de su derecha en vez de los suyos
    [new-dimension] Las nueve losetas pueden formar cualquier figura conectada
    [arborescence] El camino puntúa según las losetas de la red más grande
    [district] +1 en su color por cada zona de 3 planetas o más
    [dispersion] +1 en su color por cada zona de 0, 1 o 2 planetas
    [unique-dimension] Las nueve losetas forman una sola fila
    [constellation] +1 estrella por cada zona de constelación
    [sidereal-vacuum] Las zonas de constelación dan estrellas según sus casillas: 2 casillas 1 estrella, 3 casillas 2, 4 o más 4
    [multi-path] El camino puntúa según el número de redes
    [parallel-universe] Dos cuadrados separados de 2 × 2 losetas; la novena se descarta
    [space-pirate] Tras la selección, las nueve losetas pasan a la derecha
    [sabotage] Tras construir, cada uno retira una loseta de la galaxia de su izquierda
    [ice-age] +1 azul por cada zona azul
    [global-warming] +1 naranja por cada zona naranja
    [temperate-climate] +1 verde por cada zona verde
    [happy-hour] Las fichas dan 6 puntos o cuestan 4
    [optimization] Tras tomar fichas se puede seguir construyendo, y tomar más después
    [stellar-swap] Los puntos de camino van a un color a elegir en vez de a las estrellas
   *[offering] Tras puntuar se pueden entregar 5 puntos de un color por 2 estrellas
}

## El tablero

label-round = Ronda { $round } de 5
label-kaos = Kaos
label-mine = Tu galaxia
label-galaxy = Galaxia de { $name }
label-others = Los demás
label-enlarge = Ver en grande la galaxia de { $name }
label-back = Volver a tu galaxia
label-tray = Tus losetas
label-tray-empty = Todas las losetas están colocadas.
label-space = { $kind ->
    [green] verde
    [blue] azul
    [orange] naranja
   *[constellation] constelación
}{ $planets ->
    [0] {""}
    [one] , 1 planeta
   *[other] , { $planets } planetas
}
label-tile = Loseta: { $a }; { $b }; { $c }; { $d }
label-tile-at = { $tile }, fila { $row }, columna { $col }
label-down-at = Loseta boca abajo, fila { $row }, columna { $col }
label-empty-at = Lugar vacío, fila { $row }, columna { $col }
label-lay-at = Colocar la loseta aquí: fila { $row }, columna { $col }
label-turn = Girar
label-take = Recuperar
label-flip = Dar la vuelta
label-move = Mover
label-moving = Elige adónde va la loseta.
label-release = Devolverla
label-how-tray = Arrastra una loseta al cuadrado, o haz clic en ella y luego en un lugar. Otro clic, la rueda o R la giran.
label-how-tray-finger = Arrastra una loseta al cuadrado, o tócala y luego un lugar. Vuelve a tocarla para girarla.
label-done = Terminado
label-not-done = Todavía no
label-done-waiting = Has terminado. Puedes cambiar de idea hasta que terminen los demás.
label-finished = ha terminado
label-building = construye
label-touches = { $count ->
    [one] queda 1 movimiento
   *[other] quedan { $count } movimientos
}
label-tokens = Fichas
label-token = { $colour ->
    [green] Ficha verde
    [blue] Ficha azul
   *[orange] Ficha naranja
}
label-token-taken = { label-token }, la tiene { $name }
label-token-rule = Nadie tiene una zona mayor de ese color: +{ $win }. Si no, −{ $lose }.
label-grab = { $count ->
    [one] Tomar la ficha
   *[other] Tomar { $count } fichas
}
label-grab-ends = Tomar fichas pone fin a tu construcción.
label-grab-goes-on = Puedes seguir construyendo.
label-clear = Cancelar
label-seconds = { $count ->
    [one] queda 1 segundo
   *[other] quedan { $count } segundos
}
label-now = Tal como está
label-best = mejor zona { $count }
label-colour = { $colour ->
    [green] verde
    [blue] azul
    [orange] naranja
   *[star] estrellas
}
label-keep = { $count ->
    [one] Quedarme con esta loseta
   *[other] Quedarme con estas { $count } losetas
}
label-keep-more = { $count ->
    [one] Elige 1 más; el resto va a { $name }.
   *[other] Elige { $count } más; el resto va a { $name }.
}
label-keep-now = Quedarme con estas; el resto va a { $name }.
label-kept = Guardadas
label-kept-hidden = { $count } apartadas boca abajo
label-packet = { $count ->
    [one] Montón de 1 loseta
   *[other] Montón de { $count } losetas
}
label-ready-why = Nadie ha visto las nueve losetas. Cuando todos den la señal, se descubren y empieza la construcción.
label-rounds = Rondas jugadas
label-zones = Zonas
label-path = Camino
label-bonus = Fichas
label-after = Marcador
label-weakest = color más débil
label-tray-left = { $count ->
    [one] 1 loseta sin colocar
   *[other] { $count } losetas sin colocar
}
label-in-hand = En la mano
label-middle = En el centro
label-no-tokens = ninguna ficha
label-gone = Retirada: { $tile }
label-discarded = Descartada: { $tile }
label-took = Fichas
label-total = Total
label-place = { $place ->
    [1] 1.er puesto
    [3] 3.er puesto
   *[other] { $place }.º puesto
}
label-packet-mine = Tu montón
label-stage-left = Selección, paso { $stage } de 2: el resto va a la izquierda
label-stage-right = Selección, paso { $stage } de 2: el resto va a la derecha
label-doing-draft = { $packet } para elegir, { $kept ->
    [one] { $kept } guardada
   *[other] { $kept } guardadas
}
label-scores = Marcador y lo que da la galaxia tal como está
label-scale = { $colour ->
    [green] Zonas verdes
    [blue] Zonas azules
    [orange] Zonas naranjas
   *[star] Camino de asteroides
}
label-step = { $colour ->
    [star] desde { $count } losetas: { $points ->
        [one] 1 estrella
       *[other] { $points } estrellas
    }
   *[other] desde { $count } planetas: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
}
label-best-now = { $colour ->
    [star] El más largo: { $count }.
   *[other] La mejor: { $count }.
}
label-next-step = Siguiente: { $count } por { $points }.
label-weakest-why = Tu color más débil: cuenta al final.
label-aid = Ayuda de juego: lo que dan zonas y caminos
label-bests = Planetas de la mejor zona
label-waiting = Has terminado. Aún construyen: { $names }.
label-round-over = Ronda { $round }: puntuación
label-next-round = Siguiente ronda
label-result = Al resultado

## Notas en la primera partida

tip-packet = Elige tres losetas. Pasas las demás y recibes otras tantas.
tip-galaxy = Coloca nueve losetas. Los planetas de un color en casillas que se tocan forman una zona; al final cuenta tu color más débil.
tip-tray = Toca una loseta para tomarla, otra vez para girarla, y luego un lugar. O arrástrala.
tip-tokens = Una ficha es la apuesta de que nadie tiene una zona de ese color mayor que la tuya.
tip-ready = Confirma cuando hayas leído esto: el tiempo empieza a la vez para todos.

## La primera partida guiada (first.toml)

first-tray = Estas son tus nueve losetas. Cada una tiene cuatro casillas: verdes, azules, naranjas o sin color, algunas con planetas. Con ellas construyes un cuadrado de tres por tres. Normalmente solo hay un minuto; hoy no corre el reloj.
first-lay = Toca una loseta y luego un lugar para ella.
first-turn = Una loseta puesta se puede girar: tócala y vuelve a tocarla.
first-zones = Las casillas de un color que se tocan por un lado son una zona, y las zonas puntúan por sus planetas. Pon tres más de modo que se junten los colores iguales.
first-path = Las líneas son asteroides. Donde se unen de loseta a loseta forman un camino: cuatro losetas dan una estrella, seis dan dos y nueve dan cuatro. Pon las cinco últimas.
first-move = Nada queda puesto para siempre: puedes girar y mover las losetas cuanto quieras. Arrastra una sobre otra y cambian de lugar; o tócala, pulsa «Mover» y toca la otra. Cambia dos de modo que una zona crezca o el camino siga, y mira los números de encima del cuadrado.
first-tokens = Estas fichas son apuestas. Si crees que nadie tiene una zona de un color mayor que la tuya, toma su ficha: 3 más si aciertas, 2 menos si no. Después ya no puedes tocar tus losetas.
first-done = Cambia lo que quieras; las luces muestran lo que dan tus zonas. Luego di que has terminado o toma fichas.
first-tracks = La ronda está puntuada: cada zona para su color y el camino en estrellas. Hay cinco rondas, y al final solo cuenta tu color más débil, más las estrellas. Por ahora son { $points }.
first-weakest = Losetas nuevas. Busca planetas de tu color más débil y pon tres losetas de modo que esas casillas se toquen por un lado. El naranja paga antes, con 2 planetas y otra vez con 4; el verde pide 3 y no paga 5 hasta los 9.
first-small = Cada zona cuenta por sí sola. Tres planetas verdes dan 1 y seis dan 3: dos zonas de tres valen, pues, menos que una de seis, y un planeta suelto no da nada. Pulsa un número encima del cuadrado: muestra lo que valen las zonas de su color y lo que le falta a la mejor.
first-spokes = Una línea entre dos casillas parte una zona en dos, aunque el color sea el mismo. Gira, pues, tus losetas: las líneas van donde el color cambia de todos modos, y donde se unen a la de una vecina alargan el camino. Pon las otras seis.
first-others = Nova construye a la vez. Una apuesta compara tu zona más grande de un color con la más grande de los demás; el empate también gana. Quien toma primero una ficha la tiene, pero ya no toca sus losetas. ¿Ha tomado Nova alguna?
first-bet = ¿Queda la ficha de un color en el que nadie tiene una zona mayor que la tuya? Entonces tómala. Si no, cambia lo que quieras y di que has terminado.
first-second = La ronda 2 está puntuada: { $points } en total. Una ficha acertada subió su color en 3 y una fallada lo bajó en 2; así, las apuestas también ayudan a un color débil.
first-draft = El juego completo tiene dos cosas más. En cada ronda sale una carta Kaos que tuerce una regla para todos: léela antes que nada. Y eliges tus losetas: de nueve te quedas tres y pasas seis, luego tres de las seis que te llegan; las tres últimas llegan sin verse. Quédate, pues, con planetas de tu color más débil, y recuerda que otros construyen con lo que pasas.
first-go-on = Ya sabes todo lo necesario. Juega las otras tres rondas y pide un consejo cuando quieras.
