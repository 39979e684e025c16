import { expect, test } from 'vitest'
import { doubtsOfFigures } from './own-food-doubts.ts'

test.each([
  ['a muesli bar as its label says it', { calories: 420, carbs: 62, sugar: 28, fat: 14, saturatedFat: 5, protein: 8 }],
  [
    'an American bran, whose carbohydrate holds the fiber',
    { calories: 259, carbs: 80, fiber: 46, fat: 5, protein: 14 },
  ],
  ['a European bran, whose carbohydrate does not', { calories: 270, carbs: 28, fiber: 45, fat: 5, protein: 14 }],
  ['pure oil', { calories: 900, carbs: 0, fat: 100, protein: 0 }],
  ['figures of which one is unknown', { calories: 900, carbs: 3, protein: 1 }],
])('%s fits together', (_, figures) => expect(doubtsOfFigures(figures, 'g')).toEqual([]))

test.each([
  ['sugar beyond carbohydrate', { carbs: 10, sugar: 12 }, 'sugar-over-carbs'],
  ['saturated beyond all fat', { fat: 3, saturatedFat: 4 }, 'saturated-over-fat'],
  ['more than a hundred grams in a hundred', { carbs: 70, protein: 20, fat: 20 }, 'over-hundred'],
  ['kilojoules taken for kilocalories', { calories: 850, carbs: 20, fat: 10, protein: 8 }, 'energy-mismatch'],
  ['a fifth of the energy', { calories: 84, carbs: 62, fat: 14, protein: 8 }, 'energy-mismatch'],
] as const)('%s is doubted', (_, figures, doubt) => expect(doubtsOfFigures(figures, 'g')).toEqual([doubt]))

test('a drink may owe its energy to alcohol, a food not', () => {
  const wine = { calories: 83, carbs: 2.6, fat: 0, protein: 0.1 }
  expect(doubtsOfFigures(wine, 'ml')).toEqual([])
  expect(doubtsOfFigures(wine, 'g')).toEqual(['energy-mismatch'])
})
