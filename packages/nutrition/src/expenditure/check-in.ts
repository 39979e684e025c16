import { addDays, type Kcal, kcal, type LearnedExpenditure, type LocalDate } from '@pacemeal/domain'
import { clamp, roundToTen, roundUpToTen } from '../rounding.ts'
import type { ExpenditureEstimate } from './estimate.ts'
import type { HoldingReason, LearningReason } from './status.ts'

/** Days from one check-in to the next. */
const CHECK_IN_DAYS = 7
/** The most that one check-in moves a target by, kcal: the upper end of 100-150 in the rule for trends (own choice). */
const MAX_MOVE = 150
/** A smaller difference is not worth a change, kcal (own choice: days differ by more). */
const MIN_DIFFERENCE = 40
/**
 * The most of the difference that one check-in takes, so that passing water is gone before it counts (own choice,
 * simulated). While less than that has been learned, it takes what has been learned: half a cycle's water looks like tissue.
 */
const MAX_MOVE_SHARE = 0.5
/** A smaller move is left to a later check-in, kcal: it would be lost in the rounding (own choice). */
const MIN_MOVE = 20

/** Why a check-in proposes what it does; the deciding one first. */
export type CheckInReason =
  | 'expenditure_higher_than_used'
  | 'expenditure_lower_than_used'
  /** Half of the way would be further than one check-in may go. */
  | 'move_limited'
  /** The target would have fallen under its floor. */
  | 'raised_to_floor'

/** Why targets stay though enough is known. */
type KeepingReason =
  | 'close_to_used'
  | 'floor_binds'
  /** Who has eaten too little spends less for it, and a lower target would keep it so (M23). */
  | 'not_lowered_for_health'
  /** No plan is made for the athlete: there is no target to move. */
  | 'plan_refused'

/** What a check-in puts before the athlete. Nothing changes until it is accepted. */
export type CheckInProposal =
  | { readonly kind: 'keep'; readonly because: LearningReason | HoldingReason | KeepingReason }
  | {
      readonly kind: 'change'
      /** Expenditure of a usual day as it was learned. */
      readonly learned: Kcal
      /** Expenditure of a usual day that targets would stand on. */
      readonly expenditure: Kcal
      /** How far that is from the one in use. */
      readonly expenditureChange: Kcal
      /** Energy target of a usual day, before and after, each at or over the floor. */
      readonly targetBefore: Kcal
      readonly targetAfter: Kcal
      readonly because: readonly [CheckInReason, ...CheckInReason[]]
    }

/** The athlete's answer to a proposal, as it is recorded. */
export interface CheckInDecision {
  readonly date: LocalDate
  readonly answer: 'accepted' | 'kept'
  readonly proposal: CheckInProposal
}

/** Expenditure of a usual day that the targets stand on: the last accepted one, else the formula's. */
export function expenditureInUse(decisions: readonly CheckInDecision[], formula: Kcal): Kcal {
  const accepted = decisions
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .flatMap(({ answer, proposal }) => (answer === 'accepted' && proposal.kind === 'change' ? [proposal] : []))
  return accepted.at(-1)?.expenditure ?? formula
}

/** Expenditure of a usual day by what targets stand on, with the sessions that were usual lately. */
export const usedExpenditure = (
  { base, sessionScale }: LearnedExpenditure,
  { usualSessions }: Pick<ExpenditureEstimate, 'usualSessions'>,
): Kcal => kcal(base + sessionScale * usualSessions)

/**
 * What targets stand on once a proposal is accepted: the proposed expenditure on a usual day, with the session scale as far
 * on its way to the learned one as the expenditure is.
 */
export function acceptExpenditure(
  proposal: Extract<CheckInProposal, { kind: 'change' }>,
  { sessionScale, usualSessions }: Pick<ExpenditureEstimate, 'sessionScale' | 'usualSessions'>,
  used: LearnedExpenditure,
): LearnedExpenditure {
  const inUse = usedExpenditure(used, { usualSessions })
  const way = proposal.learned - inUse
  const share = way === 0 ? 0 : clamp((proposal.expenditure - inUse) / way, 0, 1)
  const scale = used.sessionScale + share * (sessionScale - used.sessionScale)
  return { base: kcal(proposal.expenditure - scale * usualSessions), sessionScale: scale }
}

/** Whether a check-in is due: a week after the last one, or after the first day of the log when there was none. */
export const isCheckInDue = (today: LocalDate, last: LocalDate): boolean => addDays(last, CHECK_IN_DAYS) <= today

/**
 * What the weekly check-in proposes for a usual day: towards the learned expenditure, never under the floor (see
 * `energyFloor`), nothing while the estimate learns or holds, and nothing lower for whom lower targets are not safe.
 */
export function proposeCheckIn(
  estimate: ExpenditureEstimate,
  {
    inUse,
    goalChange,
    floor,
    mayLower = true,
  }: { readonly inUse: Kcal; readonly goalChange: Kcal; readonly floor: Kcal; readonly mayLower?: boolean },
): CheckInProposal {
  if (estimate.status.kind !== 'updating') return { kind: 'keep', because: estimate.status.because }
  const gap = estimate.expenditure - inUse
  if (Math.abs(gap) < MIN_DIFFERENCE) return { kind: 'keep', because: 'close_to_used' }
  if (gap < 0 && !mayLower) return { kind: 'keep', because: 'not_lowered_for_health' }
  const share = Math.min(MAX_MOVE_SHARE, estimate.learnedShare)
  if (share * Math.abs(gap) < MIN_MOVE) return { kind: 'keep', because: 'wide_interval' }
  // The limit is for the target: while a floor holds it up, expenditure may follow to where it matters.
  const start = gap > 0 ? Math.min(Math.max(inUse, floor - goalChange), estimate.expenditure) : inUse
  const wanted = share * (estimate.expenditure - start)
  const expenditure = kcal(roundToTen(start + clamp(wanted, -MAX_MOVE, MAX_MOVE)))
  const targetOf = (spent: number) => kcal(Math.max(roundToTen(spent + goalChange), roundUpToTen(floor)))
  const targetBefore = targetOf(inUse)
  const targetAfter = targetOf(expenditure)
  if (targetBefore === targetAfter) return { kind: 'keep', because: 'floor_binds' }
  return {
    kind: 'change',
    learned: estimate.expenditure,
    expenditure,
    expenditureChange: kcal(expenditure - inUse),
    targetBefore,
    targetAfter,
    because: [
      gap > 0 ? 'expenditure_higher_than_used' : 'expenditure_lower_than_used',
      ...(Math.abs(wanted) > MAX_MOVE ? (['move_limited'] as const) : []),
      ...(targetAfter > roundToTen(expenditure + goalChange) ? (['raised_to_floor'] as const) : []),
    ],
  }
}
