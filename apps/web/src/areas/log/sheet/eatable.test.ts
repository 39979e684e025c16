import { i18n } from '@lingui/core'
import type { KeptOwnFood } from '@pacemeal/domain/own-food'
import { afterEach, describe, expect, test } from 'vitest'
import { chooseUnits } from '../../../languages/units.ts'
import { noAmounts } from '../log-draft.ts'
import { eatableKept, eatableOwn, weightOf, weightText } from './eatable.ts'
import { openFoodLookup } from './food-finder.ts'
import { gramsOf, pickFood, pickItem } from './log-form.ts'
import { openRules } from './open-rules.ts'

const { eatable, find } = openFoodLookup()

/** How a food of the catalogue stands in the log when it is picked. */
const picked = (id: string) => {
  const food = eatable(`food:${id}`, [])
  if (!food) throw new Error(`the catalogue does not know ${id}`)
  const one = pickFood(food)
  return [one.count, one.measure.unit, Math.round(gramsOf(one)), food.usualWords]
}

describe('a food that tables weigh by the ounce', () => {
  const [almonds, brie, mince, veal] = ['almonds', 'brie', 'beef-ground-80-raw', 'usda-17143']

  test('is picked in the ounces that are eaten of it', () => {
    expect([almonds, brie, mince, veal].map(picked)).toEqual([
      ['1', 'oz', 28, '1 oz (28 g)'],
      ['1', 'oz', 28, '1 oz (28 g)'],
      ['4', 'oz', 113, '4 oz (113 g)'],
      ['3', 'oz', 85, '3 oz (85 g)'],
    ])
    chooseUnits({ food: 'oz' })
    expect([almonds, brie, mince, veal].map(picked)).toEqual([
      ['1', 'oz', 28, '1 oz'],
      ['1', 'oz', 28, '1 oz'],
      ['4', 'oz', 113, '4 oz'],
      ['3', 'oz', 85, '3 oz'],
    ])
  })

  test('is picked in about as many grams where grams are chosen', () => {
    chooseUnits({ food: 'g' })
    expect([almonds, brie, mince, veal].map(picked)).toEqual([
      ['30', 'g', 30, '30 g'],
      ['30', 'g', 30, '30 g'],
      ['115', 'g', 115, '115 g'],
      ['85', 'g', 85, '85 g'],
    ])
  })

  test('is offered in each of its measures once, and logged again by its weight', () => {
    const food = () => eatable(`food:${almonds}`, [])
    const units = () => food()?.measures.map(({ unit }) => unit)
    expect(units()).toEqual(['oz', 'cup', 'tbsp', 'almond', 'g'])
    for (const unit of ['g', 'oz'] as const) {
      chooseUnits({ food: unit })
      expect(units()).toEqual([unit, 'cup', 'tbsp', 'almond'])
      const one = food()
      expect(one && gramsOf(pickItem(one, 40))).toBe(40)
    }
  })
})

describe('a bare weight or volume', () => {
  afterEach(() => i18n.activate('en'))

  const drink = {
    ...{ id: 'oat', name: 'Oat drink', source: 'label', unit: 'ml', per100: { calories: 46 }, portions: [] },
  } as const satisfies KeptOwnFood
  const told = () => {
    const [poured, weighed] = [eatableKept(drink), eatableKept({ ...drink, unit: 'g' })]
    return [
      poured.usualWords,
      weighed.usualWords,
      weightText(2.5, weightOf(weighed)),
      weightText(3.25, weightOf(poured)),
    ]
  }

  test('is told in the chosen unit, its figure as the language writes it', () => {
    expect(told()).toEqual(['100 ml', '100 g', '3 g', '3.3 ml'])
    chooseUnits({ food: 'oz', volume: 'fl-oz' })
    expect(told()).toEqual(['8 fl oz', '3.5 oz', '2.5 oz', '3.2 fl oz'])
    i18n.loadAndActivate({ locale: 'de', messages: {} })
    expect(told()).toEqual(['8 fl oz', '3,5 oz', '2,5 oz', '3,2 fl oz'])
  })

  test('of an own food counts in the unit that is chosen after it was found', () => {
    const own = [{ ...drink, unit: 'g' }] as const
    const found = () => eatable('food:own-oat', own)
    expect([found()?.usualWords, find('oat drink', [], own)[0]?.usualWords]).toEqual(['100 g', '100 g'])
    chooseUnits({ food: 'oz' })
    expect([found()?.usualWords, find('oat drink', [], own)[0]?.usualWords]).toEqual(['3.5 oz', '3.5 oz'])
    const one = found()
    expect(one && gramsOf(pickFood(one))).toBe(99.2)
  })
})

describe('a food that somebody named or scanned themselves', () => {
  const rules = openRules([], ['nuts', 'milk', 'strawberries'])
  const named = (name: string) =>
    [
      eatableKept({ id: 'mine', name, source: 'label', unit: 'g', per100: { calories: 60 }, portions: [] }),
      eatableOwn({ name, servings: [{ name: 'serving', grams: 30, amounts: noAmounts }] }, 0),
    ].map((food) => food.cautionFor(rules))

  test.each([
    ['Haselnusscreme', 'tree nuts'],
    ['Yogures naturales', 'milk and dairy'],
    ['Erdbeergel', 'strawberry'],
    ['Peanut butter toast', 'peanuts'],
  ])('warns of what its name says in any language before it is logged: %s', (name, of) =>
    expect(named(name)).toMatchObject([
      { of, isSure: true },
      { of, isSure: true },
    ]),
  )

  test.each(['Muskatnuss', 'Kokosmilch', 'Leche de coco', 'Vegan cheese', 'Milchfreie Creme'])(
    'does not warn of what it is only called after: %s',
    (name) => expect(named(name)).toEqual([undefined, undefined]),
  )
})
