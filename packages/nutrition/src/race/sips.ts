import type { RaceProduct } from '@pacemeal/domain/event'
import { MAX_GLUCOSE_PER_HOUR } from './limits.ts'
import type { BindingRule, Quantity } from './schedule-types.ts'
import { type HourTargets, NORM_SODIUM } from './targets.ts'

/** How far an hour may be from its target, as a share (the bounds that are promised). */
export const BOUNDS: Readonly<Record<Quantity, number>> = { carbs: 0.1, fluid: 0.1, sodium: 0.15 }
/** A drink stronger than this leaves the stomach slowly: it is avoided; above the second it is never mixed. g/ml (own choice). */
export const STRENGTH = { good: 0.09, most: 0.18 }
/** Saltier than this is no drink: what the strongest sports drinks hold. Sodium in mg/ml (own choice). */
export const MAX_SALTINESS = 1.5
/** A bottle is sipped for at most so long, minutes, unless there is no water for longer (own choice). */
export const USUAL_BOTTLE_MINUTES = 180
/** A bottle takes one serving more when its drink is not stronger than by this factor. */
const FULLER = 1.06
/** Less plain water than this share of the drink is not worth a bottle of its own. */
const MIN_PLAIN = 0.08
/** Left under the limit of glucose for what minutes and whole servings round. */
const GLUCOSE_MARGIN = 1

/** What solid food brings in an hour. */
export interface SolidHour {
  readonly carbs: number
  /** Carbohydrate of an hour in which the richest of the foods that take turns comes each time. */
  readonly mostCarbs: number
  readonly glucose: number
  readonly sodium: number
  readonly water: number
  readonly times: number
}

/** What can be had in the bottle, and what no hour may pass. */
export interface Dissolved {
  readonly mixes: readonly RaceProduct[]
  readonly salts: readonly RaceProduct[]
  /** Whether salt goes into plain water, too: there is a bottle for it. */
  readonly isWaterSalted: boolean
  /** Whether something else, a capsule, brings sodium without carbohydrate. */
  readonly hasCapsules: boolean
  /** Whether anything that may be taken holds sodium, and the most that comes along with a gram of carbohydrate, mg. */
  readonly holdsSodium: boolean
  readonly maxSodiumPerCarb: number
  /** Millilitres that a bottle holds, and the minutes for which one is sipped at most. */
  readonly bottle: number
  readonly lasts: number
  readonly maxCarbs: number
  readonly maxFluid: number
}

/** One kind of bottle, refilled the same again and again. */
export interface BottleRecipe {
  readonly servings: number
  readonly salt: number
  readonly volume: number
  readonly minutes: number
}

/** What is drunk in an hour beside solid food: a mixed bottle, a bottle of water, or both. */
export interface Sips {
  readonly mix: { readonly product: RaceProduct; readonly recipe: BottleRecipe } | null
  readonly water: BottleRecipe | null
  readonly salt: RaceProduct | null
  readonly hour: HourTargets
  readonly cost: number
  readonly binding: Readonly<Partial<Record<Quantity, BindingRule>>>
}

/** Where nothing is wanted, so much of it is as bad as a bound that is reached: salt that fuel brings along does no harm. */
const UNWANTED: Readonly<Record<Quantity, number>> = { carbs: 10, fluid: 10, sodium: 200 }
const missOf = (quantity: Quantity, planned: number, target: number): number =>
  target > 0 ? Math.abs(planned / target - 1) / BOUNDS[quantity] : planned / UNWANTED[quantity]
/** More sodium than this where none is wanted leaves the bounds of an hour, mg, and costs so much: less than to leave any other. */
const UNWANTED_SODIUM = { above: 40, cost: 0.5 }
/** From here on each bound that sodium misses costs a little: fuel is not given up for it, for carbohydrate outside its bounds costs more. */
const MUCH_SODIUM = { from: 30, more: 0.5 }
const costOf = (miss: number): number => miss + 100 * Math.max(0, miss - 0.6) ** 2
const costOfSodium = (miss: number): number => Math.min(costOf(miss), MUCH_SODIUM.from + MUCH_SODIUM.more * miss)

/** The bottle of a mix that brings `carbs` an hour: the most whole servings that a bottle holds. */
function mixBottle(
  mix: RaceProduct,
  carbs: number,
  fluid: number,
  { bottle, lasts }: Pick<Dissolved, 'bottle' | 'lasts'>,
  most: number = Number.POSITIVE_INFINITY,
): BottleRecipe | null {
  if (lasts > USUAL_BOTTLE_MINUTES && fluid * lasts <= bottle * 60 * FULLER)
    return lastingBottle(mix, carbs, Math.min(fluid, (bottle * 60) / lasts), lasts)
  const oneServing = (mix.carbs * 60) / carbs
  const rate = Math.min(fluid, (bottle * 60) / oneServing)
  const byVolume = Math.floor((bottle * FULLER * 60) / (rate * oneServing) + 1e-9)
  const byTime = Math.floor(lasts / oneServing)
  const servings = Math.max(1, Math.min(byVolume, byTime, most))
  // Rounded up: a bottle that lasts less than its time would pass the limits.
  const minutes = Math.max(1, Math.ceil(servings * oneServing - 1e-9))
  return { servings, salt: 0, volume: Math.min(bottle, Math.round((rate * minutes) / 60)), minutes }
}

/**
 * The bottle that has to last until there is water again: as many whole servings as its drink may hold, spread over all of that
 * time; null where it does not hold one. One that is empty before would ask for another that nobody carries.
 */
function lastingBottle(mix: RaceProduct, carbs: number, fluid: number, minutes: number): BottleRecipe | null {
  const volume = Math.round((fluid * minutes) / 60)
  const most = Math.floor(Math.min((carbs * minutes) / 60, volume * STRENGTH.most) / mix.carbs + 1e-9)
  return most < 1 ? null : { servings: most, salt: 0, volume, minutes }
}

/** What an hour wants and what solid food brings of it, the mix and the fluid that is drunk beside. */
interface Drunk {
  readonly target: HourTargets
  readonly solid: SolidHour
  readonly mix: RaceProduct | null
  /** Millilitres an hour. */
  readonly fluid: number
}

/** The water that is drunk beside a mix, in bottles that last for so many minutes at most; null where it is too little for one. */
function plainBeside(
  { target, fluid }: Drunk,
  recipe: BottleRecipe | null,
  bottle: number,
  lasts: number,
): BottleRecipe | null {
  const plain = fluid - (recipe ? (recipe.volume * 60) / recipe.minutes : 0)
  if (plain < Math.max(20, MIN_PLAIN * target.fluid)) return null
  const minutes = Math.min(lasts, Math.floor((bottle * 60) / Math.max(1, plain)))
  return { servings: 0, salt: 0, volume: Math.max(10, Math.round((plain * minutes) / 60)), minutes }
}

/** Bottles with the salt that is dissolved in one of them. */
interface Salted {
  readonly recipe: BottleRecipe | null
  readonly water: BottleRecipe | null
  /** Servings of the mix in an hour. */
  readonly mixed: number
  /** The bottle that the salt goes into; null where there is none. */
  readonly into: BottleRecipe | null
  readonly salt: RaceProduct | null
  /** Whole servings of salt that come nearest to what the bottle lacks, and those that its drink may hold. */
  readonly wanted: number
  readonly pinches: number
  /** Milligrams in an hour, and how far that is from the target, in bounds. */
  readonly sodium: number
  readonly miss: number
}

function saltedBottles(
  { target, solid, mix }: Drunk,
  { salts, isWaterSalted }: Pick<Dissolved, 'salts' | 'isWaterSalted'>,
  recipe: BottleRecipe | null,
  water: BottleRecipe | null,
): Salted {
  const mixed = recipe && mix ? (recipe.servings * 60) / recipe.minutes : 0
  const brought = solid.sodium + (mix?.sodium ?? 0) * mixed
  const lacking = Math.max(0, target.sodium - brought)
  const into = recipe ?? (isWaterSalted ? water : null)
  const [salt = null] = into === null || lacking === 0 ? [] : salts
  const wanted = salt && into ? Math.round((lacking * into.minutes) / 60 / salt.sodium) : 0
  const dissolvedAlready = into === null || into !== recipe ? 0 : recipe.servings * (mix?.sodium ?? 0)
  const mostSodium = (into?.volume ?? 0) * MAX_SALTINESS - dissolvedAlready
  const pinches = salt ? Math.min(wanted, Math.max(0, Math.floor(mostSodium / salt.sodium))) : 0
  const sodium = brought + (salt && into ? (pinches * salt.sodium * 60) / into.minutes : 0)
  return { recipe, water, mixed, into, salt, wanted, pinches, sodium, miss: missOf('sodium', sodium, target.sodium) }
}

/** A bottle is made smaller to this part of the fullest at most, for the sake of its salt (own choice). */
const MIN_FULL = 0.5

/** Smaller bottles than the one that the salt goes into, in which whole servings of salt may come nearer: the largest first. */
function* smallerOf({ recipe, into }: Salted): Generator<{ readonly servings: number; readonly minutes: number }> {
  if (into === null) return
  if (recipe !== null) {
    for (let servings = recipe.servings - 1; servings >= Math.max(1, recipe.servings * MIN_FULL); servings -= 1)
      yield { servings, minutes: into.minutes }
    return
  }
  for (let part = 0.95; part >= MIN_FULL; part -= 0.05)
    yield { servings: 0, minutes: Math.max(1, Math.round(into.minutes * part)) }
}

/** The bottles that bring a piece from what its solid food holds to its hourly targets, with what keeps them from it. */
export function findSips(
  target: HourTargets,
  solid: SolidHour,
  mix: RaceProduct | null,
  { salts, isWaterSalted, hasCapsules, holdsSodium, maxSodiumPerCarb, bottle, lasts, maxCarbs, maxFluid }: Dissolved,
): Sips {
  const binding: Partial<Record<Quantity, BindingRule>> = {}
  const fluid = Math.max(0, target.fluid - solid.water)
  let carbs = mix ? Math.max(0, Math.min(target.carbs - solid.carbs, maxCarbs - solid.mostCarbs)) : 0
  if (mix && carbs > 0) {
    const share = mix.glucose / mix.carbs
    const byGlucose = share > 0 ? Math.max(0, MAX_GLUCOSE_PER_HOUR - GLUCOSE_MARGIN - solid.glucose) / share : carbs
    const byStrength = fluid * STRENGTH.most
    if (byGlucose < carbs) binding.carbs = 'glucose'
    if (byStrength < Math.min(carbs, byGlucose)) binding.carbs = 'drink_strength'
    carbs = Math.min(carbs, byGlucose, byStrength)
  }
  const fullest = mix && carbs >= 2 && fluid >= 20 ? mixBottle(mix, carbs, fluid, { bottle, lasts }) : null
  const drunk = { target, solid, mix, fluid }
  const saltOf = { salts, isWaterSalted }
  const usual = saltedBottles(drunk, saltOf, fullest, plainBeside(drunk, fullest, bottle, lasts))
  let best = usual
  for (const smaller of usual.salt === null || usual.miss <= 1 ? [] : smallerOf(usual)) {
    const recipe = fullest && mix ? mixBottle(mix, carbs, fluid, { bottle, lasts }, smaller.servings) : null
    const water = fullest
      ? plainBeside(drunk, recipe, bottle, lasts)
      : plainBeside(drunk, null, bottle, smaller.minutes)
    const tried = saltedBottles(drunk, saltOf, recipe, water)
    if (tried.miss < best.miss) best = tried
    if (best.miss <= 1) break
  }
  const { recipe, water, mixed, into, salt, wanted, pinches } = best
  const mixRate = recipe ? (recipe.volume * 60) / recipe.minutes : 0
  const salted = into ? { ...into, salt: pinches } : null
  const hour = {
    carbs: solid.carbs + (mix?.carbs ?? 0) * mixed,
    fluid: solid.water + mixRate + (water ? (water.volume * 60) / water.minutes : 0),
    sodium: best.sodium,
  }
  const strength = recipe && mix && recipe.volume > 0 ? (recipe.servings * mix.carbs) / recipe.volume : 0
  const misses = { carbs: 0, fluid: 0, sodium: 0 }
  for (const name of ['carbs', 'fluid', 'sodium'] as const) misses[name] = missOf(name, hour[name], target[name])
  if (misses.carbs > 1) binding.carbs ??= hour.carbs === 0 ? 'no_source' : 'whole_servings'
  if (misses.fluid > 1) binding.fluid = hour.fluid > target.fluid ? 'gel_water' : 'whole_servings'
  if (misses.sodium > 1 || (target.sodium === 0 && hour.sodium > 0)) {
    const ofProducts = holdsSodium ? 'low_product_sodium' : 'no_source'
    // What is not chosen may hold enough: then it is the rhythm that binds.
    const isBrought = salts.length > 0 || hasCapsules || maxSodiumPerCarb * target.carbs >= target.sodium
    const low = isBrought ? 'whole_servings' : ofProducts
    const isUndissolved = salts.length > 0 && !hasCapsules && into === null
    const lacks = isUndissolved ? 'undissolved_salt' : pinches < wanted ? 'drink_strength' : low
    const isUnneeded = target.sodium === 0 && hour.sodium <= (NORM_SODIUM * target.fluid) / 1000
    const ofFuel = isUnneeded ? 'unneeded_sodium' : 'product_sodium'
    binding.sodium = hour.sodium > target.sodium ? ofFuel : lacks
  }
  const glucose = solid.glucose + (mix?.glucose ?? 0) * mixed
  return {
    mix: recipe && mix ? { product: mix, recipe: salted ?? recipe } : null,
    water: recipe || salted === null ? water : salted,
    salt,
    hour,
    binding,
    cost:
      2 * costOf(misses.carbs) +
      costOf(misses.fluid) +
      costOfSodium(misses.sodium) +
      (target.sodium === 0 && hour.sodium > UNWANTED_SODIUM.above ? UNWANTED_SODIUM.cost : 0) +
      Math.max(0, strength - STRENGTH.good) * 20 +
      (recipe && water ? 0.1 : 0) +
      (glucose > MAX_GLUCOSE_PER_HOUR || hour.carbs > maxCarbs + 1e-6 || hour.fluid > maxFluid ? 10_000 : 0),
  }
}
