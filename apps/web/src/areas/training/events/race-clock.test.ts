import { localDate } from '@pacemeal/domain'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changeProgress, nextOf, type RaceStep, readProgress, withoutStep, withStep } from './race-clock.ts'

const event = { id: 'race', day: localDate('2026-09-27') }
const gel: RaceStep = { kind: 'taken', key: 'gel-30' }
const missed: RaceStep = { kind: 'changed', change: { kind: 'missed', at: 60, key: 'gel-60' } }
const take = (step: RaceStep) => changeProgress(event, (before) => withStep(before, step))
const takeBack = (step: RaceStep) => changeProgress(event, (before) => withoutStep(before, step))

test('the newest that is due comes next, then what was left open before it, then what is ahead', () => {
  const [bottle, gel, salt, ahead] = [{ minute: 0 }, { minute: 30 }, { minute: 30 }, { minute: 60 }] as const
  expect(nextOf([bottle, gel, salt, ahead], -1)).toBe(bottle)
  expect(nextOf([bottle, gel, salt, ahead], 29)).toBe(bottle)
  expect(nextOf([bottle, gel, salt, ahead], 40)).toBe(gel)
  expect(nextOf([bottle, salt, ahead], 40)).toBe(salt)
  expect(nextOf([bottle, ahead], 40)).toBe(bottle)
  expect(nextOf([ahead], 40)).toBe(ahead)
  expect(nextOf([], 40)).toBeUndefined()
})

describe('what a card knows of its race', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    })
  })

  test('is what all tabs have told', () => {
    take(gel)
    take({ kind: 'taken', key: 'gel-90' })
    take(missed)
    expect(readProgress(event)).toEqual({
      startedAt: null,
      taken: ['gel-30', 'gel-90'],
      changes: [{ kind: 'missed', at: 60, key: 'gel-60' }],
    })
    expect(take(gel).taken).toEqual(['gel-30', 'gel-90'])
  })

  test('is forgotten on another day, to which its event was put off, but for who told of none', () => {
    take(gel)
    const later = { ...event, day: localDate('2026-10-04') }
    expect(readProgress(later)).toEqual({ startedAt: null, taken: [], changes: [] })
    expect(changeProgress(later, (before) => withStep(before, { kind: 'started', at: 5 }))).toEqual({
      startedAt: 5,
      taken: [],
      changes: [],
    })
    // As it was kept before days were.
    localStorage.setItem('pacemeal.race.old', JSON.stringify({ startedAt: 5, taken: ['gel-30'], changes: [] }))
    expect(readProgress({ ...event, id: 'old' }).taken).toEqual(['gel-30'])
  })

  test.each([gel, missed, { kind: 'started', at: 5 }] as const)(
    'is as before once a step is taken back: %o',
    (step) => {
      take({ kind: 'taken', key: 'before' })
      take(step)
      take({ kind: 'taken', key: 'after' })
      expect(takeBack(step)).toEqual({ startedAt: null, taken: ['before', 'after'], changes: [] })
    },
  )

  test('comes back after it was cleared', () => {
    take(gel)
    const before = take(missed)
    const cleared = { kind: 'cleared', before } as const
    expect(take(cleared)).toEqual({ startedAt: null, taken: [], changes: [] })
    expect(takeBack(cleared)).toEqual(before)
  })
})
