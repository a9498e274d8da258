### Tiny Galaxies

title = Tiny Galaxies
about = Tira los dados, vuela a los planetas, colonízalos y sigue lo que hacen los demás.
variant-standard = Estándar
variant-standard-about = El juego completo, hasta 21 puntos.

## Qué ha pasado

event-turn = { $reader ->
    [seat] Ronda { $round }: tu turno
   *[nobody] Ronda { $round }: turno de { $seat }
}
event-draw = { $count ->
    [one] Aparece { $planets }.
   *[other] Aparecen { $planets }.
}
event-draw-then = { $planets } ocupa su lugar en la fila.
event-roll = { $reader ->
    [seat] Sacas { $dice }.
   *[nobody] { $seat } saca { $dice }.
}
event-reroll = { $reader ->
    [seat] Pagas 1 de energía y vuelves a tirar: { $dice }.
   *[nobody] { $seat } paga 1 de energía y vuelve a tirar: { $dice }.
}
event-activate = { $full ->
    [none] { $reader ->
        [seat] Usas { $face } y ganas { $gains }.
       *[nobody] { $seat } usa { $face } y gana { $gains }.
    }
   *[other] { $reader ->
        [seat] Usas { $face }, pero ya tienes 7 de { $full }.
       *[nobody] { $seat } usa { $face }, pero ya tiene 7 de { $full }.
    }
}
event-convert = { $reader ->
    [seat] Por { $cost }, conviertes { $old } en { $new }{ event-and-gained }.
   *[nobody] Por { $cost }, { $seat } convierte { $old } en { $new }{ event-and-gained }.
}
# Games of earlier versions do not say who was followed.
event-follow = { $from ->
    [none] { $reader ->
        [seat] Pagas 1 de cultura para seguir ({ $face }){ event-and-gains }.
       *[nobody] { $seat } paga 1 de cultura para seguir ({ $face }){ event-and-gains }.
    }
   *[other] { $reader ->
        [seat] Pagas 1 de cultura para seguir a { $from } ({ $face }){ event-and-gains }.
        [from] { $seat } paga 1 de cultura para seguirte ({ $face }){ event-and-gains }.
       *[nobody] { $seat } paga 1 de cultura para seguir a { $from } ({ $face }){ event-and-gains }.
    }
}
event-move = { $way-id ->
    [home] { $planet ->
        [none] { $reader ->
            [seat] Haces volver tu nave.
           *[nobody] { $seat } hace volver una nave.
        }
       *[other] { $reader ->
            [seat] Haces volver tu nave de { $planet }.
           *[nobody] { $seat } hace volver una nave de { $planet }.
        }
    }
    [land] { $reader ->
        [seat] Aterrizas en { $planet }.
       *[nobody] { $seat } aterriza en { $planet }.
    }
   *[orbit] { $reader ->
        [seat] Entras en órbita de { $planet }.
       *[nobody] { $seat } entra en órbita de { $planet }.
    }
}
event-use = { $reader ->
    [seat] Usas { $planet }{ event-for }{ event-and-gained }.
   *[nobody] { $seat } usa { $planet }{ event-for }{ event-and-gained }.
}
event-for = { $cost ->
    [none] {""}
   *[other] {" "}por { $cost }
}
event-and-gains = { $gains ->
    [none] {""}
   *[other] { $reader ->
        [seat] {" "}y ganas { $gains }
       *[nobody] {" "}y gana { $gains }
    }
}
event-and-gained = { $full ->
    [none] { event-and-gains }
   *[other] { $reader ->
        [seat] , pero ya tienes 7 de { $full }
       *[nobody] , pero ya tiene 7 de { $full }
    }
}
event-lose = { $reader ->
    [seat] Entregas un dado de { $face }{ event-and-gains }.
   *[nobody] { $seat } entrega un dado de { $face }{ event-and-gains }.
}
event-back = { $reader ->
    [seat] Retrocedes en { $planet } ({ $space } de { $length }){ event-and-gains }.
   *[nobody] { $seat } retrocede en { $planet } ({ $space } de { $length }){ event-and-gains }.
}
event-gain-then = { $everyone ->
    [yes] { $reader ->
        [owner] Todos los demás ganan { $gains }.
       *[nobody] Todos menos { $owner } ganan { $gains }.
    }
   *[no] { $reader ->
        [owner] Ganas { $gains }.
       *[nobody] { $owner } gana { $gains }.
    }
}
event-advance = { $by ->
    [none] { $reader ->
        [seat] Avanzas con { $die } en { $planet }: { $space } de { $length }.
       *[nobody] { $seat } avanza con { $die } en { $planet }: { $space } de { $length }.
    }
   *[other] { $reader ->
        [seat] Gracias a { $by }, avanzas en { $planet }: { $space } de { $length }.
       *[nobody] Gracias a { $by }, { $seat } avanza en { $planet }: { $space } de { $length }.
    }
}
event-colonize = { $by ->
    [none] { $reader ->
        [seat] Con { $die } colonizas { $planet }: ¡{ event-points }!
       *[nobody] Con { $die }, { $seat } coloniza { $planet }: ¡{ event-points }!
    }
   *[other] { $reader ->
        [seat] Gracias a { $by }, colonizas { $planet }: ¡{ event-points }!
       *[nobody] Gracias a { $by }, { $seat } coloniza { $planet }: ¡{ event-points }!
    }
}
event-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
event-sent-home-then = { $count ->
    [one] { $ships ->
        [one] { $reader ->
            [owners] Tu nave que estaba allí vuelve a casa.
           *[nobody] La nave de { $owners } vuelve a casa.
        }
       *[other] { $reader ->
            [owners] Tus { $ships } naves que estaban allí vuelven a casa.
           *[nobody] Las { $ships } naves de { $owners } vuelven a casa.
        }
    }
   *[other] { $reader ->
        [owners] { $ships ->
            [one] Tu nave que estaba allí vuelve a casa, y otras también.
           *[other] Tus { $ships } naves que estaban allí vuelven a casa, y otras también.
        }
       *[nobody] Las naves de { $owners } vuelven a casa.
    }
}
event-upgrade = { $reader ->
    [seat] Mejoras al nivel { $level } por { $cost }: { event-brings }.
   *[nobody] { $seat } mejora al nivel { $level } por { $cost }: { event-brings }.
}
event-brings = { $brings-id ->
    [die] { event-points } y un dado más
    [ship] { event-points } y una nave más
   *[nothing] { event-points }
}
event-last-round = { $reader ->
    [seat] Tienes { $points } puntos: esta ronda es la última.
   *[nobody] { $seat } tiene { $points } puntos: esta ronda es la última.
}
event-last-round-then = Son { $points } puntos en total: esta ronda es la última.
event-over = La partida ha terminado.

## Qué se puede elegir

move-activate = Usar { $face }
move-activate-gain = Usar { $face }: ganar { $gains }
move-convert = Convertir { $old } en { $new } pagando 1 de { $pay }
move-reroll = { $count ->
    [one] Volver a tirar { $count } dado por 1 de energía
   *[other] Volver a tirar { $count } dados por 1 de energía
}
move-end = Terminar el turno
move-ship-home = Tomar una nave de casa
move-ship-surface = Tomar la nave posada en { $planet }
move-ship-orbit = Tomar la nave en órbita de { $planet }
move-go-home = Volver a casa
move-go-surface = Aterrizar en { $planet }
move-go-orbit = Entrar en órbita de { $planet }
move-no-planet = Volar adonde no hay ningún planeta
move-use = Usar { $planet } ({ ability })
move-follow-gain = Seguir por 1 de cultura: ganar { $gains }
move-follow-advance = Seguir por 1 de cultura: avanzar en { $planets }
move-follow-colonize = Seguir por 1 de cultura: colonizar { $planet } ({ event-points })
move-follow-move = Seguir por 1 de cultura: mover una nave
move-follow-utilize = Seguir por 1 de cultura: mejorar la galaxia o usar una colonia
move-pass-land = No usar el planeta
move-pass-follow = No seguir
move-pass-offer = No avanzar
move-upgrade = Mejorar al nivel { $level } por { $cost }
move-lose = Entregar { $face }
move-back = Retroceder en { $planet }, a la casilla { $space } de { $length }
move-advance = Avanzar en { $planet }, a la casilla { $space } de { $length }
move-colonize = Colonizar { $planet } ({ event-points })

## Habilidades

ability = { $cost ->
    [none] { $brings }
   *[other] { $cost }: { $brings }
}
cost-energy = pagar { $count } de energía
cost-culture = pagar { $count } de cultura
cost-die = entregar un dado sin usar
cost-back-life = retroceder { $count } en una pista de vida
cost-back-tech = retroceder { $count } en una pista de técnica
cost-back-either = retroceder { $count } en cualquier pista
gain-energy = ganar { $count } de energía
gain-culture = ganar { $count } de cultura
advance-life = avanzar { $count } en una pista de vida
advance-tech = avanzar { $count } en una pista de técnica
advance-either = avanzar { $count } en cualquier pista
others-energy = todos los demás ganan { $count } de energía
others-culture = todos los demás ganan { $count } de cultura
others-advance-life = todos los demás pueden avanzar { $count } en una pista de vida
others-advance-tech = todos los demás pueden avanzar { $count } en una pista de técnica
others-advance-either = todos los demás pueden avanzar { $count } en cualquier pista
amount-energy = { $count } de energía
amount-culture = { $count } de cultura

## Lo que aporta un consejo además de puntos

figure-energy = { $sign }{ $count } de energía
figure-culture = { $sign }{ $count } de cultura
figure-space = { $what } { $sign }{ $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}

## Qué se pregunta

ask-main = { $reader ->
    [seat] Usa un dado, vuelve a tirar, convierte uno o termina tu turno.
   *[nobody] { $seat } elige un dado.
}
ask-main-stuck = { $reader ->
    [seat] Ninguno de tus dados sirve ahora: vuelve a tirar, convierte uno o termina tu turno.
   *[nobody] { $seat } elige un dado.
}
ask-main-done = { $reader ->
    [seat] No quedan dados: termina tu turno.
   *[nobody] { $seat } termina el turno.
}
ask-ship = { $reader ->
    [seat] ¿Qué nave mueves?
   *[nobody] { $seat } mueve una nave.
}
ask-go = { $reader ->
    [seat] ¿Adónde? Aterriza para usar la habilidad, o entra en órbita para ganar el planeta.
   *[nobody] { $seat } mueve una nave.
}
ask-land = { $reader ->
    [seat] ¿Usas la habilidad de { $planet }?
   *[nobody] { $seat } puede usar { $planet }.
}
ask-follow = { $reader ->
    [seat] { $from } ha usado { $face }. ¿Haces lo mismo por 1 de cultura?
    [from] { $seat } puede seguirte: { $face }.
   *[nobody] { $seat } puede seguir a { $from }: { $face }.
}
ask-utilize = { $reader ->
    [seat] Mejora tu galaxia o usa una colonia.
   *[nobody] { $seat } mejora su galaxia o usa una colonia.
}
ask-lose = { $reader ->
    [seat] { $planet } cuesta un dado: ¿cuál entregas?
   *[nobody] { $seat } entrega un dado por { $planet }.
}
ask-back = { $reader ->
    [seat] { $planet } cuesta una casilla: ¿qué nave retrocede?
   *[nobody] { $seat } hace retroceder una nave por { $planet }.
}
ask-advance = { $reader ->
    [seat] ¿Qué nave avanza { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    } en { $track }?
   *[nobody] { $seat } hace avanzar una nave en { $track }.
}
ask-offer = { $reader ->
    [seat] Puedes hacer avanzar una nave { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    } en { $track }.
   *[nobody] { $seat } puede hacer avanzar una nave en { $track }.
}

## Por qué no

refusal-move = Ninguna de tus naves tiene adónde ir.
refusal-energy = Ninguna de tus naves está en casa ni en un planeta de energía.
refusal-culture = Ninguna de tus naves está en un planeta de cultura.
refusal-life = No tienes ninguna nave en una pista de vida.
refusal-tech = No tienes ninguna nave en una pista de técnica.
refusal-utilize = No puedes pagar ni el siguiente nivel ni una colonia.
refusal-utilize-top = Tu galaxia está completa y no puedes pagar ninguna colonia.
refusal-no-die = Ningún dado sin usar muestra { $face }.
refusal-no-dice = No queda ningún dado que volver a tirar.
refusal-reroll-energy = Volver a tirar cuesta 1 de energía y no tienes.
refusal-converted = Ya has convertido un dado en este turno.
refusal-no-resource = No tienes { $resource } con que pagar.
refusal-same-face = Gira el dado a otra cara.
refusal-convert = { $face } no serviría de nada ahora.
refusal-die-first = Usa primero un dado.
refusal-ship = Allí no tienes ninguna nave que pueda volar.
refusal-at-home = La nave ya está en casa.
refusal-no-planet = Allí no hay ningún planeta.
refusal-same-planet = Una nave vuela a otro planeta, y esta ya está en { $planet }.
refusal-own-ship = Ya tienes una nave en ese lugar de { $planet }.
refusal-top-level = Tu galaxia ya está en el último nivel.
refusal-price = El nivel { $level } cuesta { $count } de { $resource }.
refusal-ability = Ahora no puedes pagar { $planet }.
refusal-not-yours = { $planet } no es colonia tuya.
refusal-advance = Allí no tienes ninguna nave que pueda avanzar.
refusal-back = Allí no tienes ninguna nave que pueda retroceder.

## Fases, categorías, de dónde salen los puntos

phase-main = Elegir un dado
phase-ship = Elegir una nave
phase-go = Vuelo
phase-land = Aterrizaje
phase-follow = Seguir
phase-utilize = Aprovechar
phase-lose = Entregar un dado
phase-back = Retroceder
phase-advance = Avanzar
phase-offer = Avance de regalo
phase-over = Fin
category-planets = Planetas
category-galaxy = Galaxia
part-planet = { $planet }
part-galaxy = Galaxia de nivel { $level }

## Componentes

face-move = Vuelo
face-energy = Energía
face-culture = Cultura
face-life = Vida
face-tech = Técnica
face-utilize = Aprovechar
resource-energy = energía
resource-culture = cultura
track-life = una pista de vida
track-tech = una pista de técnica
track-either = cualquier pista
planet-P01 = Pebblet
planet-P02 = Dewmere
planet-P03 = Valtanaceto
planet-P04 = Ollo
planet-P05 = Larkspire
planet-P06 = Mossdell
planet-P07 = Cinderby
planet-P08 = Fernhold
planet-P09 = Quillane
planet-P10 = Brackwater
planet-P11 = Saffrona
planet-P12 = Hollowmere
planet-P13 = Tindra
planet-P14 = Umberlin
planet-P15 = Veshka
planet-P16 = Willowane
planet-P17 = Arroway
planet-P18 = Glasswind
planet-P19 = Irisande
planet-P20 = Kestrava
planet-P21 = Lumenoor
planet-P22 = Marrowick
planet-P23 = Nettlestar
planet-P24 = Orchalis
planet-P25 = Palewick
planet-P26 = Rookhaven
planet-P27 = Sablemont
planet-P28 = Thornlight
planet-P29 = Velloria
planet-P30 = Wyrmgate
planet-P31 = Yarrowen
planet-P32 = Zephyrine
planet-P33 = Auralis la Honda
planet-P34 = Villa Boreal
planet-P35 = Cobaltine
planet-P36 = Puerto Ocaso
planet-P37 = Elderglow
planet-P38 = Farholme
planet-P39 = Gran Consuelo
planet-P40 = Hearthfar

## El tablero

label-strip = Puntos y recursos de todos
label-goal = { $points } de { $goal } puntos
label-held = { $amount } de { $limit }
label-row = Los planetas
label-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
label-surface = { $planet }, superficie: { $who }
label-orbit = { $planet }, pista: { $who }
label-orbit-at = { $who } en la casilla { $space }
label-nobody = nadie
label-empty = Vacío
label-pool = { $count ->
    [0] No quedan planetas por salir
    [one] Queda { $count } planeta por salir
   *[other] Quedan { $count } planetas por salir
}
terminal-bay = Zona de activación ([ ]: se puede seguir)
label-bay = Zona de activación
label-slot = Casilla { $slot }
label-slot-yellow = Casilla { $slot }, se puede seguir
label-converter = Conversor
label-dice = Tus dados
label-dice-of = Dados de { $name }
label-dice-none = Todos los dados están usados.
label-lost = Entregado
label-reroll = Volver a tirar
label-convert = Convertir un dado
label-convert-old = ¿Qué dado?
label-convert-new = ¿A qué cara?
label-convert-pay = ¿Con qué pagas?
label-convert-stop = Dejarlo
label-end = Terminar turno
label-mat = Galaxia de { $name }
label-mat-own = Tu galaxia
label-level = Nivel { $level }
label-level-next = Nivel { $level }; el siguiente cuesta { $cost } de energía o { $cost } de cultura
label-home = { $count ->
    [0] Ninguna nave en casa
    [one] { $count } nave en casa
   *[other] { $count } naves en casa
}
label-at-home = Casa
label-colonies = Colonias
label-colonies-none = Aún no hay colonias
label-followed = sigue
label-passed = pasa
label-last-round = Última ronda
label-now = En turno
label-surface-short = superficie
standing-no-follow = No preguntarme más si sigo en este turno
standing-only-move = Preguntarme solo con Vuelo

## La ayuda de juego

aid = Ayuda de juego
aid-goal = Cuando alguien llega a { $goal } puntos, se termina la ronda y acaba la partida.
aid-dice = Las seis caras
aid-move = Llevar una nave a un planeta (y usar enseguida su habilidad), a su pista o a casa.
aid-energy = 1 de energía por cada nave tuya en un planeta de energía o en casa.
aid-culture = 1 de cultura por cada nave tuya en un planeta de cultura.
aid-life = Avanzar una nave 1 casilla en una pista de vida. Al final, el planeta es tuyo.
aid-tech = Avanzar una nave 1 casilla en una pista de técnica. Al final, el planeta es tuyo.
aid-utilize = Mejorar tu galaxia o usar una de tus colonias.
aid-costs = Lo que puedes pagar
aid-reroll = 1 de energía: volver a tirar todos los dados sin usar, cuantas veces quieras.
aid-convert = 1 de energía o 1 de cultura: una vez por turno, girar un dado a la cara que quieras.
aid-follow = 1 de cultura: seguir un dado que esté en una casilla amarilla.
aid-limit = Tienes como mucho { $limit } de energía y { $limit } de cultura.
aid-levels = Tu galaxia, nivel a nivel
aid-level = Nivel
aid-cost = Coste
aid-level-dice = Dados
aid-level-ships = Naves
aid-level-points = Puntos

## Notas de la primera partida

tip-dice = Estos son tus dados. Cada uno muestra una acción; toca uno para usarlo.
tip-row = Envía naves aquí. En la superficie usas la habilidad del planeta; en su pista avanzas hasta el final para ganarlo.
tip-mat = Con energía vuelves a tirar dados, con cultura sigues a los demás. Con ambas mejoras tu galaxia.
tip-bay = Los demás pueden seguir los dados de las tres primeras casillas y del conversor.
tip-follow = Alguien ha usado un dado. Paga 1 de cultura y haz lo mismo.

## La primera partida guiada (first.toml)

first-row = Estos planetas son lo que importa. Cada uno tiene una pista; quien lleve primero una nave hasta el final coloniza el planeta y gana sus puntos. Con 21 puntos empieza la última ronda.
first-energy = Has tirado cuatro dados; cada uno muestra una acción. Usa primero Energía: 1 de energía por cada nave en casa, y las dos están en casa.
first-utilize = 4 de energía. Usa ahora Aprovechar: puede subir un nivel tu galaxia.
first-level = El nivel 2 cuesta 2, todo en energía o todo en cultura. Paga con energía.
first-move = Nivel 2: { $points } punto, y desde tu próximo turno tiras cinco dados. Usa ahora Vuelo para enviar una nave.
first-orbit = Envíala a la órbita de Cinderby: toca su pista. En la superficie usarías la habilidad del planeta; en órbita estás en su pista, y esta solo tiene dos casillas.
first-life = La pista de Cinderby es de vida. Usa tu dado de Vida: la nave avanza una casilla.
first-keep = Has usado todos tus dados: le toca a Nova, que ha usado Vuelo. Por 1 de cultura podrías seguirla y mover también. Solo tienes una: guárdala para algo mejor y pasa.
first-follow = Para esto la guardabas. Nova ha usado Vida en el mismo planeta, pero vas una casilla por delante. Síguela: tu nave llega al final.
first-colony = ¡Cinderby es tuyo, en pleno turno de Nova! Todas las naves volvieron a casa y ha llegado otro planeta. Tienes { $points } puntos: 1 por Cinderby y 1 por el nivel 2.
first-convert = Otra vez tu tirada, ahora con cinco dados. Las dos naves están en casa y ningún dado muestra Vuelo. Una vez por turno, 1 de energía convierte un dado: pulsa «Convertir un dado», elige Vida y cámbialo por Vuelo.
first-far = Envía una nave a la órbita de Zephyrine. Su pista pide Técnica, y tienes dos dados de Técnica.
first-tech = Usa los dos dados de Técnica: dos casillas hacia 5 puntos. Los planetas que valen más tienen pistas más largas.
first-culture = Usa ahora Cultura: Zephyrine produce cultura y tu nave está allí. Eso da 1. Las naves cuentan en órbita igual que en la superficie.
first-ability = Para el nivel 3 no te alcanza. Pero con Aprovechar también puedes usar un planeta que hayas colonizado: úsalo y elige la habilidad de Cinderby.
first-decline = Nova ha usado Aprovechar y sube al nivel 2. Podrías seguir por tu única cultura, pero Cinderby solo te daría 1 de energía. Pasa y espera.
first-copy = Ahora Nova ha movido una nave. Eso te conviene más: tu segunda nave sigue en casa. Sigue.
first-surface = Envía la nave de casa a Nettlestar, esta vez a la superficie: toca el planeta, no su pista.
first-use = Quien aterriza puede usar al momento la habilidad del planeta. La de Nettlestar es una ganga: pagas 2 de energía y ganas 3 de cultura. Úsala.
first-two-ships = Otra vez tu tirada. Tus dos naves están en planetas de cultura, así que un dado de Cultura da 2. Úsalo.
first-raise = 5 de cultura. El nivel 3 cuesta 3 de una sola clase: usa Aprovechar y mejora tu galaxia con cultura.
first-third-ship = Nivel 3: { $points } puntos hasta ahora y una tercera nave en casa, lista al momento. Los niveles 4 y 6 valen 3 y 8 puntos; que los planetas no te hagan olvidarlos.
first-go-on = Los demás dados son tuyos. Zephyrine pide Técnica, y más naves dan más de todo. Si no te gustan tus dados, 1 de energía vuelve a tirar todos los que no has usado. Sigue jugando y pide un consejo cuando quieras.
