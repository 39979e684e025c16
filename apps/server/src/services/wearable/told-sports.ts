import { DAY_MS, instantText, isJsonObject, parseJson } from '@pacemeal/domain'
import { activitySports, wearableData } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { Handle, Transaction } from '../../store/open.ts'
import type { WireDocument } from '../documents/document-codec.ts'
import type { DocumentReaction } from '../documents/document-reactions.ts'
import { updateOwnDocument } from '../documents/document-store.ts'
import { listOwnDocuments } from '../documents/own-documents.ts'
import { OFFERED_FOR_MS, setFuelTimer } from './fuel-timer.ts'

type ToldPorts = Ports<'clock' | 'events' | 'timers'>

/** Most recordings of one source that are brought up to date with one word, the newest. */
const MAX_RECORDINGS = 500
/** Most recent recordings whose fuel follows the word told of another. */
const MAX_RECENT = 50

/** Recordings of a source by their name. */
interface Recordings {
  readonly user: string
  readonly provider: string
  readonly name: string
}

/** What a person told of recordings whose source names no sport: its code, for the source and name; undefined for nothing. */
export async function findToldSport(handle: Handle, { user, provider, name }: Recordings): Promise<number | undefined> {
  const where = { provider, name: name.trim() }
  const [told] = await listOwnDocuments(handle, activitySports, { owner: user, where, limit: 1 })
  return told?.code
}

/**
 * Has the fuel after each recent recording worked out anew, of whatever source: it rests on all that was trained on its
 * day. A transition between two legs has none of its own. `told` is what was learned, and tells one reworking from the next.
 */
async function reworkRecentFuel(tx: Transaction, backend: ToldPorts, user: string, told: object) {
  const now = backend.clock.now()
  const from = instantText(now - OFFERED_FOR_MS)
  for (const { $id, metadata } of await listOwnDocuments(tx, wearableData, {
    owner: user,
    where: { data_type: 'activity' },
    since: from,
    // An import of years must not push what was recorded today out of those that are read.
    between: { field: 'data_timestamp', from, to: instantText(now + DAY_MS) },
    limit: MAX_RECENT,
    select: ['metadata'],
  })) {
    const known = parseJson(metadata)
    if (isJsonObject(known) && known.is_transition === true) continue
    await setFuelTimer(tx, backend, user, $id, { now, ...told })
  }
}

/**
 * Gives recordings the sport that was told of them, or takes it back, and has the fuel after recent ones, and after those
 * beside them, worked out anew. What a device said itself stays.
 */
async function retell(tx: Transaction, backend: ToldPorts, { user, provider, name }: Recordings) {
  const now = backend.clock.now()
  const code = await findToldSport(tx, { user, provider, name })
  const where = { data_type: 'activity', provider }
  const select = ['metadata', 'data_timestamp'] as const
  let hasRecent = false
  for (const { $id, metadata, data_timestamp } of await listOwnDocuments(tx, wearableData, {
    owner: user,
    where,
    limit: MAX_RECORDINGS,
    select,
  })) {
    const known = parseJson(metadata)
    if (!isJsonObject(known) || typeof known.name !== 'string' || known.name.trim() !== name.trim()) continue
    if (known.type != null && known.told_sport !== true) continue
    if (known.is_transition === true) continue
    if (code === (known.type ?? undefined)) continue
    const { told_sport: _, ...others } = known
    const told = code === undefined ? { ...others, type: null } : { ...others, type: code, told_sport: true }
    await updateOwnDocument(tx, backend, wearableData, $id, { metadata: JSON.stringify(told) })
    hasRecent ||= data_timestamp !== null && Date.parse(data_timestamp) >= now - OFFERED_FOR_MS
  }
  if (hasRecent) await reworkRecentFuel(tx, backend, user, { provider, name, sport: code ?? null })
}

const recordingsOf = ({ user, provider, name }: WireDocument<typeof activitySports>): Recordings => ({
  user,
  provider,
  name,
})

/** Recordings that are here follow what a person tells of their sport. */
export const followToldSports: DocumentReaction<ToldPorts, typeof activitySports> = {
  collection: activitySports,
  created: (tx, backend, _person, created) => retell(tx, backend, recordingsOf(created)),
  async changed(tx, backend, before, changed) {
    if (before.provider !== changed.provider || before.name !== changed.name) {
      await retell(tx, backend, recordingsOf(before))
    }
    await retell(tx, backend, recordingsOf(changed))
  },
  deleted: (tx, backend, deleted) => retell(tx, backend, recordingsOf(deleted)),
}
