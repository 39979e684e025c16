import { readdirSync, readFileSync } from 'node:fs'
import { isIngredientClass } from '../src/classes.ts'
import { type Aisle, aisles, type Portion } from '../src/food.ts'

/** One hand-made line of the selection: `id | name | NDB number or =citation | classes | portions`, and what it is made of. */
export interface SelectedFood {
  readonly id: string
  readonly name: string
  readonly aisle: Aisle
  readonly source: string
  readonly classes: readonly string[]
  readonly portions: readonly Portion[]
  readonly contains: readonly string[]
}

/** What a kitchen measures when a line says nothing of the step. */
const defaultSteps: Readonly<Record<string, number>> = {
  cup: 0.25,
  tbsp: 0.5,
  tsp: 0.25,
  oz: 0.5,
  slice: 0.5,
  scoop: 0.5,
  packet: 0.5,
}

const isAisle = (text: string): text is Aisle => (aisles as readonly string[]).includes(text)

const readPortion = (text: string, where: string): Portion => {
  const match = /^(?<unit>.+?) (?<grams>[\d.]+)(?:@(?<step>[\d.]+))?$/.exec(text.trim())
  if (!match?.groups) throw new Error(`${where}: portion "${text}" is not "unit grams" or "unit grams@step"`)
  const { unit = '', grams, step } = match.groups
  return { unit, grams: Number(grams), step: step ? Number(step) : (defaultSteps[unit] ?? 1) }
}

const listOf = (text: string): readonly string[] => text.split(',').flatMap((part) => part.trim() || [])

const readLine = (line: string, aisle: Aisle, where: string): SelectedFood => {
  const [id = '', name = '', source = '', classes = '', portions = '', contains = ''] = line
    .split('|')
    .map((part) => part.trim())
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) throw new Error(`${where}: id "${id}" is not kebab-case`)
  const leaves = listOf(classes)
  for (const leaf of leaves) if (!isIngredientClass(leaf)) throw new Error(`${where}: unknown class "${leaf}"`)
  return {
    id,
    name,
    aisle,
    source,
    classes: leaves,
    contains: listOf(contains),
    portions: portions.split(';').flatMap((part) => (part.trim() ? [readPortion(part, where)] : [])),
  }
}

/** Reads every `*.txt` of the folder in name order; throws with file and line on anything it does not understand. */
export const readSelection = (folder: URL): readonly SelectedFood[] => {
  const selected: SelectedFood[] = []
  for (const file of readdirSync(folder).toSorted()) {
    if (!file.endsWith('.txt')) continue
    let aisle: Aisle | undefined
    for (const [index, line] of readFileSync(new URL(file, folder), 'utf8').split('\n').entries()) {
      const where = `${file}:${index + 1}`
      if (!line.trim()) continue
      if (line.startsWith('## ')) {
        const heading = line.slice(3).trim()
        if (!isAisle(heading)) throw new Error(`${where}: "${heading}" is not an aisle (${aisles.join(', ')})`)
        aisle = heading
        continue
      }
      if (!aisle) throw new Error(`${where}: a food before the first aisle heading`)
      selected.push(readLine(line, aisle, where))
    }
  }
  return selected
}
