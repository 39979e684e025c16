import { type MealLogData, mealLogs } from '@pacemeal/protocol'
import { createDocument, deleteDocument, updateDocument } from '../documents.ts'
import { refreshMealLogs } from '../meal-logs.ts'
import { ApiRefusal, refusalOf } from '../refusal.ts'
import type { WriteEntry } from './entry.ts'

/** What each kind of write carries. A new kind is added here and to `kinds`. */
export interface WritePayloads {
  'meal-log-create': { readonly id: string; readonly at: string; readonly data: MealLogData }
  'meal-log-edit': { readonly id: string; readonly data: Partial<MealLogData> }
  'meal-log-delete': { readonly id: string }
}

export type WriteKind = keyof WritePayloads

interface KindOf<Payload> {
  /** Sends the write; it may be called again after an answer was lost. */
  readonly send: (owner: string, payload: Payload) => Promise<unknown>
  /** Reads anew what the write has changed. */
  readonly refresh: (owner: string, payload: Payload) => Promise<unknown>
}

/** Resolves when the call fails with the status that says that the write had arrived before. */
const unlessDone = (call: Promise<unknown>, status: number): Promise<unknown> =>
  call.catch((thrown: unknown) => {
    const refusal = refusalOf(thrown)
    // A proxy's own 404 is no word of the server.
    if (refusal.status !== status || refusal.code === 'server') throw refusal
  })

const kinds: { readonly [Kind in WriteKind]: KindOf<WritePayloads[Kind]> } = {
  'meal-log-create': {
    send: (owner, { id, data }) => unlessDone(createDocument(mealLogs, owner, data, id), 409),
    refresh: refreshMealLogs,
  },
  'meal-log-edit': { send: (_, { id, data }) => updateDocument(mealLogs, id, data), refresh: refreshMealLogs },
  'meal-log-delete': { send: (_, { id }) => unlessDone(deleteDocument(mealLogs, id), 404), refresh: refreshMealLogs },
}

/** A write whose kind is known. */
export type KnownWrite = {
  readonly [Kind in WriteKind]: { readonly kind: Kind; readonly payload: WritePayloads[Kind] }
}[WriteKind]

/** Whether this version of the app knows the kind: an older one may have left others behind. */
export const isKnownWrite = (entry: Pick<WriteEntry, 'kind' | 'payload'>): entry is WriteEntry & KnownWrite =>
  Object.hasOwn(kinds, entry.kind)

const kindOf = ({ kind }: WriteEntry): KindOf<unknown> | undefined => kinds[kind as WriteKind] as KindOf<unknown>

/** Sends an entry by its kind. One that a newer version of the app left behind waits for that version. */
export const sendEntry = async (entry: WriteEntry): Promise<unknown> => {
  const kind = kindOf(entry)
  if (!kind) throw new ApiRefusal('server')
  return kind.send(entry.owner, entry.payload)
}

/** Reads anew what an entry has changed. */
export const refreshAfter = async (entry: WriteEntry): Promise<unknown> =>
  kindOf(entry)?.refresh(entry.owner, entry.payload)
