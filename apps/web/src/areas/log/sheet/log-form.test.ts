import { i18n } from '@lingui/core'
import { instantOn, localDate, wallMinuteAt } from '@pacemeal/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chooseUnits } from '../../../languages/units.ts'
import type { DraftFood } from '../draft-foods.ts'
import { noAmounts } from '../log-draft.ts'
import { openFoodCatalogue } from './food-catalogue.ts'
import {
  changeFood,
  gramsOf,
  inMeasure,
  isBlank,
  openForm,
  pickFood,
  pickItem,
  readAmountFields,
  readField,
  readLoggedAt,
  resetForm,
  stepCount,
  withPicked,
  zoneToSave,
} from './log-form.ts'

const zone = 'Europe/Berlin'
const today = localDate('2026-11-17')
const at = (hour: number, minute = 0) => Date.parse(instantOn(today, hour * 60 + minute, zone))
const blank = () => openForm(undefined, at(8, 5), zone)
const { find } = openFoodCatalogue()
const food = (name: string) => {
  const [eatable] = find(name)
  if (!eatable) throw new Error(`the catalogue does not know ${name}`)
  return pickFood(eatable)
}

describe('an empty form', () => {
  test('is for the meal and the minute of now', () => {
    expect(blank()).toMatchObject({ mealTime: 'breakfast', time: '08:05', name: '' })
    expect(openForm(undefined, at(23, 10), zone).mealTime).toBe('snack')
  })

  test('has nothing to log until something is typed', () => {
    expect(isBlank(blank())).toBe(true)
    expect(isBlank({ ...blank(), name: '  ' })).toBe(true)
    expect(isBlank({ ...blank(), amounts: { ...blank().amounts, fat: '3' } })).toBe(false)
  })
})

describe('the place where it was eaten', () => {
  const eatenIn = (home: string | undefined) => ({
    logId: 'a',
    name: 'Ramen',
    mealTime: 'dinner' as const,
    amounts: noAmounts,
    loggedAt: instantOn(today, 19 * 60, home ?? zone),
    ...(home === undefined ? {} : { zone: home }),
  })

  test('is that of the log: its clock is shown abroad, and a corrected hour is one of there', () => {
    const draft = eatenIn('Asia/Tokyo')
    const form = openForm(draft, at(22), zone)
    expect(form).toMatchObject({ time: '19:00', zone: 'Asia/Tokyo' })
    const corrected = readLoggedAt({ ...form, time: '20:15' }, today, draft, at(22))
    expect(corrected).toBe(instantOn(today, 20 * 60 + 15, 'Asia/Tokyo'))
    expect(zoneToSave(form, draft, corrected)).toEqual({ zone: 'Asia/Tokyo' })
  })

  test('is here for what is logged now', () => {
    expect(zoneToSave(blank(), undefined, instantOn(today, 485, zone))).toEqual({ zone })
  })

  test('stays unknown in a log that never named it, until its hour is corrected', () => {
    const draft = eatenIn(undefined)
    const form = openForm(draft, at(22), zone)
    expect(zoneToSave(form, draft, draft.loggedAt)).toEqual({})
    const corrected = readLoggedAt({ ...form, time: '20:15' }, today, draft, at(22))
    expect(zoneToSave(form, draft, corrected)).toEqual({ zone })
  })
})

describe('amounts', () => {
  const typed = (calories: string) =>
    readAmountFields({ ...blank(), amounts: { ...blank().amounts, calories } }, undefined)
  test('are unknown while empty, zero when unreadable', () => {
    expect(typed('')).toEqual(noAmounts)
    expect(typed('lots').calories).toBe(0)
    expect(typed('1,320').calories).toBe(1320)
  })

  test('keep the precision that a field does not show, until it is changed', () => {
    const draft = {
      name: 'Rice',
      mealTime: 'lunch',
      amounts: { ...noAmounts, calories: 412.37, carbs: 88.16 },
    } as const
    const form = openForm(draft, at(12), zone)
    expect(form.amounts).toMatchObject({ calories: '412', carbs: '88.2' })
    expect(readAmountFields(form, draft)).toMatchObject({ calories: 412.37, carbs: 88.16 })
    const changed = { ...form, amounts: { ...form.amounts, calories: '400' } }
    expect(readAmountFields(changed, draft)).toMatchObject({ calories: 400, carbs: 88.16 })
  })
})

describe('the moment of a meal', () => {
  test('is now when nothing is touched', () => {
    const now = at(8, 5) + 12_345
    expect(Date.parse(readLoggedAt(blank(), today, undefined, now))).toBe(now)
  })

  test('is the same time by the clock on a past day, also over a change of clocks', () => {
    const past = localDate('2026-10-24')
    const moment = readLoggedAt(blank(), past, undefined, at(8, 5))
    expect(moment).toBe(instantOn(past, 485, zone))
    expect(wallMinuteAt(Date.parse(moment), zone)).toBe(485)
  })

  test('is the typed time', () =>
    expect(readLoggedAt({ ...blank(), time: '06:40' }, today, undefined, at(8, 5))).toBe(instantOn(today, 400, zone)))

  test('is that of the clock on which it was typed', () => {
    const typed = { ...blank(), time: '17:30', zone: 'America/New_York' }
    expect(readLoggedAt(typed, today, undefined, at(23, 50))).toBe(instantOn(today, 1050, 'America/New_York'))
  })

  test('stays to the second when a stored log is edited without touching its time', () => {
    const loggedAt = instantOn(today, 400, zone).replace('00.000Z', '31.500Z') as ReturnType<typeof instantOn>
    const draft = { logId: 'a', name: 'Oats', mealTime: 'breakfast', amounts: noAmounts, loggedAt } as const
    const form = openForm(draft, at(20), zone)
    expect(form.time).toBe('06:40')
    expect(readLoggedAt(form, today, draft, at(20))).toBe(loggedAt)
  })
})

describe('foods from the catalogue', () => {
  const banana = food('banana')

  test('fill the name and every figure that is known', () => {
    const form = withPicked(blank(), [banana])
    expect(form.name).toBe(banana.eatable.name)
    expect(Number(form.amounts.calories)).toBeGreaterThan(50)
    expect(form.amounts.potassium).not.toBe('')
    expect(readAmountFields(form, undefined)).toEqual(
      banana.eatable.amountsOf(Number(banana.count) * banana.measure.grams),
    )
  })

  test('add up, and follow their amounts', () => {
    const both = withPicked(blank(), [banana, food('rolled oats')])
    const more = withPicked(both, [stepCount(banana, 1), food('rolled oats')])
    expect(both.name).toContain(', ')
    expect(Number(more.amounts.carbs)).toBeGreaterThan(Number(both.amounts.carbs))
  })

  test('do not take away a name of one’s own', () => {
    const named = { ...withPicked(blank(), [banana]), name: 'My smoothie' }
    expect(withPicked(named, [banana, banana]).name).toBe('My smoothie')
  })

  test('are the same food in another measure', () => {
    const grams = banana.eatable.measures.at(-1)
    if (!grams) throw new Error('every food can be weighed')
    const weighed = inMeasure(banana, grams)
    expect(Number(weighed.count)).toBeCloseTo(Number(banana.count) * banana.measure.grams, 0)
    expect(withPicked(blank(), [weighed]).amounts.calories).toBe(withPicked(blank(), [banana]).amounts.calories)
  })

  test('never shrink below one step', () => {
    const least = stepCount(stepCount({ ...banana, count: '0.1' }, -1), -1)
    expect(Number(least.count)).toBe(banana.measure.step)
  })

  test('of a recipe come by the serving', () => {
    const dish = find('buckwheat pancakes').find(({ kind }) => kind === 'recipe')
    if (!dish) throw new Error('the catalogue has pancakes')
    const [serving] = dish.measures
    const one = dish.amountsOf(serving.grams).calories ?? 0
    expect(dish.amountsOf(serving.grams / 2).calories).toBeCloseTo(one / 2, 6)
  })
})

test('reset leaves meal type and time', () => {
  const full = { ...withPicked(blank(), [food('banana')]), mealTime: 'snack', time: '16:00' } as const
  expect(resetForm(full)).toEqual({ ...blank(), mealTime: 'snack', time: '16:00' })
})

describe('foods that bring their own figures', () => {
  const granola = {
    name: 'Granola',
    servings: [
      { name: 'Serving (55 g)', grams: 55, amounts: { ...noAmounts, calories: 230, fat: 8 } },
      { name: '100 g', grams: 100, amounts: { ...noAmounts, calories: 420, fat: 15 } },
    ],
  } as const
  const opened = (food: DraftFood) =>
    openForm({ name: '', mealTime: 'snack', amounts: noAmounts, foods: [food] }, at(8), zone)

  test('fill the form with one serving, and with another one when it is chosen', () => {
    const form = opened(granola)
    expect(form).toMatchObject({ name: 'Granola', amounts: { calories: '230', fat: '8', iron: '' } })
    const [food] = form.picked
    const per100 = food?.eatable.measures[1]
    if (!food || !per100) throw new Error('a label of two columns has two measures')
    // What the label prints goes before what would follow from the other column (418).
    expect(withPicked(form, [{ ...inMeasure(food, per100), count: '1' }]).amounts.calories).toBe('420')
    expect(withPicked(form, [{ ...food, count: '2' }]).amounts.calories).toBe('460')
  })

  test('can be weighed when a serving has a weight, and only counted when it has none', () => {
    const units = (food: DraftFood) => opened(food).picked[0]?.eatable.measures.map(({ unit }) => unit)
    expect(units(granola)).toEqual(['Serving (55 g)', '100 g', 'g'])
    expect(units({ name: 'Bar', servings: [{ name: 'Bar', grams: null, amounts: noAmounts }] })).toEqual(['Bar'])
  })

  test('are counted in millilitres when the label of a drink is', () => {
    const serving = { name: 'Serving (250 ml)', grams: 250, amounts: { ...noAmounts, calories: 110 } }
    const form = opened({ name: 'Cola', unit: 'ml', servings: [serving] })
    const [cola] = form.picked
    const volume = cola?.eatable.measures.at(-1)
    if (!cola || !volume) throw new Error('a drink can be measured')
    expect(volume.unit).toBe('ml')
    expect(inMeasure(cola, volume).count).toBe('250')
    expect(withPicked(form, [{ ...inMeasure(cola, volume), count: '500' }]).amounts.calories).toBe('220')
  })

  test('keep a name that the draft already has', () =>
    expect(
      openForm({ name: 'My bowl', mealTime: 'snack', amounts: noAmounts, foods: [granola] }, at(8), zone).name,
    ).toBe('My bowl'))
})

test('another food takes the weight over, but not a count of other things', () => {
  const weighed = {
    ...food('rolled oats'),
    measure: { unit: 'g', grams: 1, usual: 100, step: 10, bare: 'mass' as const },
    count: '80',
    said: 'oats',
  }
  const [rice] = find('white rice cooked')
  if (!rice) throw new Error('the catalogue has rice')
  expect(changeFood(weighed, rice)).toMatchObject({ count: '80', measure: { unit: 'g' }, said: 'oats' })
  expect(changeFood({ ...food('banana'), count: '3' }, rice).count).toBe('1')
})

describe('who weighs in ounces', () => {
  test('picks a food in ounces, and it is kept in grams', () => {
    chooseUnits({ food: 'oz' })
    const { eatable, measure } = food('rolled oats')
    expect(eatable.measures.map(({ unit }) => unit)).toEqual([measure.unit, 'tbsp', 'oz'])
    const weighed = pickItem(eatable, 100)
    expect([weighed.measure.unit, weighed.count, gramsOf(weighed)]).toEqual(['oz', '3.527', 100])
    expect(gramsOf({ ...weighed, count: '4' })).toBe(113.4)
    expect(stepCount({ ...weighed, count: '4' }, 1).count).toBe('4.5')
  })

  test('reads a meal in words in the same weights', () => {
    chooseUnits({ food: 'oz' })
    const [inGrams, inOunces] = openFoodCatalogue().read('80 g oats and 6 oz chicken breast').foods
    expect([inGrams, inOunces].map((one) => one && [one.measure.unit, Math.round(gramsOf(one))])).toEqual([
      ['oz', 80],
      ['oz', 170],
    ])
  })
})

describe('in a language with a decimal comma', () => {
  beforeEach(() => i18n.loadAndActivate({ locale: 'es', messages: {} }))
  afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

  test('amounts are filled in with commas, and mean what they say', () => {
    const oats = pickItem(food('rolled oats').eatable, 62.5)
    expect(oats.count).toBe('62,5')
    expect(gramsOf(oats)).toBe(62.5)
    const form = withPicked(blank(), [oats])
    expect(form.amounts.protein).toMatch(/^\d+,\d$/)
    expect(readField('protein', form.amounts.protein).value).toBeCloseTo(oats.eatable.amountsOf(62.5).protein ?? 0, 1)
    expect(readAmountFields({ ...form, amounts: { ...form.amounts, fat: '7,5' } }, undefined).fat).toBe(7.5)
  })
})
