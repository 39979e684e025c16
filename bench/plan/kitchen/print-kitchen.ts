import { readFileSync } from 'node:fs'
import { kitchenGoals } from '@pacemeal/planner'
import type { WeekRow } from '../measure-week.ts'
import type { KitchenRow } from './measure-kitchen.ts'

/** What is kept of a week of the planner before kitchens were planned, by athlete: figures alone. */
export interface BaselineRow {
  readonly athlete: number
  readonly dishes: number
  readonly items: number
  readonly events: number
  readonly longEvents: number
  readonly weekday: number
  readonly overBudget: number
  readonly spoiled: KitchenRow['spoiled']
  readonly carried: number
  readonly within12: number
  readonly within20: number
  readonly misses: number
}

const SATURDAY = 5
/** Grams of fruit and vegetables a day (WHO, Healthy diet, 2020). */
const MIN_PRODUCE = 400

/** The figures of a week that the tables show. */
export const figuresOf = (athlete: number, row: KitchenRow): BaselineRow => {
  const share = (limit: number): number =>
    row.energy.filter((miss) => Math.abs(miss) <= limit).length / Math.max(1, row.energy.length)
  return {
    athlete,
    dishes: row.dishes,
    items: row.items,
    events: row.events,
    longEvents: row.longEvents,
    weekday: Math.max(...row.minutes.slice(0, SATURDAY)),
    overBudget: row.overBudget,
    spoiled: row.spoiled,
    carried: row.carried,
    within12: share(0.12),
    within20: share(0.2),
    misses: row.misses.length,
  }
}

/**
 * Weeks of the planner of before, day by day and without a kitchen, for the first athletes who are alone: made once, on
 * 22 November 2026, with the catalogue of that day and measured by today's checker and tables.
 */
const readBaseline = (): ReadonlyMap<number, BaselineRow> => {
  const file = new URL('./day-by-day-baseline.jsonl', import.meta.url)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const rows = lines.map((line) => JSON.parse(line) as BaselineRow)
  return new Map(rows.map((row) => [row.athlete, row]))
}

const at = (values: readonly number[], q: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN
}
const percent = (share: number): string => (Number.isNaN(share) ? '-' : `${(100 * share).toFixed(1)}%`)
const whole = (value: number): string => (Number.isNaN(value) ? '-' : String(Math.round(value)))

interface Figure {
  readonly name: string
  readonly of: (row: BaselineRow) => number
  readonly text: (value: number) => string
  readonly goal: string
  /** Higher is better, so that the worst is the lowest. */
  readonly isShare?: boolean
}

const figures: readonly Figure[] = [
  { name: 'distinct dishes', of: (row) => row.dishes, text: whole, goal: `<= ${kitchenGoals.dishes}` },
  { name: 'bought items', of: (row) => row.items, text: whole, goal: `<= ${kitchenGoals.items}` },
  {
    name: 'cook events (busy over 10 min, ready foods)',
    of: (row) => row.events,
    text: whole,
    goal: `<= ${kitchenGoals.events}`,
  },
  { name: 'cook events over 10 min in all', of: (row) => row.longEvents, text: whole, goal: '' },
  { name: 'busiest weekday, hands-on minutes', of: (row) => row.weekday, text: whole, goal: 'budget' },
  { name: 'days over the budget', of: (row) => row.overBudget, text: whole, goal: '0' },
  { name: 'spoiled, own packs', of: (row) => row.spoiled[0], text: percent, goal: `<= ${100 * kitchenGoals.spoiled}%` },
  { name: 'spoiled, packs a quarter larger', of: (row) => row.spoiled[1], text: percent, goal: '<= 10%' },
  { name: 'spoiled, packs a quarter smaller', of: (row) => row.spoiled[2], text: percent, goal: '<= 10%' },
  { name: 'left open on Sunday, keeps or is frozen', of: (row) => row.carried, text: percent, goal: '' },
  { name: 'meals within 12% of their energy', of: (row) => row.within12, text: percent, goal: '>= 85%', isShare: true },
  { name: 'meals within 20% of their energy', of: (row) => row.within20, text: percent, goal: '100%', isShare: true },
  { name: 'priced rules that gave way', of: (row) => row.misses, text: whole, goal: '0' },
]

const column = (rows: readonly BaselineRow[], { of, text, isShare }: Figure): string => {
  const values = rows.map(of).filter((value) => !Number.isNaN(value))
  if (values.length === 0) return '-'
  return [0.5, isShare ? 0.1 : 0.9, isShare ? 0 : 1].map((q) => text(at(values, q))).join(' / ')
}

/** The group whose median of a figure is worst, of groups of at least five weeks. */
const worstGroup = (groups: ReadonlyMap<string, readonly BaselineRow[]>, { of, text, isShare }: Figure): string => {
  const found = [...groups]
    .filter(([, rows]) => rows.length >= 5)
    .map(([name, rows]) => ({ name, value: at(rows.map(of), 0.5) }))
    .toSorted((a, b) => (isShare ? a.value - b.value : b.value - a.value))[0]
  return found ? `${found.name}: ${text(found.value)}` : '-'
}

const countBy = (names: readonly string[]): readonly (readonly [string, number])[] =>
  [...Map.groupBy(names, (name) => name)]
    .map(([name, all]) => [name, all.length] as const)
    .toSorted((a, b) => b[1] - a[1])

/** Prints what the weeks ask of their kitchens, beside the planner of before on the same athletes. */
export const printKitchen = (rows: readonly WeekRow[]): number => {
  const kitchens = rows.flatMap((row) => (row.kitchen ? [{ ...row, kitchen: row.kitchen }] : []))
  const told = kitchens.map((row) => ({ row, figures: figuresOf(row.athlete, row.kitchen) }))
  const baseline = readBaseline()
  const same = told.filter(({ row }) => row.family === 'alone' && baseline.has(row.athlete))
  const before = same.flatMap(({ row }) => baseline.get(row.athlete) ?? [])
  const groupBy = (name: (row: WeekRow) => string): ReadonlyMap<string, readonly BaselineRow[]> =>
    new Map([...Map.groupBy(told, ({ row }) => name(row))].map(([key, all]) => [key, all.map((one) => one.figures)]))
  const diets = groupBy((row) => row.diets)
  const families = groupBy((row) => row.family)
  console.log('\nkitchen: median / p90 / worst (of shares: median / p10 / worst)')
  console.table(
    Object.fromEntries(
      figures.map((figure) => [
        figure.name,
        {
          goal: figure.goal,
          [`all ${told.length}`]: column(
            told.map((one) => one.figures),
            figure,
          ),
          [`alone ${same.length}`]: column(
            same.map((one) => one.figures),
            figure,
          ),
          'the same, day by day': column(before, figure),
          'worst diet': worstGroup(diets, figure),
          'worst family': worstGroup(families, figure),
        },
      ]),
    ),
  )
  const stability = rows.flatMap(({ stability: row }) => (row ? [row] : []))
  const sum = (of: (row: (typeof stability)[number]) => number): number =>
    stability.reduce((total, row) => total + of(row), 0)
  console.log(
    `one session removed: ${percent(sum((row) => row.kept) / sum((row) => row.meals))} of the dishes of untouched days stay, ` +
      `${percent(sum((row) => row.fixedKept) / sum((row) => row.fixed))} of what had to; ` +
      `${whole(
        at(
          stability.map((row) => row.milliseconds),
          0.5,
        ),
      )} ms (median)`,
  )
  const misses = kitchens.flatMap(({ kitchen }) => kitchen.misses.map((miss) => miss.split(':')[0] ?? miss))
  for (const [name, count] of countBy(misses)) console.log(`gave way: ${name} ${count} times`)
  const plants = kitchens.flatMap(({ kitchen }) => kitchen.plants)
  const produce = plants.map((day) => day.produce)
  const fiber = plants.map((day) => day.fiber)
  console.log(
    `ordinary days: ${whole(at(produce, 0.5))} g of fruit and vegetables (p10 ${whole(at(produce, 0.1))}), 400 g or more on ` +
      `${percent(produce.filter((grams) => grams >= MIN_PRODUCE).length / produce.length)}; ` +
      `fiber ${percent(at(fiber, 0.5))} of its target (p10 ${percent(at(fiber, 0.1))})`,
  )
  const variety = kitchens.map(({ kitchen }) => kitchen.variety)
  const most = variety.map(({ meals }) => meals)
  const leasts = (values: readonly number[]) => `${whole(at(values, 0.5))} (p10 ${whole(at(values, 0.1))})`
  console.log(
    `meals of one food, staples aside: ${whole(at(most, 0.5))} (p90 ${whole(at(most, 0.9))}); ` +
      `kinds of fruit ${leasts(variety.map(({ fruits }) => fruits))}, ` +
      `of vegetables ${leasts(variety.map(({ vegetables }) => vegetables))}`,
  )
  const unreal = kitchens.flatMap(({ kitchen, label }) => kitchen.unreal.map((what) => `${label} ${what}`))
  console.log(`plates and days nobody would eat, of what is served: ${unreal.length}`)
  for (const what of unreal.slice(0, 5)) console.log(`unreal: ${what}`)
  const faults = kitchens.flatMap(({ kitchen, label }) => kitchen.faults.map((fault) => ({ ...fault, label })))
  console.log(`violations in the kitchen: ${faults.length}`)
  for (const [rule, count] of countBy(faults.map(({ rule }) => rule))) {
    console.log(`violation: ${rule} ${count} times`)
    for (const { label, where, what } of faults.filter((fault) => fault.rule === rule).slice(0, 3))
      console.log(`  ${label} ${where}: ${what}`)
  }
  return faults.length
}
