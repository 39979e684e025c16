import type { Aisle, Food, Portion } from '../food.ts'
import type { SpokenServing } from '../say/spoken-rows.ts'
import { findUnit } from '../say/units.ts'
import { singularOf, wordsOf } from '../words.ts'
import type { ReferenceFood, ReferencePortion } from './reference-food.ts'

/** A reference food as the reader of amounts measures it. */
export interface MeasuredReference {
  readonly food: Food
  readonly serving: SpokenServing
  /** The measure of the row that a unit of the food is. */
  readonly portionIn: (unit: string) => ReferencePortion | undefined
}

/** Where the groups of the tables stand in a shop, by the first two digits of the NDB number. */
const aisles: Readonly<Record<string, Aisle>> = {
  '01': 'Dairy & Eggs',
  '02': 'Spices & Herbs',
  '04': 'Oils & Sauces',
  '05': 'Meat & Fish',
  '07': 'Meat & Fish',
  '08': 'Grains & Pasta',
  '09': 'Produce',
  '10': 'Meat & Fish',
  '11': 'Produce',
  '12': 'Nuts & Seeds',
  '13': 'Meat & Fish',
  '14': 'Drinks',
  '15': 'Meat & Fish',
  '17': 'Meat & Fish',
  '18': 'Bakery',
  '20': 'Grains & Pasta',
  '21': 'Frozen',
  '22': 'Frozen',
  '36': 'Frozen',
}

/** Measures that hold several pieces, or no piece at all. */
const vessels = new Set(
  'cup tbsp tsp oz lb fl serving packet pot bottle can box jar bag recipe roast unit order pint quart cubic glass'.split(
    ' ',
  ),
)
/** What is eaten of a row that has no measure, in grams. */
const UNMEASURED_GRAMS = 100

/** A measure in the reader's word for it: `tablespoon, drained` is a tablespoon, a package is a packet. */
const unitOf = (text: string): string => {
  const [word = ''] = wordsOf(text.split(/[,(]/)[0] ?? '')
  return findUnit(singularOf(word))?.name ?? singularOf(word)
}

/** A row as a food with its portions: those of a whole measure, not of a part of a package. */
export function measuredReference({ id, name, per100g, portions }: ReferenceFood): MeasuredReference {
  const named = new Map<string, ReferencePortion>()
  for (const portion of portions) {
    const unit = unitOf(portion.unit)
    if (/^[a-z]/.test(unit) && !named.has(unit)) named.set(unit, portion)
  }
  const [first] = portions
  const usual = first ? first.grams * first.usual : UNMEASURED_GRAMS
  const piece = [...named].find(([unit]) => !vessels.has(unit))?.[1].grams ?? usual
  return {
    food: {
      id,
      name,
      aisle: aisles[id.slice(5, 7)] ?? 'Canned & Dry Goods',
      classes: [],
      per100g,
      portions: [...named].map(([unit, { grams }]): Portion => ({ unit, grams, step: 1 })),
      source: { dataset: 'usda-sr28', id: id.slice(5) },
    },
    serving: { usual, piece },
    portionIn: (unit) => named.get(unit),
  }
}
