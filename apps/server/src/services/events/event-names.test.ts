import { expect, test } from 'vitest'
import { eventNames } from './event-names.ts'

test('an event is named with every id concrete and as *, with and without its action, concrete first', () => {
  const path = [
    ['users', 'U'],
    ['sessions', 'S'],
  ] as const
  expect(eventNames(path, 'create')).toEqual([
    'users.U.sessions.S.create',
    'users.U.sessions.*.create',
    'users.*.sessions.S.create',
    'users.*.sessions.*.create',
    'users.U.sessions.S',
    'users.U.sessions.*',
    'users.*.sessions.S',
    'users.*.sessions.*',
  ])
})

test('an action in two parts is also known by its first', () => {
  expect(eventNames([['users', 'U']], 'update.name')).toEqual([
    'users.U.update.name',
    'users.*.update.name',
    'users.U.update',
    'users.*.update',
    'users.U',
    'users.*',
  ])
})
