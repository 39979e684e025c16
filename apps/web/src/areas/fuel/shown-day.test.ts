import { addDays, emptySchedule, localDate, serialiseSchedule } from '@pacemeal/domain'
import { aSession } from '@pacemeal/testing'
import { expect, test } from 'vitest'
import { readShownDay } from './shown-day.ts'

const today = localDate('2026-11-25')
const yesterday = addDays(today, -1)
const schedule = serialiseSchedule({ ...emptySchedule, tuesday: [aSession()], wednesday: [aSession()] })

test.each([
  ['today', today, null, false, true],
  ['a day that is over', yesterday, null, false, false],
  ['a day of a plan that could not be read', today, undefined, false, false],
  ['somebody for whom no plan is safe', today, null, true, false],
] as const)(
  'without a plan %s has its sessions, and general fuel only while it may be eaten by',
  (_, day, plan, isRefused, hasFuel) => {
    const { sessions, meals, isPlanned } = readShownDay(plan, day, today, schedule, undefined, isRefused)
    expect(sessions).toHaveLength(1)
    expect(isPlanned).toBe(false)
    expect(meals.length > 0).toBe(hasFuel)
  },
)
