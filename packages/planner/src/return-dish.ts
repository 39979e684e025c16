import type { Catalog } from '@pacemeal/catalog'
import {
  addDays,
  type CookEvent,
  type CookedPortion,
  type LocalDate,
  type MealCooking,
  type PlannedDay,
  type PlannedMeal,
  type PlannedWeek,
  portionFoods,
} from '@pacemeal/domain'
import { amountOf, changeDays, massOf, refOf, writeCooking } from './change-days.ts'
import { chooseOption } from './choose-option.ts'
import { toHalf } from './cook-alone.ts'
import { guestsAt, type TableMeals } from './table-rules.ts'

/** What another meal that ate from the same pots asked of the kitchen, by its `<date>/<meal id>`. */
interface FormerCooking {
  readonly ref: string
  readonly cooking: MealCooking
}

/** A meal as it was before it took another dish, with the cook events that it was eaten from and who else ate of them. */
export interface FormerMeal {
  readonly date: LocalDate
  readonly meal: PlannedMeal
  readonly events: readonly CookEvent[]
  readonly along: readonly FormerCooking[]
}

/** A former meal of a week, to bring its dish back by; undefined where the day has no such meal. */
export const formerMeal = (
  { days, cooking = [] }: PlannedWeek,
  date: LocalDate,
  id: string,
): FormerMeal | undefined => {
  const meal = days.find((day) => day.date === date)?.meals.find((one) => one.id === id)
  if (meal === undefined) return undefined
  const ref = refOf({ date, meal: id })
  const events = cooking.filter(({ portions }) => portions.some((portion) => refOf(portion) === ref))
  const ids = new Set(events.map((event) => event.id))
  const along = days.flatMap((day) =>
    day.meals.flatMap((one): readonly FormerCooking[] =>
      one.cooking !== undefined && one.id !== id && ids.has(one.cooking.event)
        ? [{ ref: refOf({ date: day.date, meal: one.id }), cooking: one.cooking }]
        : [],
    ),
  )
  return { date, meal, events, along }
}

/** Grams that are nothing on a plate. */
const ROUNDING = 0.01

const gramsOf = (portions: readonly CookedPortion[]): number => portions.reduce((sum, { grams }) => sum + grams, 0)

type Foods = Pick<Catalog, 'findFood'>

/** The pot with the foods of some portions of another state of it added, by a sign of 1, or taken out, by -1. */
const withFoods = (
  pot: CookEvent,
  of: CookEvent,
  portions: readonly CookedPortion[],
  sign: 1 | -1,
  catalog: Foods,
): CookEvent => {
  const foods = portions.map((portion) => portionFoods(of, portion))
  const ingredients = of.ingredients.map((line) => {
    const had = pot.ingredients.find(({ food }) => food === line.food)?.grams ?? 0
    const grams = Math.max(0, had + sign * foods.reduce((sum, one) => sum + (one.get(line.food) ?? 0), 0))
    return { ...line, grams, amount: amountOf({ ...line, grams }, catalog) }
  })
  const other = pot.ingredients.filter(({ food }) => !ingredients.some((line) => line.food === food))
  return { ...pot, ingredients: [...ingredients, ...other] }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const keepsFor = ({ cookedOn, keepsDays, portions }: CookEvent): boolean =>
  portions.every(
    ({ date, isFrozen }) => date >= cookedOn && (isFrozen === true || date <= addDays(cookedOn, keepsDays)),
  )

/** A pot that nobody eats from any more, made anew for the meal alone that comes back to it. */
const makeAnew = (was: CookEvent, mine: readonly CookedPortion[], today: LocalDate, catalog: Foods) => {
  if (was.cookedOn < today) return undefined
  if (mine.length === was.portions.length) return was
  const gone = was.portions.filter((portion) => !mine.includes(portion))
  const pot = { ...withFoods(was, was, gone, -1, catalog), portions: mine, restGrams: 0 }
  return { ...pot, servingsCooked: toHalf((was.servingsCooked * massOf(pot)) / (massOf(was) || 1)) }
}

/** The pot with the portions that a meal had of it before; undefined where they cannot come out of it any more. */
const rejoin = (
  was: CookEvent,
  now: CookEvent | undefined,
  ref: string,
  today: LocalDate,
  catalog: Foods,
): CookEvent | undefined => {
  const isMine = (portion: CookedPortion) => refOf(portion) === ref
  const mine = was.portions.filter(isMine)
  if (now === undefined) return makeAnew(was, mine, today, catalog)
  if (now.recipe !== was.recipe) return undefined
  const there = now.portions.filter(isMine)
  const others = now.portions.filter((portion) => !isMine(portion))
  if (
    isSame(
      others,
      was.portions.filter((portion) => !isMine(portion)),
    )
  )
    return was
  const taken = new Set(others)
  const portions = [...was.portions.flatMap((one) => (isMine(one) ? [one] : findSame(others, one))), ...others].filter(
    (one) => isMine(one) || taken.delete(one),
  )
  if (now.cookedOn < today) {
    const restGrams = now.restGrams + gramsOf(there) - gramsOf(mine)
    return restGrams < -ROUNDING ? undefined : { ...now, portions, restGrams: Math.max(0, restGrams) }
  }
  const emptied = withFoods(now, now, there, -1, catalog)
  const pot = { ...withFoods(emptied, was, mine, 1, catalog), portions }
  const isEarlier = was.cookedOn >= today && was.cookedOn <= now.cookedOn
  const cooked = {
    ...pot,
    ...(isEarlier ? { cookedOn: was.cookedOn, at: was.at } : {}),
    servingsCooked: toHalf((now.servingsCooked * massOf(pot)) / (massOf(now) || 1)),
  }
  return keepsFor(cooked) ? cooked : undefined
}

/** Events in the order of time, as a week is written. */
const byTime = (a: CookEvent, b: CookEvent): number =>
  a.cookedOn === b.cookedOn ? a.at - b.at || (a.id < b.id ? -1 : 1) : a.cookedOn < b.cookedOn ? -1 : 1

const findSame = (portions: readonly CookedPortion[], of: CookedPortion): readonly CookedPortion[] =>
  portions.filter((one) => refOf(one) === refOf(of) && one.eater === of.eater)

/** The day with a meal's former dishes, at their time. */
const withDishes = (day: PlannedDay, former: PlannedMeal, catalog: Catalog): PlannedDay => {
  const meals = day.meals.map((meal) =>
    meal.id === former.id ? { ...meal, at: former.at, options: former.options } : meal,
  )
  return chooseOption({ ...day, meals }, former.id, former.options[0], catalog)
}

/** A meal that was the first of its pot meanwhile is warmed again and not cooked. */
const asLeftover = (
  meal: PlannedMeal,
  before: PlannedMeal,
  date: LocalDate,
  along: readonly FormerCooking[],
): PlannedMeal => {
  const was = along.find(({ ref }) => ref === refOf({ date, meal: meal.id }))?.cooking
  const isOneAgain = meal.cooking?.leftoverOf !== undefined && before.cooking?.leftoverOf === undefined
  if (meal.cooking === undefined || was === undefined || !isOneAgain) return meal
  const { handsOnMinutes, waitingMinutes } = was
  return { ...meal, cooking: { ...meal.cooking, handsOnMinutes, waitingMinutes } }
}

/**
 * A week in which a meal's former dish is back, out of the pots that it was eaten from: a pot that has become smaller since
 * grows by that meal's portions, one that was given up is made again, and of one that is cooked its rest is eaten. What else
 * has changed since stays. Where a pot cannot take the meal any more (its dish would not keep, its rest is gone, others sit at the table), the dish is
 * cooked for itself. Throws RangeError when the week has no such meal.
 */
export const returnDish = (
  week: PlannedWeek,
  { date, meal, events, along }: FormerMeal,
  today: LocalDate,
  table: TableMeals,
  catalog: Catalog,
): PlannedWeek => {
  const day = week.days.find((one) => one.date === date)
  if (day === undefined) throw new RangeError(`date: the week has no ${date}`)
  const alone = changeDays(week, [withDishes(day, meal, catalog)], today, table, catalog)
  if (alone.cooking === undefined) return alone
  const ref = refOf({ date, meal: meal.id })
  const isOwn = ({ portions }: CookEvent) => portions.length > 0 && portions.every((portion) => refOf(portion) === ref)
  const rest = alone.cooking.filter((event) => !isOwn(event))
  const eaters = new Set(['self', ...guestsAt(table, date, meal.slot).map(({ id }) => id)])
  const isForOthers = events.some(({ portions }) =>
    portions.some((portion) => refOf(portion) === ref && !eaters.has(portion.eater)),
  )
  if (isForOthers) return alone
  const pots = events.map((was) =>
    rejoin(
      was,
      rest.find(({ id }) => id === was.id),
      ref,
      today,
      catalog,
    ),
  )
  const isPot = (pot: CookEvent | undefined): pot is CookEvent => pot !== undefined
  if (!pots.every(isPot)) return alone
  const back = new Map(pots.map((pot) => [pot.id, pot]))
  const known = rest.map((event) => back.get(event.id) ?? event)
  const added = pots.filter(({ id }) => !rest.some((event) => event.id === id))
  const cooking = [...known, ...added].toSorted(byTime)
  const withCooking = (on: LocalDate, one: PlannedMeal): PlannedMeal => {
    if (on === date && one.id === meal.id) {
      const { cooking: _, ...released } = one
      const former = meal.cooking === undefined ? released : { ...released, cooking: meal.cooking }
      return writeCooking(former, on, cooking)
    }
    return back.has(one.cooking?.event ?? '') ? asLeftover(writeCooking(one, on, cooking), one, on, along) : one
  }
  return {
    ...alone,
    cooking,
    days: alone.days.map((one) => ({ ...one, meals: one.meals.map((entry) => withCooking(one.date, entry)) })),
  }
}
