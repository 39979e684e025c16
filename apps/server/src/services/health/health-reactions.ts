import { findRefusal, type RefusalCode } from '@pacemeal/nutrition'
import { healthAnswers, mealPlans, readHealthAnswers, userProfiles, writeHealthAnswers } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import type { DocumentReaction } from '../documents/document-reactions.ts'
import { updateOwnDocument } from '../documents/document-store.ts'
import { lockPerson } from '../executions/request-execution.ts'
import { findActivePlan, listUpcomingPlans } from '../meal-plans/active-plan.ts'
import { removePlan } from '../meal-plans/keep-plan.ts'
import { readPlanAthlete } from '../meal-plans/plan-inputs.ts'
import { requestPlan } from '../meal-plans/request-plan-on-change.ts'
import { readCircumstances } from './circumstances.ts'

type NeededPorts = Ports<'clock' | 'config' | 'events' | 'jobs'>

/** The part of the answers that plans depend on; the wishes beside it only concern suggestions. */
const conditionsOf = (stored: string | null): string => JSON.stringify(readHealthAnswers(stored).conditions)

/** Takes plans out of use for somebody whom no app should plan for: also when no other one comes after them. */
const retireUnsafePlans = async (
  tx: Transaction,
  backend: NeededPorts,
  userId: string,
  isUnsafe: (code: RefusalCode) => boolean = () => true,
): Promise<void> => {
  await lockPerson(tx, userId)
  const athlete = await readPlanAthlete(tx, userId)
  if (!athlete.ok) return
  const { body, diets } = athlete.value
  const refusal = findRefusal(body, diets, await readCircumstances(tx, userId))
  if (refusal === null || !isUnsafe(refusal.code)) return
  const plan = await findActivePlan(tx, userId)
  if (plan !== undefined) await updateOwnDocument(tx, backend, mealPlans, plan.id, { status: 'replaced' })
  for (const upcoming of await listUpcomingPlans(tx, userId)) await removePlan(tx, backend, upcoming.id)
}

const follow = async (tx: Transaction, backend: NeededPorts, userId: string): Promise<void> => {
  await retireUnsafePlans(tx, backend, userId)
  await requestPlan(tx, backend, userId)
}

/**
 * A weight and height at which no app should plan take the plan of before out of use. One that was made before another change,
 * such as of the diet, still fits who it was made for.
 */
export const retireAtSevereThinness: DocumentReaction<NeededPorts, typeof userProfiles> = {
  collection: userProfiles,
  async changed(tx, backend, before, { $id, weightPounds, heightInches }) {
    if (weightPounds === before.weightPounds && heightInches === before.heightInches) return
    await retireUnsafePlans(tx, backend, $id, (code) => code === 'bmi_too_low')
  },
}

const nothing = conditionsOf(writeHealthAnswers(readHealthAnswers(null)))

/** The plan follows what a person tells of their health, whatever becomes of the tab that it was told in. */
export const followHealthAnswers: DocumentReaction<NeededPorts, typeof healthAnswers> = {
  collection: healthAnswers,
  async created(tx, backend, _, { $id, answers }) {
    if (conditionsOf(answers) !== nothing) await follow(tx, backend, $id)
  },
  async changed(tx, backend, before, { $id, answers }) {
    if (conditionsOf(answers) !== conditionsOf(before.answers)) await follow(tx, backend, $id)
  },
  async deleted(tx, backend, { $id, answers }) {
    if (conditionsOf(answers) !== nothing) await follow(tx, backend, $id)
  },
}
