import { addDays, type LocalDate } from '@pacemeal/domain'
import type { Ports } from '../../ports.ts'
import type { Handle, Transaction } from '../../store/open.ts'
import { zoneOf } from '../agenda/zone-of.ts'
import { type ActivePlan, findUpcomingPlan } from './active-plan.ts'
import { findPlanFingerprint, fingerprintOf, readPlanInputs } from './plan-inputs.ts'
import { presentIn } from './present-week.ts'
import { queueRenewal, renewalKey } from './queue-generation.ts'

/** The plan that was made ahead for a week, while the person is still the one it was made for. */
export const findFittingUpcoming = async (
  handle: Handle,
  userId: string,
  monday: LocalDate,
): Promise<ActivePlan | undefined> => {
  const plan = await findUpcomingPlan(handle, userId, monday)
  if (plan === undefined) return undefined
  const inputs = fingerprintOf(await readPlanInputs(handle, userId))
  return (await findPlanFingerprint(handle, plan.id)) === inputs ? plan : undefined
}

/** Whether the making of a week ahead waits, or is at work with what the person is now. */
const isUnderWay = async (tx: Transaction, userId: string): Promise<boolean> => {
  const runs = await tx.db
    .selectFrom('executions')
    .select(['status', 'inputs'])
    .where('jobKey', '=', renewalKey(userId))
    .where('status', 'in', ['waiting', 'processing'])
    .execute()
  const inputs = fingerprintOf(await readPlanInputs(tx, userId))
  return runs.some((run) => run.status === 'waiting' || run.inputs === inputs)
}

/** Queues the making of the week from that Monday unless it was made for the person as they are, or is being made. */
export const ensureWeekAhead = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'jobs'>,
  userId: string,
  monday: LocalDate,
): Promise<void> => {
  if ((await findFittingUpcoming(tx, userId, monday)) !== undefined || (await isUnderWay(tx, userId))) return
  await queueRenewal(tx, backend, userId, monday)
}

/**
 * Asks for next week's plan where the present one says so: on a Sunday, so that who begins on it sees more than a day,
 * and whenever next week was made ahead already and has to follow a change. The person is locked.
 */
export const requestNextWeek = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'jobs'>,
  userId: string,
): Promise<void> => {
  const { monday, nextMonday, today } = presentIn(await zoneOf(tx, userId), backend.clock)
  const isLastDay = addDays(monday, 6) === today
  if (isLastDay || (await findUpcomingPlan(tx, userId, nextMonday)) !== undefined) {
    await ensureWeekAhead(tx, backend, userId, nextMonday)
  }
}
