import { instantText } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { findMealLogProblem, readAmounts, readMealLog, writeMealLog } from './meal-log-codec.ts'

const stored = { $id: 'a1', $createdAt: '2026-03-02T09:15:30.000+01:00', loggedAt: '2026-03-02T08:15:30.000+00:00' }

test('a sparse document is a general log with nothing known', () => {
  expect(readMealLog({ ...stored, notes: ' ', status: null, calories: 0 })).toEqual({
    id: 'a1',
    name: 'Logged meal',
    mealName: 'Logged meal',
    mealType: 'General Meal',
    confidence: 1,
    loggedAt: '2026-03-02T08:15:30.000Z',
    createdAt: '2026-03-02T08:15:30.000Z',
    mealTime: 'general',
    amounts: readAmounts({ calories: 0 }),
    status: null,
  })
  expect(readAmounts({ calories: 0 })).toMatchObject({ calories: 0, protein: null, iron: null })
})

test('a saved meal is Followed and reads back as it was entered', () => {
  const entry = {
    name: 'Porridge',
    mealTime: 'breakfast' as const,
    loggedAt: instantText(Date.parse('2026-03-02T08:15:30Z')),
    zone: 'Asia/Tokyo',
    amounts: readAmounts({ calories: 320, carbs: 54 }),
    plannedMeal: 'monday-breakfast',
    session: '2026-03-02/Conditioning/1020',
    items: [{ food: 'rolled-oats-dry', grams: 80.3 }],
  }
  const written = writeMealLog(entry, 'maya')
  expect(written).toMatchObject({ user: 'maya', status: 'Followed', notes: 'Porridge', protein: null, imageUrl: null })
  expect(readMealLog({ ...stored, ...written })).toMatchObject({
    ...entry,
    status: 'Followed',
    mealName: 'Porridge',
    mealType: 'Breakfast',
    confidence: 1,
  })
})

test.each([null, '', 'Europe/Atlantis'])('a log that names the zone %s has none', (timeZone) => {
  expect(readMealLog({ ...stored, timeZone })).not.toHaveProperty('zone')
})

test('a zone that nobody knows is not written, and one that stands there may stay', () => {
  expect(findMealLogProblem({ timeZone: 'Europe/Berlin' }, undefined)).toBeUndefined()
  expect(findMealLogProblem({ timeZone: null }, { timeZone: 'Europe/Berlin' })).toBeUndefined()
  expect(findMealLogProblem({ timeZone: 'Europe/Atlantis' }, undefined)).toMatchObject({ attribute: 'timeZone' })
  expect(findMealLogProblem({ timeZone: 'Old/Zone' }, { timeZone: 'Old/Zone' })).toBeUndefined()
})

test.each([
  [true, { feltFueled: true }],
  [false, { feltFueled: false }],
  [null, {}],
])('whether it fueled well (%s) is read once it was said', (feltFueled, expected) => {
  const { feltFueled: read } = readMealLog({ ...stored, feltFueled })
  expect(read === undefined ? {} : { feltFueled: read }).toEqual(expected)
})

test.each([
  ['no JSON', 'porridge'],
  ['a food without its weight', '[["banana"]]'],
  ['a weight that nobody eats', '[["banana",1e9]]'],
  ['one readable food among others', '[["banana",118],["egg",-1]]'],
  ['more foods than a meal has', JSON.stringify(Array.from({ length: 61 }, () => ['banana', 118]))],
])('foods of a log are unknown when their text holds %s', (_what, items) => {
  expect(readMealLog({ ...stored, items })).not.toHaveProperty('items')
})
