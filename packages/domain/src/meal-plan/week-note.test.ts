import { expect, test } from 'vitest'
import { localDate } from '../days.ts'
import { locales } from '../text/locale.ts'
import { weekNote } from './week-note.ts'
import type { PlannedDay } from './week-plan.ts'

const aDay = (date: string, calories: number, sessions: number): PlannedDay => ({
  ...{ day: 'monday', date: localDate(date), load: 'rest', meals: [], flags: [], because: [] },
  target: { calories, protein: 100, carbs: calories / 10, fat: 60 },
  planned: { calories, protein: 100, carbs: calories / 10, fat: 60 },
  guidance: {
    ...{ fiber: 30, sodiumLow: 1500, sodiumHigh: 2300, potassium: 2600, iron: 18 },
    ...{ freeSugarMax: 50, drinks: 2000, energyAvailability: 40 },
  },
  sessions: Array.from({ length: sessions }, () => ({
    ...{ type: 'Practice', intensity: 'Light', start: 600, end: 660, energy: 300, because: [] },
    during: { carbsPerHour: 0, carbs: 0, drinkPerHour: 0, sodiumPerHour: 0 },
  })),
})

test.each([
  [
    'training and rest',
    [aDay('2026-03-02', 2300, 0), aDay('2026-03-03', 2900, 1), aDay('2026-03-05', 3140.4, 2)],
    'Your week has 2 training days and 1 rest day. Thursday asks for the most: 3,140 kcal with 314 g carbs. A rest day holds up to 2,300 kcal with 230 g carbs.',
  ],
  [
    'rest alone',
    [aDay('2026-03-02', 2300, 0)],
    'Your week has no training days and 1 rest day. A rest day holds up to 2,300 kcal with 230 g carbs.',
  ],
  [
    'training alone',
    [aDay('2026-03-02', 2300, 1)],
    'Your week has 1 training day and no rest days. Monday asks for the most: 2,300 kcal with 230 g carbs.',
  ],
  [
    'what is left of it',
    [aDay('2026-03-07', 2300, 0), aDay('2026-03-08', 3140.4, 1)],
    'From Saturday on, your week has 1 training day and 1 rest day. Sunday asks for the most: 3,140 kcal with 314 g carbs. A rest day holds up to 2,300 kcal with 230 g carbs.',
  ],
])('a week of %s is told by its days', (_, days, note) => expect(weekNote({ days })).toBe(note))

test.each([
  [
    'training and rest',
    [aDay('2026-03-02', 2300, 0), aDay('2026-03-03', 2900, 1), aDay('2026-03-05', 3140.4, 2)],
    'Deine Woche hat 2 Trainingstage und einen Ruhetag. Am meisten braucht der Donnerstag: 3.140 kcal mit 314 g Kohlenhydraten. Ein Ruhetag kommt auf bis zu 2.300 kcal mit 230 g Kohlenhydraten.',
  ],
  [
    'what is left of it',
    [aDay('2026-03-08', 3140.4, 1)],
    'Ab Sonntag hat deine Woche einen Trainingstag und keinen Ruhetag. Am meisten braucht der Sonntag: 3.140 kcal mit 314 g Kohlenhydraten.',
  ],
])('a week of %s is told in German', (_, days, note) => expect(weekNote({ days }, 'de')).toBe(note))

test.each([
  [
    'training and rest',
    [aDay('2026-03-02', 12_300, 0), aDay('2026-03-03', 2900, 1), aDay('2026-03-05', 3140.4, 2)],
    'Tu semana tiene 2 días de entreno y 1 día de descanso. El jueves es el día que más pide: 3140 kcal con 314 g de carbohidratos. Un día de descanso llega hasta 12.300 kcal con 1230 g de carbohidratos.',
  ],
  [
    'rest alone',
    [aDay('2026-03-02', 2300, 0)],
    'Tu semana tiene 1 día de descanso y ninguno de entreno. Un día de descanso llega hasta 2300 kcal con 230 g de carbohidratos.',
  ],
  [
    'what is left of it',
    [aDay('2026-03-08', 3140.4, 1)],
    'Desde el domingo, tu semana tiene 1 día de entreno y ninguno de descanso. El domingo es el día que más pide: 3140 kcal con 314 g de carbohidratos.',
  ],
])('a week of %s is told in Spanish', (_, days, note) => expect(weekNote({ days }, 'es')).toBe(note))

test('a week is told in every language that people can choose', () => {
  const days = [aDay('2026-03-02', 2300, 0), aDay('2026-03-05', 3140.4, 2)]
  expect(new Set(locales.map((locale) => weekNote({ days }, locale))).size).toBe(locales.length)
})

test.each([
  ['en', 'Thursday asks for the most: 13,138 kJ with 314 g carbs.'],
  ['de', 'Am meisten braucht der Donnerstag: 13,138 kJ mit 314 g Kohlenhydraten.'],
  ['es', 'El jueves es el día que más pide: 13,138 kJ con 314 g de carbohidratos.'],
] as const)('a week is told in the energy of its reader, in "%s"', (locale, told) => {
  const days = [aDay('2026-03-02', 2300, 0), aDay('2026-03-05', 3140, 2)]
  const kilojoules = (energy: number) => `${Math.round(energy * 4.184).toLocaleString('en-US')} kJ`
  const note = weekNote({ days }, locale, kilojoules)
  expect(note).toContain(told)
  expect(note).not.toContain('kcal')
})
