import type { Recipe } from '../food.ts'
import { defineRecipes } from './define-recipes.ts'

export const dinnerARecipes: readonly Recipe[] = defineRecipes([
  {
    id: 'ginger-salmon-rice-bowl',
    name: 'Ginger salmon rice bowl',
    description: 'Roasted salmon over jasmine rice with broccoli and a ginger tamari glaze, free of gluten and milk.',
    slots: ['dinner', 'lunch'],
    minutes: 30,
    ingredients: [
      ['jasmine-rice-dry', 75, [25, 175]],
      ['salmon-atlantic-raw', 141.75, [85.05, 226.8]],
      ['broccoli', 136.5, [45.5, 273]],
      ['sesame-oil', 4.5, [0, 18]],
      ['tamari-gluten-free', 18],
      ['maple-syrup', 6.7, [0, 20]],
      ['ginger-fresh', 4],
      ['scallions', 15],
    ],
    steps: [
      'Heat the oven to 200 C (400 F) and cook the rice by the packet.',
      'Stir tamari, maple syrup, grated ginger and sesame oil together and brush the salmon with half of it.',
      'Roast the salmon and the broccoli on one tray for twelve to fifteen minutes.',
      'Serve over the rice with the rest of the glaze and the sliced scallions.',
    ],
  },
])
