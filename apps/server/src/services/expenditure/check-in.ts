import { createHash } from 'node:crypto'
import {
  type Athlete,
  addDays,
  dayAt,
  type Kilograms,
  type LearnedExpenditure,
  type LocalDate,
  localDate,
  ok,
  type Result,
} from '@pacemeal/domain'
import { findRefusal, mayLowerTargets, type UsualDay, usualDay } from '@pacemeal/nutrition'
import {
  acceptExpenditure,
  type CheckInProposal,
  type ExpenditureEstimate,
  estimateExpenditure,
  expenditureLog,
  formulaPrior,
  isCheckInDue,
  massTrend,
  proposeCheckIn,
  usedExpenditure,
} from '@pacemeal/nutrition/expenditure'
import type { CheckIn, IncompleteProfile } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { Handle } from '../../store/open.ts'
import { readMeasuredBody } from '../body/measured-body.ts'
import { plannedBody } from '../body/planned-body.ts'
import { readCircumstances } from '../health/circumstances.ts'
import { findActivePlan } from '../meal-plans/active-plan.ts'
import { readPlanAthlete } from '../meal-plans/plan-inputs.ts'
import { findLastCheckIn, findUndoable } from './accepted-expenditure.ts'
import { onUsualDay } from './on-usual-day.ts'
import { readEvidence } from './read-evidence.ts'

/** The trend must have left the profile's weight by this much for a check-in to name it, kilograms (own choice). */
const MIN_MASS_CHANGE = 0.5
/** Days after which a trend says nothing of the present weight. */
const MAX_TREND_AGE = 10
/** Days with a suspicious log that are asked about: those since the last check-ins. */
const ASKED_DAYS = 14

/** A check-in with what an acceptance of it writes. */
export interface WorkedOutCheckIn {
  readonly view: CheckIn
  /** What targets would stand on; absent when nothing is proposed. */
  readonly accepted?: LearnedExpenditure
  readonly mass?: { readonly before: Kilograms; readonly after: Kilograms }
}

/** Expenditure of the mean day of the training week, kcal. */
const expenditureOf = (used: LearnedExpenditure, usual: UsualDay): number => Math.round(usedExpenditure(used, usual))

/** The athlete with the body figures that the plan in use was made from; as they are now while there is no plan. */
async function readPlannedAthlete(handle: Handle, userId: string, athlete: Athlete): Promise<Athlete> {
  const plan = await findActivePlan(handle, userId)
  if (plan === undefined) return athlete
  const { bodyFatPercent: _, averageSteps: __, ...body } = athlete.body
  return { ...athlete, body: { ...body, ...plannedBody(plan.week) } }
}

const estimateView = ({ expenditure, interval, sessionScale, status }: ExpenditureEstimate): CheckIn['estimate'] => ({
  expenditure: Math.round(expenditure),
  low: Math.round(interval.low),
  high: Math.round(interval.high),
  sessionScale,
  status: status.kind,
  because: status.because,
})

/** The proposal that comes of no evidence at all. */
const nothingKnown: CheckInProposal = { kind: 'keep', because: 'first_days' }

const proposalOf = (
  estimate: ExpenditureEstimate | null,
  used: LearnedExpenditure,
  usual: UsualDay,
  mayLower: boolean,
): CheckInProposal =>
  estimate === null
    ? nothingKnown
    : proposeCheckIn(estimate, {
        inUse: usedExpenditure(used, estimate),
        goalChange: usual.goalChange,
        floor: usual.floor,
        mayLower,
      })

/** The trend's mass where it has left the profile's; undefined where it has not, or is old. */
function changedMass(evidence: Parameters<typeof expenditureLog>[0], athlete: Athlete, today: LocalDate) {
  const weighings = evidence.flatMap(({ date, mass }) => (mass === undefined ? [] : [{ date, mass }]))
  const last = massTrend(weighings).at(-1)
  if (last === undefined || weighings.length < 3 || last.date < addDays(today, -MAX_TREND_AGE)) return undefined
  const before = athlete.body.mass
  return Math.abs(last.trend - before) < MIN_MASS_CHANGE ? undefined : { before, after: last.trend }
}

/**
 * Learns the person's expenditure from what is stored, and works out what the weekly check-in proposes. Nothing is kept:
 * the same log gives the same figures.
 */
export async function workOutCheckIn(
  handle: Handle,
  { clock }: Ports<'clock'>,
  userId: string,
): Promise<Result<WorkedOutCheckIn, IncompleteProfile>> {
  const read = await readPlanAthlete(handle, userId, await readMeasuredBody(handle, { clock }, userId))
  if (!read.ok) return read
  const athlete = read.value
  const today = dayAt(clock.now(), athlete.zone)
  const evidence = await readEvidence(handle, userId, athlete, today)
  const log = expenditureLog(evidence, { zone: athlete.zone, today })
  const circumstances = await readCircumstances(handle, userId)
  const usualOf = (one: Athlete) => usualDay(one, one.schedule, circumstances)
  const planned = await readPlannedAthlete(handle, userId, athlete)
  const usual = usualOf(planned)
  const used = athlete.learned ?? usual
  const inUse = expenditureOf(used, usual)
  const coming = expenditureOf(athlete.learned ?? usualOf(athlete), usual)
  const learned = estimateExpenditure(log, formulaPrior(athlete))
  const estimate = learned && onUsualDay(learned, usual)
  const isRefused = findRefusal(athlete.body, athlete.diets, circumstances) !== null
  const proposal: CheckInProposal = isRefused
    ? { kind: 'keep', because: 'plan_refused' }
    : proposalOf(estimate, used, usual, mayLowerTargets(circumstances, athlete.body))
  const mass = changedMass(evidence, athlete, today)
  const last = await findLastCheckIn(handle, userId)
  const undoable = await findUndoable(handle, userId, today)
  const since = last === undefined ? log[0]?.date : localDate(last.day)
  const view: Omit<CheckIn, 'proposal'> = {
    today,
    estimate: estimate === null ? null : estimateView(estimate),
    inUse,
    coming: coming === inUse ? null : coming,
    isLearned: athlete.learned !== undefined,
    isDue: since !== undefined && isCheckInDue(today, since) && (proposal.kind === 'change' || mass !== undefined),
    next: since === undefined ? null : addDays(since, 7),
    change:
      proposal.kind === 'change'
        ? {
            expenditure: proposal.expenditure,
            targetBefore: proposal.targetBefore,
            targetAfter: proposal.targetAfter,
            because: [...proposal.because],
          }
        : null,
    keptBecause: proposal.kind === 'keep' ? proposal.because : null,
    mass: mass ?? null,
    suspicious: (estimate?.suspicious ?? [])
      .filter(({ date }) => date > addDays(today, -ASKED_DAYS))
      .map(({ date, logged, usual: held }) => ({ date, logged: Math.round(logged), usual: Math.round(held) })),
    last: undoable === undefined ? null : { day: localDate(undoable.day), answer: undoable.answer },
  }
  const fingerprint = createHash('sha256').update(JSON.stringify(view)).digest('hex')
  return ok({
    view: { ...view, proposal: fingerprint },
    ...(proposal.kind === 'change' && estimate !== null
      ? { accepted: acceptExpenditure(proposal, estimate, used) }
      : {}),
    ...(mass === undefined ? {} : { mass }),
  })
}
