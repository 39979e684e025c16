import type { OwnFood } from '@pacemeal/domain/own-food'

/** Plain skyr in pots of 150 g, as its label says it. */
export const anOwnFood = (change: Partial<OwnFood> = {}): OwnFood => ({
  name: 'Skyr',
  brand: 'Isey',
  barcode: '5690527000011',
  source: 'label',
  unit: 'g',
  per100: {
    calories: 60,
    protein: 10.6,
    carbs: 3.7,
    sugar: 3.7,
    fat: 0.2,
    saturatedFat: 0.1,
    sodium: 44,
    calcium: 110,
  },
  portions: [{ unit: 'pot', grams: 150 }],
  allergens: ['milk'],
  ...change,
})

/** Overnight oats for two, with the own food of that id. */
export const anOwnRecipe = (food: string): OwnFood => ({
  name: 'Overnight oats',
  source: 'recipe',
  unit: 'g',
  per100: { calories: 180, protein: 11, carbs: 26, fat: 3 },
  portions: [{ unit: 'serving', grams: 200 }],
  recipe: {
    servings: 2,
    cookedGrams: null,
    ingredients: [
      { food, grams: 300, text: '300 g skyr' },
      { food: 'rolled-oats', grams: 100, text: '100 g oats' },
    ],
  },
})
