import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FoodUnits, fluidOuncesOf, foodAmountIn, ouncesOf } from './food-amount.ts'

const ounces: FoodUnits = { food: 'oz' }
const grams: FoodUnits = { food: 'g' }

describe('an amount of food', () => {
  test.each<[FoodUnits, string, string]>([
    [ounces, '3/4 cup (61 g)', '3/4 cup (2.2 oz)'],
    [ounces, '2 eggs (100 g)', '2 eggs (3.5 oz)'],
    [ounces, '450 g', '15.9 oz'],
    [ounces, '1.2 kg', '2.65 lb'],
    [ounces, '2 × 400 g', '2 × 14.1 oz'],
    [ounces, 'or 200 g dry', 'or 7.1 oz dry'],
    [ounces, '15 g', '0.53 oz'],
    [ounces, '3 1/2 oz (99 g)', '3 1/2 oz'],
    [ounces, '1/8 tsp (0.8 g)', '1/8 tsp'],
    [ounces, 'a pinch (0.3 g)', 'a pinch'],
    [ounces, '2 level teaspoons (8 g sugar, 0.1 g salt)', '2 level teaspoons (0.28 oz sugar, 0.1 g salt)'],
    [ounces, '1 lb', '1 lb'],
    [ounces, '750 ml', '750 ml'],
    [grams, '3 1/2 oz (99 g)', '99 g'],
    [grams, '2 × 1 lb', '2 × 454 g'],
    [grams, '3.5 lb', '1.59 kg'],
    [grams, '3 lb 5 oz', '1.5 kg'],
    [grams, 'or 1 lb 2 oz dry', 'or 510 g dry'],
    [ounces, '3 lb 5 oz', '3 lb 5 oz'],
    [{}, '3 lb 5 oz', '3 lb 5 oz'],
    [grams, '12 fl oz', '12 fl oz'],
    [grams, '3/4 cup (61 g)', '3/4 cup (61 g)'],
    [{ measures: 'ml' }, '3/4 cup (61 g)', '180 ml (61 g)'],
    [{ measures: 'ml' }, '1 1/2 cups (121 g)', '350 ml (121 g)'],
    [{ measures: 'ml', food: 'oz' }, '1/2 cup (122 g)', '120 ml (4.3 oz)'],
    [{ measures: 'ml', volume: 'fl-oz' }, '1/2 cup (122 g)', '120 ml (122 g)'],
    [{ measures: 'fl-oz', volume: 'ml' }, '1/2 cup (122 g)', '4 fl oz (122 g)'],
    [{ measures: 'cups', food: 'oz' }, '1/2 cup (122 g)', '1/2 cup (4.3 oz)'],
    [{ volume: 'fl-oz' }, '750 ml', '25 fl oz'],
    [{ volume: 'fl-oz' }, '2 l', '68 fl oz'],
    [{ volume: 'fl-oz' }, '100 ml', '3.4 fl oz'],
    [{ volume: 'ml' }, '12 fl oz', '355 ml'],
    [{ volume: 'ml' }, '64 fl oz', '1.89 l'],
    [{ food: 'oz', volume: 'fl-oz', measures: 'ml' }, '2 large tomatoes', '2 large tomatoes'],
    [{}, '3 1/2 oz (99 g)', '3 1/2 oz (99 g)'],
    [grams, '1 1/2 oz pack', '1 1/2 oz pack'],
    [grams, '1/2 oz', '1/2 oz'],
    [ounces, '1,350 g', '1,350 g'],
    [{ volume: 'fl-oz' }, '0,5 l', '0,5 l'],
    [{ volume: 'fl-oz' }, '0.5 l', '17 fl oz'],
  ])('with %j, %s is %s', (units, text, said) => expect(foodAmountIn(text, units)).toBe(said))

  test('in chosen units is the same when it is converted again', () => {
    const units = fc.record(
      { food: fc.constantFrom('g', 'oz'), volume: fc.constantFrom('ml', 'fl-oz'), measures: fc.constant('cups') },
      { requiredKeys: [] },
    ) as fc.Arbitrary<FoodUnits>
    const text = fc
      .tuple(fc.integer({ min: 1, max: 4000 }), fc.constantFrom('g', 'ml', 'oz', 'fl oz'))
      .map(([figure, unit]) => `${figure} ${unit}`)
    fc.assert(
      fc.property(units, text, (chosen, amount) => {
        const once = foodAmountIn(amount, chosen)
        expect(foodAmountIn(once, chosen)).toBe(once)
      }),
      { numRuns: 2_000 },
    )
  })

  test('is off by no more than a kitchen scale or jug is', () => {
    const inGrams = ({ figure, unit }: ReturnType<typeof ouncesOf>) =>
      figure * (unit === 'lb' ? 453.59237 : 28.349523125)
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 5000 }), (mass) => {
        expect(Math.abs(inGrams(ouncesOf(mass)) - mass)).toBeLessThanOrEqual(Math.max(2.5, mass * 0.005))
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 5000 }), (volume) => {
        expect(Math.abs(fluidOuncesOf(volume).figure * 29.5735295625 - volume)).toBeLessThanOrEqual(15)
      }),
    )
  })
})
