import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  amountInUnits,
  foodMassRange,
  foodMassText,
  foodMassTyped,
  foodMassUnit,
  readFoodMass,
  servingText,
} from './food-amounts.ts'
import { foodNamesOf } from './food-names.ts'
import { chooseUnits } from './units.ts'

describe('amounts of plans until a unit of foods is chosen', () => {
  afterEach(() => vi.unstubAllGlobals())
  const told = () => ['23 oz (652 g)', '4 cups (960 g)', '2 × 1 lb'].map(amountInUnits)

  test.each(['de-DE', 'es', 'en-GB'])('have no ounces beside their grams in a browser of %s', (language) => {
    vi.stubGlobal('navigator', { language })
    expect(told()).toEqual(['652 g', '4 cups (960 g)', '2 × 1 lb'])
  })

  test('have both where people are weighed in pounds', () => {
    vi.stubGlobal('navigator', { language: 'en-US' })
    expect(told()).toEqual(['23 oz (652 g)', '4 cups (960 g)', '2 × 1 lb'])
  })
})

describe('weights of food', () => {
  test('are told in grams, and in ounces and pounds to those who chose them', () => {
    const told = () => [
      foodMassText(61),
      foodMassText(1350),
      servingText(33.3, 'g'),
      servingText(330, 'ml'),
      foodMassUnit(),
    ]
    expect(told()).toEqual(['61 g', '1,350 g', '33.3 g', '330 ml', 'g'])
    chooseUnits({ food: 'oz', volume: 'fl-oz' })
    expect(told()).toEqual(['2.2 oz', '2.98 lb', '1.2 oz', '11 fl oz', 'oz'])
  })

  test('of little to drink are told to the tenth of an ounce, as amounts of plans are', () => {
    const little = [7.5, 10, 15, 100, 330]
    const told = () => little.map((one) => servingText(one, 'ml'))
    expect(told()).toEqual(['7.5 ml', '10 ml', '15 ml', '100 ml', '330 ml'])
    chooseUnits({ volume: 'fl-oz' })
    expect(told()).toEqual(['0.3 fl oz', '0.3 fl oz', '0.5 fl oz', '3.4 fl oz', '11 fl oz'])
    expect(told()).toEqual(little.map((one) => amountInUnits(`${one} ml`)))
  })

  test('of a range have the unit behind the last figure, and behind both where they differ', () => {
    expect(foodMassRange(140, 220)).toEqual(['140', '220 g'])
    chooseUnits({ food: 'oz' })
    expect(foodMassRange(140, 220)).toEqual(['4.9', '7.8 oz'])
    expect(foodMassRange(500, 1000)).toEqual(['17.6 oz', '2.2 lb'])
  })

  test('of every tenth of a gram are read back from what a field of ounces shows', () => {
    chooseUnits({ food: 'oz' })
    const all = Array.from({ length: 10_000 }, (_, tenths) => tenths / 10)
    expect(all.filter((one) => readFoodMass(Number(foodMassTyped(one))) !== one)).toEqual([])
    expect([99.2, 100, 1000].map(foodMassTyped)).toEqual(['3.5', '3.527', '35.274'])
  })
})

test('foods are called as in the country of the browser’s language until another way is chosen', () => {
  expect(['en-GB', 'en-IE', 'en-US', 'en-AU', 'en'].map((language) => foodNamesOf({}, language))).toEqual([
    'GB',
    'GB',
    'US',
    'US',
    'US',
  ])
  expect(foodNamesOf({ names: 'US' }, 'en-GB')).toBe('US')
})
