import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { fruitAndVegetableShare } from './fruit-and-vegetables.ts'

/** What lies among the produce and counts as none: seasonings, potatoes and other starchy roots, juices. */
const NOT_COUNTED =
  /^(?:garlic|ginger|basil|chives|cilantro|dill|mint|parsley|rosemary|thyme|lemon|lime|chili|jalapeno|cassava|plantain|sweet-potato|taro|yam|potato)/

describe('fruit and vegetables', () => {
  const { foods } = openCatalog()

  test('are all produce but seasonings and starchy roots', () => {
    const produce = foods.filter(({ aisle }) => aisle === 'Produce')
    expect(produce.filter(({ id }) => fruitAndVegetableShare(id) > 0 === NOT_COUNTED.test(id))).toEqual([])
  })

  test('that are dried count by the fresh they are a portion of', () => {
    expect(fruitAndVegetableShare('raisins') * 30).toBeCloseTo(fruitAndVegetableShare('grapes') * 80)
  })

  test.each(['orange-juice', 'white-rice', 'chickpeas-canned', 'fries-oven', 'banana-chips', 'no-such-food'])(
    'are not %s',
    (food) => expect(fruitAndVegetableShare(food)).toBe(0),
  )
})
