import { describe, expect, test } from 'vitest'
import { isWearableReturn, readWearableReturn } from './read-wearable-return.ts'

const search = (text: string) => new URLSearchParams(text)

describe('whose return it is', () => {
  test.each(['user_id=t1', 'reference_id=maya', 'status=success', 'provider=garmin&success=false'])(
    '%s is a wearable',
    (text) => expect(isWearableReturn(search(text))).toBe(true),
  )
  test.each(['success=true&userId=maya&secret=s', 'success=false', ''])('%j is a sign-in', (text) =>
    expect(isWearableReturn(search(text))).toBe(false),
  )
})

describe('a granted connection', () => {
  test.each([
    'status=success&user_id=t1&reference_id=maya&provider=garmin',
    'status=SUCCESS&user_id=t1&reference_id=maya&provider=garmin',
    'success=true&user_id=t1&reference_id=maya&provider=garmin',
  ])('%s', (text) =>
    expect(readWearableReturn(search(text), 'maya')).toEqual({
      kind: 'granted',
      terraUserId: 't1',
      referenceId: 'maya',
      provider: 'garmin',
    }),
  )

  test('that names no provider is the default one', () =>
    expect(readWearableReturn(search('status=true&user_id=t1&reference_id=maya'), 'maya')).toMatchObject({
      provider: 'oura',
    }))
})

describe('a refused connection says why', () => {
  test.each([
    ['status=success&user_id=t1&reference_id=somebody', 'Authorization was denied or failed'],
    ['status=success&user_id=t1', 'Authorization was denied or failed'],
    ['status=success&reference_id=maya', 'Authorization was denied or failed'],
    ['status=error&user_id=t1&reference_id=maya', 'Authorization was denied or failed'],
    ['status=error&message=You+said+no&error=denied', 'You said no'],
    ['status=error&error=denied', 'denied'],
  ])('%s: %s', (text, message) =>
    expect(readWearableReturn(search(text), 'maya')).toEqual({ kind: 'refused', message }),
  )
})
