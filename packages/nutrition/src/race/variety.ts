import type { RaceProduct } from '@pacemeal/domain/event'
import type { Composition, RaceSchedule, Rhythm } from './schedule-types.ts'

/** In a longer race nobody wants the same food again and again, and much of it is left uneaten. Minutes (own choice). */
const FROM_MINUTES = 240
/** Servings of whole food, such as bananas or potatoes, that are eaten in each hour of so long a race; in a shorter one more are told alone (own choice). */
const WHOLE_FOOD = { long: 1, short: 2 }
const mostWholeFood = (minutes: number): number => (minutes >= FROM_MINUTES ? WHOLE_FOOD.long : WHOLE_FOOD.short)
/** What each one beyond costs: more than to come nearer to a target, less than to leave its bounds (own choice). */
const WHOLE_FOOD_COST = 2
/** A food takes turns with one that brings at most this much less carbohydrate (own choice). */
const LESS = 0.1

const mean = (products: readonly RaceProduct[], of: 'carbs' | 'glucose' | 'fructose' | 'sodium'): number =>
  products.reduce((sum, product) => sum + product[of], 0) / products.length

/** What whole food costs the hours of a race of so many minutes: it fills the stomach, and nobody wants it again and again. */
export function wholeFoodCost(rhythms: readonly Rhythm[], minutes: number): number {
  if (minutes < FROM_MINUTES) return 0
  const perHour = rhythms.reduce(
    (sum, { product, times, servings }) => (product.kind === 'food' ? sum + times * servings : sum),
    0,
  )
  return WHOLE_FOOD_COST * Math.max(0, perHour - WHOLE_FOOD.long)
}

/** What a serving an hour beyond adds to the share by which a schedule misses its targets (own choice). */
const WHOLE_FOOD_MISS = 0.05

const servingsOf = ({ entries }: Pick<RaceSchedule, 'entries'>, isWhole: (id: string) => boolean): number =>
  entries.reduce((sum, entry) => (entry.kind === 'take' && isWhole(entry.product) ? sum + entry.servings : sum), 0)

/** As much as more whole food than is eaten in so long a race counts among what a schedule misses: a share of 1. */
export function wholeFoodMiss(
  schedule: Pick<RaceSchedule, 'entries'>,
  products: ReadonlyMap<string, RaceProduct>,
  minutes: number,
): number {
  if (minutes < FROM_MINUTES) return 0
  const servings = servingsOf(schedule, (id) => products.get(id)?.kind === 'food')
  return WHOLE_FOOD_MISS * Math.max(0, (servings * 60) / minutes - WHOLE_FOOD.long)
}

/** So many times more, on average, and more than some bites in all is told: one more or less at the edges is none (own choice). */
const TOLD_FROM = { times: 1.25, servings: 3 }

/**
 * Servings of whole food in a schedule of so many minutes where they are more than anybody likes to eat on the way: more than one an
 * hour, in a race under four hours two, for want of other products. Null where they are not.
 */
export function muchWholeFood(
  schedule: Pick<RaceSchedule, 'entries'>,
  products: readonly RaceProduct[],
  minutes: number,
): number | null {
  const whole = new Set(products.flatMap(({ id, kind }) => (kind === 'food' ? [id] : [])))
  const servings = servingsOf(schedule, (id) => whole.has(id))
  return servings > Math.max(TOLD_FROM.servings, (TOLD_FROM.times * mostWholeFood(minutes) * minutes) / 60)
    ? servings
    : null
}

/** The rhythm with all foods that bring about as much as its own, and no more of what an hour must not pass. */
function inTurns(rhythm: Rhythm, solids: readonly RaceProduct[], isSalted: boolean): Rhythm {
  const { product } = rhythm
  if (product.kind === 'capsule') return rhythm
  const alike = solids.filter(
    ({ id, kind, carbs, glucose, sodium, water }) =>
      id !== product.id &&
      kind !== 'capsule' &&
      carbs <= product.carbs &&
      carbs >= (1 - LESS) * product.carbs &&
      glucose <= product.glucose &&
      water <= product.water &&
      // What it holds less of salt can be in the bottles.
      (isSalted || sodium >= product.sodium),
  )
  if (alike.length === 0) return rhythm
  const turns = [product, ...alike]
  const [carbs, glucose, fructose, sodium] = [
    mean(turns, 'carbs'),
    mean(turns, 'glucose'),
    mean(turns, 'fructose'),
    mean(turns, 'sodium'),
  ]
  return { ...rhythm, product: { ...product, carbs, glucose, fructose, sodium }, turns }
}

/** In long races foods that are nearly the same take turns; what is mixed into bottles is as salty as their mean asks for. */
export const withVariety = (
  composition: Composition | null,
  minutes: number,
  solids: readonly RaceProduct[],
  isSalted: boolean,
): Composition | null =>
  composition === null || minutes <= FROM_MINUTES
    ? composition
    : { ...composition, rhythms: composition.rhythms.map((rhythm) => inTurns(rhythm, solids, isSalted)) }
