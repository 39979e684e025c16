import type { Catalog } from '@pacemeal/catalog'
import { findRecipeKitchen, fruitAndVegetableShare, kindsOnPlate, produceOnPlate } from '@pacemeal/catalog/kitchen'
import { boughtFor, isPantry } from '@pacemeal/catalog/shopping'
import { EATEN_OUT, type KitchenPreferences, type PlannedDay, type PlannedWeek, weekdays } from '@pacemeal/domain'
import { unrealOn } from '../check-plate.ts'
import { checkCooking, type KitchenFault } from './check-cooking.ts'
import { type Cook, cooksOf, type DayMeal, foodOf, mainFood, mealsOf, usesOf } from './cooks.ts'
import { spoilageOf } from './spoilage.ts'

/** What a week asks of a kitchen, counted from the plan alone; plain data, so that it can be kept. */
export interface KitchenRow {
  /** Different recipes of the week, session fuel included. */
  readonly dishes: number
  /** Different bought foods, spices, oils and other staples aside. */
  readonly items: number
  /** Cookings that keep a person busy for more than ten minutes, and every cooking of a ready food that takes so long. */
  readonly events: number
  /** Cookings that take more than ten minutes in all, waiting included. */
  readonly longEvents: number
  /** Busy minutes of the seven days. */
  readonly minutes: readonly number[]
  /** Days over the person's budget. */
  readonly overBudget: number
  /** Share of the perishable mass that spoils with the shop's own packs, and with packs a quarter larger and smaller. */
  readonly spoiled: readonly [own: number, larger: number, smaller: number]
  /** Share of it that is left opened on Sunday and keeps three days or more: the next week has to use it. */
  readonly carried: number
  /** Meals' energy beside their own target, as relative misses. */
  readonly energy: readonly number[]
  /**
   * Priced rules that gave way, by their name: `variety`, `main-food`, `repeats`, `running`, `tuna`, `protein`,
   * `pre-fuel-kinds`, `preparations`, `box`.
   */
  readonly misses: readonly string[]
  /** What ordinary days hold of fruit and vegetables (g), and of their fiber as a share of its target. */
  readonly plants: readonly { readonly produce: number; readonly fiber: number }[]
  /** The food, no staple, that most meals are made of and how many they are; kinds of fruit and of vegetables. */
  readonly variety: {
    readonly food: string
    readonly meals: number
    readonly fruits: number
    readonly vegetables: number
  }
  readonly unreal: readonly string[]
  readonly faults: readonly KitchenFault[]
}

const MIN_EVENT_MINUTES = 10
const FLOORS = { mains: 7, breakfasts: 2, snacks: 3, mainFoods: 3 } as const
const MAX_SAME_MAIN_FOOD = 2
const MIN_MEAL_PROTEIN = 20
/** Days on which the gut should be calm hold little fiber. */
const calmFlags = ['competition', 'competition_eve', 'carb_loading'] as const
const MAX_PRE_FUEL_KINDS = 3
/** Plates of one dish in a week, session fuel and snacks aside. */
const MAX_PLATES = 4
/** Plates of tuna in a week (FDA and EPA, Advice About Eating Fish: two to three servings of light tuna, for mercury). */
const MAX_TUNA = 3
/** Minutes, waiting included, that a hot box for work may ask for on its own morning. */
const MAX_BOX_MINUTES = 10
/** Minutes of an easy session that needs no three preparations. */
const EASY_MINUTES = 45

const mains: ReadonlySet<string> = new Set(['lunch', 'dinner'])
const table: ReadonlySet<string> = new Set(['breakfast', 'lunch', 'dinner'])
const countOf = <T>(items: Iterable<T>): number => new Set(items).size

const budgetOn = (day: PlannedDay, { handsOnMinutes }: KitchenPreferences): number =>
  weekdays.indexOf(day.day) > 4 ? handsOnMinutes.weekend : handsOnMinutes.weekday

const minutesOn = (week: PlannedWeek, day: PlannedDay, cooks: readonly Cook[]): number =>
  cooks.filter(({ on }) => on === day.date).reduce((sum, { handsOn }) => sum + handsOn, 0) +
  // Warming what was cooked before, as the plan tells it.
  mealsOf(week)
    .filter(
      ({ day: { date }, meal: { cooking } }) =>
        date === day.date && cooking && (cooking.leftoverOf !== undefined || cooking.cookedOn !== date),
    )
    .reduce((sum, { meal }) => sum + (meal.cooking?.handsOnMinutes ?? 0), 0)

const mainFoodsOf = (catalog: Catalog, day: PlannedDay, slots: (slot: string) => boolean): readonly string[] =>
  day.meals
    .filter(({ slot }) => slots(slot))
    .flatMap(({ options }) => {
      const food = mainFood(catalog, options[0].ingredients)
      return food ? [boughtFor(catalog, food).food.id] : []
    })

/** Dishes that lunches and dinners may have in common. */
const SHARED_MAINS = 2

/** A floor of variety counts no further than there are places for it, nor further than the person wants to change dishes. */
const varietyMisses = (
  catalog: Catalog,
  week: PlannedWeek,
  { rotation: { breakfasts, lunches, dinners } }: KitchenPreferences,
): readonly string[] => {
  const meals = mealsOf(week).map(({ meal }) => meal)
  const kinds = (is: (slot: string) => boolean, floor: number, name: string): readonly string[] => {
    const places = meals.filter(({ slot }) => is(slot))
    const found = countOf(places.map(({ options }) => options[0].recipe))
    return found < Math.min(floor, places.length) ? [`variety: ${found} ${name}`] : []
  }
  const foods = countOf(week.days.flatMap((day) => mainFoodsOf(catalog, day, (slot) => mains.has(slot))))
  return [
    ...kinds(
      (slot) => mains.has(slot),
      Math.min(FLOORS.mains, lunches + dinners, Math.max(lunches, dinners) + SHARED_MAINS),
      'mains',
    ),
    ...kinds((slot) => slot === 'breakfast', Math.min(FLOORS.breakfasts, breakfasts), 'breakfasts'),
    ...kinds((slot) => slot === 'snack', FLOORS.snacks, 'snacks'),
    ...(foods < FLOORS.mainFoods ? [`variety: ${foods} main foods`] : []),
  ]
}

/** What ordinary days hold of fruit and vegetables (g), and of their fiber as a share of its target. */
const plantsOf = (catalog: Catalog, week: PlannedWeek): KitchenRow['plants'] =>
  week.days
    .filter(
      ({ flags, meals }) =>
        !calmFlags.some((flag) => flags.includes(flag)) &&
        !meals.some(({ options }) => options[0].recipe === EATEN_OUT),
    )
    .map(({ meals, guidance }) => {
      const eaten = meals.flatMap(({ options }) => options[0].ingredients)
      const fiberOf = (food: string, grams: number) => ((catalog.requireFood(food).per100g.fiber ?? 0) * grams) / 100
      return {
        produce: eaten.reduce((sum, { food, grams }) => sum + fruitAndVegetableShare(food) * grams, 0),
        fiber: eaten.reduce((sum, { food, grams }) => sum + fiberOf(food, grams), 0) / guidance.fiber,
      }
    })

/** What a week's plates are made of, as they are served. */
const varietyOf = (catalog: Catalog, week: PlannedWeek): KitchenRow['variety'] => {
  const plates = mealsOf(week).map(({ meal }) =>
    meal.options[0].ingredients.map(({ food, grams }) => ({ food: catalog.requireFood(food), grams })),
  )
  const kinds = plates.flatMap(kindsOnPlate)
  const [most] = [...Map.groupBy(kinds, (kind) => kind)].toSorted((a, b) => b[1].length - a[1].length)
  const produce = plates.map(produceOnPlate)
  return {
    food: most?.[0] ?? '',
    meals: most?.[1].length ?? 0,
    fruits: countOf(produce.flatMap(({ fruits }) => fruits)),
    vegetables: countOf(produce.flatMap(({ vegetables }) => vegetables)),
  }
}

const dayMisses = (catalog: Catalog, day: PlannedDay): readonly string[] => {
  const foods = mainFoodsOf(catalog, day, (slot) => slot !== 'pre-fuel')
  const repeated = [...new Set(foods)].filter(
    (food) => foods.filter((other) => other === food).length > MAX_SAME_MAIN_FOOD,
  )
  const hard = day.sessions.filter(({ type }) => type !== 'Recovery')
  const low =
    hard.length < 2
      ? []
      : day.meals.filter(({ slot, options }) => table.has(slot) && options[0].protein < MIN_MEAL_PROTEIN)
  const easy = day.sessions.flatMap(({ intensity, start, end, during }, session) => {
    if (intensity !== 'Light' || end - start > EASY_MINUTES) return []
    const around = day.meals.filter((meal) => meal.session === session).length
    return around + (during.carbs > 0 ? 1 : 0) > 2 ? [`preparations: ${around} for ${end - start} minutes`] : []
  })
  return [
    ...repeated.map((food) => `main-food: ${food} on ${day.day}`),
    ...low.map(({ id, options }) => `protein: ${Math.round(options[0].protein)} g at ${id}`),
    ...easy,
  ]
}

/** A dish that comes too often or on too many days running; who asks for few breakfasts or lunches repeats them. */
const repeatsOf = (plates: readonly DayMeal[], { rotation }: KitchenPreferences): readonly string[] => {
  const name = plates[0]?.meal.options[0].name ?? ''
  const kinds = plates.some(({ meal }) => meal.slot === 'breakfast') ? rotation.breakfasts : rotation.lunches
  const days = new Set(plates.map(({ day }) => weekdays.indexOf(day.day)))
  const isRunning = [...days].some((day) => [1, 2, 3].every((after) => days.has(day + after)))
  return [
    ...(plates.length > Math.max(MAX_PLATES, Math.ceil(weekdays.length / kinds))
      ? [`repeats: ${name} ${plates.length} times`]
      : []),
    ...(kinds > 1 && isRunning ? [`running: ${name} on four days`] : []),
  ]
}

const weekMisses = (week: PlannedWeek, preferences: KitchenPreferences): readonly string[] => {
  const meals = mealsOf(week)
  const plates = meals.filter(({ meal }) => table.has(meal.slot) && meal.options[0].recipe !== EATEN_OUT)
  const repeats = [...Map.groupBy(plates, ({ meal }) => meal.options[0].recipe).values()].flatMap((all) =>
    repeatsOf(all, preferences),
  )
  const tuna = meals.filter(({ meal }) =>
    meal.options[0].ingredients.some(({ food }) => food.startsWith('tuna-')),
  ).length
  const boxes = meals.filter(({ day, meal }) => {
    const away = preferences.mealsAway.find((one) => one.day === day.day && one.meal === meal.slot)
    const kitchen = findRecipeKitchen(meal.options[0].recipe)
    const isCookedToday = meal.cooking === undefined || meal.cooking.cookedOn === day.date
    const isHot = kitchen?.equipment.some((tool) => /stove|oven|grill/.test(tool)) ?? false
    return (
      away &&
      away.way !== 'canteen' &&
      isCookedToday &&
      isHot &&
      (kitchen?.handsOnMinutes ?? 0) + (kitchen?.waitingMinutes ?? 0) > MAX_BOX_MINUTES
    )
  })
  return [
    ...repeats,
    ...(tuna > MAX_TUNA ? [`tuna: ${tuna} plates`] : []),
    ...boxes.map(({ meal }) => `box: ${meal.options[0].name} is cooked on the morning of ${meal.id}`),
  ]
}

const preFuelMisses = (week: PlannedWeek): readonly string[] => {
  const kinds = countOf(
    mealsOf(week)
      .filter(({ meal }) => meal.slot === 'pre-fuel')
      .map(({ meal }) => meal.options[0].recipe),
  )
  return kinds > MAX_PRE_FUEL_KINDS ? [`pre-fuel-kinds: ${kinds}`] : []
}

/** Pre-fuel that needs a stove by the table of recipes, whatever its steps say. */
const hotPreFuel = (week: PlannedWeek): readonly string[] =>
  mealsOf(week)
    .filter(({ meal }) => meal.slot === 'pre-fuel')
    .filter(({ meal }) =>
      findRecipeKitchen(meal.options[0].recipe)?.equipment.some((tool) => /stove|oven|grill/.test(tool)),
    )
    .map(({ meal }) => `${meal.options[0].name}: a stove before a session`)

/** Counts and checks the kitchen of a planned week. */
export const measureKitchen = (week: PlannedWeek, preferences: KitchenPreferences, catalog: Catalog): KitchenRow => {
  const cooks = cooksOf(week)
  const uses = usesOf(week, cooks)
  const last = week.days.at(-1)?.date
  const bought = uses.flatMap(({ food: id }) => {
    const food = catalog.findFood(id)
    return food && id !== 'water' ? [boughtFor(catalog, food).food] : []
  })
  const rests = (week.cooking ?? []).reduce((sum, { restGrams }) => sum + restGrams, 0)
  const hasFreezer = preferences.equipment.includes('freezer')
  const spoiledWith = (scale: number): number => {
    if (!last) return 0
    const { bought: mass, spoiled } = spoilageOf(catalog, uses, last, { scale, hasFreezer })
    return mass + rests > 0 ? (spoiled + rests) / (mass + rests) : 0
  }
  const own = last ? spoilageOf(catalog, uses, last, { hasFreezer }) : undefined
  const minutes = week.days.map((day) => minutesOn(week, day, cooks))
  return {
    dishes: countOf(mealsOf(week).map(({ meal }) => meal.options[0].recipe)),
    items: countOf(bought.filter((food) => !isPantry(food)).map(({ id }) => id)),
    events: cooks.filter(
      ({ recipe, handsOn, waiting }) => (foodOf(recipe) ? handsOn + waiting : handsOn) > MIN_EVENT_MINUTES,
    ).length,
    longEvents: cooks.filter(({ handsOn, waiting }) => handsOn + waiting > MIN_EVENT_MINUTES).length,
    minutes,
    overBudget: week.days.filter((day, i) => (minutes[i] ?? 0) > budgetOn(day, preferences)).length,
    spoiled: [spoiledWith(1), spoiledWith(1.25), spoiledWith(0.75)],
    carried: own && own.bought > 0 ? own.carried / own.bought : 0,
    energy: mealsOf(week)
      .filter(({ meal }) => table.has(meal.slot) || meal.slot === 'snack')
      .map(({ meal }) => meal.options[0].calories / meal.target.calories - 1),
    misses: [
      ...varietyMisses(catalog, week, preferences),
      ...weekMisses(week, preferences),
      ...preFuelMisses(week),
      ...week.days.flatMap((day) => dayMisses(catalog, day)),
    ],
    plants: plantsOf(catalog, week),
    variety: varietyOf(catalog, week),
    unreal: [
      ...week.days.flatMap((day) =>
        unrealOn({
          ...day,
          meals: day.meals.map((meal) => ({ ...meal, options: [meal.options[0]] as const })),
        }),
      ),
      ...hotPreFuel(week),
    ],
    faults: checkCooking(week, cooks, preferences, catalog),
  }
}
