import { germanKitchen } from '@pacemeal/catalog/german'
import { afterEach, expect, test } from 'vitest'
import { speakKitchen } from '../../languages/kitchen.ts'
import { shownLine } from './shown-line.ts'

afterEach(() => speakKitchen(undefined))

test('an ingredient after a recorded activity has its amount apart, in the language of the screen', () => {
  const shown = () =>
    ['1 medium banana (118 g) Banana', '15 g Honey', 'Gym bag crumbs'].map((item) => shownLine({ amount: '', item }))
  expect(shown()).toEqual([
    { amount: '1 medium banana (118 g)', item: 'Banana' },
    { amount: '15 g', item: 'Honey' },
    { amount: '', item: 'Gym bag crumbs' },
  ])
  speakKitchen(germanKitchen)
  expect(shown()).toEqual([
    { amount: '1 mittelgroße Banane (118 g)', item: 'Banane' },
    { amount: '15 g', item: 'Honig' },
    { amount: '', item: 'Gym bag crumbs' },
  ])
})

test('one of a planned dish stays as it is', () => {
  const line = { amount: '', item: 'Banana' }
  expect(shownLine({ ...line, amount: '1 (118 g)' })).toEqual({ amount: '1 (118 g)', item: 'Banana' })
})
