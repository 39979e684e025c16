/**
 * Recomputes `data/foods.json` from its sources and, with `--reference <file>`, compares every USDA row with a second
 * dataset: a JSON file `{ "foods": [{ "ndb", "kcal", "protein", ... }] }` per 100 g with null for unknown. Exit code 1
 * when a row is stale, implausible, or off by more than 2%.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Nutrient, nutrients } from '@pacemeal/domain'
import type { Food } from '../src/food.ts'
import { foodProblems } from './food-problems.ts'

type Reference = Readonly<Record<Nutrient, number | null>>

const RELATIVE_TOLERANCE = 0.02
/** Both datasets round their figures; this much of a gram, milligram or kcal is rounding, whatever the size. */
const ROUNDING: Readonly<Record<Nutrient, number>> = {
  calories: 1,
  protein: 0.06,
  carbs: 0.06,
  fat: 0.06,
  fiber: 0.06,
  sugar: 0.06,
  sodium: 1,
  potassium: 1,
  iron: 0.02,
}

const data = new URL('../data/', import.meta.url)
const foodsFile = new URL('foods.json', data)
const before = readFileSync(foodsFile, 'utf8')
const foods = JSON.parse(before) as readonly Food[]
const problems: string[] = foods.flatMap(foodProblems)

execFileSync(process.execPath, [new URL('import-foods.ts', import.meta.url).pathname])
if (readFileSync(foodsFile, 'utf8') !== before) problems.push('foods.json was stale; it has been rebuilt')

const readReference = (path: string): ReadonlyMap<string, Reference> => {
  const { foods: rows } = JSON.parse(readFileSync(path, 'utf8')) as { foods: readonly Record<string, unknown>[] }
  const figure = (value: unknown): number | null => (typeof value === 'number' ? value : null)
  return new Map(
    rows.map((row) => [
      String(row.ndb),
      Object.fromEntries(
        nutrients.map((nutrient) => [nutrient, figure(row[nutrient === 'calories' ? 'kcal' : nutrient])]),
      ) as Reference,
    ]),
  )
}

const compare = (food: Food, reference: Reference): readonly string[] =>
  nutrients.flatMap((nutrient) => {
    const ours = food.per100g[nutrient]
    const theirs = reference[nutrient]
    if (ours === null || theirs === null) {
      // One dataset knows what the other does not: no contradiction, unless we claim a figure out of nothing.
      return ours !== null && theirs === null ? [`${food.id}: ${nutrient} is ${ours}, the reference has no value`] : []
    }
    const allowed = Math.max(Math.abs(theirs) * RELATIVE_TOLERANCE, ROUNDING[nutrient])
    return Math.abs(ours - theirs) > allowed ? [`${food.id}: ${nutrient} is ${ours}, the reference says ${theirs}`] : []
  })

const at = process.argv.indexOf('--reference')
const path = at > 0 ? process.argv[at + 1] : undefined
if (path) {
  const reference = readReference(path)
  let compared = 0
  for (const food of foods) {
    const row = food.source.dataset === 'named' ? undefined : reference.get(food.source.id)
    if (!row) continue
    compared += 1
    problems.push(...compare(food, row))
  }
  console.log(`${compared} of ${foods.length} foods compared with the reference`)
}
for (const problem of problems) console.log(problem)
console.log(`${foods.length} foods, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
