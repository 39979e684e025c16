import { type DayChange, localDate, minuteOfDay, type TrainingActivity } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { standingOn } from './standing-on.ts'

const activity: TrainingActivity = {
  id: 'conditioning',
  type: 'Conditioning',
  days: ['tuesday', 'thursday'],
  startTime: '7:30 AM',
  endTime: '8:30 AM',
  intensity: 'Intense',
}
const skipped = { kind: 'session-skipped', type: 'Conditioning', start: minuteOfDay(450) } as const

test.each<[expected: string, changes: readonly DayChange[]]>([
  ['trained', []],
  ['skipped', [skipped]],
  ['moved', [{ ...skipped, movedTo: localDate('2026-11-20') }]],
  ['trained', [{ ...skipped, start: minuteOfDay(1080) }]],
  ['trained', [{ ...skipped, type: 'Practice' }]],
])('an activity of the day is %s', (expected, changes) => {
  expect(standingOn(activity, 'thursday', changes)).toBe(expected)
  expect(standingOn(activity, 'monday', changes)).toBe('elsewhere')
})
