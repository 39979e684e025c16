import type { RaceProduct } from '@pacemeal/domain/event'
import type { Composition, Rhythm } from './schedule-types.ts'

/** In a longer race nobody wants the same food again and again, and much of it is left uneaten. Minutes (own choice). */
const FROM_MINUTES = 240
/** A food takes turns with one that brings at most this much less carbohydrate (own choice). */
const LESS = 0.1

const mean = (products: readonly RaceProduct[], of: 'carbs' | 'glucose' | 'fructose' | 'sodium'): number =>
  products.reduce((sum, product) => sum + product[of], 0) / products.length

/** The rhythm with all foods that bring about as much as its own, and no more of what an hour must not pass. */
function inTurns(rhythm: Rhythm, solids: readonly RaceProduct[], isSalted: boolean): Rhythm {
  const { product } = rhythm
  if (product.kind === 'capsule') return rhythm
  const alike = solids.filter(
    ({ id, kind, carbs, glucose, sodium, water }) =>
      id !== product.id &&
      kind !== 'capsule' &&
      carbs <= product.carbs &&
      carbs >= (1 - LESS) * product.carbs &&
      glucose <= product.glucose &&
      water <= product.water &&
      // What it holds less of salt can be in the bottles.
      (isSalted || sodium >= product.sodium),
  )
  if (alike.length === 0) return rhythm
  const turns = [product, ...alike]
  const [carbs, glucose, fructose, sodium] = [
    mean(turns, 'carbs'),
    mean(turns, 'glucose'),
    mean(turns, 'fructose'),
    mean(turns, 'sodium'),
  ]
  return { ...rhythm, product: { ...product, carbs, glucose, fructose, sodium }, turns }
}

/** In long races foods that are nearly the same take turns; what is mixed into bottles is as salty as their mean asks for. */
export const withVariety = (
  composition: Composition | null,
  minutes: number,
  solids: readonly RaceProduct[],
  isSalted: boolean,
): Composition | null =>
  composition === null || minutes <= FROM_MINUTES
    ? composition
    : { ...composition, rhythms: composition.rhythms.map((rhythm) => inTurns(rhythm, solids, isSalted)) }
