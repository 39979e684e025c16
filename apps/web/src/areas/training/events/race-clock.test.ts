import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changeProgress, type RaceStep, readProgress, withoutStep, withStep } from './race-clock.ts'

const event = 'race'
const gel: RaceStep = { kind: 'taken', key: 'gel-30' }
const missed: RaceStep = { kind: 'changed', change: { kind: 'missed', at: 60, key: 'gel-60' } }
const take = (step: RaceStep) => changeProgress(event, (before) => withStep(before, step))
const takeBack = (step: RaceStep) => changeProgress(event, (before) => withoutStep(before, step))

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
