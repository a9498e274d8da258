### Galactzy

title = Galactzy
about = Lanza tres tipos de dados, rellena tu hoja de puntuación, viaja entre galaxias y lucha en ellas.
variant-basic = Juego básico
variant-basic-about = Diez eras: dados, galaxias y combates.
variant-advanced = Juego avanzado
variant-advanced-about = Once eras, con eventos, efectos, poderes y la Galaxia fantasma.

## Qué ha pasado

event-roll-off = { $round ->
    [1] { $reader ->
        [seat] Para ver quién empieza, sacas { roll-off-number }.
       *[nobody] Para ver quién empieza, { $seat } saca { roll-off-number }.
    }
   *[other] { $reader ->
        [seat] Empate: vuelves a lanzar y sacas un { $number }.
       *[nobody] Empate: { $seat } vuelve a lanzar y saca un { $number }.
    }
}
roll-off-number = un { $number }
event-first = { $reader ->
    [seat] Empiezas la partida.
   *[nobody] { $seat } empieza la partida.
}
event-colour = { $reader ->
    [seat] Tomas el peón { $colour }.
   *[nobody] { $seat } toma el peón { $colour }.
}
event-lucky = { $reader ->
    [seat] Eliges el { $number } como número de la suerte.
   *[nobody] { $seat } elige el { $number } como número de la suerte.
}
event-start = { $reader ->
    [seat] Sales { $galaxy-from }.
   *[nobody] { $seat } sale { $galaxy-from }.
}
event-era = { $reader ->
    [first] Abres esta Era.
   *[nobody] { $first } abre esta Era.
}
event-event = Nuevo evento: «{ $card }».
event-under = «{ $card }» va al fondo del mazo hasta que se conozca el Código fantasma.
event-under-then = La carta va al fondo del mazo hasta que se conozca el Código fantasma.
event-turn = { $reader ->
    [seat] Era { $era }: tu turno
   *[nobody] Era { $era }: turno de { $seat }
}
event-throw = { $kept ->
    [none] { $throw ->
        [1] { $reader ->
            [seat] Sacas { $dice }.
           *[nobody] { $seat } saca { $dice }.
        }
       *[other] { $reader ->
            [seat] Vuelves a lanzar: { $dice }.
           *[nobody] { $seat } vuelve a lanzar: { $dice }.
        }
    }
   *[other] { $reader ->
        [seat] Guardas { $kept } y sacas { $dice }.
       *[nobody] { $seat } guarda { $kept } y saca { $dice }.
    }
}
event-lift = { $reader ->
    [seat] Recoges { $die }.
   *[nobody] { $seat } recoge { $die }.
}
event-extra = { $reader ->
    [seat] Pagas un Eón por un dado más.
   *[nobody] { $seat } paga un Eón por un dado más.
}
event-reroll = { $reader ->
    [seat] Pagas un Eón para relanzar { $die }: { $new }.
   *[nobody] { $seat } paga un Eón para relanzar { $die }: { $new }.
}
event-modify = { $reader ->
    [seat] Pagas un Eón para girar { $die } a { $new }.
   *[nobody] { $seat } paga un Eón para girar { $die } a { $new }.
}
event-effect-turn = { $reader ->
    [seat] Con el efecto { $galaxy-of } giras { $die } a { $new }.
   *[nobody] Con el efecto { $galaxy-of }, { $seat } gira { $die } a { $new }.
}
event-effect-reroll = { $reader ->
    [seat] Con el efecto { $galaxy-of } relanzas todos los { $number }: { $dice }.
   *[nobody] Con el efecto { $galaxy-of }, { $seat } relanza todos los { $number }: { $dice }.
}
event-effect-extra = { $reader ->
    [seat] El efecto { $galaxy-of } te da un dado más.
   *[nobody] El efecto { $galaxy-of } le da un dado más a { $seat }.
}
event-power-turn = { $reader ->
    [seat] Con el poder del número de la suerte { $lucky } giras { $die } a { $new } y paras.
   *[nobody] Con el poder del número de la suerte { $lucky }, { $seat } gira { $die } a { $new } y para.
}
event-power-roll = { $reader ->
    [seat] Con el poder del número de la suerte { $lucky } lanzas un dado más, { $die }, y paras.
   *[nobody] Con el poder del número de la suerte { $lucky }, { $seat } lanza un dado más, { $die }, y para.
}
event-stop = { $reader ->
    [seat] Paras.
   *[nobody] { $seat } para.
}
event-cover = { $reader ->
    [seat] Cubres { $numbers }.
   *[nobody] { $seat } cubre { $numbers }.
}
event-cover-then = Eso cubre { $numbers }.
event-score = { $reader ->
    [seat] Puntúas { $line-the }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[nobody] { $seat } puntúa { $line-the }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
event-cancel = { $reader ->
    [seat] Tachas { $line-the }.
   *[nobody] { $seat } tacha { $line-the }.
}
event-arrive = { $reader ->
    [seat] Vas { $galaxy-to }.
   *[nobody] { $seat } va { $galaxy-to }.
}
event-arrive-then = { $reader ->
    [seat] Vas allí.
   *[nobody] El peón va allí.
}
event-arrive-more = { $reader ->
    [seat] {" "}Vas { $galaxy-to }.
   *[nobody] {" "}El peón va { $galaxy-to }.
}
event-eon = { $eons ->
    [1] { $lucky ->
        [yes] { $reader ->
            [seat] Tu número de la suerte te da un Eón.
           *[nobody] El número de la suerte le da un Eón a { $seat }.
        }
       *[no] { $reader ->
            [seat] Ganas un Eón.
           *[nobody] { $seat } gana un Eón.
        }
    }
   *[other] { $from ->
        [none] { $reader ->
            [seat] Pierdes un Eón.
           *[nobody] { $seat } pierde un Eón.
        }
       *[other] { $reader ->
            [seat] El enjambre llega con { $from }: pierdes un Eón.
            [from] El enjambre llega contigo: { $seat } pierde un Eón.
           *[nobody] El enjambre llega con { $from }: { $seat } pierde un Eón.
        }
    }
}
event-eon-then = { $eons ->
    [1] { $lucky ->
        [yes] El número de la suerte da un Eón.
       *[no] Eso da un Eón.
    }
   *[other] Eso cuesta un Eón.
}
event-eon-more = { $from ->
    [none] {" "}{ event-eon-then }
   *[other] {" "}{ event-eon }
}
event-no-eon = { $reader ->
    [seat] La reserva está vacía: no ganas ningún Eón.
   *[nobody] La reserva está vacía: ningún Eón para { $seat }.
}
event-no-eon-then = Ya no quedan Eones en la reserva.
event-phantom = { $count ->
    [6] { phantom-number } completa el Código fantasma.
   *[other] { phantom-number } se suma al Código fantasma ({ $count } de 6).
}
phantom-number = Un { $number }
event-fight = { $reader ->
    [seat] Combate { $galaxy-in }: tú contra { $others }
    [others] Combate { $galaxy-in }: { $seat } contra ti{ event-fight-and-others }
   *[nobody] Combate { $galaxy-in }: { $seat } contra { $others }
}
event-fight-and-others = { $count ->
    [1] {""}
   *[other] {" "}y todos los demás
}
event-escape = { $reader ->
    [seat] Huyes { $galaxy-to }.
   *[nobody] { $seat } huye { $galaxy-to }.
}
event-fight-score = { $reader ->
    [seat] Tu valor de combate: { $points }.
   *[nobody] Valor de combate de { $seat }: { $points }.
}
event-fight-won = { $reader ->
    [seat] Ganas el combate y { $points } puntos.
   *[nobody] { $seat } gana el combate y { $points } puntos.
}
event-fight-drawn = Nadie gana el combate.
event-fight-off = Solo queda un peón: el combate se suspende.
event-resolve = { $seats ->
    [0] Evento: { $card }. No hay nadie { $galaxy-in }.
   *[other] Evento: { $card }
}
event-attempt = { $reader ->
    [seat] «{ $card }» te pide { $numbers }.
   *[nobody] «{ $card }» pide { $numbers } a { $seat }.
}
event-success = { $reader ->
    [seat] Superas «{ $card }».
   *[nobody] { $seat } supera «{ $card }».
}
event-defeat = { $reader ->
    [seat] Fracasas ante «{ $card }».
   *[nobody] { $seat } fracasa ante «{ $card }».
}
event-vp = { $from ->
    [none] { $reader ->
        [seat] { $card }: { event-vp-you }.
       *[nobody] { $card }: { $seat } { event-vp-many }.
    }
   *[other] { $reader ->
        [seat] { $from } lanza «{ $card }» contra ti: { event-vp-you }.
        [from] Lanzas «{ $card }» contra { $seat }, que { event-vp-many }.
       *[nobody] { $from } lanza «{ $card }» contra { $seat }, que { event-vp-many }.
    }
}
event-vp-you = { $lost ->
    [yes] { $points ->
        [0] no tienes puntos que perder
        [one] pierdes { $points } punto
       *[other] pierdes { $points } puntos
    }
   *[no] { $points ->
        [one] ganas { $points } punto
       *[other] ganas { $points } puntos
    }
}
event-vp-many = { $lost ->
    [yes] { $points ->
        [0] no tiene puntos que perder
        [one] pierde { $points } punto
       *[other] pierde { $points } puntos
    }
   *[no] { $points ->
        [one] gana { $points } punto
       *[other] gana { $points } puntos
    }
}
event-vp-then = { $lost ->
    [yes] { $points ->
        [0] No hay puntos que perder.
        [one] Eso cuesta { $points } punto.
       *[other] Eso cuesta { $points } puntos.
    }
   *[no] { $points ->
        [one] Eso da { $points } punto.
       *[other] Eso da { $points } puntos.
    }
}
event-vp-more = { $from ->
    [none] {" "}{ event-vp-then }
   *[other] {" "}{ event-vp }
}
event-stay = { $pulling ->
    [yes] { $reader ->
        [seat] No atraes a nadie.
       *[nobody] { $seat } no atrae a nadie.
    }
   *[no] { $reader ->
        [seat] Te quedas en tu sitio.
       *[nobody] { $seat } se queda en su sitio.
    }
}
event-pull = { $reader ->
    [seat] Atraes a { $other } a la Espiral de cristal.
    [other] { $seat } te atrae a la Espiral de cristal.
   *[nobody] { $seat } atrae a { $other } a la Espiral de cristal.
}
event-hit = { $reader ->
    [seat] Lanzas la tormenta contra { $other }.
    [other] { $seat } lanza la tormenta contra ti.
   *[nobody] { $seat } lanza la tormenta contra { $other }.
}
event-tie = { $reader ->
    [fighters] Empate en cabeza: luchas por la victoria (combate { $round })
   *[nobody] Empate en cabeza: { $fighters } luchan por la victoria (combate { $round })
}
event-take = { $reader ->
    [seat] Le quitas un Eón a { $from }.
    [from] { $seat } te quita un Eón.
   *[nobody] { $seat } le quita un Eón a { $from }.
}
event-take-then = { $reader ->
    [seat] { $from } te cede un Eón.
    [from] Eso te cuesta un Eón.
   *[nobody] { $from } le cede un Eón.
}
event-over = La partida ha terminado.

## Qué se puede elegir

move-colour = Tomar el peón { $colour }
move-lucky = Elegir el { $number } como número de la suerte
move-start = Salir { $galaxy-from }
move-throw = Lanzar { $dice }
move-extra = Pagar un Eón por un dado más
move-lift = Relanzar { $number } (d{ $die })
plan-keep = Guardar { $kept } y lanzar { $dice }
hope-success = Éxito ante «{ $card }»
hope-ahead = Por delante en el combate
move-reroll = Pagar un Eón para relanzar { $number } (d{ $die })
move-modify = Pagar un Eón para girar { $number } (d{ $die }) a { $new }
move-effect_turn = Efecto de la galaxia: girar { $number } (d{ $die }) a { $new }
move-effect_reroll = Efecto de la galaxia: relanzar todos los { $number }
move-effect_extra = Efecto de la galaxia: un dado más
move-power_turn = Poder de la suerte: girar { $number } (d{ $die }) a { $new } y parar
move-power_roll = Poder de la suerte: lanzar un d{ $die } más y parar
move-stop = Parar
move-score = Puntuar { $line-the }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
move-travel = Viajar { $galaxy-to }
move-cancel = Tachar { $line-the }
move-escape = Huir { $galaxy-to }
move-stand = Quedarse y luchar con { $points }
move-choose-gain = Ganar { $what }
move-choose-lose = Perder { $what }
move-move = Ir { $galaxy-to }
move-stay = Quedarse
move-stay-pulling = No atraer a nadie
move-pull = Atraer a { $seat } a la Espiral de cristal
move-hit = { $seat } pierde 15 puntos

## Qué se pregunta

ask-colour = { $reader ->
    [seat] Elige el color de tu peón.
   *[nobody] { $seat } elige un peón.
}
ask-lucky = { $reader ->
    [seat] Elige tu número de la suerte: un dado sobrante que lo muestre se suma a los puntos.
   *[nobody] { $seat } elige un número de la suerte.
}
ask-start = { $reader ->
    [seat] Elige la galaxia de la que sales. Su línea queda ocupada.
   *[nobody] { $seat } elige una galaxia de salida.
}
ask-throw = { $reader ->
    [seat] Elige tus dados y lanza.
   *[nobody] { $seat } va a lanzar.
}
ask-sequence = { $reader ->
    [seat] Guarda dados y lanza el resto, o elige una línea.
   *[nobody] { $seat } está lanzando.
}
ask-hand = { $reader ->
    [seat] Lanza los dados que tienes en la mano; añade otros si quieres.
   *[nobody] { $seat } está lanzando.
}
ask-last = { $reader ->
    [seat] Era la última tirada: elige una línea, o gasta antes algún Eón.
   *[nobody] { $seat } ha hecho su última tirada.
}
ask-fight = { $reader ->
    [seat] { $best ->
        [none] ¡Combate! Saca la mejor figura que puedas.
       *[other] ¡Combate! Saca la mejor figura que puedas: hay que superar { $best }.
    }
   *[nobody] { $best ->
        [none] { $seat } lucha.
       *[other] { $seat } lucha: hay que superar { $best }.
    }
}
ask-convergence = { $reader ->
    [seat] { $best ->
        [none] Convergencia cósmica: saca la mejor figura que puedas.
       *[other] Convergencia cósmica: saca la mejor figura que puedas; por ahora gana { $best }.
    }
   *[nobody] { $best ->
        [none] { $seat } lanza para la Convergencia cósmica.
       *[other] { $seat } lanza para la Convergencia cósmica; por ahora gana { $best }.
    }
}
ask-tie = { $reader ->
    [seat] { $best ->
        [none] Combate por la victoria: saca la mejor figura que puedas.
       *[other] Combate por la victoria: saca la mejor figura que puedas; por ahora gana { $best }.
    }
   *[nobody] { $best ->
        [none] { $seat } lucha por la victoria.
       *[other] { $seat } lucha por la victoria; por ahora gana { $best }.
    }
}
ask-card = { $reader ->
    [seat] { $card }: cubre el Código. Aún falta: { $need }.
   *[nobody] { $card }: a { $seat } aún le falta { $need }.
}
ask-assign = { $reader ->
    [seat] Elige la línea que rellena este turno.
   *[nobody] { $seat } elige una línea.
}
ask-cancel = { $reader ->
    [seat] Has viajado: tacha una línea libre.
   *[nobody] { $seat } ha viajado y tacha una línea.
}
ask-escape = { $reader ->
    [seat] Tus dados muestran el Código de otra galaxia: ¿huyes, o te quedas a luchar?
   *[nobody] { $seat } puede huir.
}
ask-gain-choice = { $reader ->
    [seat] { $card }: ¿un Eón o 10 puntos?
   *[nobody] { $card }: { $seat } elige qué gana.
}
ask-loss-choice = { $reader ->
    [seat] { $card }: ¿pierdes un Eón o 10 puntos?
   *[nobody] { $card }: { $seat } elige qué pierde.
}
ask-move = { $reader ->
    [seat] { $card }: ve a otra galaxia o quédate.
   *[nobody] { $card }: { $seat } puede cambiar de galaxia.
}
ask-pull = { $reader ->
    [seat] Atrae a alguien a la Espiral de cristal, o a nadie.
   *[nobody] { $seat } puede atraer a alguien a la Espiral de cristal.
}
ask-hit = { $reader ->
    [seat] ¿Quién pierde 15 puntos?
   *[nobody] { $seat } elige quién pierde 15 puntos.
}

## Por qué se rechaza una jugada

refusal-hand = Antes de parar hay que lanzar los dados que tienes en la mano.
refusal-count = { $hand ->
    [one] Tienes { $hand } dado en la mano, no { $dice }.
   *[other] Tienes { $hand } dados en la mano, no { $dice }.
}
refusal-seven = Solo hay siete dados de cada tipo, contando los de la mesa y los de la carta.
refusal-order = Los dados se recogen del menor al mayor.
refusal-travel = Tus dados muestran un Código que ya tienes: puntúa una línea, o viaja antes de tachar una.
refusal-marked = La línea { $line } ya está ocupada.
refusal-not-shown = Tus dados no muestran esto: { $line }.

## Fases, categorías, de dónde vienen los puntos

phase-colour = Elección de peones
phase-lucky = Elección de números de la suerte
phase-start = Elección de galaxias
phase-sequence = Tiradas
phase-assign = Rellenar una línea
phase-cancel = Tachar una línea
phase-escape = ¿Huida?
phase-gain-choice = Elegir la ganancia
phase-loss-choice = Elegir la pérdida
phase-move = Movimiento
phase-pull = Atracción
phase-hit = Elegir una víctima
phase-over = Fin
category-figures = Figuras
category-codes = Códigos
category-chance = Azar
category-fights = Combates
category-events = Eventos
category-eons = Puntos por Eones
category-total = Total
part-line = { $line }
part-fights = Combates ganados
part-events = Ganado y perdido en eventos
part-eons = { $count ->
    [one] { $count } Eón a { $each } puntos
   *[other] { $count } Eones a { $each } puntos cada uno
}

## Los componentes

colour-blue = azul
colour-red = rojo
colour-violet = violeta
colour-white = blanco
what-eon = 1 Eón
what-vp = 10 puntos
die-shown = { $number } (d{ $sides })
plan-dice = { $count }d{ $sides }
galaxy-pearl = Galaxia de perla
    .of = de la Galaxia de perla
    .from = de la Galaxia de perla
    .in = en la Galaxia de perla
    .to = a la Galaxia de perla
galaxy-crystal = Espiral de cristal
    .of = de la Espiral de cristal
    .from = de la Espiral de cristal
    .in = en la Espiral de cristal
    .to = a la Espiral de cristal
galaxy-entropic = Túnel entrópico
    .of = del Túnel entrópico
    .from = del Túnel entrópico
    .in = en el Túnel entrópico
    .to = al Túnel entrópico
galaxy-distorted = Nebulosa distorsionada
    .of = de la Nebulosa distorsionada
    .from = de la Nebulosa distorsionada
    .in = en la Nebulosa distorsionada
    .to = a la Nebulosa distorsionada
galaxy-phantom = Galaxia fantasma
    .of = de la Galaxia fantasma
    .from = de la Galaxia fantasma
    .in = en la Galaxia fantasma
    .to = a la Galaxia fantasma
line-full_house = Full
    .the = el Full
line-double_full = Doble trío
    .the = el Doble trío
line-straight_flush = Escalera de cinco
    .the = la Escalera de cinco
line-royal_flush = Escalera de seis
    .the = la Escalera de seis
line-five_of_a_kind = Cinco iguales
    .the = los Cinco iguales
line-galactzy = Galactzy
    .the = el Galactzy
line-pearl = Galaxia de perla
    .the = la Galaxia de perla
line-crystal = Espiral de cristal
    .the = la Espiral de cristal
line-entropic = Túnel entrópico
    .the = el Túnel entrópico
line-distorted = Nebulosa distorsionada
    .the = la Nebulosa distorsionada
line-phantom = Galaxia fantasma
    .the = la Galaxia fantasma
line-chance = Azar
    .the = el Azar
how-full_house = 3 + 2 iguales
how-double_full = 3 + 3 iguales
how-straight_flush = 5 seguidos
how-royal_flush = 6 seguidos
how-five_of_a_kind = 5 iguales
how-galactzy = 6 iguales
how-code = { $base } y un Eón
how-phantom = { $count } de 6 números conocidos
how-chance = suma de los dados
card-entropic_storm = Tormenta entrópica
card-pearly_storm = Tormenta perlada
card-phantom_storm = Tormenta fantasma
card-spiral_storm = Tormenta en espiral
card-storm_of_distortion = Tormenta de distorsión
card-astral_spheres = Esferas astrales
card-dimensional_vortex = Vórtice dimensional
card-gate_vault = Bóveda de las puertas
card-portals_swarm = Enjambre de portales
card-cosmic_convergence = Convergencia cósmica
card-plane_shifting = Cambio de plano
success-entropic_storm = Ganas un Eón
success-pearly_storm = Ganas un Eón
success-phantom_storm = Un rival a tu elección pierde 15 puntos
success-spiral_storm = Puedes atraer a un rival a la Espiral de cristal
success-storm_of_distortion = Ganas tu número de la suerte en puntos
success-astral_spheres = Ganas un Eón o 10 puntos
success-dimensional_vortex = Ganas 15 puntos si tu Azar está puntuado; si no, 5
success-gate_vault = Ganas 5 puntos
success-portals_swarm = Puedes cambiar de galaxia; los demás que estén allí pierden un Eón
success-cosmic_convergence = La mejor figura gana 5 puntos por cada rival (en solitario: 10 puntos a partir de 21)
success-plane_shifting = Puedes cambiar de galaxia
defeat-entropic_storm = Pierdes 10 puntos
defeat-pearly_storm = Pierdes 10 puntos
defeat-phantom_storm = Pierdes 15 puntos
defeat-spiral_storm = Pierdes 10 puntos
defeat-storm_of_distortion = Pierdes tu número de la suerte en puntos
defeat-astral_spheres = Pierdes un Eón o 10 puntos
defeat-dimensional_vortex = Pierdes 5 puntos si tu Azar está puntuado; si no, 15
defeat-gate_vault = Pierdes 5 puntos por cada número sin cubrir
defeat-portals_swarm = Pierdes un Eón, o 10 puntos si no tienes
defeat-cosmic_convergence = Pierdes 5 puntos
power-1 = Cuando cuenta tu número de la suerte, ganas también un Eón
power-2 = Gira un 2 a otro número par
power-3 = Gira un 3 a otro número impar
power-4 = Gira un 4 a 1, 2 o 3
power-5 = Con un 5 en la mesa: un número impar + 1
power-6 = Con un 6 en la mesa: un número par − 1
power-7 = Gira un 7 a un número del 1 al 6
power-8 = Con un 8 en la mesa: lanza un dado más
effect-pearl = Sube o baja en una unidad un 2 o un 4
effect-crystal = Gira un 1 al número de otro de tus dados
effect-entropic = Relanza todos tus 3 o todos tus 5
effect-distorted = Gira un 2 o un 5 a tu número de la suerte
effect-phantom = Un dado más sin pagar un Eón

## El tablero y el terminal

label-setup = Preparación
label-era = Era { $round } de { $eras }
label-first = Abre esta Era
label-first-name = Empieza: { $name }
label-supply = { $count ->
    [one] { $count } Eón en la reserva
   *[other] { $count } Eones en la reserva
}
label-eons = { $count ->
    [one] { $count } Eón
   *[other] { $count } Eones
}
label-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
label-lucky = Número de la suerte { $number }
label-galaxy = Galaxia
label-players = Jugadores
label-scorecard = Hoja de puntuación
label-line = Línea
label-base = Base
label-plus-highest = { $base } + número más alto
label-total = Total
label-scored = puntuada
label-cancelled = tachada
label-used = ocupada
label-started = galaxia de salida
label-now = ahora
label-would-bring = { $line } daría ahora { $points }
label-choose-line = { $line }: elegir
label-sum-base = valor base
label-sum-highest = número más alto
label-sum-early = parada temprana
label-sum-lucky = número de la suerte
label-sum-dice = suma de los dados
label-map = Galaxias
label-pawn = Peón de { $name }
label-phantom-code = Código fantasma: { $numbers }
label-phantom-none = Código fantasma: aún desconocido
label-dice = Dados
label-die = d{ $sides } con { $number }
label-keep = Guardar el { $number } (d{ $sides })
label-unkeep = Relanzar el { $number } (d{ $sides })
label-kept = guardado
label-type = d{ $sides }
label-type-change = Se lanza como d{ $sides }; cambiar de tipo
label-all-of = todos d{ $sides }
label-mixed = variados
label-types = Dados que se lanzan
label-throw = { $count ->
    [one] Lanzar { $count } dado
   *[other] Lanzar { $count } dados
}
label-throw-again = Relanzar { $count }
label-throws = Tirada { $made } de { $most }
label-keep-all = Todos los dados están guardados: suelta uno para relanzar, o para.
label-too-many = Solo hay siete dados de cada tipo.
label-stop = Parar aquí
label-stop-score = Parar y puntuar: { $line }, { $points }
label-cancel-why = Una línea tachada se queda vacía.
label-tools = Eones y poderes
label-tool-reroll = Relanzar
label-tool-modify = ± 1
label-tool-extra = + 1 dado
label-tool-effect = Galaxia
label-tool-power = Suerte { $number }
label-does-reroll = Relanzar un dado de la última tirada por un Eón
label-does-modify = Subir o bajar un dado en 1 por un Eón
label-does-extra = Un dado más en la próxima tirada por un Eón
label-does-effect = Efecto de la galaxia, una vez por secuencia: { $what }
label-does-power = Poder del número de la suerte, termina la secuencia: { $what }
label-tool-pick = Elige un dado
label-tool-new = { $number } (d{ $sides }) pasa a
label-back = Volver
label-whose = Dados de { $name }
label-yours = Tus dados
label-mode-turn = Turno
label-mode-fight = Combate: { $galaxy }
label-mode-convergence = Convergencia cósmica
label-mode-tie = Combate por la victoria
label-mode-card = Evento: { $card }
label-fight-now = vale { $points }
label-stakes-fight = Quien gana se lleva un Eón y 5 puntos por rival.
label-stakes-convergence = El mejor gana 5 puntos por cada rival; los demás pierden 5.
label-stakes-convergence-alone = 21 o más da 10 puntos; menos cuesta 5.
label-stakes-tie = La mejor figura gana la partida.
label-event = Evento de esta Era
label-storm = Tormenta: { $galaxy }
label-challenge = Desafío para todos
label-special = Para todos
label-success = Éxito
label-defeat = Derrota
label-covered = cubierto
label-queue = Faltan por jugar
label-events-left = { $count ->
    [0] El último evento
    [one] Queda { $count } evento
   *[other] Quedan { $count } eventos
}
label-card-dice = En la carta: { $dice }
label-choose-colour = Elige tu peón
label-choose-lucky = Elige tu número de la suerte
label-choose-start = Elige de dónde sale tu peón
label-wait = { $name } está eligiendo
label-grade = Nota { $grade }
label-grade-points = { $points ->
    [one] Nota { $grade } con { $points } punto
   *[other] Nota { $grade } con { $points } puntos
}
label-next-grade = La nota { $grade } pide { $points } puntos: { $missing } más.
label-top-grade = No hay nota más alta.
label-news-score = { $name }: { $line }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
label-news-cancel = { $name }: { $line }, línea tachada
label-needed = Aún falta: { $numbers }
label-in-hand = En la mano: { $count }
label-ideas = Un Eón podría comprar: { $ideas }
idea-turn-line = { $die } a { $new } para { $line }: { $points }
idea-turn-card = { $die } a { $new } para la carta
idea-extra = un dado más
idea-reroll = relanzar un dado marcado con *

## Notas para una primera partida

tip-dice = Seis dados, mezclados como quieras: un d8 llega alto, un d4 repite números bajos. Tienes hasta tres tiradas.
tip-card = Cada turno rellena una línea. Las cifras doradas dicen lo que da ahora una línea. Un Código también lleva allí tu peón y da un Eón.
tip-tools = Con un Eón relanzas un dado, añades uno más o subes o bajas uno en 1. Cada Eón que conserves vale 5 puntos al final.
tip-map = Cada galaxia tiene un Código de seis números. Llegar donde hay otro peón inicia un combate.

## La primera partida guiada (first.toml)

first-colour = Elige un peón, el que más te guste.
first-lucky = Tu número de la suerte se suma cuando lo muestra un dado sobrante. Toma el 8: ningún otro suma tanto.
first-start = ¿Dónde empieza tu peón? La línea de esa galaxia queda gastada, pero ya tienes su Código. Por hoy toma la Espiral de cristal.
first-card = Esta es tu hoja de puntuación. Cada turno rellena una línea y cada línea se usa una vez. Gana quien tenga más puntos; empiezas con tres Eones, que valen 5 puntos cada uno al final.
first-throw = Lanza seis dados. Tú eliges la mezcla; por ahora toma dos de cada: d4, d6 y d8.
first-keep = 2, 3, 4 y 5 van seguidos: con un 1 o un 6 es una Escalera de cinco. Guarda esos cuatro y relanza los dos d8.
first-straight = ¡Un 6! Ya tienes 2 3 4 5 6. Podrías lanzar otra vez, pero parar ahora vale 2 puntos más. Rellena la línea Escalera de cinco.
first-straight-points = 15 por la Escalera de cinco, 6 por su número más alto y 2 por parar pronto: 23. Nova puntuó el Azar y luego, sin nada, tuvo que tachar una línea por 0 puntos. A todos nos pasa.
first-again = Una nueva Era y te toca lanzar. Dos de cada, por favor.
first-eon = ¡Cuatro 4 de golpe! Un Eón sube o baja un dado en 1: elige «± 1» y toca el 5. Se convierte en un 4 y tienes Cinco iguales.
first-five = Cinco 4. Paras tras la primera tirada: eso vale 5 puntos más, lo mismo que valía el Eón. Rellena la línea Cinco iguales.
first-codes = { $points } puntos hasta ahora, contando los Eones. Mira ahora el mapa: las cuatro galaxias tienen Códigos de seis números. Cada uno da 25 puntos y un Eón, y lleva allí tu peón. Tú estás en la Espiral de cristal y Nova en la Nebulosa distorsionada.
first-aim = Probemos con un Código. Toma otra vez dos de cada: todos los Códigos piden un 7 o un 8, y solo un d8 los muestra.
first-near = El Código de la Nebulosa es 2 2 3 5 5 8, y tienes un 2, un 3 y un 5. Guarda esos tres, el 3 del d6. Relanza los demás, el d4 y los dos d8.
first-swap = Un 2 y dos 8: ya solo falta un 5, y con un 8 basta. Toca un 8 para guardarlo. Debajo del otro, toca el signo hasta que sea un d6, que muestra un 5 más a menudo. Lánzalo.
first-code = ¡2 2 3 5 5 8! Era la tercera tirada, así que no se suma nada: 25 puntos y un Eón. Rellena la línea Nebulosa distorsionada.
first-fight = Tu peón ha volado a la Nebulosa, y allí está el de Nova: lucháis. Cada uno juega una secuencia y gana la mejor Figura. Lanza cuatro d6 y dos d8: toca cada d4 para cambiarlo. Un d8 también puede mostrar tu número de la suerte, el 8.
first-straight-again = 2 3 4 5 6 es una Escalera de cinco: 15 y 6, más 5 por parar en la primera tirada y 8 más, porque el dado que sobra muestra tu número de la suerte. Para con estos 34; ahora Nova tiene que superarlos.
first-won = Nova solo hizo 22: has ganado 5 puntos y un Eón de Nova. Son { $points } puntos. Tu hoja no ha tenido nada que ver con el combate; sus líneas siguen todas ahí.
first-own = Esta Era es toda tuya: lanza, guarda lo que te guste y rellena una línea. Si nada encaja, el Azar lo acepta todo, una vez; o tacha una línea difícil de conseguir.
first-go-on = Las cifras doradas de la hoja dicen lo que da ahora cada línea. Rellena pronto las difíciles y guarda el Azar para un mal día. Sigue jugando y pide un consejo cuando quieras.
