import { describeAmount, openCatalog } from '@pacemeal/catalog'
import type { CookEvent, IngredientAmount, MealOption, PlannedDay, PlannedMeal, PlannedWeek } from '@pacemeal/domain'

/** A pot and the meals of a week that it feeds. */
export interface Batch {
  /** Meal ids: the first is cooked for, the others eat what was left. */
  readonly meals: readonly [first: string, ...later: string[]]
  /** What is cooked; the dish that is planned for the first meal when absent. */
  readonly dish?: MealOption
  /** Whether it is cooked on a stove or in an oven; true when absent. */
  readonly isHeated?: boolean
  /** Foods of the dish that are handed out in pieces; none when absent. */
  readonly pieces?: readonly string[]
}

const catalog = openCatalog()

const weigh = (food: string, grams: number, item: string): IngredientAmount => {
  const known = catalog.findFood(food)
  return { food, grams, item, amount: known ? describeAmount(known, grams) : `${Math.round(grams)} g` }
}

const gramsOf = (ingredients: readonly IngredientAmount[]): number =>
  Math.round(ingredients.reduce((sum, { grams }) => sum + grams, 0))

interface Place {
  readonly day: PlannedDay
  readonly meal: PlannedMeal
}

/** How a fixture's dish is cooked. */
const WAITING_SHARE = 0.4

function cook(week: PlannedWeek, batch: Batch): readonly [CookEvent, MealOption] {
  const places = batch.meals.map((id): Place => {
    const place = week.days
      .flatMap((day) => day.meals.map((meal) => ({ day, meal })))
      .find(({ meal }) => meal.id === id)
    if (place === undefined) throw new Error(`The week has no ${id}.`)
    return place
  })
  const [origin] = places
  if (origin === undefined) throw new Error('nothing to cook')
  const dish = batch.dish ?? origin.meal.options[0]
  const pot = places.length
  const plate = gramsOf(dish.ingredients)
  const pieces = dish.ingredients.filter(({ food }) => batch.pieces?.includes(food))
  const portions = places.map(({ day, meal }) => ({
    date: day.date,
    meal: meal.id,
    eater: 'self',
    grams: plate,
    ...(pieces.length > 0 ? { pieces } : {}),
  }))
  const waitingMinutes = Math.round(dish.minutes * WAITING_SHARE)
  const event: CookEvent = {
    id: `${origin.day.date}/${origin.meal.id}`,
    recipe: dish.recipe,
    name: dish.name,
    cookedOn: origin.day.date,
    at: origin.meal.at,
    servingsCooked: Math.round(dish.servings * pot * 2) / 2,
    handsOnMinutes: dish.minutes - waitingMinutes,
    waitingMinutes,
    keepsDays: 3,
    isHeated: batch.isHeated ?? true,
    ingredients: dish.ingredients.map(({ food, grams, item }) => weigh(food, grams * pot, item)),
    steps: dish.steps,
    portions,
    restGrams: 0,
  }
  return [event, dish]
}

/** The week with these of its dishes, and no others, cooked once for several meals; every later meal has the same plate as the first. */
export function cookAhead(week: PlannedWeek, batches: readonly Batch[]): PlannedWeek {
  const cooked = batches.map((batch) => ({ batch, made: cook(week, batch) }))
  const cookedMeal = (meal: PlannedMeal, day: PlannedDay): PlannedMeal => {
    const found = cooked.find(({ batch }) => batch.meals.includes(meal.id))
    const { cooking: _, ...uncooked } = meal
    if (found === undefined) return uncooked
    const [event, dish] = found.made
    const isFirst = event.id === `${day.date}/${meal.id}`
    const [, ...others] = meal.options
    return {
      ...meal,
      options: [dish, ...others],
      cooking: {
        event: event.id,
        cookedOn: event.cookedOn,
        ...(isFirst ? {} : { leftoverOf: event.id }),
        servingsCooked: event.servingsCooked,
        handsOnMinutes: isFirst ? event.handsOnMinutes : 3,
        waitingMinutes: isFirst ? event.waitingMinutes : 0,
      },
    }
  }
  return {
    ...week,
    days: week.days.map((day) => ({ ...day, meals: day.meals.map((meal) => cookedMeal(meal, day)) })),
    cooking: cooked.map(({ made: [event] }) => event).toSorted((a, b) => a.id.localeCompare(b.id, 'en')),
  }
}
