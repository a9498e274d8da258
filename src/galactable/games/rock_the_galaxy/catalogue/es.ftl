### Rock the Galaxy

title = Rock the Galaxy
about = Bandas extraterrestres reúnen temas de canciones, graban sencillos y se birlan los fans unas a otras.
variant-first = Primera partida
variant-first-about = Menos sencillos y fans, cartas fáciles: una partida corta para aprender.
variant-basic = Básico
variant-basic-about = Toda la reserva, cartas fáciles.
variant-standard = Estándar
variant-standard-about = Toda la reserva y las 101 cartas.

## Qué ha pasado

event-turn = { $reader ->
    [seat] Ronda { $round }: tu turno
   *[nobody] Ronda { $round }: turno de { $seat }
}
event-band = { $reader ->
    [seat] Juegas con { $band }.
   *[nobody] { $seat } juega con { $band }.
}
event-draw = { $reader ->
    [seat] Robas del mazo: { $cards }.
   *[nobody] { $seat } roba del mazo: { $cards }.
}
event-draw-then = { $reader ->
    [seat] Eso te da { $cards }.
   *[nobody] Eso le da { $cards }.
}
event-draw-unseen = { $count ->
    [one] { $seat } roba una carta del mazo.
   *[other] { $seat } roba { $count } cartas del mazo.
}
event-draw-unseen-then = { $count ->
    [one] Eso le da una carta.
   *[other] Eso le da { $count } cartas.
}
event-steal = { $reader ->
    [seat] Le quitas { $card } a { $from }.
    [from] { $seat } te quita { $card }.
   *[nobody] { $seat } le quita { $card } a { $from }.
}
event-steal-unseen = { $seat } le quita una carta a { $from }.
event-reshuffle = { $cards ->
    [one] La pila de descarte (una carta) pasa a ser el nuevo mazo.
   *[other] La pila de descarte ({ $cards } cartas) se baraja y forma un nuevo mazo.
}
event-play = { $reader ->
    [seat] Juegas { $card }.
   *[nobody] { $seat } juega { $card }.
}
event-side = { $reader ->
    [seat] Eliges: { event-side-where }.
   *[nobody] { $seat } elige: { event-side-where }.
}
event-side-more = , { event-side-where }.
event-side-where = { $steals ->
    [yes] { $side-from }
   *[no] { $side }
}
event-discard = { $reader ->
    [seat] Descartas: { $cards }.
   *[nobody] { $seat } descarta: { $cards }.
}
event-discard-then = { $reader ->
    [seat] Descartas: { $cards }.
   *[nobody] Descarta: { $cards }.
}
event-discard-more = , { $cards }.
event-receive = { $reader ->
    [seat] Recibes { $cards } de { $from }.
    [from] Le das { $cards } a { $seat }.
   *[nobody] { $seat } recibe { $cards } de { $from }.
}
event-receive-unseen = { $count ->
    [one] { $seat } recibe una carta de { $from }.
   *[other] { $seat } recibe { $count } cartas de { $from }.
}
event-show = { $reader ->
    [seat] Tienes que descartar: { $cards }.
   *[nobody] { $seat } tiene que descartar: { $cards }.
}
event-show-more = , { $cards }.
event-yoink = { $reader ->
    [seat] Le birlas un fan a { $from }.
    [from] { $seat } te birla un fan.
   *[nobody] { $seat } le birla un fan a { $from }.
}
event-yoink-then = { $reader ->
    [from] Uno de tus fans cambia de bando.
   *[nobody] Un fan de { $from } cambia de bando.
}
event-yoink-more = {" "}{ event-yoink-then }
event-set = { $reader ->
    [seat] Juegas una serie de { $size } { $theme }: { $cards }.
   *[nobody] { $seat } juega una serie de { $size } { $theme }: { $cards }.
}
event-return-then = { $reader ->
    [seat] { $fans ->
        [one] Uno de tus fans se despide y vuelve a la reserva.
       *[other] { $fans } de tus fans se despiden y vuelven a la reserva.
    }
   *[nobody] { $fans ->
        [one] Uno de sus fans se despide y vuelve a la reserva.
       *[other] { $fans } de sus fans se despiden y vuelven a la reserva.
    }
}
event-singles-then = { $singles ->
    [0] Ya no queda ningún sencillo que grabar.
    [one] Se graba un sencillo.
   *[other] Se graban { $singles } sencillos.
}
event-fans = { $reader ->
    [seat] Ganas { event-fans-many }{ event-fans-yoinked }.
    [from] { $seat } gana { event-fans-many }{ event-fans-lost }.
   *[nobody] { $seat } gana { event-fans-many }{ event-fans-yoinked }.
}
event-fans-then = { $reader ->
    [from] La serie da { event-fans-many }{ event-fans-lost }.
   *[nobody] La serie da { event-fans-many }{ event-fans-yoinked }.
}
event-fans-more = {" "}{ event-fans-then }
event-fans-many = { $fans ->
    [one] un fan
   *[other] { $fans } fans
}
event-fans-yoinked = { $yoinked ->
    [0] {""}
    [one] { $all ->
        [yes] , birlado a { $from }
       *[no] , uno de ellos birlado a { $from }
    }
   *[other] { $all ->
        [yes] , birlados a { $from }
       *[no] , { $yoinked } de ellos birlados a { $from }
    }
}
event-fans-lost = { $yoinked ->
    [0] {""}
    [one] { $all ->
        [yes] , que era tuyo
       *[no] , uno de los tuyos
    }
   *[other] { $all ->
        [yes] , que eran tuyos
       *[no] , { $yoinked } de los tuyos
    }
}
event-no-cards = { $reader ->
    [seat] Te has quedado sin cartas; tu turno termina.
   *[nobody] { $seat } se ha quedado sin cartas; su turno termina.
}
event-end-turn = { $reader ->
    [seat] Terminas tu turno.
   *[nobody] { $seat } termina su turno.
}
event-last-round = { $round ->
    [40] La ronda 40 es la última.
   *[other] Ya no quedan fans en la reserva: esta ronda es la última.
}
event-over = La partida ha terminado.

## Qué se puede elegir

move-band = Jugar con { $band }
move-play = Jugar { $card }
move-set = Jugar una serie de { $size } { $theme }
move-use = Usar { $card }
move-discard = Descartar { $card }
move-pass = Pasar { $card }
move-direction = { $direction-towards }
move-direction-steal = { $direction-whence }
move-victim = Birlarle un fan a { $seat }
move-yoink = { $fans ->
    [one] Birlar un fan
   *[other] Birlar { $fans } fans
}
move-yoink-none = No birlar ningún fan
move-end = Terminar el turno y robar
move-end-discarding = Dejar de descartar y robar
# A hint: cards that are discarded together, what a draw may bring.
plan-discard = Descartar { $cards }
plan-discard-draw = Descartar { $cards } y luego robar
hope-set = Después, una serie de { $size } { $theme }

## Qué se pregunta

ask-bands = { $reader ->
    [seat] Elige tu banda.
   *[nobody] { $seat } elige una banda.
}
ask-turn = { $reader ->
    [seat] Juega acciones; luego juega una serie o descarta. Después robas del mazo.
   *[nobody] { $seat } juega acciones y luego una serie, o descarta.
}
ask-compose = { $reader ->
    [seat] Elige una carta para tu serie.
   *[nobody] { ask-turn }
}
ask-discarding = { $reader ->
    [seat] Descarta más cartas, o para y roba.
   *[nobody] { $seat } está descartando.
}
ask-act-discard = { $reader ->
    [seat] { $count ->
        [one] Tu acción te obliga a descartar una carta.
       *[other] Tu acción te obliga a descartar { $count } cartas.
    }
   *[nobody] { $seat } descarta por una acción.
}
ask-direction-steal = { $reader ->
    [seat] Todos le quitan una carta a un vecino: ¿de qué lado?
   *[nobody] { $seat } elige a qué vecino le quitan todos una carta.
}
ask-direction-pass = { $reader ->
    [seat] Todos pasan cartas: ¿hacia qué lado?
   *[nobody] { $seat } elige hacia qué lado pasan todos.
}
ask-give-pass = { $reader ->
    [seat] { $count ->
        [one] Elige una carta para pasarla.
       *[other] Elige { $count } cartas para pasarlas.
    }
   *[nobody] { $seat } elige qué pasar.
}
ask-give-discard = { $reader ->
    [seat] { $count ->
        [one] Elige una carta para descartarla.
       *[other] Elige { $count } cartas para descartarlas.
    }
   *[nobody] { $seat } elige qué descartar.
}
ask-victim = { $reader ->
    [seat] ¿A quién le birlas un fan?
   *[nobody] { $seat } elige a quién birlar un fan.
}
ask-yoink = { $reader ->
    [seat] ¿Cuántos de estos fans birlas?
   *[nobody] { $seat } decide cuántos fans birlar.
}

## Fases, categorías, de dónde vienen los puntos

phase-bands = Elección de bandas
phase-turn = Turno
phase-compose = Componer una serie
phase-discarding = Descartar
phase-act-discard = Descartar por una acción
phase-direction = Elegir un lado
phase-give = Ceder cartas
phase-victim = Elegir rival
phase-yoink = Birlar fans
phase-over = Fin
category-singles = Puntos por sencillos
category-fans = Puntos por fans
part-single = { $count ->
    [one] 1 sencillo de { $each } puntos
   *[other] { $count } sencillos de { $each } puntos
}
part-fan = { $count ->
    [one] 1 fan de 1 punto
   *[other] { $count } fans de 1 punto
}

## Componentes

band-orange = Orange Groove
band-purple = Purple Rays
band-green = Green Thrum
band-white = White Noise
colour-orange = naranja
colour-purple = morado
colour-green = verde
colour-white = sin color
side-left = hacia la izquierda
    .from = de la izquierda
    .towards = Hacia la izquierda
    .whence = De la izquierda
side-right = hacia la derecha
    .from = de la derecha
    .towards = Hacia la derecha
    .whence = De la derecha
theme-phone = móviles
theme-coffee = vasos de café
theme-truck = camionetas
theme-popper = cañones de confeti
theme-heart = corazones
theme-rain = nubes de lluvia
theme-hat = sombreros vaqueros
theme-garden = puertas de jardín
theme-bicycle = bicicletas
card-phone = Móvil
card-phone-2 = Dos móviles
card-coffee = Vaso de café
card-coffee-2 = Dos vasos de café
card-truck = Camioneta
card-truck-2 = Dos camionetas
card-popper = Cañón de confeti
card-popper-2 = Dos cañones de confeti
card-heart = Corazón
card-heart-2 = Dos corazones
card-rain = Nube de lluvia
card-rain-2 = Dos nubes de lluvia
card-hat = Sombrero vaquero
card-hat-2 = Dos sombreros vaqueros
card-garden = Puerta de jardín
card-garden-2 = Dos puertas de jardín
card-bicycle = Bicicleta
card-bicycle-2 = Dos bicicletas
card-note-all = Nota arcoíris
card-note-op = Nota naranja-morada
card-note-og = Nota naranja-verde
card-note-pg = Nota morada-verde
card-big-note = Nota de estadio
card-back-1-op = Despedida naranja-morada
card-back-1-og = Despedida naranja-verde
card-back-1-pg = Despedida morada-verde
card-back-2 = Gran despedida
card-draw-2 = «Roba 2»
card-draw-3 = «Roba 3»
card-draw-2-discard-1 = «Roba 2, descarta 1»
card-draw-3-discard-2 = «Roba 3, descarta 2»
card-draw-5-discard-3 = «Roba 5, descarta 3»
card-steal-draw-1 = «Todos quitan 1, roba 1»
card-rivals-discard-draw-1 = «Los demás descartan 1, roba 1»
card-yoink = «Birla 1 fan»
card-yoink-discard-1 = «Birla 1 fan, descarta 1»
card-pass-1-draw-1 = «Todos pasan 1, roba 1»
card-pass-2 = «Todos pasan 2»
card-fresh-hand = «Descarta todo, roba 5»
card-draw-to-7 = «Roba hasta 7, fin del turno»
card-nothing = «No pasa nada»
action-draw = Roba { $count }
action-discard = Descarta { $count }
action-steal = Todos quitan { $count }
action-rivals = Los demás descartan { $count }
action-yoink = Birla { $count } fan
action-pass = Todos pasan { $count }
action-discard-all = Descarta todo
action-draw-to = Roba hasta { $count }, fin del turno
action-nothing = No pasa nada

## El tablero

label-hand = Tu mano
label-hand-of = Mano de { $name }
label-hand-empty = Sin cartas en la mano
label-deck = { $count ->
    [one] Mazo: { $count } carta
   *[other] Mazo: { $count } cartas
}
label-discard = { $count ->
    [one] Pila de descarte: { $count } carta
   *[other] Pila de descarte: { $count } cartas
}
label-discard-title = Pila de descarte
label-supply = Reserva
label-supply-fans = { $count ->
    [one] { $count } fan en la reserva
   *[other] { $count } fans en la reserva
}
label-supply-singles = { $count ->
    [one] { $count } sencillo en la reserva ({ $colour })
   *[other] { $count } sencillos en la reserva ({ $colour })
}
terminal-singles = { $count ->
    [one] { $count } sencillo ({ $colour })
   *[other] { $count } sencillos ({ $colour })
}
label-singles = { $count ->
    [one] { $count } sencillo
   *[other] { $count } sencillos
}
label-fans = { $count ->
    [one] { $count } fan
   *[other] { $count } fans
}
label-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
label-aside = { $count ->
    [one] { $count } apartada
   *[other] { $count } apartadas
}
label-last-round = Última ronda
label-stage = Escenario de { $name }: { $band }, { $singles }, { $fans }, { $cards } en la mano
label-no-band = aún sin banda
label-sets = Series que puedes jugar
label-set = { $count } { $theme }
label-on-table = Sobre la mesa
label-played-set = Serie de { $name }
label-played = Jugado por { $name }
label-dropped = Descartado por { $name }
label-composing = Tu serie de { $count }
label-discard-mode = Descartar cartas
label-discard-stop = Conservarlas todas
label-discard-go = Descartar { $count } y robar
label-discard-pick = Elige cartas para descartar
label-give-go = Pasar { $count }
label-lay-go = Descartar { $count }
label-chosen = { $count } de { $of }
label-end = Terminar el turno y robar
label-end-discard = Listo, robar
label-yoink-none = Sin birlar: todos de la reserva
label-yoink-some = { $count ->
    [one] Birlarle { $count } fan a { $name }
   *[other] Birlarle { $count } fans a { $name }
}
label-sets-none = Aún no hay serie en tu mano
label-victim = Birlarle un fan a { $name }
label-left = A la izquierda: { $name }
label-right = A la derecha: { $name }
label-band-wants = Le gustan estos temas: cada serie graba sencillos
label-band-fans = No graba sencillos: cada serie atrae fans
label-band-seats = Solo con { $count } jugadores
label-find-sets = { $card }: ver sus series
label-aid = Lo que dan las series
label-aid-size = Símbolos de la serie
label-aid-own = El color de tu banda
label-aid-other = Otro color
label-aid-yoink = Un sencillo vale 2 puntos; un fan, 1. Con el color de otra banda puedes birlarle fans en lugar de tomarlos de la reserva.
label-aid-symbols = { $count } en el mazo

## Consejos para una primera partida

tip-bands = Las series del color de tu banda graban sencillos (2 puntos cada uno). Las de otros colores dan fans (1 punto cada uno).
tip-hand = Esta es tu mano. Las imágenes iguales forman series de 3, 4 o 5 símbolos; las notas sustituyen a cualquier imagen de sus colores.
tip-action = Las cartas con un rayo son acciones: toca una para jugarla, todas las que quieras.
tip-sets = Estas son las series que permite tu mano. Toca una para jugarla; con eso termina tu turno.
tip-discard = ¿Ninguna serie buena? Descarta lo que no necesites y roba otra vez hasta cinco.
tip-supply = Cuando alguien toma el último fan de la reserva, la ronda se juega hasta el final y la partida termina.

## La primera partida guiada (first.toml)

first-band = Elige tu banda: toma Orange Groove. Su color decide lo que valen tus series. Las series naranjas graban sencillos (2 puntos cada uno); las de otros colores dan fans (1 punto cada uno).
first-hand = Esta es tu mano; solo tú la ves. Una serie son 3, 4 o 5 símbolos de la misma imagen. La carta naranja con dos móviles ya cuenta 2. Con un móvil más tienes una serie.
first-action = Las cartas con un rayo son acciones. Antes de tu serie puedes jugar todas las que quieras. Juega «Roba 2, descarta 1» para buscar un móvil.
first-lay = ¡Ahí está: un móvil! Y una bicicleta. Ahora sobra una carta. Solo tienes un sombrero, y el verde no es tu color: elige el sombrero y confirma.
first-set = Tres móviles forman una serie. Aquí están todas las series que permite tu mano; toca esta. Una serie termina tu turno y robas de nuevo hasta cinco cartas.
first-single = El naranja es tu color: la serie ha grabado un sencillo, 2 puntos. Con el del principio tienes { $points } puntos. Nadie puede quitarte un sencillo.
first-rival = Nova juega con Purple Rays y ha bajado una serie verde: no es su color, así que ganó un fan. Los fans se pueden birlar a otra banda.
first-yoink = Has guardado la carta justa. Juega «Birla 1 fan, descarta 1».
first-rare = El fan de Nova es tuyo: { $points } puntos. A cambio descartas una carta. Las bicicletas son raras, solo hay 5 cartas: descarta la bicicleta.
first-discard = No tienes ninguna serie. Entonces puedes descartar las cartas que quieras y robar hasta cinco; a menudo es el mejor turno. Pulsa «Descartar cartas» y elige la puerta de jardín y el café. Guarda el móvil: los móviles son comunes y de tu color.
first-end = Ahora termina tu turno: robas cuatro cartas.
first-supply = Este es el reloj de la partida. Cuando alguien toma de aquí el último fan, se termina la ronda. Luego gana quien tenga más puntos.
first-again = Ahora tienes dos acciones en la mano. Nova no tiene fans, así que birlar puede esperar. Juega «Roba 3, descarta 2».
first-two = Dos móviles más y una nota arcoíris: las notas valen por cualquier imagen de sus colores, y esta tiene los tres. Ya son cuatro móviles. El café y la camioneta sobran.
first-four = Tres móviles y la nota: toca la serie de 4.
first-two-singles = Una serie de 4 graba dos sencillos; una de 5 daría tres. Eran los últimos sencillos naranjas de la reserva, así que tu color ya no da nada. Desde ahora te interesan el verde y el morado.
first-stolen = ¿Y Nova? Con «Todos quitan 1», cada cual tomó sin mirar una carta de la mano vecina. Nova encontró tu carta de birlar y con ella se llevó tu fan: tienes { $points } puntos. Los fans van y vienen; los sencillos se quedan.
first-green = Otra vez sin serie. Tus dos sombreros y tus dos puertas están en cartas que cuentan doble, las dos verdes: guárdalas. Descarta el café, la nube y la nota, que es naranja y morada.
first-end-again = Termina otra vez tu turno: robas tres cartas.
first-fan = Ahí está la tercera puerta. El verde no es tu color, así que la serie da un fan. Con 4 o 5 símbolos serían dos o tres, y con el morado de Nova podrías birlarle una parte. Juégala.
first-go-on = Ya sabes todo lo necesario. Reúne imágenes comunes, guarda las notas para series grandes y vigila los fans de la reserva. Sigue jugando y pide un consejo cuando quieras.
