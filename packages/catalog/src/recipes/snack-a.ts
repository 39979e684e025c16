import type { Recipe } from '../food.ts'
import { defineRecipes } from './define-recipes.ts'

export const snackARecipes: readonly Recipe[] = defineRecipes([
  {
    id: 'apple-peanut-butter',
    name: 'Apple with peanut butter',
    description: 'Cold apple wedges, peanut butter and a pinch of cinnamon.',
    slots: ['snack'],
    minutes: 3,
    ingredients: [
      ['apple', 182, [91, 364]],
      ['peanut-butter', 24, [8, 64]],
      ['cinnamon', 0.65],
    ],
    steps: ['Cut the apple into wedges.', 'Dust them with the cinnamon and dip them into the peanut butter.'],
  },
])
