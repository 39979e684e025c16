import type { Catalog, Food } from '@pacemeal/catalog'
import { findFoodCooking, findRecipeKitchen } from '@pacemeal/catalog/kitchen'
import type { CookEvent, Equipment, LocalDate, PlannedDay, PlannedMeal, PlannedWeek } from '@pacemeal/domain'

/** What goes into a pot or onto a board. */
export interface Ingredient {
  readonly food: string
  readonly grams: number
}

/** One cooking of a dish or a plain food, as the plan tells it or as its meals imply it. */
export interface Cook {
  readonly id: string
  /** Recipe id, or `food:<food id>`. */
  readonly recipe: string
  readonly name: string
  readonly on: LocalDate
  readonly handsOn: number
  readonly waiting: number
  readonly equipment: readonly Equipment[]
  readonly ingredients: readonly Ingredient[]
  /** The plan's own event; undefined for what a meal cooks by itself and for ready foods that nobody planned to cook. */
  readonly event?: CookEvent
}

/** A meal with its day. */
export interface DayMeal {
  readonly day: PlannedDay
  readonly meal: PlannedMeal
}

export const mealsOf = (week: PlannedWeek): readonly DayMeal[] =>
  week.days.flatMap((day) => day.meals.map((meal) => ({ day, meal })))

export const mealRef = (date: LocalDate, meal: string): string => `${date}/${meal}`

const FOOD = 'food:'
export const foodOf = (recipe: string): string | undefined =>
  recipe.startsWith(FOOD) ? recipe.slice(FOOD.length) : undefined

const refsOf = ({ portions }: CookEvent): ReadonlySet<string> =>
  new Set(portions.map(({ date, meal }) => mealRef(date, meal)))

const minutesOf = (recipe: string, minutes: number): { readonly handsOn: number; readonly waiting: number } => {
  const kitchen = findRecipeKitchen(recipe)
  return kitchen
    ? { handsOn: kitchen.handsOnMinutes, waiting: kitchen.waitingMinutes }
    : { handsOn: minutes, waiting: 0 }
}

/** A told event, with no fewer minutes than the tables give one cooking. */
const toldCook = (event: CookEvent): Cook => {
  const food = foodOf(event.recipe)
  const table = food === undefined ? findRecipeKitchen(event.recipe) : findFoodCooking(food)
  return {
    id: event.id,
    recipe: event.recipe,
    name: event.name,
    on: event.cookedOn,
    handsOn: Math.max(event.handsOnMinutes, table?.handsOnMinutes ?? 0),
    waiting: Math.max(event.waitingMinutes, table?.waitingMinutes ?? 0),
    equipment: table?.equipment ?? [],
    ingredients: event.ingredients,
    event,
  }
}

const ownCook = ({ day, meal }: DayMeal): Cook => {
  const [option] = meal.options
  return {
    id: mealRef(day.date, meal.id),
    recipe: option.recipe,
    name: option.name,
    on: day.date,
    ...minutesOf(option.recipe, option.minutes),
    equipment: findRecipeKitchen(option.recipe)?.equipment ?? [],
    ingredients: option.ingredients,
  }
}

/** Ready foods of a cook that no told event of that food reaches: somebody has to cook them after all. */
const hiddenCooks = (cook: Cook, refs: ReadonlySet<string>, told: readonly CookEvent[]): readonly Cook[] =>
  foodOf(cook.recipe) !== undefined
    ? []
    : cook.ingredients.flatMap(({ food, grams }): readonly Cook[] => {
        const cooking = findFoodCooking(food)
        if (!cooking || grams <= 0) return []
        const isTold = told.some(
          (event) => foodOf(event.recipe) === food && [...refsOf(event)].some((ref) => refs.has(ref)),
        )
        if (isTold) return []
        return [
          {
            id: `${cook.id}/${food}`,
            recipe: `${FOOD}${food}`,
            name: food,
            on: cook.on,
            handsOn: cooking.handsOnMinutes,
            waiting: cooking.waitingMinutes,
            equipment: cooking.equipment,
            ingredients: [{ food, grams }],
          },
        ]
      })

/** Everything that the week cooks: told events, meals that nothing told cooks, and ready foods behind both. */
export const cooksOf = (week: PlannedWeek): readonly Cook[] => {
  const told = week.cooking ?? []
  const dishes = told.filter(({ recipe }) => foodOf(recipe) === undefined)
  const reached = new Set(dishes.flatMap((event) => [...refsOf(event)]))
  const own = mealsOf(week).filter(({ day, meal }) => !reached.has(mealRef(day.date, meal.id)))
  return [
    ...told.map(toldCook),
    ...dishes.flatMap((event) => hiddenCooks(toldCook(event), refsOf(event), told)),
    ...own.flatMap((one) => {
      const cook = ownCook(one)
      return [cook, ...hiddenCooks(cook, new Set([cook.id]), told)]
    }),
  ]
}

/** An amount of a food taken from the cupboard or fridge on a day. */
export interface Use extends Ingredient {
  readonly on: LocalDate
}

/** Grams of a food that a portion takes from its pot: its pieces where it tells them, else a part of what no pieces are told of. */
export const takenFrom = (event: CookEvent, portion: CookEvent['portions'][number], food: string): number => {
  const told = event.portions.flatMap(({ pieces = [] }) => pieces)
  const own = portion.pieces ?? []
  if (told.some((piece) => piece.food === food)) {
    return own.filter((piece) => piece.food === food).reduce((sum, { grams }) => sum + grams, 0)
  }
  const rest = event.portions.reduce((sum, { grams }) => sum + grams, event.restGrams)
  const inPieces = event.ingredients
    .filter((line) => told.some((piece) => piece.food === line.food))
    .reduce((sum, { grams }) => sum + grams, 0)
  const shared = own.reduce((left, { grams }) => left - grams, portion.grams)
  const pot = event.ingredients.find((line) => line.food === food)?.grams ?? 0
  return rest - inPieces > 0 ? (pot * shared) / (rest - inPieces) : 0
}

/** Grams by food of a plate that its pot does not explain: bread, fruit and the like, added when it is eaten. */
const besidesPot = (week: PlannedWeek, event: CookEvent): readonly Use[] => {
  return event.portions
    .filter(({ eater }) => eater === 'self')
    .flatMap((portion) => {
      const { date, meal } = portion
      const found = mealsOf(week).find((one) => one.day.date === date && one.meal.id === meal)
      return (found?.meal.options[0].ingredients ?? []).flatMap((line): readonly Use[] => {
        const beside = line.grams - takenFrom(event, portion, line.food)
        return beside > 0.5 ? [{ food: line.food, grams: beside, on: date }] : []
      })
    })
}

/** What is taken from cupboard and fridge and when, everything once. */
export const usesOf = (week: PlannedWeek, cooks: readonly Cook[]): readonly Use[] => {
  const plain = new Set(cooks.flatMap(({ recipe }) => foodOf(recipe) ?? []))
  const events = (week.cooking ?? []).filter(({ recipe }) => foodOf(recipe) === undefined)
  return [
    ...cooks.flatMap(({ recipe, ingredients, on }) =>
      ingredients
        // A ready food stands in its own cooking, told or hidden.
        .filter(({ food }) => foodOf(recipe) !== undefined || !(findFoodCooking(food) && plain.has(food)))
        .map(({ food, grams }) => ({ food, grams, on })),
    ),
    ...events.flatMap((event) => besidesPot(week, event)).filter(({ food }) => !plain.has(food)),
  ]
}

/** What comes out of a tub is no food that a dish is made of; its grams are counted by themselves. */
const powders = /protein-(?:powder|isolate)|egg-white-powder/

/** The food that gives a list of ingredients most of its protein, powders aside. */
export const mainFood = (catalog: Pick<Catalog, 'findFood'>, ingredients: readonly Ingredient[]): Food | undefined => {
  const protein = ({ food, grams }: Ingredient): number => (catalog.findFood(food)?.per100g.protein ?? 0) * grams
  const most = ingredients.filter(({ food }) => !powders.test(food)).toSorted((a, b) => protein(b) - protein(a))[0]
  return most && catalog.findFood(most.food)
}
