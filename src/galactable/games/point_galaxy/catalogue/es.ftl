### Point Galaxy

title = Point Galaxy
about = Elige planetas y lo que hay entre ellos, y alinéalos en sistemas solares.
variant-standard = Estándar
variant-standard-about = De dos a cinco personas y un solo mercado.
variant-solo-easy = Solitario, fácil
variant-solo-easy-about = Contra una IA que hace unos 50 puntos.
variant-solo-medium = Solitario, medio
variant-solo-medium-about = Contra una IA que hace unos 60 puntos.
variant-solo-hard = Solitario, difícil
variant-solo-hard-about = Contra una IA que hace unos 70 puntos.

## Qué ha pasado

event-market = El mercado: { $cards }.
event-supply = Fichas de cohete: { $tokens-short }.
event-start = { $reader ->
    [seat] Empiezas con { $card-el }.
   *[nobody] { $seat } empieza con { $card-el }.
}
event-ai-start = La IA empieza con { $card-el }.
event-first = { $reader ->
    [seat] El primer turno es tuyo.
   *[nobody] El primer turno es de { $seat }.
}
event-turn = { $reader ->
    [seat] Ronda { $round }: tu turno
   *[nobody] Ronda { $round }: turno de { $seat }
}
event-ai-turn = Ronda { $round }: turno de la IA
event-draft = { $reader ->
    [seat] Tomas { $card-un }.
   *[nobody] { $seat } toma { $card-un }.
}
event-top-then = Debajo aparece { $card-un }.
event-planet = Nuevo en el mercado: { $cards }.
event-split = { $cards ->
    [one] La pila { $column } se ha agotado; una carta de la pila { $from } la sustituye.
   *[other] La pila { $column } se ha agotado; { $cards } cartas de la pila { $from } la sustituyen.
}
event-place = { $reader ->
    [seat] Colocas { $card-el } { placed-where }{ gained }.
   *[nobody] { $seat } coloca { $card-el } { placed-where }{ gained }.
}
event-found = { $reader ->
    [seat] Empiezas el sistema { $system } con { $card-el }{ gained }.
   *[nobody] { $seat } empieza el sistema { $system } con { $card-el }{ gained }.
}
event-token = { $reader ->
    [seat] Por cinco cohetes, tomas la ficha «{ $token }»{ gained }.
   *[nobody] Por cinco cohetes, { $seat } toma la ficha «{ $token }»{ gained }.
}
event-lapse-then = { $tokens ->
    [one] No quedan bastantes fichas de cohete: falta una.
   *[other] No quedan bastantes fichas de cohete: faltan { $tokens }.
}
event-ai-take = La IA toma { $cards-un }.
event-ai-token-then = Por cinco cohetes, toma la ficha «{ $token }».
event-over = La partida ha terminado.

placed-where = { $where-id ->
    [top] en lo alto del sistema { $system }
    [bottom] al pie del sistema { $system }
   *[above] sobre el sistema { $system }
}
gained = { $points ->
    [0] {""}
    [one] : 1 punto
   *[other] : { $points } puntos
}

## Qué se puede elegir

move-draft = Tomar { $card-un }{ symbols } (fila { $row }, columna { $column })
move-draft-empty = Tomar de la fila { $row }, columna { $column }
move-place = Colocar { $card-el } { to-place }
move-place-second = Colocar la segunda carta ({ $card }) { to-place }
move-found = Empezar un sistema con { $card-el }
move-found-second = Empezar un sistema con la segunda carta ({ $card })
move-no-card = Colocar una carta
move-token = Tomar la ficha «{ $token }»

to-place = { placed-where }

## Qué se pide

ask-draft = { $reader ->
    [seat] Toma dos cartas: elige la primera.
   *[nobody] { $seat } toma dos cartas.
}
ask-draft-second = { $reader ->
    [seat] Toma tu segunda carta.
   *[nobody] { $seat } toma una segunda carta.
}
ask-place = { $reader ->
    [seat] Coloca tus cartas: elige una y luego su lugar.
   *[nobody] { $seat } coloca las cartas tomadas.
}
ask-token = { $reader ->
    [seat] Otros cinco cohetes: toma una ficha.
   *[nobody] { $seat } elige una ficha de cohete.
}

## Por qué no

refusal-empty = No hay ninguna carta en la fila { $row }, columna { $column }.
refusal-no-sun = Un asteroide necesita un sol sin asteroide, y no tienes ninguno.
refusal-sun-first = Un asteroide necesita un sol sin asteroide, y no tienes ninguno. Toma antes un sol, por ejemplo { $card-el }.
refusal-no-card = No tienes esa carta en la mano.
refusal-no-system = No tienes ningún sistema { $system }.
refusal-there = No puedes colocar { $card-el } { to-place }.

## Fases, categorías, de dónde salen los puntos

phase-draft = Elección de cartas
phase-place = Colocación
phase-token = Elección de ficha
phase-over = Fin
category-suns = Soles
category-planets = Planetas
category-moons = Lunas
category-research = Investigación
category-rockets = Fichas de cohete
category-asteroids = Asteroides
part-sun = { $sets ->
    [one] { $card-cap } en el sistema { $system }: cumplido una vez
   *[other] { $card-cap } en el sistema { $system }: cumplido { $sets } veces
}
part-planets = Sistema { $system }: { $numbers }
part-planets-wild = Sistema { $system }: { $numbers }, con { $cards } como { $as }
part-moon = { $card-cap } en el sistema { $system }
part-research = { $count ->
    [one] Un símbolo de investigación: { $letters }
   *[other] { $count } símbolos de investigación distintos: { $letters }
}
part-token = { $token }
part-asteroids = { $count ->
    [one] 1 asteroide
   *[other] { $count } asteroides
}

## Material

card-planet = { $name } ({ $number }, { $colours })
    .un = { $name } ({ $number }, { $colours })
    .el = { $name } ({ $number }, { $colours })
card-wild = { $name } (X)
    .un = { $name } (X)
    .el = { $name } (X)
card-sun = sol ({ $colours }: { $points })
    .un = un sol ({ $colours }: { $points })
    .el = el sol ({ $colours }: { $points })
    .cap = Sol ({ $colours }: { $points })
card-moon = luna ({ $colours }: { $points })
    .un = una luna ({ $colours }: { $points })
    .el = la luna ({ $colours }: { $points })
    .cap = Luna ({ $colours }: { $points })
card-asteroid = asteroide
    .un = un asteroide
    .el = el asteroide
card-wormhole = agujero de gusano
    .un = un agujero de gusano
    .el = el agujero de gusano
set-one = { $a }
set-two = { $a } + { $b }
set-three = { $a } + { $b } + { $c }
set-either = { $a }/{ $b }
colour-red = rojo
colour-gold = dorado
colour-green = verde
colour-blue = azul
colour-violet = violeta
where-top = arriba
where-bottom = abajo
where-above = encima
where-new = nuevo sistema
symbols = { $rockets ->
    [0] {""}
    [one] , 1 cohete
   *[other] , { $rockets } cohetes
}{ $research ->
    [none] {""}
   *[other] , investigación { $research }
}
token-T01 = 1 punto por cada 2 planetas rojos
    .short = parejas rojas
token-T02 = 1 punto por cada 2 planetas dorados
    .short = parejas doradas
token-T03 = 1 punto por cada 2 planetas verdes
    .short = parejas verdes
token-T04 = 1 punto por cada 2 planetas azules
    .short = parejas azules
token-T05 = 1 punto por cada 2 planetas violetas
    .short = parejas violetas
token-T06 = 2 puntos por cada sistema de al menos 4 planetas
    .short = sistemas de 4
token-T07 = 4 puntos por cada sistema de al menos 6 planetas
    .short = sistemas de 6
token-T08 = 1 punto por cada ficha de cohete propia, incluida esta
    .short = fichas de cohete
token-T09 = 1 punto por cada asteroide
    .short = asteroides
token-T10 = 1 punto por cada agujero de gusano
    .short = agujeros de gusano
token-T11 = 2 puntos por cada 3 lunas
    .short = lunas
token-T12 = 1 punto por cada 2 símbolos de investigación, aunque se repitan
    .short = investigación
token-T13 = 1 punto por cada planeta con el número 1
    .short = planetas con 1
token-T14 = 1 punto por cada planeta con el número 3
    .short = planetas con 3
token-T15 = 1 punto por cada planeta con el número 5
    .short = planetas con 5
token-T16 = 1 punto por cada planeta con el número 7
    .short = planetas con 7
token-T17 = 2 puntos por cada juego de planetas de los 5 colores
    .short = los 5 colores
token-T18 = 1 punto por cada trío de planetas rojo, dorado y verde
    .short = rojo + dorado + verde
token-T19 = 1 punto por cada trío de planetas dorado, verde y azul
    .short = dorado + verde + azul
token-T20 = 1 punto por cada trío de planetas verde, azul y violeta
    .short = verde + azul + violeta
token-T21 = 1 punto por cada trío de planetas azul, violeta y rojo
    .short = azul + violeta + rojo
token-T22 = 1 punto por cada trío de planetas violeta, rojo y dorado
    .short = violeta + rojo + dorado
token-T23 = 1 punto por cada sol, incluido el inicial
    .short = soles
token-T24 = 4 puntos por cada 3 símbolos de investigación iguales
    .short = tríos de investigación

## El tablero

label-round = Ronda { $round } de { $most }
label-market = Mercado
label-column = { $count ->
    [one] columna { $column } (1 carta)
   *[other] columna { $column } ({ $count } cartas)
}
label-pile = { $count ->
    [one] Queda 1 carta en esta pila
   *[other] Quedan { $count } cartas en esta pila
}
label-supply = Fichas de cohete
label-tokens = Fichas de cohete: { $tokens-short }
label-tokens-none = Fichas de cohete: ninguna
label-hand = Por colocar
label-goes-to = cabe en
label-no-room = sin sitio
label-galaxy = Galaxia de { $name }
label-mine = Tu galaxia
label-others = Otras galaxias
label-enlarge = Ampliar la galaxia de { $name }
label-back = Volver a tu galaxia
label-system = Sistema { $system }
label-new-system = Nuevo sistema
label-no-sun = sin sol
label-empty = vacío
label-take = Tomar esta carta
label-take-both = Tomar ambas
label-clear = Quitar
label-choose = Elige una carta, o dos para tomarlas juntas.
label-choose-last = Elige la segunda carta.
label-place = Colocar: { $card }
label-placing = Elige un lugar. { $card }.
label-gain = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
label-token-now = Lo que da cada ficha al momento
label-rockets = { $count ->
    [one] 1 cohete, próxima ficha con { $next }
   *[other] { $count } cohetes, próxima ficha con { $next }
}
label-research = { $count ->
    [one] 1 símbolo de investigación
   *[other] { $count } símbolos de investigación
}
label-suns = { $count ->
    [one] 1 sol
   *[other] { $count } soles
}
label-moons = { $count ->
    [one] 1 luna
   *[other] { $count } lunas
}
label-asteroids = { $count ->
    [one] 1 asteroide
   *[other] { $count } asteroides
}
label-wormholes = { $count ->
    [one] 1 agujero de gusano
   *[other] { $count } agujeros de gusano
}
label-scale = Números o símbolos distintos: { $scale }
label-prizes = Asteroides: { $prizes }; los empates se reparten
label-ai-takes = La IA toma: { $card }
label-skip = Seguir
label-ai = IA
rival-ai = La IA
label-ai-first = La IA toma esta primero
label-ai-second = La IA toma esta después
label-planet-face = { $name }: { $number }, { $colours }{ symbols }
label-wild-face = { $name }: X, cualquier número{ symbols }
label-sun-each = { $points ->
    [one] Sol: 1 punto por cada planeta ({ $colours }){ symbols }
   *[other] Sol: { $points } puntos por cada planeta ({ $colours }){ symbols }
}
label-sun-set = { $points ->
    [one] Sol: 1 punto por cada juego { $colours }{ symbols }
   *[other] Sol: { $points } puntos por cada juego { $colours }{ symbols }
}
label-moon-one = Luna: { $points } puntos junto a un planeta { $a }{ symbols }
label-moon-two = Luna: { $points } puntos entre un planeta { $a } y uno { $b }{ symbols }
label-asteroid-face = Asteroide{ symbols }
label-wormhole-face = Agujero de gusano{ symbols }
label-achievements = Logros conseguidos
label-achievement = { $category ->
    [total] { $points } puntos o más
    [suns] { $points } puntos o más con soles
    [planets] { $points } puntos o más con planetas
    [moons] { $points } puntos o más con lunas
    [rockets] { $points } puntos o más con fichas de cohete
   *[unique_research] Los { $points } símbolos de investigación
}

## Notas en una primera partida

tip-market = Aquí hay nueve cartas: arriba soles, lunas, asteroides y agujeros de gusano; debajo, seis planetas. Toma dos cualesquiera.
tip-hand = Elige una carta y luego un lugar. El número del lugar dice cuántos puntos da al momento.
tip-galaxy = Un sistema es una columna. Sus planetas deben subir o bajar sin repetirse; un sol encima premia colores.
tip-tokens = Cada cinco cohetes de tu galaxia te dan una de estas.

## La primera partida guiada (first.toml)

first-sun = Esta es tu galaxia. Empieza con un sol: 2 puntos por cada pareja de un planeta verde y uno rojo debajo.
first-market = En cada turno tomas dos cartas. Tu sol quiere verde y rojo: toca el 3 verde y el 5 rojo y toma ambas.
first-three = Ahora colócalas. Pon el 3 verde bajo tu sol: un sistema es una columna y sus planetas pertenecen a ese sol.
first-five = Los números de un sistema deben subir o bajar de principio a fin. Pon el 5 rojo encima del 3; así abajo aún caben el 2 y el 1.
first-four-points = { $points } puntos: 2 por la pareja del sol y 2 por dos números distintos. Tres darían 3, cuatro 5 y los siete 12. Mientras tanto, Nova también ha puesto dos planetas.
first-moon = Aquí hay una luna verde. Da 3 puntos si tiene un planeta verde justo al lado. Toma la luna y también el 1 dorado y violeta para seguir bajando.
first-under = Pon la luna abajo, justo debajo del 3 verde.
first-one = La luna brilla. No interrumpe la serie de números: pon el 1 debajo. 5, 3, 1 va bajando.
first-eight-points = { $points } puntos en dos turnos: 2 del sol, 3 por tres números y 3 de la luna.
first-second = Un sol no basta. Este da 5 puntos por cada juego de un planeta verde, uno azul y uno violeta debajo. Tómalo, y también el 3 azul.
first-found = Pon primero el sol: empieza su propio sistema, al lado del otro.
first-blue = El 3 azul va debajo. Cuando haya también un planeta verde y uno violeta, el sol dará sus 5 puntos.
first-asteroid = { $points } puntos. Nova ha tomado un asteroide: quien tenga más gana 10 puntos, y el segundo 6. Puede cambiar hasta el final, y aquí hay otro.
first-tokens = Algunas cartas muestran cohetes. Cada quinto cohete de tu galaxia te da una de estas fichas, y cada una paga a su manera. Nova acaba de tomar una.
first-take = Toma el asteroide y también la X con la letra A, abajo a la izquierda: una X vale el número que necesites, pero no tiene color.
first-above = Los asteroides van encima de un sol, uno por sol. Ponlo sobre tu primer sol.
first-x = Pon la X arriba en tu primer sistema. Sobre el 5 es un 6 o un 7: el cuarto número distinto.
first-twenty-points = { $points } puntos. Nova y tú tenéis un asteroide cada uno: os repartís 10 y 6, es decir, 8 para cada uno. Cuatro números dan 5 en vez de 3. Y la A es tu primer símbolo de investigación: las letras distintas pagan como los números, en toda tu galaxia.
first-rival = Esta es la galaxia de Nova. Échale un vistazo antes de elegir: una carta que a ti te da poco puede ser la que esperan los soles y las lunas de Nova, y lo que descubras lo puede tomar Nova.
first-own = Ahora elige tú. El número de una carta dice lo que daría al momento; lo que pueda dar después lo juzgas tú: ¿encontrará un sol sus colores, cabe todavía un número? Toma dos cartas.
first-own-places = Los marcos dorados muestran dónde cabe una carta y lo que da allí. Un marco vacío empieza un sistema nuevo. Pon las dos.
first-go-on = Así durante trece turnos. Los sistemas largos son los que más pagan: el sexto y el séptimo número dan 2 y 3 puntos. Sigue jugando y pide un consejo cuando quieras.
