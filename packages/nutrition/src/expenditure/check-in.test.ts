import { kcal, localDate } from '@pacemeal/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  acceptExpenditure,
  type CheckInDecision,
  type CheckInProposal,
  expenditureInUse,
  isCheckInDue,
  proposeCheckIn,
  usedExpenditure,
} from './check-in.ts'
import type { ExpenditureEstimate } from './estimate.ts'

const learned = (
  expenditure: number,
  status: ExpenditureEstimate['status'] = { kind: 'updating', because: 'enough_logged' },
  learnedShare = 0.6,
): ExpenditureEstimate => ({
  date: localDate('2026-03-30'),
  expenditure: kcal(expenditure),
  interval: { low: kcal(expenditure - 200), high: kcal(expenditure + 200) },
  base: kcal(expenditure),
  sessionScale: 1,
  usualSessions: kcal(0),
  tissueMass: null,
  learnedShare,
  status,
  suspicious: [],
})
const using = (inUse: number, goalChange = 0, floor = 1500) => ({
  inUse: kcal(inUse),
  goalChange: kcal(goalChange),
  floor: kcal(floor),
})

describe('a check-in proposes', () => {
  test.each([
    [0.1, 2240],
    [0.25, 2300],
    [0.5, 2350],
    [0.9, 2350],
  ])('as much of the way as has been learned, half at most: %f of it', (share, used) => {
    const status = { kind: 'updating', because: 'enough_logged' } as const
    const gap = share < 0.5 ? 400 : 300
    expect(proposeCheckIn(learned(2200 + gap, status, share), using(2200))).toMatchObject({ expenditure: used })
  })

  test('nothing while too little has been learned of a small difference', () => {
    const status = { kind: 'updating', because: 'enough_logged' } as const
    const proposal = proposeCheckIn(learned(2300, status, 0.15), using(2200))
    expect(proposal).toEqual({ kind: 'keep', because: 'wide_interval' })
  })

  test.each([
    ['half of the way up when more is spent', 2300, using(2200), 2250, 2250, ['expenditure_higher_than_used']],
    ['half of the way down when less is spent', 2140, using(2200, -400), 2170, 1770, ['expenditure_lower_than_used']],
    ['at most 150 kcal at once', 2700, using(2200), 2350, 2350, ['expenditure_higher_than_used', 'move_limited']],
    [
      'no target under the floor',
      2000,
      using(2150, -400, 1713),
      2080,
      1720,
      ['expenditure_lower_than_used', 'raised_to_floor'],
    ],
    [
      'what lies above the floor, however far below expenditure stood',
      2500,
      using(1700, 0, 2400),
      2450,
      2450,
      ['expenditure_higher_than_used'],
    ],
  ] as const)('%s', (_, expenditure, inUse, used, targetAfter, because) => {
    expect(proposeCheckIn(learned(expenditure), inUse)).toMatchObject({
      kind: 'change',
      expenditure: used,
      targetAfter,
      because,
    })
  })

  test.each([
    ['close_to_used', learned(2230), using(2200)],
    ['floor_binds', learned(2050), using(2200, -500, 1800)],
    ['first_days', learned(2600, { kind: 'learning', because: 'first_days' }), using(2200)],
    ['no_recent_weigh_in', learned(2600, { kind: 'holding', because: 'no_recent_weigh_in' }), using(2200)],
  ] as const)('nothing: %s', (because, estimate, inUse) => {
    expect(proposeCheckIn(estimate, inUse)).toEqual({ kind: 'keep', because })
  })

  test('never a target under the floor, never a jump, always towards what was learned', () => {
    const energy = fc.double({ min: 900, max: 6000, noNaN: true })
    fc.assert(
      fc.property(energy, energy, fc.double({ min: -500, max: 450, noNaN: true }), energy, (now, used, goal, floor) => {
        const proposal = proposeCheckIn(learned(now), using(used, goal, floor))
        if (proposal.kind === 'keep') return
        expect(proposal.targetAfter).toBeGreaterThanOrEqual(floor - 1e-6)
        expect(Math.abs(proposal.targetAfter - proposal.targetBefore)).toBeLessThanOrEqual(160)
        expect(Math.sign(proposal.targetAfter - proposal.targetBefore)).toBe(Math.sign(now - used))
      }),
    )
  })
})

describe('the answer', () => {
  const change = (expenditure: number): CheckInProposal => {
    const proposal = proposeCheckIn(learned(expenditure + 100), using(expenditure - 100))
    if (proposal.kind !== 'change') throw new Error('Nothing was proposed')
    return proposal
  }
  const decided = (date: string, answer: CheckInDecision['answer'], expenditure: number): CheckInDecision => ({
    date: localDate(date),
    answer,
    proposal: change(expenditure),
  })

  test('only an accepted proposal changes what targets stand on', () => {
    expect(expenditureInUse([], kcal(2200))).toBe(2200)
    expect(expenditureInUse([decided('2026-03-16', 'kept', 2400)], kcal(2200))).toBe(2200)
    expect(expenditureInUse([decided('2026-03-16', 'accepted', 2300)], kcal(2200))).toBe(2300)
  })

  test('the last accepted one counts, in whatever order they are read', () => {
    const decisions = [
      decided('2026-03-30', 'kept', 2500),
      decided('2026-03-23', 'accepted', 2400),
      decided('2026-03-16', 'accepted', 2300),
    ]
    expect(expenditureInUse(decisions, kcal(2200))).toBe(2400)
  })

  test('a check-in is due a week after the last one', () => {
    expect(isCheckInDue(localDate('2026-03-29'), localDate('2026-03-23'))).toBe(false)
    expect(isCheckInDue(localDate('2026-03-30'), localDate('2026-03-23'))).toBe(true)
    expect(isCheckInDue(localDate('2026-05-01'), localDate('2026-03-23'))).toBe(true)
  })
})

describe('an accepted proposal', () => {
  const used = { base: kcal(1800), sessionScale: 1 }
  const estimate = { ...learned(2500), usualSessions: kcal(400), sessionScale: 0.6 }
  const accept = () => {
    const proposal = proposeCheckIn(estimate, using(usedExpenditure(used, estimate)))
    if (proposal.kind !== 'change') throw new Error('nothing is proposed')
    return { proposal, accepted: acceptExpenditure(proposal, estimate, used) }
  }
  test('costs on a usual day what was proposed', () => {
    const { proposal, accepted } = accept()
    expect(usedExpenditure(accepted, estimate)).toBeCloseTo(proposal.expenditure, 9)
  })
  test('moves what sessions count for as far on its way as the whole', () => {
    expect(accept().accepted.sessionScale).toBeCloseTo(0.8, 9)
  })
})

test('nothing lower is proposed where lower targets are not safe, and what is higher is', () => {
  const unsafe = { ...using(2500), mayLower: false }
  expect(proposeCheckIn(learned(2200), unsafe)).toEqual({ kind: 'keep', because: 'not_lowered_for_health' })
  expect(proposeCheckIn(learned(2800), unsafe)).toEqual(proposeCheckIn(learned(2800), using(2500)))
})
