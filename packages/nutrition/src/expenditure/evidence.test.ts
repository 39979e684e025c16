import {
  addDays,
  kcal,
  localDate,
  type MealLog,
  type MealTime,
  type NutrientAmounts,
  nutrients,
  type PlannedMeal,
} from '@pacemeal/domain'
import type { DayNote } from '@pacemeal/domain/body'
import { describe, expect, test } from 'vitest'
import { type DayEvidence, expenditureLog } from './evidence.ts'

const day = localDate('2026-03-02')
const today = addDays(day, 1)

const log = (mealTime: MealTime, calories: number | null, sodium = 0): MealLog => {
  const unknown = Object.fromEntries(nutrients.map((nutrient) => [nutrient, null]))
  return {
    id: mealTime,
    name: mealTime,
    loggedAt: '2026-03-02T12:00:00.000Z' as MealLog['loggedAt'],
    createdAt: '2026-03-02T12:00:00.000Z' as MealLog['createdAt'],
    mealTime,
    amounts: { ...unknown, calories, sodium } as NutrientAmounts,
    status: 'Followed',
  }
}
const meal = (slot: PlannedMeal['slot']) => ({ id: slot, slot, at: 720 }) as PlannedMeal
const planned = {
  meals: [meal('breakfast'), meal('lunch'), meal('dinner'), meal('snack')],
  planned: { calories: 2300, protein: 120, carbs: 300, fat: 70 },
  flags: [],
  guidance: { sodiumHigh: 2300 } as NonNullable<DayEvidence['planned']>['guidance'],
}
const note = (said: Partial<DayNote>): DayNote => ({
  day,
  isWholeLog: null,
  waterShift: null,
  isCycleStart: false,
  ...said,
})
const evidence = (over: Partial<DayEvidence> = {}): DayEvidence => ({
  date: day,
  logs: [],
  marks: new Map(),
  sessionEnergy: kcal(0),
  ...over,
})
const read = (over: Partial<DayEvidence> = {}) => expenditureLog([evidence(over)], { zone: 'UTC', today })[0]
const whole = [log('breakfast', 500), log('lunch', 800), log('dinner', 900)]

describe('what a day says of its intake', () => {
  test.each<[string, Partial<DayEvidence>, object]>([
    ['three main meals are a full day', { logs: whole, planned }, { kind: 'full', energy: 2200 }],
    ['without a plan as well', { logs: whole }, { kind: 'full', energy: 2200 }],
    [
      'a skipped meal is no missing one',
      { logs: whole.slice(0, 2), planned, marks: new Map([['dinner', 'skipped']]) },
      { kind: 'full', energy: 1300 },
    ],
    ['a meal neither logged nor skipped leaves a part', { logs: whole.slice(0, 2), planned }, { kind: 'partial' }],
    ['a meal without its energy leaves a part', { logs: [...whole, log('snack', null)], planned }, { kind: 'partial' }],
    [
      'that was all: what is there holds',
      { logs: whole.slice(0, 1), planned, note: note({ isWholeLog: true }) },
      { kind: 'full', energy: 500, isConfirmed: true },
    ],
    [
      'something is missing, its owner says',
      { logs: whole, planned, note: note({ isWholeLog: false }) },
      { kind: 'partial', energy: 2200 },
    ],
    [
      'what was eaten without a name counts for the meal of its hour',
      { logs: [log('breakfast', 500), log('general', 800), log('dinner', 900)], planned },
      { kind: 'full', energy: 2200 },
    ],
    [
      'a large lunch stands for no dinner',
      { logs: [log('breakfast', 500), log('lunch', 1900)], planned },
      { kind: 'partial', energy: 2400 },
    ],
    [
      'of a plan that was skipped nothing is known',
      { planned, marks: new Map([['dinner', 'skipped']]) },
      { kind: 'unlogged' },
    ],
    ['nothing logged of a plan is the plan, unmarked', { planned }, { kind: 'planned', energy: 2300 }],
    ['nothing at all is unlogged', {}, { kind: 'unlogged' }],
    ['a plan that was not followed neither', { planned, note: note({ isWholeLog: false }) }, { kind: 'unlogged' }],
  ])('%s', (_, over, intake) => expect(read(over)?.intake).toMatchObject(intake))

  test('the present day is not over', () => {
    const [entry] = expenditureLog([evidence({ date: today, logs: whole })], { zone: 'UTC', today })
    expect(entry?.intake).toEqual({ kind: 'unlogged' })
  })
})

describe('what moves water', () => {
  test.each<[string, Partial<DayEvidence>, object]>([
    ['loading', { planned: { ...planned, flags: ['carb_load_surplus'] } }, { isCarbLoading: true }],
    ['salt', { planned, logs: [log('dinner', 900, 4000)] }, { isHighSodium: true }],
    ['creatine', { note: note({ waterShift: 'creatine' }) }, { isWaterShift: true }],
    ['an illness', { note: note({ waterShift: 'illness' }) }, { isWaterShift: true, isIll: true }],
  ])('%s is known', (_, over, flags) => expect(read(over)).toMatchObject(flags))
  test('an ordinary day moves none', () => {
    expect(Object.keys(read({ planned, logs: whole }) ?? {})).toEqual(['date', 'intake', 'sessionEnergy'])
  })
  test('days of a cycle are counted from its last noted start, and not for ever', () => {
    const days = [0, 1, 30, 60].map((later) => evidence({ date: addDays(day, later) }))
    const [first = evidence(), ...rest] = days
    const log = expenditureLog([{ ...first, note: note({ isCycleStart: true }) }, ...rest], { zone: 'UTC', today })
    expect(log.map(({ cycleDay }) => cycleDay)).toEqual([1, 2, 31, undefined])
  })
})
