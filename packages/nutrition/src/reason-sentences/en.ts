import { intensities, sexes } from '@pacemeal/domain'
import type { Facts } from '../reason-facts.ts'
import { sources } from '../sources.ts'
import type { ReasonSentences } from './sentences.ts'

const loadWords: Readonly<Record<string, string>> = {
  rest: 'rest',
  light: 'light',
  moderate: 'moderate',
  high: 'high',
  very_high: 'very high',
}
const goalWords: Readonly<Record<string, string>> = {
  maintain: 'keeping your weight',
  cut: 'losing fat',
  build: 'gaining lean mass',
  balanced: 'a balanced diet',
  peak: 'peaking',
}
const load = (facts: Facts) => loadWords[facts.text('load')] ?? facts.text('load')
const goal = (facts: Facts) => goalWords[facts.text('objective')] ?? facts.text('objective')
const session = (facts: Facts) => {
  const intensity = intensities.find((one) => one === facts.text('intensity'))
  return `${facts.text('type')}${intensity ? ` (${intensity})` : ''}`
}
const sex = (facts: Facts) => sexes.find((one) => one === facts.text('sex'))?.toLowerCase() ?? 'your sex'
const slot = (facts: Facts) => facts.text('slot').replace(/^./, (letter) => letter.toUpperCase())
const carbsByMass = (facts: Facts) =>
  `${facts.mass('mass')} × ${facts.rate('perKilogram', 2)} g/${facts.massUnit} carbs`

/** A number that is added or taken away: `+ 5`, `− 161`. */
const signed = (facts: Facts, name: string) =>
  `${facts.number(name) < 0 ? '−' : '+'} ${facts.energyOf(Math.abs(facts.number(name)))}`

/** Which of its limits holds a deficit down; nothing in plans of earlier versions, which do not say. */
const deficitLimit = (facts: Facts): string => {
  const words: Readonly<Record<string, string>> = {
    share: ' A fifth of what the day costs is the most.',
    most: ` ${facts.energyOf(500)} ${facts.energyUnit} a day is the most.`,
    weekly: ' 0.7% of your weight a week is the most.',
  }
  return words[facts.text('limit')] ?? ''
}

/** The unit of body mass in a word. */
const unitWord = (facts: Facts): string => (facts.massUnit === 'kg' ? 'kilogram' : 'pound')

const rules: ReasonSentences['rules'] = {
  resting_mifflin: (f) =>
    `At rest you spend ${f.energy('kcal')} a day: ${f.energyPerMass(10)} × ${f.mass('mass', 1)} + ${f.energyPerLength(6.25)} × ${f.length('height')} − ${f.energyOf(5)} × ${f.figure('age')} years ${signed(f, 'constant')} (${sex(f)}).`,
  resting_cunningham_1980: (f) =>
    `At rest you spend ${f.energy('kcal')} a day: ${f.energyOf(500)} + ${f.energyPerMass(22)} × ${f.mass('fatFreeMass', 1)} lean mass, for ${f.figure('weeklyTrainingHours', 1)} h training a week.`,
  resting_cunningham_1991: (f) =>
    `At rest you spend ${f.energy('kcal')} a day: ${f.energyOf(370)} + ${f.energyPerMass(21.6)} × ${f.mass('fatFreeMass', 1)} lean mass.`,
  body_fat_ignored: (f) =>
    `A body fat of ${f.figure('bodyFatPercent', 1)}% does not fit your other measurements, so it is left out.`,
  fat_free_mass_measured: (f) =>
    `${f.mass('mass', 1)} less ${f.figure('bodyFatPercent', 1)}% body fat leaves ${f.mass('kilograms', 1)} lean mass.`,
  fat_free_mass_estimated: (f) =>
    `Lean mass is estimated at ${f.mass('kilograms', 1)}: ${f.mass('mass', 1)} less about ${f.figure('bodyFatPercent')}% body fat.`,
  reference_mass: (f) => `Grams per ${unitWord(f)} count your ${f.mass('mass', 1)}.`,
  reference_mass_adjusted: (f) =>
    `Grams per ${unitWord(f)} count ${f.mass('kilograms', 1)} rather than ${f.mass('mass', 1)}, because body fat needs little of them (BMI ${f.figure('bmi', 1)}).`,
  daily_living_default: (f) => `Daily life takes your resting energy × ${f.figure('factor', 2)}.`,
  daily_living_steps: (f) =>
    `${f.figure('averageSteps')} steps a day make your resting energy × ${f.figure('factor', 2)}.`,
  session_energy: (f) =>
    `${f.energy('kcal')} for ${session(f)}: ${f.span('minutes')} at ${f.figure('met', 1)} MET with ${f.mass('mass')}, above rest.`,
  session_energy_measured: (f) =>
    `${f.energy('kcal')} above rest for ${session(f)}, ${f.span('minutes')}, by its recording.`,
  recorded_by_power: (f) =>
    `${f.energy('kcal')} above rest: ${f.figure('watts')} W for ${f.span('minutes')}, less ${f.energy('rest')} you spend anyway.`,
  recorded_by_device: (f) =>
    `${f.energy('kcal')} above rest: ${f.energy('calories')} on your device less ${f.energy('rest')} you spend anyway in ${f.span('minutes')}.`,
  recorded_by_heart_rate: (f) =>
    `${f.energy('kcal')} above rest, from ${f.figure('pulse')} beats per minute over ${f.span('minutes')}.`,
  recorded_by_type: (f) =>
    `${f.energy('kcal')} above rest: ${f.span('minutes')} at ${f.figure('met', 1)} MET with ${f.mass('mass')}.`,
  recorded_bounded: (f) =>
    `The estimate of ${f.energy('estimate')} lies far from the usual ${f.energy('byTable')}, so ${f.energy('kcal')} count.`,
  energy_expenditure: (f) =>
    `The day costs ${f.energy('total')}: ${f.energy('resting')} at rest × ${f.figure('factor', 2)} for daily life, and ${f.energy('exercise')} of training.`,
  energy_expenditure_learned: (f) =>
    `The day costs ${f.energy('total')} by your own log and weight: ${f.energy('base')} without training, and ${f.percent('scale')} of the ${f.energy('exercise')} that your training is reckoned at.`,
  day_load: (f) =>
    f.number('sessions') === 0
      ? 'A day without training is a rest day.'
      : `Your training makes this a day of ${load(f)} load.`,
  day_load_competition: (f) => `A competition makes this a day of ${load(f)} load.`,
  goal_cover_cost: (f) => `For ${goal(f)}, the plan covers what the day costs.`,
  goal_surplus: (f) => `For ${goal(f)}, ${f.energy('change')} are added to the ${f.energy('expenditure')} of the day.`,
  goal_deficit: (f) =>
    `For ${goal(f)}, ${f.energy('change')}: ${f.percent('share')} of your full deficit of ${f.energy('full')} on a day of ${load(f)} load.${deficitLimit(f)}`,
  goal_deficit_share: (f) =>
    `A day of ${load(f)} load carries ${f.percent('share')} of the deficit, so that training is fuelled.`,
  goal_deficit_paused: (f) => `No deficit today: a day of ${load(f)} load is fuelled in full.`,
  deficit_blocked_low_bmi: (f) =>
    `No deficit: at ${f.mass('mass', 1)} and ${f.length('height')} you have no weight to lose safely.`,
  deficit_stopped: (f) =>
    f.text('loss') === 'fast_loss'
      ? `No deficit now: for two weeks your weight has fallen by more than ${f.figure('percent')}% a week.`
      : f.text('loss') === 'large_loss'
        ? `No deficit now: within half a year your weight has fallen by over ${f.figure('percent')}% more than was planned.`
        : 'No deficit now, for your health.',
  cut_ended: (f) =>
    f.text('why') === 'duration'
      ? 'You have been losing fat for twelve weeks. Well done: your plan now keeps your weight, so that your body can recover.'
      : 'Your body has run on little energy for eight weeks. Your plan now keeps your weight, so that it can recover.',
  carb_load_energy: (f) =>
    `The eve of a competition needs room for ${f.figure('carbs')} g carbs, so the day holds ${f.energy('energy')}.`,
  floor_resting: (f) => `The day is raised to your resting energy of ${f.energy('resting')}. Less is never planned.`,
  floor_minimum: (f) => `The day is raised to ${f.energy('minimum')}. Less is never planned.`,
  floor_availability: (f) =>
    `The day is raised to ${f.energy('availability')}: ${f.energy('exercise')} of training + ${f.energyPerMass(30)} ${f.energyUnit} × ${f.mass('fatFreeMass', 1)} lean mass.`,
  energy_availability: (f) =>
    `Energy availability: (${f.energy('energy')} − ${f.energy('exercise')} of training) ÷ ${f.mass('fatFreeMass', 1)} lean mass.`,
  protein_by_goal: (f) =>
    `${f.mass('mass')} × ${f.rate('perKilogram', 2)} g/${f.massUnit} protein makes ${f.figure('grams')} g, for ${goal(f)}.`,
  protein_plant_diet: (f) => `Plant protein is used a little less well, so the figure is × ${f.figure('factor', 2)}.`,
  protein_ceiling: (f) => `Protein stays at ${f.figure('most')} g, ${f.percent('share')} of ${f.energy('energy')}.`,
  protein_kidney_limit: (f) =>
    `Protein stays at ${f.rate('perKilogram', 2)} g/${f.massUnit} (${f.figure('grams')} g) for your kidneys.`,
  protein_gives_to_carbs: (f) =>
    `${f.figure('moved')} g move from protein to carbs, to come nearer to the ${f.figure('low')} g that your training needs.`,
  carbs_by_load: (f) =>
    `${f.rate('aim', 1)} g/${f.massUnit} carbs for a day of ${load(f)} load, in a range of ${f.rate('low', 1)} to ${f.rate('high', 1)}.`,
  carbs_by_category: (f) =>
    `For your kind of training it is ${f.rate('aim', 2)} g/${f.massUnit}: a shift of ${f.rate('shift', 2)}.`,
  race_loading: (f) =>
    `${f.rate('perKilogram', 1)} g/${f.massUnit} carbs fill the stores ${f.flag('isBrief') ? 'for an event that the day before alone loads for' : 'for an event of this length'}; this day reaches ${f.rate('reached', 1)} g/${f.massUnit} of ${f.mass('mass', 1)}, with ${f.energy('energy')}.`,
  race_loading_energy_limit: (f) =>
    `Loading fully would take ${f.energy('needed')}. On a day that costs ${f.energy('expenditure')} at most ${f.energy('most')} are planned, so it reaches ${f.rate('reached', 1)} g/${f.massUnit}.`,
  race_loading_fiber: (f) => `At most ${f.figure('most')} g of fiber keep the gut light while you load.`,
  race_loading_fat: (f) => `Fat stays below ${f.percent('share')} of the energy, so that carbohydrate has room.`,
  race_loading_water: (f) =>
    `The scales show ${f.massFigure('low')} to ${f.mass('high')} more: water that is stored with the carbohydrate and goes again.`,
  race_pre_meal: (f) =>
    `${f.mass('mass', 1)} × ${f.rate('perKilogram', 2)} g/${f.massUnit} carbs ${f.span('before')} before the start, with little fat and fiber.`,
  race_pre_meal_early: (f) =>
    `An early start at ${f.clock('start')}: ${f.mass('mass', 1)} × ${f.rate('perKilogram', 2)} g/${f.massUnit} carbs ${f.span('before')} before, so you get up for it.`,
  race_pre_meal_evening: (f) =>
    `An early start at ${f.clock('start')}: ${f.rate('evening', 1)} g/${f.massUnit} carbs the evening before, and a small meal of ${f.rate('perKilogram', 2)} g/${f.massUnit} when you get up.`,
  race_pre_meal_low_carb: (f) =>
    `Your low-carb diet keeps the meal ${f.span('before')} before the start at ${f.rate('perKilogram', 1)} g/${f.massUnit} carbs instead of ${f.rate('usual', 1)}.`,
  race_pre_meal_night: (f) =>
    `The start at ${f.clock('start')} is in the night: dinner the evening before holds at least ${f.mass('mass', 1)} × ${f.rate('perKilogram', 1)} g/${f.massUnit} carbs.`,
  race_meal_limited: (f) =>
    `The day’s other meals need carbs, too: ${f.figure('carbs')} g here instead of ${f.figure('wanted')} g.`,
  race_meal_unplaced: (f) =>
    `Your training leaves no time for a meal before the start at ${f.clock('start')}, so its carbs are in the other meals.`,
  race_top_up: (f) => `${f.figure('carbs')} g carbs about ${f.span('before')} before the start.`,
  during_event: (f) =>
    `Your event of ${f.span('minutes')} is planned with ${f.figure('perHour')} g carbs an hour. Its card says what to take when.`,
  event_day_energy: (f) =>
    f.flag('isShort')
      ? `${f.figure('fuel')} g carbs on the way and the meals that your event leaves time for come to ${f.energy('energy')}. What else it costs is not eaten back in a day.`
      : `${f.figure('fuel')} g carbs on the way and the meals around your event come to ${f.energy('energy')}.`,
  event_day_carbs: (f) =>
    `Your event takes ${f.figure('fuel')} g carbs on the way, and your meals hold ${f.figure('beside')} g beside them: ${f.figure('carbs')} g.`,
  event_day_protein: (f) => `Your event leaves time for fewer meals, which hold ${f.figure('grams')} g protein.`,
  carbs_competition_eve: (f) =>
    `Tomorrow you compete: ${f.rate('aim', 1)} g/${f.massUnit} carbs today instead of ${f.rate('today', 1)}.`,
  carbs_recovery_after: (f) =>
    `After yesterday’s effort your stores refill: ${f.rate('aim', 1)} g/${f.massUnit} carbs instead of ${f.rate('usual', 1)}.`,
  carbs_low_carb_cap: (f) => `Low-carb: at most ${f.figure('cap')} g carbs.`,
  carbs_fuel_the_session: (f) =>
    `Intense training adds ${f.figure('lift')} g carbs to your low-carb day, ${f.figure('cap')} g in all.`,
  carbs_take_the_rest: (f) =>
    `Carbs take what is left beside ${f.figure('protein')} g protein and ${f.figure('fat')} g fat: ${f.figure('grams')} g.`,
  carbs_more_training: (f) =>
    f.number('energy') > 0
      ? `The day was trained more than planned: two thirds of what it asks for beside the plan are carbs, which brings ${f.figure('planned')} g to ${f.figure('grams')} g.`
      : `The day was trained more than first planned, and keeps the carbs for it: ${f.figure('grams')} g.`,
  fat_takes_the_rest: (f) => `Fat takes what is left of ${f.energy('energy')}: ${f.figure('grams')} g.`,
  fat_minimum: (f) =>
    f.flag('isByMass')
      ? `Fat is kept at ${f.figure('grams')} g; less than ${f.rate('perKilogram', 1)} g/${f.massUnit} is too little.`
      : `Fat is kept at ${f.figure('grams')} g; less than ${f.percent('share')} of your energy is too little.`,
  fat_maximum: (f) => `Fat stops at ${f.figure('grams')} g, ${f.percent('share')} of ${f.energy('energy')}.`,
  fiber_by_energy: (f) =>
    `${f.figure('per1000')} g fiber for each ${f.energyOf(1000)} of ${f.energy('energy')}: ${f.figure('grams')} g.`,
  fiber_cap: (f) => `Fiber stays at ${f.figure('most')} g, which a stomach in training carries well.`,
  fiber_competition: (f) => `Fiber stays at ${f.figure('most')} g around a competition, for a calm stomach.`,
  sodium_with_sweat: (f) =>
    f.knows('low')
      ? `Sodium starts from the everyday range of ${f.figure('low')} to ${f.figure('high')} mg.`
      : `Sodium covers everyday needs and ${f.litres('sweatLitres')} of sweat.`,
  sodium_for_sweat: (f) =>
    `${f.litres('sweatLitres')} of sweat add ${f.figure('low')} to ${f.figure('high')} mg sodium a liter.`,
  potassium_intake: () => 'Potassium follows the adequate intake of adults.',
  iron_intake: (f) => `${f.figure('milligrams', 1)} mg iron a day at ${f.figure('age')} years (${sex(f)}).`,
  iron_plant_diet: (f) =>
    `Iron from plants is taken up less well: ${f.figure('need', 1)} mg × ${f.figure('factor', 1)}.`,
  free_sugar_limit: (f) =>
    `Free sugar stays under ${f.percent('share')} of ${f.energy('energy')}, fuel around training aside.`,
  drinks_with_sweat: (f) => `${f.volume('usual')} a day and ${f.litres('sweatLitres')} that you sweat.`,
  drinks_in_heat: (f) =>
    `Heat makes you sweat more: × ${f.figure('factor', 2)}. Drink to thirst, never more than you sweat.`,
  pre_fuel: (f, standing) =>
    `${carbsByMass(f)}, ${standing ?? `before ${session(f)}`}, which lasts ${f.span('minutes')}.`,
  pre_fuel_early: (f) =>
    `At ${f.clock('start')} the stomach is still asleep: ${f.percent('factor')} of the usual amount, breakfast comes after.`,
  pre_fuel_minimum: (f) =>
    `Your weight alone would make ${f.figure('byMass')} g carbs; less than ${f.figure('least')} g would not be felt.`,
  pre_fuel_between: (f) =>
    `${f.span('gapMinutes')} between two sessions: one small block of ${f.figure('carbs')} g carbs serves both, for ${f.mass('mass')}.`,
  pre_fuel_joined: (f) =>
    `${f.figure('sessions')} sessions follow each other, so their fuel is one block of ${f.figure('carbs')} g carbs.`,
  during_fuel: (f) => `${f.figure('perHour')} g carbs an hour: ${session(f)} lasts ${f.span('minutes')}.`,
  during_none: (f) => `No carbs needed during ${f.span('minutes')} of ${session(f)}; your stores carry it.`,
  during_low_carb: (f) => `Low-carb: at most ${f.figure('most')} g carbs an hour instead of ${f.figure('usual')}.`,
  during_untried: (f) =>
    `More than ${f.figure('begin')} g an hour needs a gut that has practised: begin there and take more from long session to long session. Tell under Race Products what yours takes.`,
  during_tolerance: (f) =>
    `Your gut is known to take ${f.figure('perHour')} g carbs an hour, so it is not ${f.figure('usual')} g.`,
  during_mixed_sugars: (f) =>
    `Above ${f.figure('above')} g an hour the gut takes up only glucose with fructose, about 1 to 0.8.`,
  during_drink: (f) =>
    f.number('sodiumPerHour') > 0
      ? `${f.volume('perHour')} an hour with ${f.figure('sodiumPerHour')} mg sodium, from the sweat of ${f.mass('mass')}.`
      : f.flag('isCapped')
        ? `${f.volume('perHour')} an hour: you sweat more, but drinking more than that is not safe.`
        : `${f.volume('perHour')} an hour, from the sweat of ${f.mass('mass')}.`,
  during_sodium: (f) =>
    `${f.figure('sodiumPerHour')} mg sodium an hour: ${f.figure('perLitre')} mg for each liter of sweat.`,
  post_fuel: (f, standing) =>
    `${carbsByMass(f)}${f.knows('proteinPerKilogram') ? ` and ${f.rate('proteinPerKilogram', 2)} g/${f.massUnit} protein` : ''}, ${standing ?? `after ${session(f)}`}; best within ${f.span('within')}.`,
  post_fuel_protein: (f) =>
    `${f.mass('mass')} × ${f.rate('proteinPerKilogram', 2)} g/${f.massUnit} protein, to repair muscle.`,
  post_fuel_rapid: (f) =>
    `The next session is ${f.span('gapMinutes')} away, so stores must refill fast: ${f.rate('perKilogram', 1)} g/${f.massUnit} carbs.`,
  post_fuel_overrun: (f) =>
    `Training ran ${f.span('minutes')} longer than planned: ${f.rate('perKilogram', 1)} g/${f.massUnit} carbs more.`,
  post_fuel_late: (f) =>
    `Training ends at ${f.clock('end')}: ${f.rate('perKilogram', 1)} g/${f.massUnit} protein carries you through the night.`,
  post_fuel_older: (f) =>
    `From ${f.figure('age')} years muscle asks for more: ${f.rate('perKilogram', 1)} g/${f.massUnit} protein.`,
  post_fuel_joined: (f) =>
    `${f.figure('sessions')} sessions follow each other, so one block of ${f.figure('carbs')} g carbs refuels both.`,
  post_fuel_is_meal: (f) =>
    `${slot(f)} at ${f.clock('at')} is your fuel after training, which ends at ${f.clock('sessionEnd')}.`,
  fuel_limited: (f) =>
    `Fuel leaves room for your meals: carbs × ${f.figure('carbs', 2)}, protein × ${f.figure('protein', 2)}, fat × ${f.figure('fat', 2)}.`,
  meal_share: (f) =>
    `${f.figure('percent')}% of what the day keeps for meals: ${f.figure('carbs')} g carbs, ${f.figure('protein')} g protein, ${f.figure('fat')} g fat.`,
  meal_share_two_sessions: (f) =>
    `With two sessions there is no snack: ${f.figure('percent')}% of ${f.figure('carbs')} g carbs, ${f.figure('protein')} g protein and ${f.figure('fat')} g fat.`,
  meal_carbs_even: (f) => `Low-carb: the carbs are spread evenly over ${f.figure('meals')} meals.`,
  meal_carbs_for_early_session: (f) =>
    f.number('percent') > 0
      ? `Tomorrow starts early, so this meal takes ${f.figure('percent')}% more of the day’s carbs.`
      : 'Tomorrow starts early, so dinner takes some of these carbs.',
  snack_takes_rest: (f) =>
    `The day asks for more than its other meals take at a good size: ${f.figure('carbs')} g carbs, ${f.figure('protein')} g protein and ${f.figure('fat')} g fat of it are here.`,
  meal_time_usual: (f) => `${f.clock('at')} is the usual time.`,
  meal_time_before_session: (f) =>
    `At ${f.clock('at')} rather than ${f.clock('usual')}: training starts at ${f.clock('sessionStart')}.`,
  meal_time_after_session: (f) =>
    `At ${f.clock('at')} rather than ${f.clock('usual')}: training ends at ${f.clock('sessionEnd')}.`,
  meal_time_spaced: (f) => `At ${f.clock('at')} rather than ${f.clock('usual')}, so that meals keep a good distance.`,
  meal_time_out_of_band: (f) =>
    `At ${f.clock('at')}: training leaves no room between ${f.clock('from')} and ${f.clock('until')}.`,
  meal_time_chosen: (f) => `At ${f.clock('at')}, as you chose.`,
  meal_time_chosen_training: (f) =>
    `You chose ${f.clock('chosen')}. Training is too near that hour, so this day it is at ${f.clock('at')}.`,
  meal_time_chosen_meals: (f) =>
    `You chose ${f.clock('chosen')}. That is too near what you eat before or after it, so this day it is at ${f.clock('at')}.`,
  caffeine_before_hard_session: (f) =>
    f.flag('isCapped')
      ? `${f.figure('dose')} mg caffeine an hour before ${f.clock('start')}, if you use it: the most that is safe at once.`
      : `${f.figure('dose')} mg caffeine (${f.mass('mass')} × ${f.perMass(3)} mg/${f.massUnit}) an hour before ${f.clock('start')}, if you use it.`,
  protein_before_sleep: (f) =>
    `${f.figure('grams')} g slow protein (${f.mass('mass')}) at ${f.clock('at')}, after lifting until ${f.clock('end')}; it counts towards the day.`,
  weigh_in_drinks: (f) =>
    `${f.mass('lost', 1)} lost × ${f.litresPerMass('perKilogram')}: ${f.volume('drinks')} with ${f.figure('sodium')} mg sodium, in small drinks.`,
  weigh_in_carbs: (f) =>
    `${f.mass('mass')} × ${f.rate('low')} to ${f.rate('high')} g/${f.massUnit} carbs, with ${f.span('minutes')} to refuel before the start.`,
  weight_class_out_of_reach: (f) =>
    `${f.mass('limit', 1)} from ${f.mass('mass', 1)} in ${f.figure('days')} ${f.number('days') === 1 ? 'day' : 'days'} is more than eating does safely: at most ${f.figure('fastest')}% a week for ${f.figure('weeks')} weeks, and never below a body mass index of ${f.figure('leastIndex', 1)}. In time you can be at ${f.mass('lightest', 1)}.`,
}

/** The sentences in English. */
export const en: ReasonSentences = { rules, ownChoice: sources.H }
