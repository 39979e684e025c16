import type { Catalog } from '@pacemeal/catalog'
import { localDate } from '@pacemeal/domain'
import type { Solver } from '@pacemeal/planner'
import {
  dishPrices,
  eventPrices,
  isCounted,
  itemPrices,
  leastKinds,
  type MenuProblem,
  MISFIT,
  menuOfWeek,
  potRule,
  type WeekInput,
} from '@pacemeal/planner/search'
import { heldOutCase, someCase } from './kitchen-cases.ts'

/** What a week's search found beside the least that any menu of the same choices can cost, in the search's own prices. */
interface BoundRow {
  /** The whole price of the menu that was found. */
  readonly found: number
  /** Of it, what the bound reckons with: misfits, items, dishes, cookings and missing variety. */
  readonly reckoned: number
  /** The linear bound; null where the solver found none. */
  readonly bound: number | null
}

type PlaceKind = MenuProblem['places'][number]['place']['kind']

/** A sum of columns. */
type Terms = ReadonlyMap<string, number>

/** A linear programme that is written row by row. */
class LinearProgramme {
  readonly #costs = new Map<string, number>()
  readonly #rows: string[] = []
  readonly #bounds: string[] = []

  /** Adds a column between 0 and `most`. */
  column(name: string, cost: number, most = Number.POSITIVE_INFINITY): string {
    this.#costs.set(name, cost)
    if (Number.isFinite(most)) this.#bounds.push(`${name} <= ${most}`)
    return name
  }

  row(terms: Terms, is: '>=' | '=' | '<=', right: number): void {
    if (terms.size > 0) this.#rows.push(`r${this.#rows.length}: ${sumText(terms)} ${is} ${right}`)
  }

  text(): string {
    const costs = new Map([...this.#costs].filter(([, cost]) => cost !== 0))
    return ['Minimize', `cost: ${sumText(costs)}`, 'Subject To', ...this.#rows, 'Bounds', ...this.#bounds, 'End'].join(
      '\n',
    )
  }
}

const sumText = (terms: Terms): string =>
  [...terms].map(([name, times]) => `${times < 0 ? '-' : '+'} ${Math.abs(times).toPrecision(9)} ${name}`).join('\n')

const add = (terms: Map<string, number>, name: string, times: number): void => {
  terms.set(name, (terms.get(name) ?? 0) + times)
}

/** Columns of a group of choices by a key that several of them share. */
const groupTerms = <Key>(
  columns: readonly (readonly [name: string, keys: readonly Key[]])[],
): ReadonlyMap<Key, Map<string, number>> => {
  const groups = new Map<Key, Map<string, number>>()
  for (const [name, keys] of columns) {
    for (const key of keys) {
      const terms = groups.get(key) ?? new Map<string, number>()
      terms.set(name, 1)
      groups.set(key, terms)
    }
  }
  return groups
}

/** The price of what is above a number, growing by pieces from whole to whole. */
const priceAbove = (
  programme: LinearProgramme,
  name: string,
  terms: Terms,
  most: number,
  price: (above: number) => number,
  pieces: number,
): void => {
  const row = new Map([...terms].map(([column, times]) => [column, -times]))
  for (let piece = 0; piece < pieces; piece++) {
    const width = piece === pieces - 1 ? Number.POSITIVE_INFINITY : 1
    row.set(programme.column(`${name}_${piece}`, price(piece + 1) - price(piece), width), 1)
  }
  programme.row(row, '>=', -most)
}

const PIECES = 12

/** The linear relaxation of the choice of a week's dishes: choices may be taken in parts, and rests never spoil. */
export const writeRelaxation = ({ places, dishes, ready, goals }: MenuProblem): string => {
  const programme = new LinearProgramme()
  const itemOf = new Map<number, string>()
  const dishOf = new Map<string, string>()
  const daysOf = new Map<number, Map<number, Map<string, number>>>()
  const least = new Map<number, number>()
  const once = <Key>(known: Map<Key, string>, key: Key, name: string, cost: number): string => {
    const column = known.get(key) ?? programme.column(name, cost, 1)
    known.set(key, column)
    return column
  }
  const kinds = new Map<PlaceKind, Map<string, Map<string, number>>>()
  places.forEach(({ place, choices }, at) => {
    const columns = choices.map((choice, index) => ({
      choice,
      name: programme.column(`x${at}_${index}`, MISFIT * choice.cost),
    }))
    programme.row(new Map(columns.map(({ name }) => [name, 1])), '=', 1)
    const recipeOf = (dish: number) => dishes[dish]?.recipe.id ?? ''
    const ofItems = groupTerms(
      columns.map(({ choice, name }) => [
        name,
        [
          ...new Set([
            ...(dishes[choice.dish]?.items ?? []).map(({ item }) => item),
            ...choice.sides.flatMap(({ side }) => (side.item >= 0 ? [side.item] : [])),
          ]),
        ],
      ]),
    )
    for (const [item, terms] of ofItems) {
      const column = once(itemOf, item, `i${item}`, itemPrices.item)
      programme.row(new Map([...terms, [column, -1]]), '<=', 0)
    }
    for (const [recipe, terms] of groupTerms(columns.map(({ choice, name }) => [name, [recipeOf(choice.dish)]]))) {
      const column = once(dishOf, recipe, `d${dishOf.size}`, dishPrices.dish)
      programme.row(new Map([...terms, [column, -1]]), '<=', 0)
      const ofKind = kinds.get(place.kind) ?? new Map<string, Map<string, number>>()
      const own = ofKind.get(recipe) ?? new Map<string, number>()
      for (const [name] of terms) own.set(name, 1)
      kinds.set(place.kind, ofKind.set(recipe, own))
    }
    for (const { choice, name } of columns) {
      const days = daysOf.get(choice.dish) ?? new Map<number, Map<string, number>>()
      const terms = days.get(place.day) ?? new Map<string, number>()
      terms.set(name, 1)
      daysOf.set(choice.dish, days.set(place.day, terms))
      const servings = choice.scale * place.plates
      least.set(choice.dish, Math.min(least.get(choice.dish) ?? servings, servings))
    }
  })
  priceAbove(
    programme,
    'items',
    new Map([...itemOf.values()].map((column) => [column, 1])),
    itemPrices.most,
    (above) => itemPrices.over * above,
    1,
  )
  priceAbove(
    programme,
    'dishes',
    new Map([...dishOf.values()].map((column) => [column, 1])),
    dishPrices.most,
    (above) => dishPrices.over * above,
    1,
  )
  const share = places.length === 0 ? 0 : new Set(places.map(({ place }) => place.day)).size / 7
  writeVariety(programme, kinds, (kind) => Math.ceil(leastKinds(kind, goals) * share))
  const events = new Map<string, number>()
  const plates = Math.max(1, ...places.map(({ place }) => place.plates))
  const readyDays = new Map<number, Map<number, Map<string, number>>>()
  for (const [dish, days] of daysOf) {
    const model = dishes[dish]
    if (!model) continue
    // A dish comes once a day, and a cooking feeds so many days, none of them later than it keeps.
    for (const terms of days.values()) programme.row(terms, '<=', 1)
    for (const own of model.ready) {
      const known = readyDays.get(own) ?? new Map<number, Map<string, number>>()
      for (const [day, terms] of days) {
        const all = known.get(day) ?? new Map<string, number>()
        for (const [name] of terms) all.set(name, 1)
        known.set(day, all)
      }
      readyDays.set(own, known)
    }
    if (!isCounted(model, least.get(dish) ?? 1)) continue
    const { keeps, most, freezes } = potRule(model, goals, plates)
    const column = programme.column(`cook${dish}`, eventPrices.event)
    events.set(column, 1)
    const all = new Map<string, number>()
    for (const terms of days.values()) for (const [name] of terms) add(all, name, 1 / (keeps > 0 ? most : 1))
    programme.row(new Map([[column, 1], ...[...all].map(([name, times]) => [name, -times] as const)]), '>=', 0)
    if (keeps > 0 && !freezes) keepRows(programme, column, days, keeps)
  }
  for (const [index, days] of readyDays) {
    const cooking = ready[index]?.cooking
    if (!cooking || cooking.handsOnMinutes + cooking.waitingMinutes <= 10) continue
    const column = programme.column(`ready${index}`, eventPrices.event)
    events.set(column, 1)
    // A single plate that takes it is a cooking, whatever else of the day does.
    for (const terms of days.values()) {
      for (const [name] of terms)
        programme.row(
          new Map([
            [column, 1],
            [name, -1],
          ]),
          '>=',
          0,
        )
    }
  }
  priceAbove(
    programme,
    'events',
    events,
    eventPrices.most,
    (above) => eventPrices.over * above ** eventPrices.grows,
    PIECES,
  )
  return programme.text()
}

/** Days that are farther apart than a dish keeps need a cooking each. */
const keepRows = (
  programme: LinearProgramme,
  column: string,
  days: ReadonlyMap<number, ReadonlyMap<string, number>>,
  keeps: number,
): void => {
  for (let start = 0; start <= keeps; start++) {
    const terms = new Map([[column, 1]])
    for (let day = start; day < 7; day += keeps + 1) for (const [name] of days.get(day) ?? []) terms.set(name, -1)
    if (terms.size > 1) programme.row(terms, '>=', 0)
  }
}

const writeVariety = (
  programme: LinearProgramme,
  kinds: ReadonlyMap<PlaceKind, ReadonlyMap<string, Terms>>,
  leastOf: (kind: PlaceKind) => number,
): void => {
  for (const [index, [kind, recipes]] of [...kinds].entries()) {
    const wanted = leastOf(kind)
    const places = new Set(
      [...recipes.values()].flatMap((terms) => [...terms.keys()].map((name) => name.split('_')[0])),
    )
    const row = new Map([[programme.column(`missing${index}`, dishPrices.missing), 1]])
    let number = 0
    for (const terms of recipes.values()) {
      const column = programme.column(`kind${index}_${number++}`, 0, 1)
      programme.row(new Map([[column, 1], ...[...terms].map(([name]) => [name, -1] as const)]), '<=', 0)
      row.set(column, 1)
    }
    programme.row(row, '>=', Math.min(wanted, places.size))
  }
}

/** Plans a week and says how far its menu is from the linear bound of the choices that it was found in. */
const measureBound = (input: WeekInput, catalog: Catalog, solver: Solver): BoundRow | undefined => {
  const found = menuOfWeek(input, catalog)
  if (!found) return undefined
  const { Status, ObjectiveValue } = solver.solve(writeRelaxation(found.problem), { output_flag: false })
  return { found: found.cost, reckoned: found.reckoned, bound: Status === 'Optimal' ? ObjectiveValue : null }
}

const monday = localDate('2026-03-02')
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Prints how far the menus of some weeks are from their linear bounds, one by one and in the middle. */
export const printBounds = (numbers: readonly number[], isHeldOut: boolean, catalog: Catalog, solver: Solver): void => {
  const gaps: number[] = []
  const reckonedGaps: number[] = []
  for (const number of numbers) {
    const { athlete, kitchen } = isHeldOut ? heldOutCase(number) : someCase(number)
    const row = measureBound({ athlete, kitchen, monday, seed: number }, catalog, solver)
    if (!row || row.bound === null) {
      console.log(`#${number}: no bound`)
      continue
    }
    gaps.push(row.found - row.bound)
    reckonedGaps.push(row.reckoned - row.bound)
    console.log(
      `#${number}: found ${row.found.toFixed(2)}, of it reckoned by the bound ${row.reckoned.toFixed(2)}, bound ${row.bound.toFixed(2)}`,
    )
  }
  console.log(
    `${gaps.length} weeks: ${median(gaps).toFixed(2)} above the bound in the middle, ${Math.max(...gaps).toFixed(2)} at most; ` +
      `without what the bound leaves out ${median(reckonedGaps).toFixed(2)} and ${Math.max(...reckonedGaps).toFixed(2)}`,
  )
}
