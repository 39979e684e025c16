import type { Recipe } from '../food.ts'
import { defineRecipes } from './define-recipes.ts'

export const breakfastARecipes: readonly Recipe[] = defineRecipes([
  {
    id: 'blueberry-almond-oats',
    name: 'Blueberry almond oats',
    description: 'Creamy stovetop oats with warm blueberries, toasted almonds and a spoon of Greek yogurt.',
    slots: ['breakfast'],
    minutes: 10,
    ingredients: [
      ['rolled-oats-dry', 60, [20, 130]],
      ['milk-1-percent', 244, [122, 488]],
      ['blueberries', 74, [37, 222]],
      ['yogurt-greek-nonfat', 100, [0, 245]],
      ['almonds-sliced', 11.6, [0, 40.6]],
      ['honey', 7, [0, 28]],
      ['salt', 0.75],
    ],
    steps: [
      'Simmer the oats in the milk with the salt for five minutes, stirring often.',
      'Fold in half of the blueberries and let them burst.',
      'Top with the yogurt, the other blueberries, the almonds and the honey.',
    ],
  },
])
