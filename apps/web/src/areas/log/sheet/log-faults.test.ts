import { LOG_BOUNDS } from '@pacemeal/domain'
import type { KeptOwnFood } from '@pacemeal/domain/own-food'
import { afterEach, describe, expect, test } from 'vitest'
import { chooseUnits } from '../../../languages/units.ts'
import { hideEnergy } from '../../../ui/energy-figures.tsx'
import { faultOfMeal } from '../log-bounds-text.ts'
import { noAmounts } from '../log-draft.ts'
import { eatableKept } from './eatable.ts'
import { openFoodCatalogue } from './food-catalogue.ts'
import { faultsOfForm, isLoggable, massFault } from './log-faults.ts'
import { openForm, type PickedFood, pickFood, withPicked } from './log-form.ts'

const form = openForm(undefined, Date.parse('2026-11-17T08:05:00Z'), 'Europe/Berlin')
const catalogue = openFoodCatalogue()
const read = (words: string): readonly PickedFood[] => catalogue.read(words).foods
const typed = (amounts: Partial<typeof form.amounts>) => ({ ...form, amounts: { ...form.amounts, ...amounts } })

afterEach(() => {
  chooseUnits({ energy: 'kcal', food: 'g', volume: 'ml' })
  hideEnergy(false)
})

describe('what is more than a log can hold', () => {
  test('is told by its field, with what is accepted', () => {
    const { amounts } = faultsOfForm(typed({ calories: '99,999', fat: '2000', iron: '5' }), undefined)
    expect([...amounts.values()]).toEqual(['Calories: enter 0 to 15,000', 'Fat (g): enter 0 to 1,700'])
    expect(isLoggable(faultsOfForm(typed({ calories: '15000' }), undefined))).toBe(true)
  })

  test('is told in kilojoules to who types those', () => {
    chooseUnits({ energy: 'kJ' })
    expect([...faultsOfForm(typed({ calories: '99,999' }), undefined).amounts.values()]).toEqual([
      'Energy (kJ): enter 0 to 62,760',
    ])
  })

  test('is told of a food that was read from words, in grams and in pounds', () => {
    const [rice] = read('1000000 g rice')
    if (!rice) throw new Error('no rice')
    expect(massFault(rice)).toBe('White rice, cooked: enter up to 5 kg')
    expect(isLoggable(faultsOfForm(withPicked(form, [rice]), undefined))).toBe(false)
    chooseUnits({ food: 'oz' })
    expect(massFault(rice)).toMatch(/^White rice, cooked: enter up to 11(?:\.02)? lb$/)
    expect(read('5 kg watermelon').map((one) => massFault(one))).toEqual([undefined])
  })

  test('is told of a drink in the unit that drinks are shown in', () => {
    const drink: KeptOwnFood = {
      ...{ id: 'oat', name: 'Oat drink', source: 'label', unit: 'ml', per100: { calories: 46 }, portions: [] },
    }
    const lake = { ...pickFood(eatableKept(drink)), count: '99999' }
    expect(massFault(lake)).toBe('Oat drink: enter up to 5,000 ml')
    chooseUnits({ volume: 'fl-oz' })
    expect(massFault(lake)).toBe('Oat drink: enter up to 169 fl oz')
  })

  test('is told without figures of energy where those are hidden', () => {
    hideEnergy(true)
    const over = { ...noAmounts, calories: 20_000 }
    expect(faultOfMeal({ amounts: over })).toBe('This is more than one log can hold')
    expect([...faultsOfForm(typed({ carbs: '99999' }), undefined).amounts.values()]).toEqual([
      'This is more than one log can hold',
    ])
    expect(faultOfMeal({ amounts: { ...noAmounts, iron: 2000 } })).toBe('Iron (mg): enter 0 to 1,000')
  })

  test('of a stored log of before the bounds stands as it is, and nothing larger does', () => {
    const draft = {
      logId: 'a',
      name: 'Feast',
      mealTime: 'dinner',
      amounts: { ...noAmounts, calories: 99_999 },
    } as const
    const opened = openForm(draft, Date.now(), 'Europe/Berlin')
    expect(isLoggable(faultsOfForm(opened, draft))).toBe(true)
    expect(isLoggable(faultsOfForm({ ...opened, amounts: { ...opened.amounts, calories: '100000' } }, draft))).toBe(
      false,
    )
    const { logId: _, ...unstored } = draft
    expect(isLoggable(faultsOfForm(opened, unstored))).toBe(false)
  })

  test('is told of a meal that is logged again', () => {
    const over = { ...noAmounts, sodium: LOG_BOUNDS.sodium.max + 1 }
    expect(faultOfMeal({ amounts: over })).toBe('Sodium (mg): enter 0 to 100,000')
    expect(faultOfMeal({ amounts: noAmounts, items: [{ food: 'egg', grams: 6000 }] })).toBe(
      'One food: enter up to 5 kg',
    )
    expect(faultOfMeal({ amounts: noAmounts, items: [{ food: 'egg', grams: 60 }] })).toBeUndefined()
  })
})

test('a figure behind a minus sign is never taken for certain', () => {
  const told = (words: string) =>
    read(words).map(({ isUnsure, question }) => isUnsure === true || question !== undefined)
  expect(['milk -5', '-2 eggs', 'rice -200 g', '-200 g rice', 'coke −1'].flatMap(told)).toEqual(Array(5).fill(true))
  // A dash as a sign of a list, of a range, or between a food and its amount is no minus.
  expect(['-2 eggs\n-1 banana', 'eggs 2-3', 'rice - 200 g'].flatMap(told)).toEqual([false, false, false, false])
})
