import { expect, test } from 'vitest'
import { localDate } from '../days.ts'
import type { SessionType } from '../schedule/session.ts'
import { fuelOfSessions, MAX_SESSION_REF, sessionRef } from './session-fuel.ts'

const day = localDate('2026-03-02')
const at = (type: SessionType, start: number) => ({ type, start })
const logOf = (type: SessionType, start: number, on = day) => ({ session: sessionRef(on, at(type, start)) })
const run = at('Conditioning', 1020)

test.each([
  ['the session itself', [run], [logOf('Conditioning', 1020)], [0]],
  ['the session that was moved on its day', [at('Conditioning', 1110)], [logOf('Conditioning', 1020)], [0]],
  ['the session that became another one', [at('Practice', 1020)], [logOf('Conditioning', 1020)], [0]],
  ['the nearest of two of its type', [at('Lift', 420), at('Lift', 1100)], [logOf('Lift', 1020)], [1]],
  ['none of another type and hour', [at('Lift', 420)], [logOf('Conditioning', 1020)], [-1]],
  ['none of another day', [run], [logOf('Conditioning', 1020, localDate('2026-03-03'))], [-1]],
  ['none when it names none', [run], [{}], [-1]],
  [
    'the one that is left, where another log names the nearest',
    [at('Lift', 420), at('Lift', 1000)],
    [logOf('Lift', 1020), logOf('Lift', 1000)],
    [0, 1],
  ],
  [
    'the session that was moved, and logged again since',
    [run],
    [logOf('Conditioning', 960), logOf('Conditioning', 1020)],
    [0, 0],
  ],
  [
    'the session at its hour, where the one of its type has a log of its own',
    [run, at('Lift', 960)],
    [logOf('Conditioning', 960), logOf('Conditioning', 1020)],
    [1, 0],
  ],
])('a log is the fuel of %s', (_, sessions, logs, places) => {
  const fuel = fuelOfSessions(day, sessions, logs)
  expect(logs.map((log) => [...fuel].find(([, own]) => own.includes(log))?.[0] ?? -1)).toEqual(places)
})

test('two logs of one session are both its fuel', () => {
  const logs = [logOf('Conditioning', 1020), logOf('Conditioning', 1020)]
  expect(fuelOfSessions(day, [run], logs).get(0)).toEqual(logs)
})

test('logs of a session come in their own order, whichever of its names they have', () => {
  const logs = [logOf('Conditioning', 1020), logOf('Conditioning', 960), logOf('Conditioning', 1020)]
  expect(fuelOfSessions(day, [run], logs).get(0)).toEqual(logs)
})

test('the longest name fits the field', () => {
  expect(sessionRef(day, at('Conditioning', 1439)).length).toBeLessThanOrEqual(MAX_SESSION_REF)
})
