import { createHash } from 'node:crypto'
import { type Athlete, addDays, dayAt, type LocalDate, weekdayOf, weekdays } from '@pacemeal/domain'
import { type ProfileData, readAthlete, userProfiles } from '@pacemeal/protocol'
import type { AllPorts, Ports } from '../../ports.ts'
import type { Handle } from '../../store/open.ts'
import { findDocument } from '../documents/document-store.ts'
import type { FunctionCall } from '../executions/function-handler.ts'
import { lockPerson } from '../executions/request-execution.ts'

/** The athlete of a stored profile, or the fields that are missing for one; no profile at all misses everything. */
export const readPlanAthlete = async (handle: Handle, userId: string): Promise<ReturnType<typeof readAthlete>> => {
  const profile: Partial<ProfileData> = (await findDocument(handle, userProfiles, userId)) ?? {}
  return readAthlete(profile)
}

/** A text that changes exactly when something changes that a plan depends on. */
export const fingerprintOf = (athlete: ReturnType<typeof readAthlete>): string =>
  createHash('sha256').update(JSON.stringify(athlete)).digest('hex')

/**
 * The athlete as a run finds them, kept with it as what it is made from. The profile may have changed since it was asked
 * for; by what was asked for, a plan of other inputs would pass for this one when the profile is changed back.
 */
export const snapshotPlanAthlete = (
  { store }: Ports<'store'>,
  { executionId, userId }: Pick<FunctionCall, 'executionId' | 'userId'>,
): Promise<ReturnType<typeof readAthlete>> =>
  store.transact(async (tx) => {
    // A request for a plan looks at both, so neither may change between.
    await lockPerson(tx, userId)
    const athlete = await readPlanAthlete(tx, userId)
    const inputs = fingerprintOf(athlete)
    await tx.db.updateTable('executions').set({ inputs }).where('id', '=', executionId).execute()
    return athlete
  })

/** The Monday of the athlete's present week. */
export const currentMonday = ({ zone }: Pick<Athlete, 'zone'>, clock: AllPorts['clock']): LocalDate => {
  const today = dayAt(clock.now(), zone)
  return addDays(today, -weekdays.indexOf(weekdayOf(today)))
}

/** A seed for the solver: the same person, week and round give the same menu. */
export const seedOf = (userId: string, monday: LocalDate, round: number): number =>
  createHash('sha256').update(`${userId}/${monday}/${round}`).digest().readUInt32LE(0)
