import { type Catalog, describeAmount } from '@pacemeal/catalog'
import {
  type CookEvent,
  FOOD_EVENT,
  type IngredientAmount,
  type LocalDate,
  type PlannedDay,
  type PlannedMeal,
  type PlannedWeek,
  portionFoods,
  releaseCooking,
  settleCookEvents,
} from '@pacemeal/domain'
import { cookAlone, cookingAlone, toHalf } from './cook-alone.ts'
import { followPortions } from './follow-portions.ts'
import { guestsAt, type TableMeals } from './table-rules.ts'

/** `<date>/<meal id>`. */
export const refOf = ({ date, meal }: { readonly date: LocalDate; readonly meal: string }): string => `${date}/${meal}`

/** The words of an amount. */
export const amountOf = ({ food: id, grams }: IngredientAmount, catalog: Pick<Catalog, 'findFood'>): string => {
  const food = catalog.findFood(id)
  return food === undefined ? `${Math.round(grams)} g` : describeAmount(food, grams)
}

/** Grams of all that goes into a pot. */
export const massOf = ({ ingredients }: CookEvent): number => ingredients.reduce((sum, { grams }) => sum + grams, 0)

/** A pot that is still to be cooked, without what nobody will eat of it any more: each portion that left, as it was handed out. */
const shrinkPot = (before: CookEvent, settled: CookEvent, catalog: Pick<Catalog, 'findFood'>): CookEvent => {
  const left = before.portions
    .filter((portion) => !settled.portions.includes(portion))
    .map((portion) => portionFoods(before, portion))
  if (left.length === 0) return settled
  const ingredients = before.ingredients.map((line) => {
    const gone = left.reduce((sum, foods) => sum + (foods.get(line.food) ?? 0), 0)
    const grams = Math.max(0, line.grams - gone)
    return { ...line, grams, amount: amountOf({ ...line, grams }, catalog) }
  })
  const pot = { ...settled, restGrams: before.restGrams, ingredients }
  return { ...pot, servingsCooked: toHalf((before.servingsCooked * massOf(pot)) / (massOf(before) || 1)) }
}

/** A pot in other amounts: its servings and the words of its amounts follow them. */
const measurePot = (was: CookEvent, pot: CookEvent, catalog: Pick<Catalog, 'findFood'>): CookEvent => {
  if (pot === was) return pot
  return {
    ...pot,
    servingsCooked: toHalf((was.servingsCooked * massOf(pot)) / (massOf(was) || 1)),
    ingredients: pot.ingredients.map((line) => ({ ...line, amount: amountOf(line, catalog) })),
    portions: pot.portions.map((portion) =>
      portion.pieces
        ? { ...portion, pieces: portion.pieces.map((piece) => ({ ...piece, amount: amountOf(piece, catalog) })) }
        : portion,
    ),
  }
}

/** A pot whose first meal takes something else is cooked with the next meal that eats from it. */
const moveToFirstMeal = (event: CookEvent, days: readonly PlannedDay[]): CookEvent => {
  const [first] = event.portions.toSorted((a, b) => (refOf(a) < refOf(b) ? -1 : 1))
  if (first === undefined || event.portions.some(({ date }) => date === event.cookedOn)) return event
  const meal = days.find(({ date }) => date === first.date)?.meals.find(({ id }) => id === first.meal)
  return { ...event, cookedOn: first.date, at: meal?.at ?? event.at }
}

/** What the meal says of the event that it is eaten from, after that has changed. */
export const writeCooking = (meal: PlannedMeal, date: LocalDate, events: readonly CookEvent[]): PlannedMeal => {
  const event = events.find(({ id }) => id === meal.cooking?.event)
  if (meal.cooking === undefined || event === undefined) return meal
  const own = event.portions.filter(({ eater }) => eater === 'self')
  const atOf = (portion: (typeof own)[number]) => (portion.date === event.cookedOn ? 0 : 1)
  const [first] = own.toSorted((a, b) => atOf(a) - atOf(b) || (refOf(a) < refOf(b) ? -1 : 1))
  const { leftoverOf: _, ...same } = meal.cooking
  const cooking = { ...same, cookedOn: event.cookedOn, servingsCooked: event.servingsCooked }
  if (first === undefined || refOf(first) === `${date}/${meal.id}`) {
    const { handsOnMinutes, waitingMinutes } = event
    return { ...meal, cooking: { ...cooking, handsOnMinutes, waitingMinutes } }
  }
  return { ...meal, cooking: { ...cooking, leftoverOf: refOf(first) } }
}

/**
 * The events of dishes that are new in their meals and from no pot, from `today` on: each is cooked for itself, for everybody
 * who eats along.
 */
const cookNewDishes = (
  { days, cooking = [] }: PlannedWeek,
  before: readonly PlannedDay[],
  today: LocalDate,
  table: TableMeals,
  catalog: Pick<Catalog, 'findFood' | 'findRecipe'>,
): readonly CookEvent[] => {
  const dishBefore = (date: LocalDate, meal: string) =>
    before.find((day) => day.date === date)?.meals.find(({ id }) => id === meal)?.options[0]
  const taken = new Set(cooking.map(({ id }) => id))
  return days
    .filter(({ date }) => date >= today)
    .flatMap(({ date, meals }) =>
      meals.flatMap(({ id, slot, at, options: [dish], cooking: known }): readonly CookEvent[] => {
        if (known !== undefined || dishBefore(date, id)?.recipe === dish.recipe) return []
        const event = cookAlone(catalog, { date, id, at, guests: guestsAt(table, date, slot) }, dish)
        if (event === undefined) return []
        // The pot that this meal was the first of may go on for others under its id.
        return [taken.has(event.id) ? { ...event, id: `${event.id}/${dish.recipe}` } : event]
      }),
    )
}

/**
 * A week with some of its days changed by hand or by a re-plan: meals with another dish leave the pots that they ate from;
 * pots that are still to be cooked (from `today` on) become smaller, move to the next meal that eats from them, or go;
 * of what is cooked already the rest is told. A dish that is new is cooked for its
 * meal, for everybody at the table. A week that knows no cooking only takes the days.
 */
export const changeDays = (
  week: PlannedWeek,
  changed: readonly PlannedDay[],
  today: LocalDate,
  table: TableMeals,
  catalog: Pick<Catalog, 'findFood' | 'findRecipe'>,
): PlannedWeek => {
  const days = week.days.map((day) => {
    const now = changed.find(({ date }) => date === day.date)
    return now === undefined ? day : releaseCooking(day, now)
  })
  const told = week.cooking
  if (told === undefined) return { ...week, days }
  const before = followPortions(told, week.days, days, today).map((event, at) => {
    const was = told[at]
    return was === undefined || was === event ? event : measurePot(was, event, catalog)
  })
  const touched = new Set(before.flatMap((event, at) => (event === told[at] ? [] : [event.id])))
  const cooking = settleCookEvents(before, days, today).map((event) => {
    const was = before.find(({ id }) => id === event.id)
    if (was === undefined || was === event) return event
    touched.add(event.id)
    if (event.cookedOn < today) return event
    const pot = shrinkPot(was, event, catalog)
    return pot.recipe.startsWith(FOOD_EVENT) ? pot : moveToFirstMeal(pot, days)
  })
  const added = cookNewDishes({ ...week, days, cooking }, week.days, today, table, catalog)
  const addedTo = ({ date }: PlannedDay, { id }: PlannedMeal) =>
    added.find(({ portions }) => portions.some((portion) => portion.date === date && portion.meal === id))
  const withCooking = (day: PlannedDay, meal: PlannedMeal): PlannedMeal => {
    const own = addedTo(day, meal)
    if (own !== undefined) return { ...meal, cooking: cookingAlone(own) }
    return touched.has(meal.cooking?.event ?? '') ? writeCooking(meal, day.date, cooking) : meal
  }
  return {
    ...week,
    cooking: [...cooking, ...added],
    days: days.map((day) => ({ ...day, meals: day.meals.map((meal) => withCooking(day, meal)) })),
  }
}
