import { describe, expect, test } from 'vitest'
import type { Weekday } from '../days.ts'
import { minuteOfDay } from '../units.ts'
import { findActivityDoubts } from './activity-doubts.ts'
import { activityOn, addActivity, type TrainingActivity } from './training-activity.ts'
import { emptySchedule } from './weekly-schedule.ts'

const practice = (from: string, to: string, ...days: readonly Weekday[]): TrainingActivity => ({
  ...activityOn({ type: 'Practice', start: minuteOfDay(0), end: minuteOfDay(60), intensity: 'Intense' }, days),
  startTime: from,
  endTime: to,
})
const weekWith = (...activities: readonly TrainingActivity[]) => activities.reduce(addActivity, emptySchedule)

describe('an activity that joins the week', () => {
  test('is not asked about while it is up to six hours, within its day and alone at its time', () => {
    const week = weekWith(practice('8:00 AM', '9:00 AM', 'monday'), practice('3:00 PM', '4:00 PM', 'tuesday'))
    expect(findActivityDoubts(practice('9:00 AM', '3:00 PM', 'monday'), week)).toBeNull()
    expect(findActivityDoubts(practice('6:00 PM', '12:00 AM', 'monday'), emptySchedule)).toBeNull()
  })

  test('is asked about over six hours', () =>
    expect(findActivityDoubts(practice('9:00 AM', '3:01 PM', 'monday'), emptySchedule)).toEqual({
      longMinutes: 361,
      endsNextDayAt: null,
      overlaps: [],
    }))

  test('is asked about over midnight: 11:00 AM to 1:00 AM is both', () => {
    expect(findActivityDoubts(practice('11:00 AM', '1:00 AM', 'monday'), emptySchedule)).toEqual({
      longMinutes: 840,
      endsNextDayAt: '1:00 AM',
      overlaps: [],
    })
    expect(findActivityDoubts(practice('11:00 PM', '1:00 AM', 'friday'), emptySchedule)).toMatchObject({
      longMinutes: null,
      endsNextDayAt: '1:00 AM',
    })
  })

  test.each([
    ['the same hour', practice('8:30 AM', '9:30 AM', 'monday', 'wednesday'), ['monday']],
    ['the very same session', practice('8:00 AM', '9:00 AM', 'monday'), ['monday']],
    ['the night before, from Sunday into Monday', practice('10:00 PM', '8:15 AM', 'sunday'), ['monday']],
    ['only its end', practice('9:00 AM', '10:00 AM', 'monday'), undefined],
    ['another day', practice('8:30 AM', '9:30 AM', 'tuesday'), undefined],
  ] as const)('and what it overlaps is named: %s', (_, activity, days) => {
    const week = weekWith(practice('8:00 AM', '9:00 AM', 'monday'))
    expect(findActivityDoubts(activity, week)?.overlaps.map(({ day }) => day)).toEqual(days)
  })

  test('on Monday meets what runs on from Sunday night', () => {
    const week = weekWith(practice('11:00 PM', '1:00 AM', 'sunday'))
    const early = practice('12:30 AM', '2:00 AM', 'monday')
    expect(findActivityDoubts(early, week)?.overlaps.map(({ day }) => day)).toEqual(['sunday'])
  })
})
