import type { Recipe } from '../food.ts'
import { defineRecipes } from './define-recipes.ts'

export const preFuelRecipes: readonly Recipe[] = defineRecipes([
  {
    id: 'banana-honey-rice-cakes',
    name: 'Banana and honey rice cakes',
    description: 'Crisp rice cakes with banana coins and a thread of honey: quick carbohydrate, hardly any fiber.',
    slots: ['pre-fuel', 'snack'],
    minutes: 3,
    ingredients: [
      ['rice-cakes', 18, [9, 45]],
      ['banana', 59, [0, 177]],
      ['honey', 10.5, [0, 31.5]],
    ],
    steps: ['Slice the banana.', 'Lay it over the rice cakes and drizzle with the honey.'],
  },
])
