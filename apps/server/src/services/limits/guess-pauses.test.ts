import { HOUR_MS, HOUR_SECONDS, MINUTE_MS } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { decideGuess, type Guesses } from './guess-pauses.ts'

const rule = { name: 'sign-in', max: 10, windowSeconds: HOUR_SECONDS }

/** Guesses as soon as it is allowed, so often; gives how many minutes each one had to wait. */
const waitsOf = (free: number, times: number): number[] => {
  let before: Guesses | undefined
  let now = 0
  const waits: number[] = []
  for (let at = 0; at < times; at++) {
    let decision = decideGuess(rule, free, before, now)
    waits.push((decision.opensAt > now && !decision.allowed ? decision.opensAt - now : 0) / MINUTE_MS)
    if (!decision.allowed) {
      now = decision.opensAt
      decision = decideGuess(rule, free, before, now)
    }
    if (decision.allowed) before = decision.guesses
  }
  return waits
}

test('the free guesses wait for nothing, each one after them twice as long as the one before', () => {
  expect(waitsOf(10, 14)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8])
})

test('whoever guesses on for days gets no more guesses an hour than are free', () => {
  const waits = waitsOf(10, 100).slice(20)
  expect(waits.reduce((sum, wait) => sum + wait, 0) / waits.length).toBeGreaterThanOrEqual(6)
})

test('a pause is never longer than an hour', () => {
  const decision = decideGuess(rule, 10, { count: 30, lastAt: 0 }, 1)
  expect(decision).toEqual({ allowed: false, remaining: 0, opensAt: HOUR_MS })
})

test('trying during a pause makes it no longer', () => {
  const before = { count: 10, lastAt: 0 }
  const first = decideGuess(rule, 10, before, 1)
  const last = decideGuess(rule, 10, before, MINUTE_MS - 1)
  expect([first.opensAt, last.opensAt]).toEqual([MINUTE_MS, MINUTE_MS])
  expect(decideGuess(rule, 10, before, MINUTE_MS).allowed).toBe(true)
})

test('an hour without a guess forgives as many as are free', () => {
  const decision = decideGuess(rule, 10, { count: 10, lastAt: 0 }, HOUR_MS)
  expect(decision).toMatchObject({ allowed: true, guesses: { count: 1 }, remaining: 9 })
})
