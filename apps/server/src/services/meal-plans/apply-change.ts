import { mealPlans, planAdjustments, planPreviews } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { zoneOf } from '../agenda/zone-of.ts'
import { findDocument } from '../documents/document-store.ts'
import type { FunctionAnswer } from '../executions/function-handler.ts'
import { notPossible } from './active-plan.ts'
import { keepPlan } from './keep-plan.ts'
import { fingerprintOf, readPlanInputs } from './plan-inputs.ts'
import { planTextsOf } from './plan-texts.ts'
import { presentIn } from './present-week.ts'
import { basisOf, type ChangeOutcome } from './preview-change.ts'
import { requestNextWeek } from './request-next-week.ts'
import { keepLastChange, markRestored } from './restorable-change.ts'
import { removeForbiddenAhead } from './retire-plan.ts'
import { readStoredInputs, writeStoredInputs } from './stored-inputs.ts'

type ChangePorts = Ports<'clock' | 'events' | 'jobs' | 'timers'>

interface WantedProposal {
  readonly userId: string
  readonly proposal: string
}

const done = (): FunctionAnswer => ({ statusCode: 200, body: { success: true, data: {} } })

/** Plans that were changed are those of the inputs as they are now. */
const markMadeFrom = async (tx: Transaction, userId: string, plans: ChangeOutcome['plans']): Promise<void> => {
  const ids = plans.map(({ id }) => id)
  if (ids.length === 0) return
  const inputs = fingerprintOf(await readPlanInputs(tx, userId))
  await tx.db.updateTable('executions').set({ inputs }).where('id', 'in', ids).execute()
}

/** Makes what was previewed so, with the change itself, while nothing else has changed. Asked twice, it is done once. */
export const applyChange = async (
  tx: Transaction,
  backend: ChangePorts,
  { userId, proposal }: WantedProposal,
): Promise<FunctionAnswer> => {
  const last = await findDocument(tx, planAdjustments, userId)
  if (last?.proposal === proposal && last.isRestored === false) return done()
  const preview = await findDocument(tx, planPreviews, userId)
  if (preview?.proposal !== proposal) return notPossible(404, (words) => words.plan.noChange)
  const outcome: ChangeOutcome = JSON.parse(preview.outcome)
  const { today } = presentIn(await zoneOf(tx, userId), backend.clock)
  if ((await basisOf(tx, userId, outcome, today)) !== preview.basis) {
    return notPossible(409, (words) => words.plan.changedSincePreview)
  }
  await writeStoredInputs(tx, backend, userId, outcome.inputs.after)
  for (const { id, after } of outcome.plans) await keepPlan(tx, backend, id, after)
  await markMadeFrom(tx, userId, outcome.plans)
  const plan = outcome.plans[0]?.id ?? userId
  await keepLastChange(tx, backend, userId, { plan, proposal, days: preview.outcome })
  await removeForbiddenAhead(tx, backend, userId)
  await requestNextWeek(tx, backend, userId)
  return done()
}

const isStill = async (tx: Transaction, userId: string, { inputs, plans }: ChangeOutcome): Promise<boolean> => {
  const stored = await readStoredInputs(tx, userId, inputs.after)
  if (JSON.stringify(stored) !== JSON.stringify(inputs.after)) return false
  for (const { id, after } of plans) {
    const plan = await findDocument(tx, mealPlans, id)
    const isOpen = plan?.status === 'active' || plan?.status === 'upcoming'
    if (!isOpen || JSON.stringify(planTextsOf(plan)) !== JSON.stringify(after)) return false
  }
  return true
}

/** Takes an applied change back, inputs and plans, if both are still what it made of them. */
export const restoreChange = async (
  tx: Transaction,
  backend: ChangePorts,
  { userId, proposal }: WantedProposal,
  outcome: ChangeOutcome,
): Promise<FunctionAnswer> => {
  if (!(await isStill(tx, userId, outcome))) {
    return notPossible(409, (words) => words.plan.changeStays)
  }
  await writeStoredInputs(tx, backend, userId, outcome.inputs.before)
  for (const { id, before } of outcome.plans) await keepPlan(tx, backend, id, before)
  await markMadeFrom(tx, userId, outcome.plans)
  await markRestored(tx, backend, userId, proposal)
  await removeForbiddenAhead(tx, backend, userId)
  await requestNextWeek(tx, backend, userId)
  return done()
}
