import type { Recipe } from '../food.ts'
import { defineRecipes } from './define-recipes.ts'

export const lunchARecipes: readonly Recipe[] = defineRecipes([
  {
    id: 'chicken-hummus-pita',
    name: 'Chicken hummus pita',
    description: 'Warm pita stuffed with lemony chicken, hummus, cucumber and tomato.',
    slots: ['lunch', 'dinner'],
    minutes: 20,
    ingredients: [
      ['pita-white', 60, [30, 150]],
      ['chicken-breast-raw', 113.4, [56.7, 226.8]],
      ['hummus', 45, [0, 120]],
      ['cucumber', 52, [26, 156]],
      ['tomato', 61.5, [0, 184.5]],
      ['olive-oil', 4.5, [2.25, 22.5]],
      ['lemon-juice', 10],
      ['cumin', 1],
      ['salt', 1],
    ],
    steps: [
      'Slice the chicken, toss it with the oil, cumin, salt and half of the lemon juice.',
      'Fry it over medium-high heat for six to eight minutes until cooked through.',
      'Warm the pita, spread it with the hummus and fill it with chicken, cucumber and tomato.',
      'Finish with the remaining lemon juice.',
    ],
  },
])
