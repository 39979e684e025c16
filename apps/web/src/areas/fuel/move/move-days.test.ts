import { addDays, localDate } from '@pacemeal/domain'
import { aMealOption, aPlannedWeek, cookAhead } from '@pacemeal/testing'
import { expect, test } from 'vitest'
import { findMoveDays, type MoveSubject, moveAbout, readMoveSubject } from './move-days.ts'
import { tellMoveDay } from './move-words.ts'

const monday = localDate('2026-11-16')
const stew = aMealOption({ recipe: 'stew', name: 'Lentil stew' })
/** Cooked on Tuesday, eaten again on Wednesday; keeps until Friday. */
const week = cookAhead(aPlannedWeek(monday), [{ meals: ['tuesday-dinner', 'wednesday-lunch'], dish: stew }])
const lunch: MoveSubject = { kind: 'meal', date: addDays(monday, 2), meal: 'wednesday-lunch' }
const pot: MoveSubject = { kind: 'pot', event: `${addDays(monday, 1)}/tuesday-dinner` }
const now = { today: addDays(monday, 1), minute: 480 }
const told = (subject: MoveSubject, present = now) =>
  findMoveDays(week, subject, present)?.days.map((day) => `${day.date.slice(-2)} ${tellMoveDay(day)}`)

test('a leftover may move to the days that it keeps; the others say why not', () => {
  const dish = week.days[0]?.meals.find(({ slot }) => slot === 'lunch')?.options[0].name
  expect(told(lunch)).toEqual([
    `17 Changes places with ${dish}`,
    `19 Changes places with ${dish}`,
    `20 Changes places with ${dish}`,
    '21 Lentil stew keeps until Friday',
    '22 Lentil stew keeps until Friday',
  ])
})

test('a pot moves with its leftovers as far as the week goes, and not once it is cooked', () => {
  const days = findMoveDays(week, pot, now)?.days ?? []
  expect(days.map(({ date, refusal }) => `${date.slice(-2)} ${refusal?.code ?? 'free'}`)).toEqual([
    '18 free',
    '19 free',
    '20 free',
    '21 free',
    '22 no-such-meal',
  ])
  expect(days[0]?.moves.map(({ meal, to }) => `${meal} ${to.slice(-2)}`)).toEqual([
    'tuesday-dinner 18',
    'wednesday-lunch 19',
  ])
  expect(told(pot, { today: addDays(monday, 2), minute: 480 })?.[0]).toMatch(/^18 Lentil stew on Tuesday is eaten/)
})

test('a day with the same recipe in another form offers no change of places', () => {
  const withPecans = aMealOption({ recipe: 'stew', name: 'Lentil stew, with pecans' })
  const alike = cookAhead(week, [{ meals: ['thursday-lunch', 'friday-lunch'], dish: withPecans }])
  const days = findMoveDays(alike, lunch, now)?.days ?? []
  const thursday = days.find(({ date }) => date === addDays(monday, 3))
  expect(thursday && tellMoveDay(thursday)).toBe('The same dish stands there')
  expect(thursday?.exchanged).toEqual([])
})

test('what moves is named by the address', () => {
  for (const subject of [lunch, pot]) expect(readMoveSubject(moveAbout(subject))).toEqual(subject)
  expect(readMoveSubject('lunch')).toBeUndefined()
  expect(findMoveDays(week, { kind: 'pot', event: 'gone' }, now)).toBeUndefined()
})
