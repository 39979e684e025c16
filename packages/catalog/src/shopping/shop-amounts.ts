import type { Food } from '../food.ts'
import { pluralOf } from '../portions.ts'
import { canGrams, countedProduce, liquids, shelfUnits } from './shop-forms.ts'

/** What a shop sells a food by: grams, millilitres, cans, or single things with the word for one of them. */
export type ShopUnit =
  | { readonly kind: 'g' | 'ml' | 'can' }
  | {
      readonly kind: 'piece'
      /** `slice`, `clove`; empty when the food's own name says it. */
      readonly word: string
    }

/** A unit with the grams that one of it holds. */
interface ShopMeasure {
  readonly unit: ShopUnit
  readonly grams: number
}

/** US customary cup and spoon, in millilitres (NIST Handbook 44). */
const millilitres: Readonly<Record<string, number>> = { cup: 236.588, tbsp: 14.787, tsp: 4.929 }
const kitchenUnits: ReadonlySet<string> = new Set(['cup', 'tbsp', 'tsp', 'oz'])

const findPiece = (food: Food) =>
  food.portions.find(
    ({ unit }) =>
      shelfUnits.has(unit) ||
      (!kitchenUnits.has(unit) && (food.aisle === 'Bakery' || countedProduce.has(food.id)) && unit !== 'packet'),
  )

const gramsPerMillilitre = (food: Food): number | undefined => {
  const portion = food.portions.find(({ unit }) => millilitres[unit] !== undefined)
  return portion && portion.grams / (millilitres[portion.unit] ?? 1)
}

/** How a food is sold. */
export const shopMeasure = (food: Food): ShopMeasure => {
  const can = canGrams[food.id]
  if (can !== undefined) return { unit: { kind: 'can' }, grams: can }
  const piece = findPiece(food)
  if (piece) {
    const noun = piece.unit.split(' ').at(-1) ?? ''
    const isSaid = food.name.toLowerCase().includes(noun)
    return { unit: { kind: 'piece', word: isSaid ? '' : piece.unit }, grams: piece.grams }
  }
  const perMillilitre = food.aisle === 'Drinks' || liquids.has(food.id) ? gramsPerMillilitre(food) : undefined
  if (perMillilitre !== undefined) return { unit: { kind: 'ml' }, grams: perMillilitre }
  return { unit: { kind: 'g' }, grams: 1 }
}

/** Sums of floating figures may lie this far over a whole one without meaning more. */
const NOISE = 1e-6

/** The step that an amount of grams or millilitres is rounded up to: fine for a little, 100 from a kilogram or litre on. */
const stepOf = (need: number): number => (need <= 100 ? 5 : need <= 500 ? 10 : need < 1000 ? 50 : 100)

/** What to buy for a need: whole pieces and cans, weights and volumes to their step, always up. */
export const roundUp = (unit: ShopUnit, need: number): number => {
  const step = unit.kind === 'g' || unit.kind === 'ml' ? stepOf(need) : 1
  return Math.ceil(need / step - NOISE) * step
}

const counted = (count: number, word: string): string => `${count} ${count === 1 ? word : pluralOf(word)}`

/** `450 g`, `1.2 kg`, `750 ml`, `2 l`, `2 cans`, `12 slices`, `3`. */
export const amountText = (unit: ShopUnit, amount: number): string => {
  if (unit.kind === 'piece') return unit.word === '' ? String(amount) : counted(amount, unit.word)
  if (unit.kind === 'can') return counted(amount, 'can')
  const large = unit.kind === 'g' ? 'kg' : 'l'
  return amount >= 1000 ? `${Math.round(amount / 100) / 10} ${large}` : `${amount} ${unit.kind}`
}
