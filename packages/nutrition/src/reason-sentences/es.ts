import { type SessionType, spanishSessions, spanishStart } from '@pacemeal/domain'
import type { Facts } from '../reason-facts.ts'
import type { ReasonSentences } from './sentences.ts'

const days: Readonly<Record<string, string>> = {
  rest: 'día sin carga',
  light: 'día de carga ligera',
  moderate: 'día de carga moderada',
  high: 'día de carga alta',
  very_high: 'día de carga muy alta',
}
const goals: Readonly<Record<string, string>> = {
  maintain: 'mantener tu peso',
  cut: 'perder grasa',
  build: 'ganar masa magra',
  balanced: 'una alimentación equilibrada',
  peak: 'llegar a tu mejor forma',
}
const intensities: Readonly<Record<string, string>> = { Light: 'ligera', Moderate: 'moderada', Intense: 'alta' }
const sexes: Readonly<Record<string, string>> = {
  Male: 'hombre',
  Female: 'mujer',
  'Non-Binary': 'no binario',
  Other: 'otro',
}
const slots: Readonly<Record<string, string>> = {
  breakfast: 'El desayuno',
  lunch: 'El almuerzo',
  dinner: 'La cena',
  snack: 'El tentempié',
}
const isSessionType = (type: string): type is SessionType => Object.hasOwn(spanishSessions, type)
const day = (facts: Facts) => days[facts.text('load')] ?? `día (${facts.text('load')})`
const goal = (facts: Facts) => goals[facts.text('objective')] ?? facts.text('objective')
const session = (facts: Facts) => {
  const type = facts.text('type')
  const intensity = intensities[facts.text('intensity')]
  const name = isSessionType(type) ? spanishSessions[type] : `sesión de ${type}`
  return `tu ${name}${intensity === undefined ? '' : ` (intensidad ${intensity})`}`
}
const sex = (facts: Facts) => sexes[facts.text('sex')] ?? 'tu sexo'
const slot = (facts: Facts) => slots[facts.text('slot')] ?? 'Esta comida'
const carbsByMass = (facts: Facts) =>
  `${facts.mass('mass')} × ${facts.rate('perKilogram', 2)} g/${facts.massUnit} de carbohidratos`

/** A number that is added or taken away: `+ 5`, `− 161`. */
const signed = (facts: Facts, name: string) =>
  `${facts.number(name) < 0 ? '−' : '+'} ${facts.energyOf(Math.abs(facts.number(name)))}`

/** Which of its limits holds a deficit down; nothing in plans of earlier versions, which do not say. */
const deficitLimit = (facts: Facts): string => {
  const words: Readonly<Record<string, string>> = {
    share: ' Nunca supera una quinta parte del gasto del día.',
    most: ` Nunca supera las ${facts.energyOf(500)} ${facts.energyUnit} al día.`,
    weekly: ' Nunca supera el 0,7 % de tu peso por semana.',
  }
  return words[facts.text('limit')] ?? ''
}

/** The unit of body mass in a word. */
const unitWord = (facts: Facts): string => (facts.massUnit === 'kg' ? 'kilogramo' : 'libra')

const rules: ReasonSentences['rules'] = {
  resting_mifflin: (f) =>
    `En reposo gastas ${f.energy('kcal')} al día: ${f.energyPerMass(10)} × ${f.mass('mass', 1)} + ${f.energyPerLength(6.25)} × ${f.length('height')} − ${f.energyOf(5)} × ${f.figure('age')} años ${signed(f, 'constant')} (${sex(f)}).`,
  resting_cunningham_1980: (f) =>
    `En reposo gastas ${f.energy('kcal')} al día: ${f.energyOf(500)} + ${f.energyPerMass(22)} × ${f.mass('fatFreeMass', 1)} de masa magra, con ${f.figure('weeklyTrainingHours', 1)} h de entrenamiento a la semana.`,
  resting_cunningham_1991: (f) =>
    `En reposo gastas ${f.energy('kcal')} al día: ${f.energyOf(370)} + ${f.energyPerMass(21.6)} × ${f.mass('fatFreeMass', 1)} de masa magra.`,
  body_fat_ignored: (f) =>
    `Un ${f.figure('bodyFatPercent', 1)} % de grasa corporal no encaja con tus otras medidas, así que no se tiene en cuenta.`,
  fat_free_mass_measured: (f) =>
    `${f.mass('mass', 1)} menos un ${f.figure('bodyFatPercent', 1)} % de grasa corporal dejan ${f.mass('kilograms', 1)} de masa magra.`,
  fat_free_mass_estimated: (f) =>
    `La masa magra se estima en ${f.mass('kilograms', 1)}: ${f.mass('mass', 1)} menos cerca de un ${f.figure('bodyFatPercent')} % de grasa corporal.`,
  reference_mass: (f) => `Los gramos por ${unitWord(f)} se calculan con tus ${f.mass('mass', 1)}.`,
  reference_mass_adjusted: (f) =>
    `Los gramos por ${unitWord(f)} se calculan con ${f.mass('kilograms', 1)} en lugar de ${f.mass('mass', 1)}, porque la grasa corporal necesita poco (IMC ${f.figure('bmi', 1)}).`,
  daily_living_default: (f) => `La vida diaria requiere tu gasto en reposo × ${f.figure('factor', 2)}.`,
  daily_living_steps: (f) =>
    `${f.figure('averageSteps')} pasos al día equivalen a tu gasto en reposo × ${f.figure('factor', 2)}.`,
  session_energy: (f) =>
    `${f.energy('kcal')} por ${session(f)}: ${f.span('minutes')} a ${f.figure('met', 1)} MET con ${f.mass('mass')}, por encima del reposo.`,
  session_energy_measured: (f) =>
    `${f.energy('kcal')} por encima del reposo por ${session(f)}, ${f.span('minutes')}, según lo grabado.`,
  recorded_by_power: (f) =>
    `${f.energy('kcal')} por encima del reposo: ${f.figure('watts')} W durante ${f.span('minutes')}, menos las ${f.energy('rest')} que gastas de todos modos.`,
  recorded_by_device: (f) =>
    `${f.energy('kcal')} por encima del reposo: ${f.energy('calories')} en tu dispositivo, menos las ${f.energy('rest')} que gastas de todos modos en ${f.span('minutes')}.`,
  recorded_by_heart_rate: (f) =>
    `${f.energy('kcal')} por encima del reposo, a partir de ${f.figure('pulse')} pulsaciones por minuto durante ${f.span('minutes')}.`,
  recorded_by_type: (f) =>
    `${f.energy('kcal')} por encima del reposo: ${f.span('minutes')} a ${f.figure('met', 1)} MET con ${f.mass('mass')}.`,
  recorded_bounded: (f) =>
    `La estimación de ${f.energy('estimate')} se aleja mucho de las ${f.energy('byTable')} habituales, así que cuentan ${f.energy('kcal')}.`,
  energy_expenditure: (f) =>
    `El gasto del día es de ${f.energy('total')}: ${f.energy('resting')} en reposo × ${f.figure('factor', 2)} por la vida diaria, y ${f.energy('exercise')} de entrenamiento.`,
  energy_expenditure_learned: (f) =>
    `Según tu propio registro y tu peso, el gasto del día es de ${f.energy('total')}: ${f.energy('base')} sin entrenamiento, y el ${f.percent('scale')} de las ${f.energy('exercise')} calculadas para tu entrenamiento.`,
  day_load: (f) =>
    f.number('sessions') === 0
      ? 'Un día sin entrenamiento es un día de descanso.'
      : `Por tu entrenamiento, este es un ${day(f)}.`,
  day_load_competition: (f) => `Con una competición, este es un ${day(f)}.`,
  goal_cover_cost: (f) => `Para ${goal(f)}, el plan cubre el gasto del día.`,
  goal_surplus: (f) => `Para ${goal(f)}, se añaden ${f.energy('change')} a las ${f.energy('expenditure')} del día.`,
  goal_deficit: (f) =>
    `Para ${goal(f)}, ${f.energy('change')}: el ${f.percent('share')} de tu déficit completo de ${f.energy('full')} en un ${day(f)}.${deficitLimit(f)}`,
  goal_deficit_share: (f) =>
    `Un ${day(f)} asume el ${f.percent('share')} del déficit, para que al entrenamiento no le falte energía.`,
  goal_deficit_paused: (f) => `Hoy sin déficit: un ${day(f)} se cubre por completo.`,
  deficit_blocked_low_bmi: (f) =>
    `Sin déficit: con ${f.mass('mass', 1)} y ${f.length('height')} no tienes peso que puedas perder de forma segura.`,
  deficit_stopped: (f) =>
    f.text('loss') === 'fast_loss'
      ? `Ahora sin déficit: desde hace dos semanas tu peso baja más de un ${f.figure('percent')} % por semana.`
      : f.text('loss') === 'large_loss'
        ? `Ahora sin déficit: en medio año tu peso ha bajado más de un ${f.figure('percent')} % por encima de lo previsto.`
        : 'Ahora sin déficit, por tu salud.',
  cut_ended: (f) =>
    f.text('why') === 'duration'
      ? 'Llevas doce semanas perdiendo grasa. Bien hecho: ahora tu plan mantiene tu peso para que tu cuerpo se recupere.'
      : 'Tu cuerpo lleva ocho semanas con poca energía. Ahora tu plan mantiene tu peso para que se recupere.',
  carb_load_energy: (f) =>
    `La víspera de una competición necesita espacio para ${f.figure('carbs')} g de carbohidratos, así que el día tiene ${f.energy('energy')}.`,
  floor_resting: (f) => `El día sube hasta tu gasto en reposo, ${f.energy('resting')}. Nunca se planifica menos.`,
  floor_minimum: (f) => `El día sube hasta ${f.energy('minimum')}. Nunca se planifica menos.`,
  floor_availability: (f) =>
    `El día sube hasta ${f.energy('availability')}: ${f.energy('exercise')} de entrenamiento + ${f.energyPerMass(30)} ${f.energyUnit} × ${f.mass('fatFreeMass', 1)} de masa magra.`,
  energy_availability: (f) =>
    `Disponibilidad energética: (${f.energy('energy')} − ${f.energy('exercise')} de entrenamiento) ÷ ${f.mass('fatFreeMass', 1)} de masa magra.`,
  protein_by_goal: (f) =>
    `${f.mass('mass')} × ${f.rate('perKilogram', 2)} g/${f.massUnit} de proteína son ${f.figure('grams')} g, para ${goal(f)}.`,
  protein_plant_diet: (f) =>
    `La proteína vegetal se aprovecha algo peor, así que la cifra se toma × ${f.figure('factor', 2)}.`,
  protein_ceiling: (f) =>
    `La proteína se queda en ${f.figure('most')} g, el ${f.percent('share')} de ${f.energy('energy')}.`,
  protein_kidney_limit: (f) =>
    `La proteína se queda en ${f.rate('perKilogram', 2)} g/${f.massUnit} (${f.figure('grams')} g) para cuidar tus riñones.`,
  protein_gives_to_carbs: (f) =>
    `${f.figure('moved')} g pasan de proteína a carbohidratos, para acercarse a los ${f.figure('low')} g que necesita tu entrenamiento.`,
  carbs_by_load: (f) =>
    `${f.rate('aim', 1)} g/${f.massUnit} de carbohidratos para un ${day(f)}, en un margen de ${f.rate('low', 1)} a ${f.rate('high', 1)}.`,
  carbs_by_category: (f) =>
    `Para tu tipo de entrenamiento son ${f.rate('aim', 2)} g/${f.massUnit}: un cambio de ${f.rate('shift', 2)}.`,
  race_loading: (f) =>
    `${f.rate('perKilogram', 1)} g/${f.massUnit} de carbohidratos llenan las reservas ${f.flag('isBrief') ? 'para un evento ante el que solo carga el día anterior' : 'para un evento de esta duración'}; este día llega a ${f.rate('reached', 1)} g/${f.massUnit} con ${f.mass('mass', 1)}, en ${f.energy('energy')}.`,
  race_loading_energy_limit: (f) =>
    `La carga completa requeriría ${f.energy('needed')}. En un día que gasta ${f.energy('expenditure')} se planifican como máximo ${f.energy('most')}, así que llega a ${f.rate('reached', 1)} g/${f.massUnit}.`,
  race_loading_fiber: (f) =>
    `Como máximo ${f.figure('most')} g de fibra mantienen ligero el intestino durante la carga de carbohidratos.`,
  race_loading_fat: (f) =>
    `La grasa se queda por debajo del ${f.percent('share')} de la energía, para dejar sitio a los carbohidratos.`,
  race_loading_water: (f) =>
    `La báscula marca de ${f.massFigure('low')} a ${f.mass('high')} más: es agua que se almacena con los carbohidratos y después se va.`,
  race_pre_meal: (f) =>
    `${f.mass('mass', 1)} × ${f.rate('perKilogram', 2)} g/${f.massUnit} de carbohidratos ${f.span('before')} antes de la salida, con poca grasa y fibra.`,
  race_pre_meal_early: (f) =>
    `Salida temprana, a ${f.clock('start')}: ${f.mass('mass', 1)} × ${f.rate('perKilogram', 2)} g/${f.massUnit} de carbohidratos ${f.span('before')} antes, así que te levantas para tomarlos.`,
  race_pre_meal_evening: (f) =>
    `Salida temprana, a ${f.clock('start')}: ${f.rate('evening', 1)} g/${f.massUnit} de carbohidratos la noche anterior y una comida pequeña de ${f.rate('perKilogram', 2)} g/${f.massUnit} al levantarte.`,
  race_pre_meal_low_carb: (f) =>
    `Tu dieta baja en carbohidratos deja la comida ${f.span('before')} antes de la salida en ${f.rate('perKilogram', 1)} g/${f.massUnit} de carbohidratos en lugar de ${f.rate('usual', 1)}.`,
  race_pre_meal_night: (f) =>
    `La salida de las ${f.clock('start')} es de noche: la cena anterior tiene al menos ${f.mass('mass', 1)} × ${f.rate('perKilogram', 1)} g/${f.massUnit} de carbohidratos.`,
  race_meal_limited: (f) =>
    `Las otras comidas del día también necesitan carbohidratos: aquí ${f.figure('carbs')} g en lugar de ${f.figure('wanted')} g.`,
  race_meal_unplaced: (f) =>
    `Tu entrenamiento no deja tiempo para comer antes de la salida de las ${f.clock('start')}; esos carbohidratos están en las otras comidas.`,
  race_top_up: (f) => `${f.figure('carbs')} g de carbohidratos cerca de ${f.span('before')} antes de la salida.`,
  during_event: (f) =>
    `Tu evento de ${f.span('minutes')} está planificado con ${f.figure('perHour')} g de carbohidratos por hora. Su ficha dice qué tomar y cuándo.`,
  event_day_energy: (f) =>
    f.flag('isShort')
      ? `${f.figure('fuel')} g de carbohidratos en ruta y las comidas para las que tu evento deja tiempo suman ${f.energy('energy')}. Lo demás que cuesta no se recupera en un solo día.`
      : `${f.figure('fuel')} g de carbohidratos en ruta y las comidas alrededor de tu evento suman ${f.energy('energy')}.`,
  event_day_carbs: (f) =>
    `Tu evento necesita ${f.figure('fuel')} g de carbohidratos en ruta, y tus comidas tienen además ${f.figure('beside')} g: ${f.figure('carbs')} g.`,
  event_day_protein: (f) => `Tu evento deja tiempo para menos comidas, que tienen ${f.figure('grams')} g de proteína.`,
  carbs_competition_eve: (f) =>
    `Mañana compites: hoy ${f.rate('aim', 1)} g/${f.massUnit} de carbohidratos en lugar de ${f.rate('today', 1)}.`,
  carbs_recovery_after: (f) =>
    `Tras el esfuerzo de ayer tus reservas se rellenan: ${f.rate('aim', 1)} g/${f.massUnit} de carbohidratos en lugar de ${f.rate('usual', 1)}.`,
  carbs_low_carb_cap: (f) => `Bajo en carbohidratos: como máximo ${f.figure('cap')} g de carbohidratos.`,
  carbs_fuel_the_session: (f) =>
    `El entrenamiento intenso suma ${f.figure('lift')} g de carbohidratos a tu día bajo en carbohidratos, ${f.figure('cap')} g en total.`,
  carbs_take_the_rest: (f) =>
    `A los carbohidratos les corresponde lo que queda junto a ${f.figure('protein')} g de proteína y ${f.figure('fat')} g de grasa: ${f.figure('grams')} g.`,
  carbs_more_training: (f) =>
    f.number('energy') > 0
      ? `Se entrenó más de lo previsto: dos tercios de lo que el día pide de más son carbohidratos; de ${f.figure('planned')} g pasan a ${f.figure('grams')} g.`
      : `Se entrenó más de lo previsto al principio, y el día conserva los carbohidratos para ello: ${f.figure('grams')} g.`,
  fat_takes_the_rest: (f) => `A la grasa le corresponde lo que queda de ${f.energy('energy')}: ${f.figure('grams')} g.`,
  fat_minimum: (f) =>
    f.flag('isByMass')
      ? `La grasa se mantiene en ${f.figure('grams')} g; menos de ${f.rate('perKilogram', 1)} g/${f.massUnit} es demasiado poco.`
      : `La grasa se mantiene en ${f.figure('grams')} g; menos del ${f.percent('share')} de tu energía es demasiado poco.`,
  fat_maximum: (f) =>
    `La grasa se detiene en ${f.figure('grams')} g, el ${f.percent('share')} de ${f.energy('energy')}.`,
  fiber_by_energy: (f) =>
    `${f.figure('per1000')} g de fibra por cada ${f.energyOf(1000)} de ${f.energy('energy')}: ${f.figure('grams')} g.`,
  fiber_cap: (f) => `La fibra se queda en ${f.figure('most')} g, que un estómago tolera bien al entrenar.`,
  fiber_competition: (f) =>
    `La fibra se queda en ${f.figure('most')} g en torno a una competición, para un estómago tranquilo.`,
  sodium_with_sweat: (f) =>
    f.knows('low')
      ? `El sodio parte del margen diario habitual de ${f.figure('low')} a ${f.figure('high')} mg.`
      : `El sodio cubre las necesidades diarias y ${f.litres('sweatLitres')} de sudor.`,
  sodium_for_sweat: (f) =>
    `${f.litres('sweatLitres')} de sudor suman de ${f.figure('low')} a ${f.figure('high')} mg de sodio por litro.`,
  potassium_intake: () => 'El potasio sigue la ingesta adecuada para adultos.',
  iron_intake: (f) => `${f.figure('milligrams', 1)} mg de hierro al día a los ${f.figure('age')} años (${sex(f)}).`,
  iron_plant_diet: (f) =>
    `El hierro de las plantas se absorbe peor: ${f.figure('need', 1)} mg × ${f.figure('factor', 1)}.`,
  free_sugar_limit: (f) =>
    `El azúcar libre se queda por debajo del ${f.percent('share')} de ${f.energy('energy')}, sin contar lo que tomas en torno al entreno.`,
  drinks_with_sweat: (f) => `${f.volume('usual')} al día y ${f.litres('sweatLitres')} que sudas.`,
  drinks_in_heat: (f) =>
    `Con calor sudas más: × ${f.figure('factor', 2)}. Bebe según tu sed, nunca más de lo que sudas.`,
  pre_fuel: (f, standing) =>
    `${carbsByMass(f)}, ${standing ?? `antes de ${session(f)}`}; la sesión dura ${f.span('minutes')}.`,
  pre_fuel_early: (f) =>
    `A ${f.clock('start')} el estómago aún duerme: el ${f.percent('factor')} de la cantidad habitual; el desayuno viene después.`,
  pre_fuel_minimum: (f) =>
    `Solo por tu peso serían ${f.figure('byMass')} g de carbohidratos; menos de ${f.figure('least')} g no se notarían.`,
  pre_fuel_between: (f) =>
    `${f.span('gapMinutes')} entre dos sesiones: una toma pequeña de ${f.figure('carbs')} g de carbohidratos sirve para las dos, con ${f.mass('mass')}.`,
  pre_fuel_joined: (f) =>
    `${f.figure('sessions')} sesiones van seguidas, así que antes hay una sola toma de ${f.figure('carbs')} g de carbohidratos.`,
  during_fuel: (f) => `${f.figure('perHour')} g de carbohidratos por hora: ${session(f)} dura ${f.span('minutes')}.`,
  during_none: (f) =>
    `${spanishStart(session(f))} dura ${f.span('minutes')} y no necesita carbohidratos: bastan tus reservas.`,
  during_low_carb: (f) =>
    `Bajo en carbohidratos: como máximo ${f.figure('most')} g de carbohidratos por hora en lugar de ${f.figure('usual')}.`,
  during_untried: (f) =>
    `Más de ${f.figure('begin')} g por hora pide un intestino entrenado: empieza ahí y sube de una sesión larga a la siguiente. Di en «Productos de carrera» cuánto tolera el tuyo.`,
  during_tolerance: (f) =>
    `Se sabe que tu intestino tolera ${f.figure('perHour')} g de carbohidratos por hora, así que no son ${f.figure('usual')} g.`,
  during_mixed_sugars: (f) =>
    `Por encima de ${f.figure('above')} g por hora, el intestino solo absorbe glucosa con fructosa, más o menos 1 a 0,8.`,
  during_drink: (f) =>
    f.number('sodiumPerHour') > 0
      ? `${f.volume('perHour')} por hora con ${f.figure('sodiumPerHour')} mg de sodio, según el sudor con ${f.mass('mass')}.`
      : f.flag('isCapped')
        ? `${f.volume('perHour')} por hora: sudas más, pero beber más que eso no es seguro.`
        : `${f.volume('perHour')} por hora, según el sudor con ${f.mass('mass')}.`,
  during_sodium: (f) =>
    `${f.figure('sodiumPerHour')} mg de sodio por hora: ${f.figure('perLitre')} mg por cada litro de sudor.`,
  post_fuel: (f, standing) =>
    `${carbsByMass(f)}${f.knows('proteinPerKilogram') ? ` y ${f.rate('proteinPerKilogram', 2)} g/${f.massUnit} de proteína` : ''}, ${standing ?? `después de ${session(f)}`}; mejor antes de que pasen ${f.span('within')}.`,
  post_fuel_protein: (f) =>
    `${f.mass('mass')} × ${f.rate('proteinPerKilogram', 2)} g/${f.massUnit} de proteína, para reparar el músculo.`,
  post_fuel_rapid: (f) =>
    `La siguiente sesión es en ${f.span('gapMinutes')}, así que las reservas deben rellenarse rápido: ${f.rate('perKilogram', 1)} g/${f.massUnit} de carbohidratos.`,
  post_fuel_overrun: (f) =>
    `El entrenamiento duró ${f.span('minutes')} más de lo previsto: ${f.rate('perKilogram', 1)} g/${f.massUnit} de carbohidratos más.`,
  post_fuel_late: (f) =>
    `El entrenamiento termina a ${f.clock('end')}: ${f.rate('perKilogram', 1)} g/${f.massUnit} de proteína te cubren toda la noche.`,
  post_fuel_older: (f) =>
    `Desde los ${f.figure('age')} años el músculo pide más: ${f.rate('perKilogram', 1)} g/${f.massUnit} de proteína.`,
  post_fuel_joined: (f) =>
    `${f.figure('sessions')} sesiones van seguidas, así que una sola toma de ${f.figure('carbs')} g de carbohidratos repone la energía de ambas.`,
  post_fuel_is_meal: (f) =>
    `${slot(f)}, a ${f.clock('at')}, es tu toma después del entrenamiento, que termina a ${f.clock('sessionEnd')}.`,
  fuel_limited: (f) =>
    `Lo que tomas en torno al entreno deja sitio a tus comidas: carbohidratos × ${f.figure('carbs', 2)}, proteína × ${f.figure('protein', 2)}, grasa × ${f.figure('fat', 2)}.`,
  meal_share: (f) =>
    `El ${f.figure('percent')} % de lo que el día reserva para comidas: ${f.figure('carbs')} g de carbohidratos, ${f.figure('protein')} g de proteína, ${f.figure('fat')} g de grasa.`,
  meal_share_two_sessions: (f) =>
    `Con dos sesiones no hay tentempié: el ${f.figure('percent')} % de ${f.figure('carbs')} g de carbohidratos, ${f.figure('protein')} g de proteína y ${f.figure('fat')} g de grasa.`,
  meal_carbs_even: (f) =>
    `Bajo en carbohidratos: los carbohidratos se reparten por igual entre ${f.figure('meals')} comidas.`,
  meal_carbs_for_early_session: (f) =>
    f.number('percent') > 0
      ? `Mañana empiezas temprano, así que esta comida lleva un ${f.figure('percent')} % más de los carbohidratos del día.`
      : 'Mañana empiezas temprano, así que la cena lleva una parte de estos carbohidratos.',
  snack_takes_rest: (f) =>
    `El día pide más de lo que sus otras comidas admiten con un buen tamaño: aquí van ${f.figure('carbs')} g de carbohidratos, ${f.figure('protein')} g de proteína y ${f.figure('fat')} g de grasa.`,
  meal_time_usual: (f) => `A ${f.clock('at')}, la hora habitual.`,
  meal_time_before_session: (f) =>
    `A ${f.clock('at')} en lugar de a ${f.clock('usual')}: el entrenamiento empieza a ${f.clock('sessionStart')}.`,
  meal_time_after_session: (f) =>
    `A ${f.clock('at')} en lugar de a ${f.clock('usual')}: el entrenamiento termina a ${f.clock('sessionEnd')}.`,
  meal_time_spaced: (f) =>
    `A ${f.clock('at')} en lugar de a ${f.clock('usual')}, para que haya suficiente tiempo entre comidas.`,
  meal_time_out_of_band: (f) =>
    `A ${f.clock('at')}: el entrenamiento no deja hueco entre ${f.clock('from')} y ${f.clock('until')}.`,
  meal_time_chosen: (f) => `A ${f.clock('at')}, como elegiste.`,
  meal_time_chosen_training: (f) =>
    `Elegiste ${f.clock('chosen')}. El entrenamiento queda demasiado cerca de esa hora, así que este día es a ${f.clock('at')}.`,
  meal_time_chosen_meals: (f) =>
    `Elegiste ${f.clock('chosen')}. Queda demasiado cerca de lo que comes antes o después, así que este día es a ${f.clock('at')}.`,
  caffeine_before_hard_session: (f) =>
    f.flag('isCapped')
      ? `${f.figure('dose')} mg de cafeína una hora antes de ${f.clock('start')}, si la usas: es el máximo seguro de una vez.`
      : `${f.figure('dose')} mg de cafeína (${f.mass('mass')} × ${f.perMass(3)} mg/${f.massUnit}) una hora antes de ${f.clock('start')}, si la usas.`,
  protein_before_sleep: (f) =>
    `${f.figure('grams')} g de proteína de absorción lenta (${f.mass('mass')}) a ${f.clock('at')}, después del entreno de fuerza que termina a ${f.clock('end')}; cuenta para el día.`,
  weigh_in_drinks: (f) =>
    `${f.mass('lost', 1)} perdidos × ${f.litresPerMass('perKilogram')}: ${f.volume('drinks')} con ${f.figure('sodium')} mg de sodio, en tragos pequeños.`,
  weigh_in_carbs: (f) =>
    `${f.mass('mass')} × ${f.rate('low')} a ${f.rate('high')} g/${f.massUnit} de carbohidratos, con ${f.span('minutes')} para recargar antes del inicio.`,
  weight_class_out_of_reach: (f) =>
    `Llegar a ${f.mass('limit', 1)} desde ${f.mass('mass', 1)} en ${f.figure('days')} ${f.number('days') === 1 ? 'día' : 'días'} es más de lo que se consigue comiendo de forma segura: un ${f.figure('fastest')} % por semana como máximo, durante ${f.figure('weeks')} semanas, y nunca por debajo de un índice de masa corporal de ${f.figure('leastIndex', 1)}. A tiempo puedes llegar a ${f.mass('lightest', 1)}.`,
}

/** The sentences in Spanish. */
export const es: ReasonSentences = { rules, ownChoice: 'Elección propia' }
