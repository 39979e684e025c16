import { describe, expect, test } from 'vitest'
import { type HomeMeal, plainIdea } from '../day-plan.ts'
import { dayProduce } from './day-produce.ts'

const idea = plainIdea({
  id: 'dish',
  title: 'A dish',
  description: '',
  preparationTime: '15 minutes',
  ingredients: [],
  instructions: [],
  calories: 400,
  protein: 20,
  carbs: 50,
  fat: 10,
})
const dish = (...items: readonly (readonly [food: string, grams: number])[]): Pick<HomeMeal, 'ideas'> => ({
  ideas: [{ ...idea, items: items.map(([food, grams]) => ({ food, grams })) }],
})

describe('fruit and vegetables of a day', () => {
  test('are summed over its dishes to ten grams, dried fruit by the fresh', () =>
    expect(
      dayProduce([dish(['banana', 118], ['rolled-oats-dry', 80]), dish(['raisins', 30], ['spinach', 63])]),
    ).toEqual({
      grams: 260,
      isAtLeast: false,
    }))

  test('are as much at least where a dish does not say what is in it', () =>
    expect(dayProduce([dish(['apple', 182]), dish()])).toEqual({ grams: 180, isAtLeast: true }))

  test('are 0 where no dish holds any, and not told where nothing is known', () => {
    expect(dayProduce([dish(['white-rice-dry', 80])])).toEqual({ grams: 0, isAtLeast: false })
    expect(dayProduce([dish(), { ideas: [] }])).toBeUndefined()
  })
})
