import { type NutrientAmounts, nutrients } from '@pacemeal/domain'
import { type Aisle, aisles, type Food, type FoodSource, type Portion } from '../food.ts'
import { furtherFoodRows } from './further-food-rows.ts'

/** What a food is called in the languages of the app. */
export interface FurtherNames {
  readonly en: string
  readonly de: string
  readonly es: string
}

/**
 * A food that people eat daily and that neither the kitchen nor USDA has: for logging, not for cooking. Its id is unlike
 * all of theirs.
 */
export interface FurtherFood extends Food {
  readonly names: FurtherNames
}

const datasets: Readonly<Record<string, FoodSource['dataset']>> = {
  bls: 'bls',
  ciqual: 'ciqual',
  cofid: 'cofid',
  label: 'label',
}

const isAisle = (text: string): text is Aisle => (aisles as readonly string[]).includes(text)
const listOf = (text: string, mark: string): readonly string[] => text.split(mark).map((part) => part.trim())

const portionIn = (text: string): Portion => {
  const { unit = '', grams, step = 1 } = /^(?<unit>.+) (?<grams>[\d.]+)(?:@(?<step>[\d.]+))?$/.exec(text)?.groups ?? {}
  return { unit, grams: Number(grams), step: Number(step) }
}

const figuresIn = (text: string): NutrientAmounts => {
  const figures = text.split(' ').map((figure) => (figure === '-' ? null : Number(figure)))
  return Object.fromEntries(nutrients.map((nutrient, at) => [nutrient, figures[at] ?? null])) as NutrientAmounts
}

function foodIn(line: string, aisle: Aisle): FurtherFood {
  const [id = '', en = '', de = '', es = '', classes = '', figures = '', portions = '', source = ''] = listOf(line, '|')
  const [kind = '', code = ''] = source.split(' ')
  const dataset = datasets[kind]
  if (dataset === undefined) throw new Error(`no source of a further food: ${line}`)
  return {
    id,
    name: en,
    names: { en, de, es },
    aisle,
    classes: listOf(classes, ','),
    per100g: figuresIn(figures),
    portions: listOf(portions, ';').map(portionIn),
    source: { dataset, id: code },
  }
}

let opened: ReadonlyMap<string, FurtherFood> | undefined

/** The further foods by their id, in the order of their table. */
export function furtherFoods(): ReadonlyMap<string, FurtherFood> {
  if (opened) return opened
  let aisle: Aisle = 'Produce'
  const foods = new Map<string, FurtherFood>()
  for (const line of furtherFoodRows.trim().split('\n')) {
    const heading = line.startsWith('## ') ? line.slice(3) : undefined
    if (heading !== undefined && isAisle(heading)) aisle = heading
    else if (line !== '') {
      const food = foodIn(line, aisle)
      foods.set(food.id, food)
    }
  }
  opened = foods
  return foods
}
