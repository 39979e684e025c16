import type { Catalog } from '../catalog.ts'
import { expandClasses, type IngredientClass } from '../classes.ts'
import { sumNutrients } from '../recipe-nutrients.ts'

/** Foods in grams. */
type Parts = readonly { readonly food: string; readonly grams: number }[]

/** What a small letter behind a name says that it holds beside what its row is made of: what carries that allergen. */
const held: Readonly<Record<string, string>> = {
  a: 'gelatin-powder',
  b: 'bacon-cooked',
  c: 'cashews-raw',
  d: 'cheddar',
  e: 'egg-whole-raw',
  f: 'fish-sauce',
  g: 'all-purpose-flour',
  h: 'hazelnuts',
  i: 'chicken-breast-cooked',
  j: 'honey',
  k: 'shrimp-cooked',
  l: 'celery',
  m: 'milk-dry-nonfat',
  n: 'almonds',
  o: 'rolled-oats-dry',
  p: 'peanuts-roasted',
  q: 'soy-sauce',
  r: 'beef-ground-80-cooked',
  s: 'soy-protein-isolate',
  u: 'mustard-yellow',
  v: 'wine-white',
  w: 'walnuts',
  x: 'mussels-cooked',
  y: 'pearl-barley-cooked',
  z: 'sesame-seeds',
}
/** What a capital behind a name says that it is without: every part of that class. */
const lacked: Readonly<Record<string, IngredientClass>> = {
  B: 'pork',
  E: 'egg',
  F: 'fish',
  G: 'gluten',
  I: 'poultry',
  J: 'honey',
  K: 'crustacean',
  M: 'milk',
  N: 'tree_nut',
  P: 'peanut',
  R: 'beef',
}
/** The share of the weight that each of what is held beside has (own choice: enough to be told of, too little to count). */
const HELD_SHARE = 0.04

/** The name of a table's row and the letters behind it: `kung pao chicken+p` is one with peanuts. */
export const readMarked = (text: string): { readonly name: string; readonly marks: string } => {
  const [name = '', marks = ''] = text.split('+')
  return { name, marks }
}

/** The parts as the letters behind a name change them, in the energy of the whole as it was. */
export function withMarks(catalog: Catalog, parts: Parts, marks: string): Parts {
  if (marks === '') return parts
  const energyOf = (all: Parts): number =>
    sumNutrients(all.map(({ food, grams }) => ({ food: catalog.requireFood(food), grams }))).total.calories ?? 0
  const without = [...marks].flatMap((mark) => lacked[mark] ?? [])
  const kept = parts.filter(({ food }) => {
    const sure = catalog
      .requireFood(food)
      .classes.filter((leaf) => !leaf.endsWith('_possible') && leaf !== 'spice_blend')
    return !without.some((one) => expandClasses(sure).has(one))
  })
  const weight = kept.reduce((sum, { grams }) => sum + grams, 0)
  const more = [...marks].flatMap((mark) => held[mark] ?? []).map((food) => ({ food, grams: weight * HELD_SHARE }))
  const changed = [...kept, ...more]
  const times = energyOf(parts) / energyOf(changed)
  return changed.map(({ food, grams }) => ({ food, grams: grams * times }))
}
