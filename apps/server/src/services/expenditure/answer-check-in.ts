import { dayAt, kilograms, kilogramsToPounds } from '@pacemeal/domain'
import { checkIns, userProfiles } from '@pacemeal/protocol'
import { z } from 'zod'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { zoneOf } from '../agenda/zone-of.ts'
import {
  createOwnDocument,
  findDocument,
  findRow,
  removeDocument,
  updateOwnDocument,
} from '../documents/document-store.ts'
import type { FunctionAnswer } from '../executions/function-handler.ts'
import { lockPerson } from '../executions/request-execution.ts'
import { notPossible } from '../meal-plans/active-plan.ts'
import { missingWords } from '../meal-plans/generation-words.ts'
import { requestPlan } from '../meal-plans/request-plan-on-change.ts'
import { findUndoable } from './accepted-expenditure.ts'
import { workOutCheckIn } from './check-in.ts'

/** Weights that differ by less are the same one, written and read back. Pounds. */
const SAME_POUNDS = 0.01

type NeededPorts = Ports<'clock' | 'config' | 'events' | 'jobs'>

/** What was learned, and what is proposed. */
export async function showCheckIn(backend: Ports<'clock' | 'store'>, userId: string): Promise<FunctionAnswer> {
  const found = await workOutCheckIn(backend.store, backend, userId)
  if (!found.ok) return notPossible(422, (_, locale) => missingWords(found.error, locale))
  return { statusCode: 200, body: { success: true, data: found.value.view } }
}

interface Answer {
  readonly userId: string
  /** The fingerprint that the check-in was shown with. */
  readonly proposal: string
  readonly answer: 'accepted' | 'kept'
}

/**
 * Keeps the answer to a check-in. An accepted one is what targets stand on from now on, and the plan follows; the figures
 * are worked out anew, so that nothing else can be accepted than what is proposed.
 */
export async function answerCheckIn(
  tx: Transaction,
  backend: NeededPorts,
  { userId, proposal, answer }: Answer,
): Promise<FunctionAnswer> {
  await lockPerson(tx, userId)
  const found = await workOutCheckIn(tx, backend, userId)
  if (!found.ok) return notPossible(422, (_, locale) => missingWords(found.error, locale))
  const { view, accepted, mass } = found.value
  if (view.proposal !== proposal) return notPossible(409, ({ plan }) => plan.checkInChanged)
  const isAccepted = answer === 'accepted'
  if (!view.isDue || (isAccepted && accepted === undefined && mass === undefined)) {
    return notPossible(409, ({ plan }) => plan.checkInWithoutChange)
  }
  await createOwnDocument(tx, backend, checkIns, {
    user: userId,
    day: view.today,
    answer,
    proposal: JSON.stringify(view),
    ...(isAccepted && accepted ? { base: accepted.base, sessionScale: accepted.sessionScale } : {}),
    ...(isAccepted && mass ? { weightPoundsBefore: kilogramsToPounds(mass.before) } : {}),
  })
  if (isAccepted) {
    if (mass)
      await updateOwnDocument(tx, backend, userProfiles, userId, { weightPounds: kilogramsToPounds(mass.after) })
    await requestPlan(tx, backend, userId)
  }
  return { statusCode: 200, body: { success: true } }
}

const acceptedMass = z.object({ mass: z.object({ after: z.number() }) })

/** Whether the profile still holds the weight that the answer wrote: one that was given since is not taken back. */
const holdsAccepted = async (tx: Transaction, userId: string, proposal: string): Promise<boolean> => {
  const profile = await findDocument(tx, userProfiles, userId)
  const accepted = acceptedMass.parse(JSON.parse(proposal)).mass.after
  return Math.abs((profile?.weightPounds ?? 0) - kilogramsToPounds(kilograms(accepted))) < SAME_POUNDS
}

interface Undo {
  readonly userId: string
  /** The day of the answer that is meant; absent for the last one. */
  readonly day?: string | undefined
}

/**
 * Takes the last answer back: targets stand again on what they stood on before it, and the plan follows. The weight of before
 * comes back with it, unless the person has given another one since. Another answer than the one that is meant, or one that
 * is older than a week, stays.
 */
export async function undoCheckIn(
  tx: Transaction,
  backend: NeededPorts,
  { userId, day }: Undo,
): Promise<FunctionAnswer> {
  await lockPerson(tx, userId)
  const last = await findUndoable(tx, userId, dayAt(backend.clock.now(), await zoneOf(tx, userId)))
  if (last !== undefined && day !== undefined && day !== last.day) return notPossible(404, ({ plan }) => plan.noCheckIn)
  const row = last === undefined ? undefined : await findRow(tx, checkIns, last.$id, { lock: true })
  if (last === undefined || row === undefined) return notPossible(404, ({ plan }) => plan.noCheckIn)
  await removeDocument(tx, backend, checkIns, row)
  const { answer, proposal, weightPoundsBefore: weightPounds } = last
  if (answer === 'accepted') {
    if (weightPounds !== null && (await holdsAccepted(tx, userId, proposal)))
      await updateOwnDocument(tx, backend, userProfiles, userId, { weightPounds })
    await requestPlan(tx, backend, userId)
  }
  return { statusCode: 200, body: { success: true } }
}
