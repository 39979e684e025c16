import type { Food } from '@pacemeal/catalog'

/**
 * Grams of fiber that 100 g of a food may hold though nobody told: fiber is part of what is told as carbohydrate. 0 where it is
 * told.
 */
export const untoldFiberOf = ({ per100g: { fiber, carbs } }: Pick<Food, 'per100g'>): number =>
  fiber === null ? (carbs ?? 0) : 0
