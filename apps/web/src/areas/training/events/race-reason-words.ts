import { t } from '@lingui/core/macro'
import { kilograms } from '@pacemeal/domain'
import type { BindingRule, Miss, RaceReason } from '@pacemeal/nutrition/race'
import { bodyMassFigure, bodyMassText, bodyRateFigure, bodyRateText } from '../../../languages/body-rates.ts'
import { durationText } from '../../../languages/durations.ts'
import { energyWithUnit } from '../../../languages/energy.ts'
import { fluidText, litresText } from '../../../languages/fluids.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import { intensityName } from '../../../languages/session-names.ts'
import { isEnergyHidden } from '../../../ui/energy-figures.tsx'

type Facts = RaceReason['inputs']

const whole = (facts: Facts, name: string): string => wholeNumber(Number(facts[name] ?? 0))
const energy = (facts: Facts, name: string): string => energyWithUnit(Number(facts[name] ?? 0))
const fluid = (facts: Facts, name: string): string => fluidText(Number(facts[name] ?? 0))
const litres = (facts: Facts, name: string): string => litresText(Number(facts[name] ?? 0))
/** A figure for each kilogram, with the unit of mass that the person reads. */
const rate = (facts: Facts, name: string, decimals = 1): string => bodyRateText(Number(facts[name] ?? 0), decimals)
const percent = (facts: Facts, name: string): string => wholeNumber(100 * Number(facts[name] ?? 0))
const length = (facts: Facts): string => durationText(Number(facts.minutes ?? 0))
const effort = (facts: Facts): string => {
  const { intensity } = facts
  return intensity === 'Light' || intensity === 'Moderate' || intensity === 'Intense' ? intensityName(intensity) : ''
}

/** Every rule of a race in words, with the athlete's own figures. A rule without words does not compile. */
const words: Readonly<Record<RaceReason['rule'], (facts: Facts) => string>> = {
  race_carbs_by_duration: (f) => {
    const [minutes, intensity, perHour] = [length(f), effort(f), whole(f, 'perHour')]
    return t`${minutes} at this intensity (${intensity}) ask for ${perHour} g of carbohydrate an hour.`
  },
  race_carbs_tolerance: (f) => {
    const [tolerance, usual, perHour] = [whole(f, 'tolerance'), whole(f, 'usual'), whole(f, 'perHour')]
    return t`Your gut is known to take ${tolerance} g an hour, so ${perHour} g are planned instead of ${usual} g.`
  },
  race_carbs_untried: (f) => {
    const [usual, perHour] = [whole(f, 'usual'), whole(f, 'perHour')]
    return t`Nobody knows yet what your gut takes, so ${perHour} g are planned instead of ${usual} g. Long sessions before it show whether it takes more.`
  },
  race_carbs_low_carb: (f) => {
    const [usual, perHour] = [whole(f, 'usual'), whole(f, 'perHour')]
    return t`Your low-carb diet keeps it at ${perHour} g an hour instead of ${usual} g. You can choose to fuel races in your products.`
  },
  race_carbs_between_starts: (f) => {
    const carbs = whole(f, 'carbs')
    return t`${carbs} g of carbohydrate in all pauses: within an hour a drink, a gel or a piece of fruit, up to two hours a snack, longer a light meal.`
  },
  race_pause_low_carb: (f) => {
    const most = whole(f, 'most')
    return t`Your low-carb diet keeps each pause at ${most} g at most. You can choose to fuel races in your products.`
  },
  race_mixed_sugars: (f) => {
    const above = whole(f, 'above')
    return t`Above ${above} g an hour the gut takes up only glucose together with fructose.`
  },
  race_fluid_by_sweat: (f) => {
    const [sweat, share, perHour] = [litres(f, 'rate'), percent(f, 'share'), fluid(f, 'perHour')]
    return t`${perHour} an hour: ${share}% of the ${sweat} that you are expected to sweat. Never more than you lose.`
  },
  race_fluid_ceiling: (f) => {
    const most = fluid(f, 'most')
    return t`More than ${most} an hour does not leave the stomach in time.`
  },
  race_sweat_measured: (f) => {
    const [rate, spread, tests] = [litres(f, 'rate'), percent(f, 'spread'), whole(f, 'tests')]
    return t`Your sweat tests (${tests}) say ${rate} an hour in this weather, give or take ${spread}%.`
  },
  race_sweat_norm: (f) => {
    const [rate, spread] = [litres(f, 'rate'), percent(f, 'spread')]
    return t`Nobody has measured your sweat: the norm for your weight is ${rate} an hour, give or take ${spread}%. A sweat test replaces it.`
  },
  race_sodium_by_sweat: (f) => {
    const [perLitre, perHour] = [whole(f, 'perLitre'), whole(f, 'perHour')]
    return f.isMeasured === true
      ? t`${perHour} mg an hour: your sweat holds ${perLitre} mg in a liter.`
      : t`${perHour} mg an hour: the usual ${perLitre} mg in each liter that you drink.`
  },
  race_sodium_none: () => t`So short or easy an event needs no sodium on the way.`,
  race_caffeine: (f) => {
    const [dose, each, topUps] = [whole(f, 'dose'), whole(f, 'each'), whole(f, 'topUps')]
    if (f.topUps === 0) return t`${dose} mg an hour before, inside 200 mg at once and 400 mg a day.`
    return t`${dose} mg an hour before, then ${each} mg up to ${topUps} times on the way, inside 200 mg at once and 400 mg a day.`
  },
  race_loading: (f) => {
    const [perKilogram, reached] = [rate(f, 'perKilogram'), rate(f, 'reached')]
    return f.isBrief === true
      ? t`The day before alone loads for such an event, with ${perKilogram}; this day reaches ${reached}.`
      : t`${perKilogram} fill the stores for an event of this length; this day reaches ${reached}.`
  },
  race_loading_low_carb: () => t`A low-carb diet does not load.`,
  race_loading_other_event: (f) => {
    const name = String(f.name)
    return t`This day is eaten for ${name}, which is nearer.`
  },
  race_loading_trained_through: () =>
    t`An event of priority C is trained through: the days before are as any others. The meal before and the fuel on the way stay.`,
  race_loading_too_short: (f) => {
    const minutes = length(f)
    return t`An event of ${minutes} does not empty the stores of a usual day, so no day before it loads.`
  },
  race_loading_refused: () =>
    t`No days are planned for you, because of your profile or what you told of your health, so none loads.`,
  race_loading_energy_limit: (f) => {
    const [needed, most] = [energy(f, 'needed'), energy(f, 'most')]
    return t`Loading fully would take ${needed}. At most ${most} are planned, so carbohydrate takes what fits.`
  },
  race_loading_fiber: (f) => {
    const most = whole(f, 'most')
    return t`At most ${most} g of fiber keep the gut light.`
  },
  race_loading_fat: () => t`Fat stays at a fifth of the energy at most.`,
  race_loading_drinks: () => t`Drinks bring at most a third of the carbohydrate.`,
  race_loading_water: (f) => {
    const [low, high] = [bodyMassFigure(kilograms(Number(f.low)), 0), bodyMassText(kilograms(Number(f.high)), 0)]
    return t`The scales show ${low} to ${high} more: water that is stored with the carbohydrate and goes again.`
  },
  race_pre_meal: (f) => {
    const [perKilogram, hours] = [rate(f, 'perKilogram'), durationText(Number(f.before))]
    return t`${perKilogram} of carbohydrate ${hours} before, with little fat and fiber.`
  },
  race_pre_meal_early: (f) => {
    const perKilogram = rate(f, 'perKilogram')
    return t`An early start: ${perKilogram} three hours before, so you get up for it.`
  },
  race_pre_meal_evening: (f) => {
    const [perKilogram, evening] = [rate(f, 'perKilogram', 2), rate(f, 'evening')]
    return t`An early start: ${evening} the evening before, and a small liquid meal of ${perKilogram} when you get up.`
  },
  race_pre_meal_low_carb: (f) => {
    const [perKilogram, usual] = [rate(f, 'perKilogram'), bodyRateFigure(Number(f.usual ?? 0))]
    return t`Your low-carb diet keeps it at ${perKilogram} instead of ${usual}. Three hours before, it has left the stomach by the start.`
  },
  race_pre_meal_night: (f) => {
    const perKilogram = rate(f, 'perKilogram')
    return t`A start at night: the dinner before it holds ${perKilogram}, with little fat and fiber.`
  },
  race_meal_unplaced: () =>
    t`Your other training of the day leaves no time for a meal before the start, so its carbohydrate is in the other meals.`,
  race_top_up: (f) => {
    const [carbs, before] = [whole(f, 'carbs'), whole(f, 'before')]
    return t`${carbs} g some ${before} minutes before the start.`
  },
  race_gut_first: (f) => {
    const perHour = whole(f, 'perHour')
    return t`Nobody knows yet what your gut takes: begin with ${perHour} g an hour.`
  },
  race_gut_step: (f) => {
    const [known, perHour, goal] = [whole(f, 'known'), whole(f, 'perHour'), whole(f, 'goal')]
    return t`You take ${known} g an hour. Practise ${perHour} g next, on the way to ${goal} g.`
  },
  race_gut_back: (f) => {
    const [symptoms, from, perHour] = [whole(f, 'symptoms'), whole(f, 'from'), whole(f, 'perHour')]
    return t`${from} g an hour gave trouble (${symptoms} of 10). Go back to ${perHour} g.`
  },
  race_gut_rest: (f) => {
    const most = whole(f, 'most')
    return t`You practised ${most} times this week. Give your gut a rest until next week.`
  },
  race_gut_reached: (f) => {
    const goal = whole(f, 'goal')
    return t`You take the ${goal} g an hour that your race asks for. Keep practising it.`
  },
  race_recovery: (f) => {
    const [carbsPerHour, hours, protein] = [whole(f, 'carbsPerHour'), whole(f, 'hours'), whole(f, 'protein')]
    return t`If you train again within a day: ${carbsPerHour} g of carbohydrate an hour for ${hours} hours, and ${protein} g of protein in each meal.`
  },
  race_rehydration: (f) => {
    const [lost, drink] = [bodyMassText(kilograms(Number(f.lost ?? 0))), fluid(f, 'drink')]
    return Number(f.drink) > 0
      ? t`You lost about ${lost} of water: drink ${drink} over the next hours, with salty food.`
      : t`You drank about what you sweated: drink as you are thirsty.`
  },
}

/** In the place of reasons with figures of what is eaten before and after a race, in number-light mode. Its fuel keeps them. */
const withoutFigures: Partial<typeof words> = {
  race_loading: () => t`Much carbohydrate fills the stores for an event of this length.`,
  race_loading_energy_limit: () =>
    t`Loading fully would take more than one day holds, so carbohydrate takes what fits.`,
  race_loading_fat: () => t`Little fat leaves room for carbohydrate.`,
  race_pre_meal: (f) => {
    const hours = durationText(Number(f.before))
    return t`Carbohydrate ${hours} before, with little fat and fiber.`
  },
  race_pre_meal_early: () => t`An early start: carbohydrate three hours before, so you get up for it.`,
  race_pre_meal_evening: () =>
    t`An early start: much carbohydrate the evening before, and a small liquid meal when you get up.`,
  race_pre_meal_low_carb: () =>
    t`Your low-carb diet keeps the carbohydrate of this meal low. Three hours before, it has left the stomach by the start.`,
  race_pre_meal_night: () =>
    t`A start at night: the dinner before it holds much carbohydrate, with little fat and fiber.`,
  race_top_up: (f) => {
    const before = whole(f, 'before')
    return t`A little carbohydrate some ${before} minutes before the start.`
  },
  race_recovery: (f) => {
    const hours = whole(f, 'hours')
    return t`If you train again within a day: carbohydrate through the first ${hours} hours, and protein in each meal.`
  },
}

/** A reason of a race's figure in words. */
export const raceReasonText = ({ rule, inputs }: RaceReason): string =>
  ((isEnergyHidden() ? withoutFigures[rule] : undefined) ?? words[rule])(inputs)

const bindingWords: Readonly<Record<BindingRule, () => string>> = {
  no_intake: () => t`nothing can be taken there`,
  finish: () => t`what is taken so near the finish no longer helps`,
  carry: () => t`that is all you can carry to the next water`,
  glucose: () => t`more glucose is not taken up; a product with fructose would help`,
  drink_strength: () => t`the drink would become too strong`,
  no_source: () => t`none of your products holds it`,
  product_sodium: () => t`your products hold that much salt themselves`,
  unneeded_sodium: () => t`none is needed, and what your fuel holds does no harm`,
  low_product_sodium: () => t`your products hold too little salt for it; salt or capsules would help`,
  undissolved_salt: () => t`salt needs a bottle to dissolve in; capsules do not`,
  gel_water: () => t`gels need their water`,
  safety_limit: () => t`a limit of safety stands against more`,
  caffeine: () => t`the serving with caffeine holds another amount`,
  whole_servings: () => t`no steady rhythm of whole servings comes nearer`,
  change: () => t`it went otherwise than planned`,
}

const quantityWords: Readonly<Record<Miss['quantity'], () => string>> = {
  carbs: () => t`Carbohydrate`,
  fluid: () => t`Fluid`,
  sodium: () => t`Sodium`,
}

const elapsed = (minute: number): string => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`

/** Misses whose hours overlap and that the same binds, as one. */
export function joinedMisses(misses: readonly Miss[]): readonly Miss[] {
  const joined: Miss[] = []
  for (const miss of misses) {
    const before = joined.at(-1)
    const isSame = before?.quantity === miss.quantity && before.rule === miss.rule && miss.from <= before.to + 60
    if (before && isSame) joined[joined.length - 1] = { ...before, to: miss.to }
    else joined.push(miss)
  }
  return joined
}

/** Hours that are off their target in an event of so many minutes, and what binds: `Fluid is off target from 1:05 to 2:10: …`. */
export function missText({ quantity, from, to, rule }: Miss, minutes: number): string {
  const [what, start, why] = [quantityWords[quantity](), elapsed(from), bindingWords[rule]()]
  const end = elapsed(Math.min(to + 60, minutes))
  return t`${what} is off target between ${start} and ${end}: ${why}.`
}

/** `1:05` for the 65th minute. */
export const elapsedText = elapsed
