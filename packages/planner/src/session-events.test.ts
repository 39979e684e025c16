import { kcal, minuteOfDay } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { session } from './fixtures/athletes.ts'
import { findSessionEvents } from './session-events.ts'

const practice = session('Practice', '15:30', 90, 'Intense')
const lift = session('Lift', '07:00', 60, 'Moderate')
const start = minuteOfDay(15 * 60 + 30)
const measuredEnergy = kcal(700)
const meet = { ...session('Competition', '09:00', 420, 'Intense'), activeMinutes: 30 }

test.each([
  ['goes as planned', [lift, practice], [lift, practice], []],
  ['waits between its starts as planned', [meet], [meet], []],
  [
    'has one start more than planned',
    [meet],
    [{ ...meet, activeMinutes: 45 }],
    [{ kind: 'session-changed', day: 'today', start: 9 * 60, activeMinutes: 45 }],
  ],
  [
    'runs longer, by a watch that was started late',
    [practice],
    [{ ...session('Practice', '15:36', 115, 'Intense'), measuredEnergy, deviceEnergy: kcal(860) }],
    [{ kind: 'session-changed', day: 'today', start, minutes: 115, energy: 700, deviceEnergy: 860 }],
  ],
  [
    'is easier than planned',
    [practice],
    [session('Practice', '15:30', 92, 'Light')],
    [{ kind: 'session-changed', day: 'today', start, intensity: 'Light' }],
  ],
  [
    'moves to the evening',
    [practice],
    [session('Practice', '18:00', 90, 'Intense')],
    [{ kind: 'session-moved', day: 'today', start, to: 18 * 60 }],
  ],
  [
    'is dropped, another is added',
    [practice],
    [session('Recovery', '10:00', 30, 'Light')],
    [
      { kind: 'session-dropped', day: 'today', start },
      { kind: 'session-added', day: 'today', session: session('Recovery', '10:00', 30, 'Light') },
    ],
  ],
  [
    'has a second one of its kind beside it',
    [practice],
    [practice, session('Practice', '09:00', 60, 'Moderate')],
    [{ kind: 'session-added', day: 'today', session: session('Practice', '09:00', 60, 'Moderate') }],
  ],
])('a training that %s', (_, planned, actual, events) => {
  expect(findSessionEvents(planned, actual, 'today')).toEqual(events)
})
