import type { Catalog } from '@pacemeal/catalog'
import {
  addDays,
  grams,
  localDate,
  milligrams,
  millilitres,
  minuteOfDay,
  type PlannedDay,
  scheduleAround,
} from '@pacemeal/domain'
import { withEvents } from '@pacemeal/domain/event'
import type { DatedEvent } from '@pacemeal/nutrition'
import { planWeek, type Solver } from '@pacemeal/planner'
import { someCase } from '../plan/kitchen-cases.ts'

const monday = localDate('2026-03-02')
/** A marathon on the Saturday of the week. */
const race: DatedEvent = {
  kind: 'race',
  day: addDays(monday, 5),
  start: minuteOfDay(9 * 60),
  minutes: 210,
  intensity: 'Intense',
  loading: 'usual',
  early: 'get-up',
  fuel: {
    carbsPerHour: grams(60),
    carbs: grams(210),
    drinkPerHour: millilitres(600),
    sodiumPerHour: milligrams(350),
  },
}

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
  /** The rule that keeps the day below the loading, where one is told. */
  readonly rule: string | null
}

const drinksOf = (day: PlannedDay, catalog: Catalog): number =>
  day.meals
    .flatMap(({ options }) => options[0].ingredients)
    .filter(
      ({ food }) => catalog.findFood(food)?.aisle === 'Drinks' || catalog.findFood(food)?.classes.includes('juice'),
    )
    .reduce((sum, { food, grams: amount }) => sum + ((catalog.findFood(food)?.per100g.carbs ?? 0) * amount) / 100, 0)

/** The two loading days of generated athletes' weeks before a marathon, of everybody without a carbohydrate limit. */
export function measureLoading(from: number, count: number, catalog: Catalog, solver: Solver): readonly LoadingRow[] {
  return Array.from({ length: count }, (_, i) => from + i).flatMap((number): readonly LoadingRow[] => {
    const { athlete, kitchen } = someCase(number)
    if (athlete.diets.includes('low-carb')) return []
    const schedule = scheduleAround(
      athlete.schedule,
      withEvents(athlete.schedule, new Map(), [race]),
      addDays(monday, 3),
    )
    const plan = planWeek(
      { athlete: { ...athlete, schedule }, monday, seed: number, kitchen, events: [race] },
      catalog,
      solver,
    )
    if (plan.kind !== 'planned')
      return [
        {
          athlete: number,
          diets: athlete.diets.join(),
          target: 0,
          planned: 0,
          fiber: 0,
          fatShare: 0,
          drinksShare: 0,
          rule: plan.kind,
        },
      ]
    return [3, 4].flatMap((day): readonly LoadingRow[] => {
      const one = plan.week.days[day]
      const loading = one?.because.find(({ rule }) => rule === 'race_loading')
      if (one === undefined || loading === undefined) return []
      const mass = Number(loading.inputs.mass)
      const limit = one.because.find(({ rule }) => rule === 'race_loading_energy_limit')
      return [
        {
          athlete: number,
          diets: athlete.diets.join(),
          target: one.target.carbs / mass,
          planned: one.planned.carbs / mass,
          fiber: one.meals.reduce((sum, { options }) => sum + (options[0].fiber ?? 0), 0),
          fatShare: (9 * one.planned.fat) / one.planned.calories,
          drinksShare: drinksOf(one, catalog) / one.planned.carbs,
          rule: limit?.rule ?? null,
        },
      ]
    })
  })
}

/** Least of a loading before a long event, g/kg; most fiber (g), fat (of energy) and drinks (of carbohydrate). */
const LOADED = { carbs: 10, fiber: 25, fat: 0.2, drinks: 0.35 }
/** Plates in kitchen measures come so near to a day's limits. */
const SLACK = 1.1

/** Prints how many loading days keep what they promise, and those that do not. */
export function printLoading(rows: readonly LoadingRow[]): void {
  const keeps = {
    '10 g/kg on the plate': ({ planned }: LoadingRow) => planned >= LOADED.carbs,
    '9 g/kg on the plate': ({ planned }: LoadingRow) => planned >= LOADED.carbs - 1,
    'or the rule that binds': ({ planned, rule }: LoadingRow) => planned >= LOADED.carbs || rule !== null,
    'fiber at most 25 g': ({ fiber }: LoadingRow) => fiber <= LOADED.fiber * SLACK,
    'fat at most a fifth of energy': ({ fatShare }: LoadingRow) => fatShare <= LOADED.fat + 0.005,
    'drinks at most 35% of carbohydrate': ({ drinksShare }: LoadingRow) => drinksShare <= LOADED.drinks,
  }
  console.log(`\nLoading days planned: ${rows.length}`)
  console.table(
    Object.fromEntries(
      Object.entries(keeps).map(([name, kept]) => [name, `${rows.filter(kept).length} of ${rows.length}`]),
    ),
  )
  for (const row of rows.filter(({ planned, rule }) => planned < LOADED.carbs && rule === null)) console.log(row)
}
