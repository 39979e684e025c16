import type { EventMeal } from './event-meal.ts'
import type { FuelGrams } from './fuel-amounts.ts'
import { apportion } from './rounding.ts'
import { type Reasons, type RuleReason, reason } from './rules.ts'
import type { MealTarget } from './targets.ts'

/** The meals a day can hold beside fuel. */
export type MealName = MealTarget['slot']

/** Parts of what fuel leaves, percent (own choice). */
const SHARES: readonly { slot: MealName; percent: number }[] = [
  { slot: 'breakfast', percent: 25 },
  { slot: 'lunch', percent: 30 },
  { slot: 'dinner', percent: 30 },
  { slot: 'snack', percent: 15 },
]
/** The main meals in their order. */
export const MAIN_MEALS = ['breakfast', 'lunch', 'dinner'] as const satisfies readonly MealName[]
/** The part of what fuel leaves that these meals hold on a day of four meals, percent. */
export const percentOf = (meals: readonly MealName[]): number =>
  SHARES.reduce((sum, { slot, percent }) => sum + (meals.includes(slot) ? percent : 0), 0)
/** With two or more fuelled sessions their blocks are the snacks (own choice). */
const SHARES_WITH_TWO_SESSIONS: typeof SHARES = [
  { slot: 'breakfast', percent: 30 },
  { slot: 'lunch', percent: 35 },
  { slot: 'dinner', percent: 35 },
]
/** Carbohydrate that dinner takes from lunch when tomorrow starts early, percent (own choice). */
const EARLY_TOMORROW_PERCENT = 5

export interface SharedMeal {
  readonly slot: MealName
  readonly grams: FuelGrams
  readonly because: Reasons
}

/** The same grams with at least so many in one place, taken from the others in proportion. */
function withLeast(grams: readonly number[], at: number, least = 0): readonly number[] {
  const own = grams[at] ?? 0
  if (own >= least) return grams
  const total = grams.reduce((a, b) => a + b, 0)
  const given = Math.min(least, total)
  const rest = apportion(
    total - given,
    grams.map((amount, i) => (i === at ? 0 : amount)),
  )
  return rest.map((amount, i) => (i === at ? given : amount))
}

/** Carbohydrate that a dinner holds at least for tomorrow's event, g, and why. */
interface LeastDinner {
  readonly carbs: number
  readonly because: RuleReason
}

/** Why the meal before a start is what it is: less than the start asks for is told, and so is a dinner for tomorrow's, too. */
function eventReasons(
  { because, wanted }: EventMeal,
  slot: MealName,
  { carbs }: FuelGrams,
  dinner: LeastDinner | null = null,
): Reasons {
  const [first, ...more] = because
  const limited = carbs < wanted ? [reason('race_meal_limited', 'H', { wanted, carbs })] : []
  return [first, ...more, ...limited, ...(slot === 'dinner' && dinner ? [dinner.because] : [])]
}

/** Whole grams of each meal; they add up to `left` exactly. */
export function shareMeals(
  left: FuelGrams,
  day: {
    readonly fuelledSessions: number
    readonly isEarlyTomorrow: boolean
    readonly isLowCarb: boolean
    /** The meal that an event sets. */
    readonly event?: EventMeal | null
    /** Carbohydrate that dinner holds at least for tomorrow's event. */
    readonly dinner?: LeastDinner | null
    /** Meals that an event leaves no time for; the event's own is none of them. */
    readonly skipped?: readonly MealName[]
  },
): readonly SharedMeal[] {
  const isTwo = day.fuelledSessions >= 2
  const { event, dinner, skipped = [] } = day
  const shares = (isTwo ? SHARES_WITH_TWO_SESSIONS : SHARES).filter(({ slot }) => !skipped.includes(slot))
  const percents = shares.map((s) => s.percent)
  // An ordinary low-carb meal holds a quarter of the day's carbohydrate at most, which an even split keeps.
  const evenCarbs = day.isLowCarb
  const shift = day.isEarlyTomorrow && !evenCarbs ? EARLY_TOMORROW_PERCENT : 0
  const carbPercents = shares.map(({ slot, percent }) => {
    if (evenCarbs) return 100 / shares.length
    return slot === 'dinner' ? percent + shift : slot === 'lunch' ? percent - shift : percent
  })
  const isEvent = (slot: MealName) => slot === event?.slot
  const shareOut = (of: keyof FuelGrams, weights: readonly number[]) => {
    const isAlone = shares.every(({ slot }) => isEvent(slot))
    const own = isAlone ? left[of] : Math.min(event?.grams[of] ?? 0, left[of])
    const rest = apportion(
      left[of] - own,
      weights.map((weight, i) => (isEvent(shares[i]?.slot ?? 'snack') ? 0 : weight)),
    )
    return rest.map((amount, i) => (isEvent(shares[i]?.slot ?? 'snack') ? own : amount))
  }
  const carbs = withLeast(
    shareOut('carbs', carbPercents),
    shares.findIndex(({ slot }) => slot === 'dinner'),
    dinner?.carbs,
  )
  const protein = shareOut('protein', percents)
  const fat = shareOut('fat', percents)
  return shares.map(({ slot, percent }, i) => {
    const extra: RuleReason[] = []
    if (evenCarbs) extra.push(reason('meal_carbs_even', 'H', { meals: shares.length }))
    if (shift > 0 && (slot === 'lunch' || slot === 'dinner')) {
      extra.push(reason('meal_carbs_for_early_session', 'H', { percent: slot === 'dinner' ? shift : -shift }))
    }
    if (slot === 'dinner' && dinner) extra.push(dinner.because)
    const inputs = { percent, ...left }
    const amounts = { carbs: carbs[i] ?? 0, protein: protein[i] ?? 0, fat: fat[i] ?? 0 }
    if (event && isEvent(slot)) return { slot, grams: amounts, because: eventReasons(event, slot, amounts, dinner) }
    const share = isTwo ? reason('meal_share_two_sessions', 'H', inputs) : reason('meal_share', 'H', inputs)
    return {
      slot,
      grams: amounts,
      because: [share, ...extra],
    }
  })
}

/** Fuel may take this part of any macronutrient of the day; meals keep the rest (own choice). */
const MAX_FUEL_SHARE = 0.6

/** Whole grams of fuel portions kept within their part of the day, in proportion; unchanged when they fit. */
export function limitFuel(portions: readonly number[], ofDay: number): { grams: readonly number[]; scale: number } {
  const total = portions.reduce((a, b) => a + b, 0)
  const most = MAX_FUEL_SHARE * ofDay
  if (total <= most) return { grams: portions, scale: 1 }
  return { grams: apportion(Math.round(most), portions), scale: most / total }
}
