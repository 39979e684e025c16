import { describe, expect, test } from 'vitest'
import { addDays, localDate } from '../days.ts'
import { defaultKitchenPreferences } from '../kitchen/kitchen-preferences.ts'
import { minuteOfDay } from '../units.ts'
import {
  type DayChange,
  findDayChange,
  kitchenOfWeek,
  readDayChanges,
  scheduleAround,
  sessionsOn,
} from './day-changes.ts'
import type { Session } from './session.ts'
import { emptySchedule } from './weekly-schedule.ts'

const monday = localDate('2026-11-16')
const session = (type: Session['type'], start: number, end: number): Session => ({
  type,
  start: minuteOfDay(start),
  end: minuteOfDay(end),
  intensity: 'Moderate',
})
const lift = session('Lift', 420, 480)
const run = session('Conditioning', 1020, 1080)
const schedule = { ...emptySchedule, monday: [lift, run], sunday: [run] }
const on = (...changes: DayChange[]) => new Map([[monday, changes]])

describe('the sessions of a date', () => {
  test('are those of the schedule while nothing is different', () => {
    expect(sessionsOn(schedule, new Map(), monday)).toEqual([lift, run])
    expect(
      sessionsOn(schedule, on({ kind: 'session-skipped', type: 'Lift', start: lift.start }), addDays(monday, 7)),
    ).toEqual([lift, run])
  })

  test('are without one that is skipped, and with one that moves or comes', () => {
    expect(sessionsOn(schedule, on({ kind: 'session-skipped', type: 'Lift', start: lift.start }), monday)).toEqual([
      run,
    ])
    const moved: DayChange = { kind: 'session-moved', type: 'Lift', start: lift.start, to: minuteOfDay(1200) }
    expect(sessionsOn(schedule, on(moved), monday)).toEqual([run, { ...lift, start: 1200, end: 1260 }])
    const added = session('Practice', 700, 760)
    expect(sessionsOn(schedule, on({ kind: 'session-added', session: added }), monday)).toEqual([lift, added, run])
  })

  test('are not changed by what names none of them, nor by a meal out', () => {
    const other: DayChange = { kind: 'session-skipped', type: 'Lift', start: minuteOfDay(421) }
    expect(sessionsOn(schedule, on(other, { kind: 'meal-out', meal: 'dinner' }), monday)).toEqual([lift, run])
  })

  test('stand in the schedule around it, and only of the days around', () => {
    const changes = new Map([
      [monday, [{ kind: 'session-skipped', type: 'Lift', start: lift.start } as const]],
      [addDays(monday, -1), [{ kind: 'session-skipped', type: 'Conditioning', start: run.start } as const]],
    ])
    expect(scheduleAround(schedule, changes, addDays(monday, 3))).toEqual({ ...schedule, monday: [run] })
    expect(scheduleAround(schedule, changes, monday)).toEqual({ ...schedule, monday: [run], sunday: [] })
  })
})

test('a meal out is eaten elsewhere on its own day alone', () => {
  const changes = on({ kind: 'meal-out', meal: 'dinner' })
  const usual = { ...defaultKitchenPreferences, mealsAway: [{ day: 'monday', meal: 'dinner', way: 'cold' } as const] }
  expect(kitchenOfWeek(usual, changes, monday).mealsAway).toEqual([{ day: 'monday', meal: 'dinner', way: 'canteen' }])
  expect(kitchenOfWeek(usual, changes, addDays(monday, 7))).toBe(usual)
})

describe('stored changes', () => {
  test('are read back, and what is none is left out', () => {
    const changes: DayChange[] = [
      { kind: 'session-moved', type: 'Lift', start: lift.start, to: minuteOfDay(600) },
      { kind: 'session-added', session: session('Practice', 1400, 1439) },
      { kind: 'meal-out', meal: 'lunch' },
    ]
    expect(readDayChanges(JSON.stringify([...changes, { kind: 'holiday' }, 7]))).toEqual(changes)
  })

  test.each([
    ['a session that ends before it begins', { kind: 'session-added', session: { ...lift, end: 400 } }],
    ['a minute that no day has', { kind: 'session-moved', type: 'Lift', start: 420, to: 1440 }],
    ['a meal that is not at a table', { kind: 'meal-out', meal: 'pre-fuel' }],
    ['a sport of another planet', { kind: 'session-skipped', type: 'Quidditch', start: 420 }],
  ])('are no %s', (_, value) => expect(findDayChange(value)).toBeUndefined())
})
