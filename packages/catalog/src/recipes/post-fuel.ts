import type { Recipe } from '../food.ts'
import { defineRecipes } from './define-recipes.ts'

export const postFuelRecipes: readonly Recipe[] = defineRecipes([
  {
    id: 'pea-protein-mango-shake',
    name: 'Mango pea protein shake',
    description: 'A thick, sunny shake that is free of milk, gluten, nuts and soy.',
    slots: ['post-fuel', 'snack'],
    minutes: 4,
    ingredients: [
      ['pea-protein-powder', 30, [10, 60]],
      ['mango-frozen', 165, [41.25, 330]],
      ['banana', 118, [0, 236]],
      ['orange-juice', 124.5, [0, 373.5]],
      ['water', 118.5],
    ],
    steps: ['Put everything into a blender, the liquids first.', 'Blend for a minute until thick and smooth.'],
  },
])
