import type { Food, Portion } from '../food.ts'
import { usualGrams } from './servings.ts'
import { foodRows, type SpokenServing } from './spoken-rows.ts'

/** What is eaten of a food at a time: so many of a household measure. */
export interface UsualPortion extends Pick<Portion, 'unit' | 'grams'> {
  readonly count: number
}

const OUNCE = 'oz'
/** A piece of meat or fish that makes a meal, in grams. */
const PIECE_GRAMS = { least: 40, most: 300 } as const
/** What a measure says that is no piece of the food. */
const measures = new Set(['cup', 'tbsp', 'tsp', OUNCE])

/** From so many of a piece on, nobody counts them. */
const UNCOUNTED = 10

/** From so many times of what is usually eaten on, a cup is no portion. */
const MUCH_OF_A_CUP = 2
/** One of a piece of less weight is a bite, in grams. */
const BITE_GRAMS = 20
/** So many of a larger piece are a portion, of which one is none: chicken wings. */
const SEVERAL = 3

/** So many of a piece that are eaten at a time; undefined of a food that is eaten by one, as bread is by the slice. */
function usualPieces({ unit, grams }: Portion, { usual }: SpokenServing): UsualPortion | undefined {
  if (usual === undefined || measures.has(unit)) return undefined
  const count = Math.round(usual / grams)
  return count >= (grams < BITE_GRAMS ? 2 : SEVERAL) && count < UNCOUNTED ? { unit, grams, count } : undefined
}

/** Most spoons that anybody counts. */
const MAX_SPOONS = 4

/** So many spoons that are eaten at a time: a spoon of raisins or of hummus is a taste. */
function usualSpoons({ unit, grams }: Portion, { usual }: SpokenServing): UsualPortion | undefined {
  const count = unit === 'tbsp' && usual !== undefined ? Math.round(usual / grams) : 0
  return count >= 2 && count <= MAX_SPOONS ? { unit, grams, count } : undefined
}

/** Whether a food's first portion is a piece of which many are eaten at a time, as one of fries is. */
const isMorsel = (first: Portion | undefined, { usual }: SpokenServing): boolean =>
  first !== undefined && usual !== undefined && !measures.has(first.unit) && usual >= UNCOUNTED * first.grams

/**
 * What people eat at a time of foods that shops and tables weigh in ounces: one breast, one fillet, four ounces of mince.
 * An ounce is a measure and no meal, and one of fries is none either: they are eaten
 * by the portion. Crackers, rashers and wings are eaten by some, dried fruit and dips by some spoons, and no cup of tofu by its weight of two meals. Undefined for foods whose first portion is what people eat.
 */
export function usualPortions(): (food: Food) => UsualPortion | undefined {
  const servings = new Map(
    foodRows()
      .toReversed()
      .map(({ id, serving }) => [id, serving]),
  )
  return (food) => {
    const [first] = food.portions
    const serving = servings.get(food.id) ?? {}
    const usual = usualGrams(food, serving)
    if (isMorsel(first, serving)) return { unit: 'portion', grams: usual, count: 1 }
    const pieces = first && (usualPieces(first, serving) ?? usualSpoons(first, serving))
    if (pieces) return pieces
    if (first?.unit === 'cup' && serving.usual !== undefined && first.grams >= MUCH_OF_A_CUP * serving.usual)
      return { unit: 'portion', grams: serving.usual, count: 1 }
    if (first?.unit !== OUNCE || usual < PIECE_GRAMS.least) return undefined
    const isPiece = (grams: number): boolean => grams >= PIECE_GRAMS.least && grams <= PIECE_GRAMS.most
    const named = food.portions.find(({ unit, grams }) => !measures.has(unit) && isPiece(grams))
    if (named) return { unit: named.unit, grams: named.grams, count: 1 }
    if (serving.piece !== undefined && isPiece(serving.piece)) return { unit: 'piece', grams: serving.piece, count: 1 }
    return { unit: OUNCE, grams: first.grams, count: Math.round(usual / first.grams) }
  }
}
