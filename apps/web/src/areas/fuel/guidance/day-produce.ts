import { fruitAndVegetableGrams } from '@pacemeal/catalog/fruit-and-vegetables'
import type { HomeMeal } from '../day-plan.ts'

/** Steps in which a day's sum is told, in grams: plates are weighed to the gram and eaten by eye. */
const STEP = 10

/** What a day's dishes hold of fruit and vegetables. */
export interface DayProduce {
  /** Grams, to the ten; dried fruit by the fresh that it stands for. */
  readonly grams: number
  /** A dish does not say what is in it: the day may hold more. */
  readonly isAtLeast: boolean
}

/** Fruit and vegetables of the dishes that are planned for a day; undefined where none of them says what is in it. */
export const dayProduce = (meals: readonly Pick<HomeMeal, 'ideas'>[]): DayProduce | undefined => {
  const dishes = meals.flatMap(({ ideas: [dish] }) => dish ?? [])
  const known = dishes.filter(({ items }) => items.length > 0)
  if (known.length === 0) return undefined
  const grams = known.reduce((sum, { items }) => sum + fruitAndVegetableGrams(items), 0)
  return { grams: STEP * Math.round(grams / STEP), isAtLeast: known.length < meals.length }
}
