import type { SeededRandom } from '@pacemeal/testing'

/** A made-up food, per 100 g or ml: grams, except kcal and milligrams. */
export interface MadeUpFood {
  readonly unit: 'g' | 'ml'
  readonly servingSize: number
  readonly servings: number
  readonly fat: number
  readonly saturates: number
  readonly carbs: number
  readonly sugar: number
  readonly polyols: number
  readonly fiber: number
  readonly protein: number
  readonly salt: number
  readonly potassium: number
  readonly iron: number
}

interface Kind {
  readonly unit: 'g' | 'ml'
  readonly servings: readonly number[]
  /** Ranges of grams in 100: fat, carbs, protein, fibre, salt. */
  readonly fat: readonly [number, number]
  readonly carbs: readonly [number, number]
  readonly protein: readonly [number, number]
  readonly fiber: readonly [number, number]
  readonly salt: readonly [number, number]
}

/** Roughly cereals, bars, yoghurts, drinks, nut spreads, meat substitutes, powders. */
const kinds: readonly Kind[] = [
  {
    unit: 'g',
    servings: [30, 40, 45, 50],
    fat: [1, 18],
    carbs: [55, 78],
    protein: [7, 14],
    fiber: [4, 12],
    salt: [0, 1],
  },
  {
    unit: 'g',
    servings: [25, 35, 40, 60],
    fat: [8, 30],
    carbs: [25, 60],
    protein: [8, 32],
    fiber: [2, 10],
    salt: [0, 1],
  },
  {
    unit: 'g',
    servings: [100, 125, 150, 170],
    fat: [0, 10],
    carbs: [4, 15],
    protein: [3, 11],
    fiber: [0, 1],
    salt: [0, 0.3],
  },
  {
    unit: 'ml',
    servings: [200, 250, 330, 500],
    fat: [0, 3.5],
    carbs: [0, 12],
    protein: [0, 8],
    fiber: [0, 1],
    salt: [0, 0.2],
  },
  {
    unit: 'g',
    servings: [15, 20, 32],
    fat: [40, 60],
    carbs: [8, 25],
    protein: [15, 28],
    fiber: [3, 9],
    salt: [0, 1.2],
  },
  {
    unit: 'g',
    servings: [75, 80, 113, 120],
    fat: [2, 20],
    carbs: [1, 20],
    protein: [10, 24],
    fiber: [1, 7],
    salt: [0.5, 2.2],
  },
  {
    unit: 'g',
    servings: [25, 30, 33],
    fat: [1, 8],
    carbs: [3, 14],
    protein: [65, 85],
    fiber: [0, 4],
    salt: [0.1, 1.4],
  },
]

const between = (random: SeededRandom, [low, high]: readonly [number, number]): number =>
  low + random.next() * (high - low)

export const makeUpFood = (random: SeededRandom): MadeUpFood => {
  const kind = random.pick(kinds)
  const fat = between(random, kind.fat)
  const [protein, fiber, salt] = [
    between(random, kind.protein),
    between(random, kind.fiber),
    between(random, kind.salt),
  ]
  // Something is always water or ash: 100 g cannot hold more than 97 g of these.
  const carbs = Math.min(between(random, kind.carbs), Math.max(0, 97 - fat - protein - fiber - salt))
  return {
    unit: kind.unit,
    servingSize: random.pick(kind.servings),
    servings: random.whole(1, 16),
    fat,
    saturates: fat * between(random, [0.05, 0.65]),
    carbs,
    sugar: carbs * between(random, [0.02, 0.95]),
    polyols: 0,
    fiber,
    protein,
    salt,
    potassium: between(random, [30, 600]),
    iron: between(random, [0, 6]),
  }
}

/** Energy by the factors of Regulation (EU) 1169/2011, Annex XIV. */
export const kcalOf = (food: Pick<MadeUpFood, 'fat' | 'carbs' | 'protein' | 'fiber'>): number =>
  9 * food.fat + 4 * food.carbs + 4 * food.protein + 2 * food.fiber
export const kilojoulesOf = (food: Pick<MadeUpFood, 'fat' | 'carbs' | 'protein' | 'fiber'>): number =>
  37 * food.fat + 17 * food.carbs + 17 * food.protein + 8 * food.fiber
