import { describe, expect, test } from 'vitest'
import { instantText, localDate } from '../days.ts'
import type { MealOption, PlannedDay, PlannedMeal, PlannedSession } from '../meal-plan/week-plan.ts'
import type { SessionType } from '../schedule/session.ts'
import { locales } from '../text/locale.ts'
import { minuteOfDay } from '../units.ts'
import { fuelReminders, isStillOpen } from './fuel-reminders.ts'

const at = (hour: number, minute = 0) => minuteOfDay(hour * 60 + minute)
const zone = 'Europe/Berlin'

const dish = (name: string, carbs: number, protein: number): MealOption => ({
  recipe: name,
  name,
  description: '',
  minutes: 5,
  servings: 1,
  calories: 4 * (carbs + protein),
  carbs,
  protein,
  fat: 0,
  fiber: null,
  sugar: null,
  sodium: null,
  potassium: null,
  iron: null,
  ingredients: [],
  steps: [],
})

const fuel = (slot: 'pre-fuel' | 'post-fuel', minute: number, session: number, option: MealOption): PlannedMeal => ({
  id: `${slot}-${session}`,
  slot,
  at: minute,
  target: option,
  options: [option],
  session,
  because: [],
})

const session = (type: SessionType, start: number, end: number): PlannedSession => ({
  type,
  start,
  end,
  intensity: 'Moderate',
  energy: 400,
  during: { carbsPerHour: 0, carbs: 0, drinkPerHour: 0, sodiumPerHour: 0 },
  because: [],
})

const macros = { calories: 0, carbs: 0, protein: 0, fat: 0 }
const day = (date: string, sessions: PlannedSession[], meals: PlannedMeal[]): PlannedDay => ({
  day: 'monday',
  date: localDate(date),
  load: 'moderate',
  sessions,
  target: macros,
  guidance: {
    fiber: 0,
    sodiumLow: 0,
    sodiumHigh: 0,
    potassium: 0,
    iron: 0,
    freeSugarMax: 0,
    drinks: 0,
    energyAvailability: 45,
  },
  meals,
  planned: macros,
  flags: [],
  because: [],
})

const toast = dish('Banana Toast', 40.4, 6)
const shake = dish('Cocoa Shake', 60, 25)

const said = (planned: PlannedDay) =>
  fuelReminders(planned, zone).map(({ at, until, title, text }) => [instantText(at), instantText(until), title, text])

describe('a day with practice in the afternoon', () => {
  const practice = day(
    '2026-03-02',
    [session('Practice', at(17), at(18, 30))],
    [fuel('post-fuel', at(19), 0, shake), fuel('pre-fuel', at(16, 10), 0, toast)],
  )

  test('says the pre-fuel half an hour ahead, and the refuelling when the session ends', () =>
    expect(said(practice)).toEqual([
      [
        '2026-03-02T14:40:00.000Z',
        '2026-03-02T15:20:00.000Z',
        'Practice at 5:00 PM',
        '40 g carbs by 4:10 PM for Practice at 5:00: Banana Toast.',
      ],
      [
        '2026-03-02T17:30:00.000Z',
        '2026-03-02T18:10:00.000Z',
        'Refuel after Practice',
        '25 g protein and 60 g carbs by 7:00 PM: Cocoa Shake.',
      ],
    ]))

  test('asks for each fuel until it is eaten or skipped', () => {
    const { meals } = practice
    const nothing = { zone, meals, logs: [], marks: new Map() }
    expect(isStillOpen('pre-fuel-0', nothing)).toBe(true)
    expect(isStillOpen('pre-fuel-0', { ...nothing, marks: new Map([['pre-fuel-0', 'skipped']]) })).toBe(false)
    expect(isStillOpen('pre-fuel-0', { ...nothing, marks: new Map([['post-fuel-0', 'finished']]) })).toBe(true)
    expect(isStillOpen('gone', nothing)).toBe(false)
  })
})

test('a session after midday with fuel before it says both halves of the day', () => {
  const noon = day('2026-03-02', [session('Lift', at(12, 15), at(13))], [fuel('pre-fuel', at(11, 30), 0, toast)])
  expect(fuelReminders(noon, zone)[0]?.text).toContain('by 11:30 AM for Lift at 12:15 PM')
})

test('fuel right after midnight is said before it, on the evening', () => {
  const night = day('2026-03-02', [session('Hybrid', at(0, 40), at(1, 40))], [fuel('pre-fuel', at(0, 10), 0, toast)])
  expect(instantText(fuelReminders(night, zone)[0]?.at ?? 0)).toBe('2026-03-01T22:40:00.000Z')
})

test('on the day the clocks change a reminder keeps the wall clock', () => {
  const meals = [fuel('pre-fuel', at(9, 10), 0, toast)]
  const spring = day('2026-03-29', [session('Practice', at(10), at(11))], meals)
  const before = day('2026-03-28', [session('Practice', at(10), at(11))], meals)
  expect(said(before)[0]?.[0]).toBe('2026-03-28T07:40:00.000Z')
  expect(said(spring)[0]?.[0]).toBe('2026-03-29T06:40:00.000Z')
})

test('meals of the day and fuel without its session are nobody’s nudge', () => {
  const lunch: PlannedMeal = { ...fuel('pre-fuel', at(12), 0, toast), id: 'lunch', slot: 'lunch' }
  const lost = fuel('pre-fuel', at(9), 3, toast)
  expect(fuelReminders(day('2026-03-02', [session('Lift', at(10), at(11))], [lunch, lost]), zone)).toEqual([])
})

describe('in other languages', () => {
  const early = day(
    '2026-03-02',
    [session('Lift', at(13, 30), at(14, 30))],
    [fuel('pre-fuel', at(13), 0, toast), fuel('post-fuel', at(14, 45), 0, shake)],
  )
  const toldIn = (locale: (typeof locales)[number]) =>
    fuelReminders(early, zone, { locale }).flatMap(({ title, text }) => [title, text])

  test('Spanish names the session, and gives the time of day its article', () => {
    expect(toldIn('es')).toEqual([
      'Entreno de fuerza a las 13:30',
      '40 g de carbohidratos antes de las 13:00 para tu entreno de fuerza de las 13:30: Banana Toast.',
      'Repón energía después de tu entreno de fuerza',
      '25 g de proteína y 60 g de carbohidratos antes de las 14:45: Cocoa Shake.',
    ])
    const night = day('2026-03-02', [session('Competition', at(1), at(2))], [fuel('pre-fuel', at(0, 30), 0, toast)])
    expect(fuelReminders(night, zone, { locale: 'es' })[0]?.title).toBe('Competición a la 01:00')
  })

  test('every language that people can choose has sentences of its own', () => {
    const told = locales.flatMap(toldIn)
    expect(new Set(told).size).toBe(told.length)
  })

  test('who hides figures of energy is told what to eat and when, without amounts', () => {
    const toldTo = (locale: (typeof locales)[number]) =>
      fuelReminders(early, zone, { locale, hidesEnergy: true }).map(({ text }) => text)
    expect(toldTo('en')).toEqual([
      'Carbs by 1:00 PM for Lift at 1:30: Banana Toast.',
      'Protein and carbs by 2:45 PM: Cocoa Shake.',
    ])
    expect(toldTo('de')[1]).toBe('Protein und Kohlenhydrate bis 14:45 Uhr: Cocoa Shake.')
    expect(toldTo('es')[1]).toBe('Proteína y carbohidratos antes de las 14:45: Cocoa Shake.')
  })
})
