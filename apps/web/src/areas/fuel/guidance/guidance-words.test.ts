import { millilitres } from '@pacemeal/domain'
import type { DayAdvice } from '@pacemeal/nutrition/guidance'
import { afterEach, expect, test } from 'vitest'
import { chooseUnits } from '../../../languages/units.ts'
import { hideEnergy } from '../../../ui/energy-figures.tsx'
import { adviceText } from './guidance-words.ts'

afterEach(() => hideEnergy(false))

const because: DayAdvice['because'] = [{ rule: 'drinks_with_sweat', source: 'H', inputs: {} }]
const drinks: DayAdvice = { kind: 'drinks', total: millilitres(3000), byNow: millilitres(1200), because }
const weighIn: DayAdvice = {
  kind: 'weigh-in',
  drinksPerKilogram: millilitres(1500),
  carbs: [70, 140],
  because,
}

test('drinks are told in the person’s units, and what is due by now only of today', () => {
  expect(adviceText(drinks, true, 'kg')).toBe('Drinks: about 1.2 liters of 3.0 liters by now, spread over the day.')
  expect(adviceText(drinks, false, 'kg')).toBe('Drinks: about 3.0 liters, spread over the day.')
  const morning = { ...drinks, byNow: millilitres(40) }
  expect(adviceText(morning, true, 'kg')).toBe('Drinks: about 3.0 liters, spread over the day.')
  expect(adviceText(drinks, false, 'lb')).toBe('Drinks: about 3.0 liters, spread over the day.')
  chooseUnits({ volume: 'fl-oz' })
  expect(adviceText(drinks, false, 'kg')).toBe('Drinks: about 101 fl oz, spread over the day.')
})

test('what to drink after the scales is told for each kilogram or each pound that was lost', () => {
  expect(adviceText(weighIn, true, 'kg')).toMatch(
    /^After the scales: 1\.5 liters with salt for each kilogram lost, and 70 to 140 g/,
  )
  chooseUnits({ volume: 'fl-oz' })
  expect(adviceText(weighIn, true, 'lb')).toMatch(
    /^After the scales: 23 fl oz with salt for each pound lost, and 70 to 140 g/,
  )
})

test.each<[DayAdvice, RegExp]>([
  [{ kind: 'sodium', low: 1500, high: 2300, because }, /1,500 to 2,300 mg sodium/],
  [{ kind: 'iron', milligrams: 32.4, foods: 'plants', because }, /^Iron: 32\.4 mg is a lot to reach from plants\./],
  [{ kind: 'iron', milligrams: 18, foods: 'any', because }, /^Iron: 18 mg a day takes attention\./],
  [{ kind: 'iron', milligrams: 18, foods: 'seafood', because }, /^Iron: 18 mg .+\. Seafood, beans and greens/],
  [{ kind: 'iron', milligrams: 18, foods: 'no-pulses', because }, /^Iron: 18 mg .+\. Meat and greens/],
  [{ kind: 'fiber', most: 25, because }, /^Fiber: at most 25 g around your competition/],
  [{ kind: 'caffeine', milligrams: 200, at: 480, because }, /^Caffeine: 200 mg at 8:00\sAM/],
  [
    { kind: 'protein', grams: 35, at: 1320, mayBeDairy: true, because },
    /^Before sleep: 35 g slow protein at 10:00\sPM/,
  ],
  [
    { kind: 'protein', grams: 35, at: 1320, mayBeDairy: false, because },
    /^Before sleep: 35 g protein at 10:00\sPM\. It counts towards the day\.$/,
  ],
])('each advice names its figure', (advice, words) => expect(adviceText(advice, true, 'kg')).toMatch(words))

test('with calories hidden protein before sleep is advised without grams', () => {
  hideEnergy(true)
  expect(adviceText({ kind: 'protein', grams: 35, at: 1320, mayBeDairy: true, because }, true, 'kg')).toMatch(
    /^Before sleep: slow protein at 10:00\sPM, such as yogurt or cottage cheese\.$/,
  )
})
