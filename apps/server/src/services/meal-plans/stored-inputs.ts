import {
  type Collection,
  dayChanges,
  kitchenPreferences,
  type ProfileData,
  type ProposedInputs,
  readKitchenPreferences,
  userProfiles,
  writeKitchenPreferences,
} from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { Handle, Transaction } from '../../store/open.ts'
import {
  createOwnDocument,
  findDocument,
  findRow,
  removeDocument,
  updateOwnDocument,
} from '../documents/document-store.ts'
import { dayChangesId } from './day-changes.ts'

/** Parts of what plans are made from, as they are stored. */
export interface StoredInputs {
  /** Attributes of the profile. */
  readonly profile: Partial<ProfileData>
  /** Absent when the preferences are none of the parts; null where nothing was ever saved. */
  readonly kitchen?: string | null
  /** Texts of the days' changes; null for none. */
  readonly days: Readonly<Record<string, string | null>>
}

/** The parts that a change names, as it would have them stored. */
export const inputsOfChange = ({ profile, kitchen, days }: ProposedInputs): StoredInputs => ({
  // Checked by the collection's rules when the call was taken.
  profile: (profile ?? {}) as Partial<ProfileData>,
  ...(kitchen === undefined ? {} : { kitchen: writeKitchenPreferences(readKitchenPreferences(kitchen)) }),
  days: Object.fromEntries(
    (days ?? []).map(({ date, changes }) => [date, changes.length === 0 ? null : JSON.stringify(changes)]),
  ),
})

/** The same parts as they are stored now. */
export const readStoredInputs = async (handle: Handle, userId: string, parts: StoredInputs): Promise<StoredInputs> => {
  const profile: Partial<ProfileData> = (await findDocument(handle, userProfiles, userId)) ?? {}
  const names = Object.keys(parts.profile) as (keyof ProfileData)[]
  const days: [string, string | null][] = []
  for (const date of Object.keys(parts.days)) {
    const stored = await findDocument(handle, dayChanges, dayChangesId(userId, date))
    days.push([date, stored?.changes ?? null])
  }
  const kitchen = (await findDocument(handle, kitchenPreferences, userId))?.preferences ?? null
  return {
    profile: Object.fromEntries(names.map((name) => [name, profile[name] ?? null])),
    ...(parts.kitchen === undefined ? {} : { kitchen }),
    days: Object.fromEntries(days),
  }
}

type WritePorts = Ports<'clock' | 'events'>

const remove = async (tx: Transaction, backend: WritePorts, one: Collection, id: string): Promise<void> => {
  const row = await findRow(tx, one, id, { lock: true })
  if (row !== undefined) await removeDocument(tx, backend, one, row)
}

/** Writes the parts in place of what is stored. What follows from a change of them is left to the caller. */
export const writeStoredInputs = async (
  tx: Transaction,
  backend: WritePorts,
  userId: string,
  { profile, kitchen, days }: StoredInputs,
): Promise<void> => {
  if (Object.keys(profile).length > 0) await updateOwnDocument(tx, backend, userProfiles, userId, profile)
  if (kitchen === null) await remove(tx, backend, kitchenPreferences, userId)
  if (kitchen !== null && kitchen !== undefined) {
    const data = { preferences: kitchen }
    const changed = await updateOwnDocument(tx, backend, kitchenPreferences, userId, data)
    if (changed === undefined)
      await createOwnDocument(tx, backend, kitchenPreferences, { user: userId, ...data }, userId)
  }
  for (const [day, changes] of Object.entries(days)) {
    const id = dayChangesId(userId, day)
    if (changes === null) await remove(tx, backend, dayChanges, id)
    else {
      const changed = await updateOwnDocument(tx, backend, dayChanges, id, { changes })
      if (changed === undefined) await createOwnDocument(tx, backend, dayChanges, { user: userId, day, changes }, id)
    }
  }
}
