import type { LocalDate } from '@pacemeal/domain'
import { mealPlans } from '@pacemeal/protocol'
import { newId } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { createOwnDocument } from '../documents/document-store.ts'
import { queueOwnWork } from '../executions/request-execution.ts'
import { fingerprintOf, readPlanInputs } from './plan-inputs.ts'

/** Generations asked for by their person, or by the week that begins. */
export const GENERATION_PATH = '/'
/** Generations that the server asked for because the profile changed, while no client has asked for the same. */
export const CHANGE_PATH = '/profile-change'

/** What generations of a person run under, one at a time. */
export const generationKey = (userId: string): string => `meal-plan/${userId}`

/** The making of a week ahead on the server's own account. */
export const RENEWAL_PATH = '/renew'

/** What the making of a person's next week runs under, one at a time. */
export const renewalKey = (userId: string): string => `meal-plan-renewal/${userId}`

/** Queues the making of a week ahead; the person is locked. */
export const queueRenewal = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'jobs'>,
  userId: string,
  monday: LocalDate,
): Promise<void> => {
  await queueOwnWork(tx, backend, {
    executionId: newId(),
    functionId: 'meal-plan',
    userId,
    path: RENEWAL_PATH,
    body: { userId, weekStart: monday },
    jobKey: renewalKey(userId),
    inputs: fingerprintOf(await readPlanInputs(tx, userId)),
  })
}

/** Queues the making of the present week on the server's own account; the person is locked. */
export const queueGeneration = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'jobs'>,
  userId: string,
  path: typeof GENERATION_PATH | typeof CHANGE_PATH,
): Promise<void> => {
  const executionId = newId()
  await createOwnDocument(tx, backend, mealPlans, { userId, status: 'generating' }, executionId)
  await queueOwnWork(tx, backend, {
    executionId,
    functionId: 'meal-plan',
    userId,
    path,
    body: { userId },
    jobKey: generationKey(userId),
    inputs: fingerprintOf(await readPlanInputs(tx, userId)),
  })
}
