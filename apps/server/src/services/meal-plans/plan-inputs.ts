import { createHash } from 'node:crypto'
import { type Athlete, addDays, dayAt, type LocalDate, weekdayOf, weekdays } from '@pacemeal/domain'
import { type ProfileData, readAthlete, userProfiles } from '@pacemeal/protocol'
import type { Backend } from '../../backend.ts'
import type { Handle } from '../../store/open.ts'
import { findDocument } from '../documents/document-store.ts'

/** The athlete of a stored profile, or the fields that are missing for one; no profile at all misses everything. */
export const readPlanAthlete = async (handle: Handle, userId: string): Promise<ReturnType<typeof readAthlete>> => {
  const profile: Partial<ProfileData> = (await findDocument(handle, userProfiles, userId)) ?? {}
  return readAthlete(profile)
}

/** A text that changes exactly when something changes that a plan depends on. */
export const fingerprintOf = (athlete: ReturnType<typeof readAthlete>): string =>
  createHash('sha256').update(JSON.stringify(athlete)).digest('hex')

/** The Monday of the athlete's present week. */
export const presentMonday = ({ zone }: Pick<Athlete, 'zone'>, clock: Backend['clock']): LocalDate => {
  const today = dayAt(clock.now(), zone)
  return addDays(today, -weekdays.indexOf(weekdayOf(today)))
}

/** A seed for the solver: the same person, week and round give the same menu. */
export const seedOf = (userId: string, monday: LocalDate, round: number): number =>
  createHash('sha256').update(`${userId}/${monday}/${round}`).digest().readUInt32LE(0)
