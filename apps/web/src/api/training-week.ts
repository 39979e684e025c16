import { parseSchedule, serialiseSchedule } from '@pacemeal/domain'
import { userProfiles } from '@pacemeal/protocol'
import { findDocument } from './documents.ts'
import { saveProfile } from './profile.ts'

/** A stored week in one spelling, so that two of them can be compared; a text that is no week stays as it is. */
const spelled = (stored: string | null | undefined): string => {
  const read = parseSchedule(stored ?? '')
  return read.ok ? serialiseSchedule(read.value.schedule) : (stored ?? '')
}

/**
 * Stores a training week in the place of the one that stands, whichever that is: the last to arrive counts. `onOverwrites`
 * is called, and awaited, before when that one is neither the new one nor one of `known`, so that another device's change goes.
 */
export async function storeTrainingWeek(
  userId: string,
  week: string,
  known: readonly string[],
  onOverwrites: () => Promise<unknown>,
): Promise<void> {
  const stored = spelled((await findDocument(userProfiles, userId))?.activitySchedule)
  if (![week, ...known].some((one) => spelled(one) === stored)) await onOverwrites()
  await saveProfile(userId, { activitySchedule: week })
}
