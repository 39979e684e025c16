import type { Catalog } from '@pacemeal/catalog'
import { addDays, type Diet, localDate, type PlannedDay, scheduleAround } from '@pacemeal/domain'
import { withEvents } from '@pacemeal/domain/event'
import { planWeek } from '@pacemeal/planner'
import { aMarathonIn } from '@pacemeal/testing'
import { someCase } from '../plan/kitchen-cases.ts'

const monday = localDate('2026-03-02')
const race = aMarathonIn(monday)

/** What one loading day came to on the plate. */
export interface LoadingRow {
  readonly athlete: number
  readonly diets: string
  /** Carbohydrate g/kg: asked of the day, and on the plates. */
  readonly target: number
  readonly planned: number
  readonly fiber: number
  readonly fatShare: number
  readonly drinksShare: number
  /** The foods that bring most of the fiber, with its grams. */
  readonly fiberFrom: readonly string[]
  /** What the plan tells of the day: codes of its warnings. */
  readonly told: readonly string[]
}

/** What the plates of a race day, and of the evening before it, came to. */
export interface RaceDayRow {
  readonly athlete: number
  readonly diets: string
  /** Of the meal before the start: carbohydrate that is asked for and on the plate, g/kg; fat, g, and fiber, g. */
  readonly asked: number
  readonly held: number
  readonly fat: number
  readonly mealFiber: number
  /** Minutes from it to the start. */
  readonly before: number
  /** Fiber of the whole day, g. */
  readonly fiber: number
  readonly told: readonly string[]
}

/** What a day before a race came to for a low-carb eater. */
export interface UnloadedRow {
  readonly athlete: number
  readonly carbs: number
  /** The day says that it does not load. */
  readonly isTold: boolean
  /** The day says that fuel around training, or the plan that its plates, take it above the limit of the diet. */
  readonly isExceeded: boolean
}

/** What the weeks of generated athletes before a marathon came to. */
export interface LoadedWeeks {
  readonly days: readonly LoadingRow[]
  readonly races: readonly RaceDayRow[]
  /** The two days before of low-carb eaters, and whether the day says that it does not load. */
  readonly unloaded: readonly UnloadedRow[]
}

/** Juices, sports drinks, and what else stands among the drinks. */
const isDrink = (id: string, catalog: Catalog): boolean =>
  id.startsWith('isotonic-') ||
  catalog.findFood(id)?.aisle === 'Drinks' ||
  catalog.findFood(id)?.classes.includes('juice') === true

const drinksOf = (day: PlannedDay, catalog: Catalog): number =>
  day.meals
    .flatMap(({ options }) => options[0].ingredients)
    .filter(({ food }) => isDrink(food, catalog))
    .reduce((sum, { food, grams: amount }) => sum + ((catalog.findFood(food)?.per100g.carbs ?? 0) * amount) / 100, 0)

/** Codes of the warnings that name a weekday. */
const toldOf = (warnings: readonly string[], weekday: string): readonly string[] =>
  warnings.flatMap((warning) => {
    const [code = '', detail = ''] = warning.split(':')
    return detail.split('+').includes(weekday) ? [code] : []
  })

/** Fiber of a day, g. A food of which nobody told it may hold all of its carbohydrate as such, and is counted so. */
const fiberOf = ({ meals }: PlannedDay, catalog: Catalog): number =>
  meals.reduce((sum, { options: [{ fiber, ingredients }] }) => {
    if (fiber !== null) return sum + fiber
    return ingredients.reduce((day, { food, grams: amount }) => {
      const { fiber: told = null, carbs = null } = catalog.findFood(food)?.per100g ?? {}
      return day + ((told ?? carbs ?? 0) * amount) / 100
    }, sum)
  }, 0)

/** The foods of a day that bring most of its fiber, as `2.1 g potato-flesh`. */
function mostFibrous({ meals }: PlannedDay, catalog: Catalog): readonly string[] {
  const byFood = new Map<string, number>()
  for (const { food, grams: amount } of meals.flatMap(({ options }) => options[0].ingredients)) {
    const fiber = ((catalog.findFood(food)?.per100g.fiber ?? 0) * amount) / 100
    byFood.set(food, (byFood.get(food) ?? 0) + fiber)
  }
  return [...byFood]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 6)
    .map(([food, fiber]) => `${fiber.toFixed(1)} g ${food}`)
}

function loadingRow(number: number, diets: string, day: PlannedDay, told: readonly string[], catalog: Catalog) {
  const loading = day.because.find(({ rule }) => rule === 'race_loading')
  if (loading === undefined) return []
  const mass = Number(loading.inputs.mass)
  const row: LoadingRow = {
    athlete: number,
    diets,
    target: day.target.carbs / mass,
    planned: day.planned.carbs / mass,
    fiber: fiberOf(day, catalog),
    fatShare: (9 * day.planned.fat) / day.planned.calories,
    drinksShare: drinksOf(day, catalog) / day.planned.carbs,
    fiberFrom: mostFibrous(day, catalog),
    told,
  }
  return [row]
}

function raceDayRow(
  number: number,
  diets: string,
  day: PlannedDay,
  told: readonly string[],
  mass: number,
  catalog: Catalog,
) {
  const meal = day.meals.find(({ because }) => because.some(({ rule }) => rule.startsWith('race_pre_meal')))
  if (meal === undefined) return []
  const [plate] = meal.options
  const row: RaceDayRow = {
    athlete: number,
    diets,
    asked: meal.target.carbs / mass,
    held: plate.carbs / mass,
    fat: plate.fat,
    mealFiber: plate.fiber ?? 0,
    before: race.start - meal.at,
    fiber: fiberOf(day, catalog),
    // Of a low-carb eater the meal itself says what binds it.
    told: [...told, ...meal.because.map(({ rule }) => rule)],
  }
  return [row]
}

/**
 * The weeks of generated athletes before a marathon: the two loading days of everybody without a carbohydrate limit, and the
 * day of the race of everybody; with `diets` all of them eat by these. A week that cannot be planned is a day without anything.
 */
export function measureLoading(from: number, count: number, catalog: Catalog, diets?: readonly Diet[]): LoadedWeeks {
  const weeks = Array.from({ length: count }, (_, i): LoadedWeeks => {
    const number = from + i
    const { athlete: drawn, kitchen } = someCase(number)
    const athlete = diets === undefined ? drawn : { ...drawn, diets }
    const eats = athlete.diets.join()
    const schedule = scheduleAround(
      athlete.schedule,
      withEvents(athlete.schedule, new Map(), [race]),
      addDays(monday, 3),
    )
    const plan = planWeek({ athlete: { ...athlete, schedule }, monday, seed: number, kitchen, events: [race] }, catalog)
    if (plan.kind !== 'planned') {
      const nothing = { target: 0, planned: 0, fiber: 0, fatShare: 0, drinksShare: 0, fiberFrom: [], told: [plan.kind] }
      return { days: [{ athlete: number, diets: eats, ...nothing }], races: [], unloaded: [] }
    }
    const { days, warnings } = plan.week
    // On the day of another competition nobody loads.
    const isFree = ({ flags }: PlannedDay) => !flags.includes('competition')
    const before = athlete.diets.includes('low-carb') ? days.slice(3, 5).filter(isFree) : []
    return {
      days: days.slice(3, 5).flatMap((day) => loadingRow(number, eats, day, toldOf(warnings, day.day), catalog)),
      races: days
        .slice(5, 6)
        .flatMap((day) => raceDayRow(number, eats, day, toldOf(warnings, day.day), athlete.body.mass, catalog)),
      unloaded: before.map(({ day, planned, flags }) => ({
        athlete: number,
        carbs: planned.carbs,
        isTold: flags.includes('carb_loading_low_carb'),
        isExceeded: flags.includes('low_carb_exceeded') || toldOf(warnings, day).includes('low_carb_high'),
      })),
    }
  })
  return {
    days: weeks.flatMap(({ days }) => days),
    races: weeks.flatMap(({ races }) => races),
    unloaded: weeks.flatMap(({ unloaded }) => unloaded),
  }
}

/** Least of a loading before a long event, g/kg; most fiber (g), fat (of energy) and drinks (of carbohydrate). */
const LOADED = { carbs: 10, fiber: 25, fat: 0.2, drinks: 1 / 3 }
/** Rounding of what is summed from plates: grams, and a share. */
const ROUNDING = { grams: 0.5, share: 0.005 }

const table = <Row>(rows: readonly Row[], keeps: Readonly<Record<string, (row: Row) => boolean>>): void =>
  console.table(
    Object.fromEntries(
      Object.entries(keeps).map(([name, kept]) => [name, `${rows.filter(kept).length} of ${rows.length}`]),
    ),
  )

const isLoaded = ({ planned }: LoadingRow): boolean => planned >= LOADED.carbs - ROUNDING.share
const isLean = ({ fatShare }: LoadingRow): boolean => fatShare <= LOADED.fat + ROUNDING.share
const isEaten = ({ drinksShare }: LoadingRow): boolean => drinksShare <= LOADED.drinks + ROUNDING.share
const isCalm = ({ fiber }: { readonly fiber: number }): boolean => fiber <= LOADED.fiber + ROUNDING.grams
const tells = ({ told }: { readonly told: readonly string[] }, ...codes: readonly string[]): boolean =>
  codes.some((code) => told.includes(code))

/** Prints how many days keep what they promise, those that do not, and whether the plan says so. */
export function printLoading({ days, races }: LoadedWeeks): void {
  console.log('\nLoading days')
  table<LoadingRow>(days, {
    '10 g/kg on the plate': isLoaded,
    'or the rule that binds is told': (row) => isLoaded(row) || tells(row, 'loading_energy', 'loading_low'),
    'fiber at most 25 g': isCalm,
    'or told': (row) => isCalm(row) || tells(row, 'fiber_high'),
    'fat at most a fifth of energy': isLean,
    'or told ': (row) => isLean(row) || tells(row, 'loading_fat'),
    'drinks at most a third of carbohydrate': isEaten,
    'or told  ': (row) => isEaten(row) || tells(row, 'loading_drinks'),
  })
  console.log('\nRace days')
  table<RaceDayRow>(races, {
    'meal before with 2 g/kg': ({ held }) => held >= 2,
    'within 10% of what is asked for': ({ asked, held }) => Math.abs(held / asked - 1) <= 0.1,
    'its fat below 25 g': ({ fat }) => fat < 25,
    'its fiber at most 8 g': ({ mealFiber }) => mealFiber <= 8 + ROUNDING.grams,
    'one to four hours before': ({ before }) => before >= 60 && before <= 240,
    'fiber of the day at most 25 g': isCalm,
    'or told': (row) => isCalm(row) || tells(row, 'fiber_high'),
  })
  for (const row of days.filter((row) => !isLoaded(row) || !isCalm(row) || !isLean(row))) console.log(row)
  for (const row of races.filter((row) => row.fat >= 25 || !isCalm(row) || row.held < 0.8 * row.asked)) console.log(row)
}

/** Prints what low-carb eaters get before and on the day of an event, and whether the rule that binds is told. */
export function printLowCarb({ races, unloaded, days }: LoadedWeeks): void {
  console.log('\nDays of low-carb eaters before a race')
  table(unloaded, {
    'at most 130 g of carbohydrate': ({ carbs }) => carbs <= 130 + ROUNDING.grams,
    'or told': ({ carbs, isExceeded }) => carbs <= 130 + ROUNDING.grams || isExceeded,
    'the day says that it does not load': ({ isTold }) => isTold,
  })
  console.log('\nRace days of low-carb eaters')
  table<RaceDayRow>(races, {
    'meal before within 20% of what the diet leaves it': ({ asked, held }) => Math.abs(held / asked - 1) <= 0.2,
    'the meal says what binds it': (row) => tells(row, 'race_pre_meal_low_carb'),
    'its fiber at most 8 g': ({ mealFiber }) => mealFiber <= 8 + ROUNDING.grams,
    'one to four hours before': ({ before }) => before >= 60 && before <= 240,
    'fiber of the day at most 25 g, or told': (row) => isCalm(row) || tells(row, 'fiber_high'),
  })
  for (const row of unloaded.filter(({ carbs, isExceeded }) => carbs > 130.5 && !isExceeded)) console.log(row)
  for (const row of [...days, ...races.filter(({ asked, held }) => Math.abs(held / asked - 1) > 0.2)]) console.log(row)
}
