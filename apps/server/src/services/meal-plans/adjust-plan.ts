import type { PlannedDay } from '@pacemeal/domain'
import { mealPlans, planAdjustments, writeDay } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { Handle, Transaction } from '../../store/open.ts'
import { findDocument } from '../documents/document-store.ts'
import type { FunctionAnswer } from '../executions/function-handler.ts'
import { lockPerson } from '../executions/request-execution.ts'
import { type ActivePlan, findActivePlan, findDay, notPossible } from './active-plan.ts'
import { restoreChange } from './apply-change.ts'
import { keepPlan } from './keep-plan.ts'
import { readKitchenAround } from './plan-inputs.ts'
import { readPresent } from './present-week.ts'
import type { ChangeOutcome } from './preview-change.ts'
import { findProposal, type ReadyProposal } from './replan-day.ts'
import { changeRestorably, findRestorable, holdsTexts, markRestored, type TextChange } from './restorable-change.ts'
import { textsOfChange } from './texts-of-change.ts'

/** A proposal of `/replan`, by its fingerprint. */
interface WantedProposal {
  readonly userId: string
  readonly proposal: string
}

/** The last adjustment; its days are read back as the texts that they were. */
const findAdjustment = (handle: Handle, userId: string) => findDocument(handle, planAdjustments, userId)

const done = (): FunctionAnswer => ({ statusCode: 200, body: { success: true, data: {} } })

/** The active plan while it is that one and its days are still those. */
const findUnchanged = async (
  tx: Transaction,
  userId: string,
  planId: string,
  days: readonly PlannedDay[],
): Promise<ActivePlan | undefined> => {
  const plan = await findActivePlan(tx, userId)
  if (plan?.id !== planId) return undefined
  const isSame = days.every((day) => {
    const now = findDay(plan, day.day)
    return now !== undefined && JSON.stringify(writeDay(now)) === JSON.stringify(writeDay(day))
  })
  return isSame ? plan : undefined
}

const keep = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'timers'>,
  userId: string,
  ready: ReadyProposal,
): Promise<boolean> => {
  const { plan, before, after, proposal } = ready
  // Nothing changes the days between this look and the writing.
  await lockPerson(tx, userId)
  // The plan may have been replaced, or a meal of these days changed, while the proposal was worked out again.
  const current = await findUnchanged(tx, userId, plan.id, before)
  if (current === undefined) return false
  const { today } = await readPresent(tx, backend, userId)
  const table = await readKitchenAround(tx, userId, today)
  const texts = textsOfChange(current.week, after, today, table)
  await changeRestorably(tx, backend, userId, current, texts, proposal.proposal)
  return true
}

const changedSince = (): FunctionAnswer => notPossible(409, (words) => words.plan.dayChanged)

/** Makes a proposal the plan, if it is still the proposal for the day as it is now. Asked twice, it is done once. */
export const adjustPlan = async (
  backend: Ports<'clock' | 'events' | 'menus' | 'store' | 'timers'>,
  { userId, proposal }: WantedProposal,
  signal: AbortSignal,
): Promise<FunctionAnswer> => {
  const last = await findAdjustment(backend.store, userId)
  if (last?.proposal === proposal && last.isRestored === false) return done()
  const outcome = await findProposal(backend, userId, signal)
  if (outcome.kind === 'none' && outcome.answer.statusCode >= 400) return outcome.answer
  if (outcome.kind === 'none' || outcome.ready.proposal.proposal !== proposal) return changedSince()
  const { ready } = outcome
  const isKept = await backend.store.transact((tx) => keep(tx, backend, userId, ready))
  return isKept ? done() : changedSince()
}

/**
 * Takes an adjustment or an applied change back, if the plan is still what was made of it: the last one, or one before it once
 * those after it were taken back. Asked twice, it is done once.
 */
export const restorePlan = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'jobs' | 'timers'>,
  { userId, proposal }: WantedProposal,
): Promise<FunctionAnswer> => {
  // Two that are taken back at once change the same list.
  await lockPerson(tx, userId)
  const change = await findRestorable(tx, userId, proposal)
  if (change === undefined) return notPossible(404, ({ plan }) => plan.noAdjustment)
  if (change.isRestored) return done()
  const kept: ChangeOutcome | TextChange = JSON.parse(change.days)
  if ('plans' in kept) return restoreChange(tx, backend, { userId, proposal }, kept)
  const document = await findDocument(tx, mealPlans, change.plan)
  const isOpen = document?.status === 'active' || document?.status === 'upcoming'
  if (!isOpen || !holdsTexts(document, kept.after)) {
    return notPossible(409, ({ plan }) => plan.adjustmentStays)
  }
  await keepPlan(tx, backend, change.plan, kept.before)
  await markRestored(tx, backend, userId, proposal)
  return done()
}
