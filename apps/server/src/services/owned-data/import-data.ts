import { setImmediate as nextTurn } from 'node:timers/promises'
import { ownFoodId } from '@pacemeal/domain/own-food'
import {
  activitySports,
  bodyLog,
  type Collection,
  checkIns,
  dayNotes,
  events,
  favoriteFoods,
  healthAnswers,
  kitchenPreferences,
  mealLogs,
  mealMarks,
  mealPlans,
  ownFoods,
  raceSettings,
  readMealPlan,
  shoppingTicks,
  sweatTests,
  userProfiles,
  usualPortions,
  wearableData,
  weekStartOf,
  weekTargets,
} from '@pacemeal/protocol'
import type { AllPorts, Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Transaction } from '../../store/open.ts'
import { reviseAgenda } from '../agenda/revise-agenda.ts'
import type { SignedIn } from '../caller.ts'
import { findDocument, insertDocument, requireNewDocument } from '../documents/document-store.ts'
import { unlessThere } from '../documents/ensure-document.ts'
import { requireRealDays } from '../documents/value-rules.ts'
import { lockPerson } from '../executions/request-execution.ts'
import { readForbidden } from '../meal-plans/retire-plan.ts'
import { ownPermissions } from '../permissions.ts'
import { recordProductEvent } from '../product-events/record-product-event.ts'
import { requireRoomForDocuments, takeRoomForDocuments } from '../quotas/quotas.ts'
import { requireBucket } from '../storage/buckets.ts'
import { findFile } from '../storage/read-files.ts'
import { storePicture } from '../storage/upload-file.ts'
import { showLinks } from '../wearable/wearable-links.ts'
import type { ArchivedDocument } from './archive-format.ts'
import { type IdOfArchived, readArchivedIds } from './archive-ids.ts'
import { fitProfile } from './import-profile.ts'
import type { Archive } from './read-archive.ts'

/** What a person brings along. Everything else that an archive holds stays with the account it came from. */
const brought: readonly Collection[] = [
  userProfiles,
  healthAnswers,
  kitchenPreferences,
  shoppingTicks,
  mealPlans,
  weekTargets,
  mealLogs,
  mealMarks,
  usualPortions,
  ownFoods,
  favoriteFoods,
  events,
  raceSettings,
  sweatTests,
  wearableData,
  activitySports,
  bodyLog,
  dayNotes,
  checkIns,
]
/** Documents that are checked or written before everybody else has a turn. */
const SLICE = 50

/** A list in slices; after each of them others are served. */
async function* slicesOf<T>(list: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let from = 0; from < list.length; from += SLICE) {
    yield list.slice(from, from + SLICE)
    await nextTurn()
  }
}

const STAYS = 'Stays with the account it came from.'

/** What an import did. */
export interface ImportReport {
  /** Documents that are here now, by collection; those of an earlier run of the same import count too. */
  readonly imported: Readonly<Record<string, number>>
  /** Why the others were left out, by collection. */
  readonly skipped: Readonly<Record<string, string>>
  readonly pictures: number
}

interface Ready {
  readonly id: string
  readonly createdAt: number
  readonly values: ReturnType<typeof requireNewDocument>
}

const isInOrder = (status: unknown): boolean => status === 'active' || status === 'replaced'

/** The one plan of an archive that may be active: the newest that says it is. */
const newestActive = (plans: readonly ArchivedDocument[]): ArchivedDocument | undefined =>
  plans
    .filter((plan) => Reflect.get(plan, 'status') === 'active')
    .toSorted((a, b) => Date.parse(b.$createdAt) - Date.parse(a.$createdAt))[0]

/** Whether a document of an archive is the person's own: their account is the one that the archive came from. */
const isOwn = (one: Collection, document: ArchivedDocument, userId: string): boolean =>
  one.owner !== null && Reflect.get(document, one.owner) === userId

/** Addresses of pictures lead to their copies. */
const readdressed = (value: unknown, pictures: ReadonlyMap<string, string>): unknown => {
  if (typeof value !== 'string' || !value.startsWith('/v1/storage/')) return value
  const [, id = ''] = /\/files\/([^/]+)\//.exec(value) ?? []
  const copy = pictures.get(id)
  return copy === undefined ? null : value.replace(`/files/${id}/`, `/files/${copy}/`)
}

/** Texts that name own foods by the ids of their documents. */
const namesOwnFoods: Readonly<Record<string, string>> = {
  [mealLogs.id]: 'items',
  [ownFoods.id]: 'details',
  [favoriteFoods.id]: 'food',
}

/** Own foods get new ids with their documents: what names them names the copies. */
const renamedOwnFoods = (value: unknown, idOf: IdOfArchived): unknown =>
  typeof value === 'string'
    ? value.replace(/(?<=^food:|")own-([\w.-]{1,36})(?=$|")/g, (_, id: string) => ownFoodId(idOf(ownFoods.id, id)))
    : value

const prepare = (
  one: Collection,
  document: ArchivedDocument,
  userId: string,
  idOf: IdOfArchived,
  pictures: ReadonlyMap<string, string>,
): Ready => {
  const { $id, $createdAt, $updatedAt, ...data } = document
  // What was theirs already has its id: it is there, or comes back as what it was.
  const isTheirOwn = isOwn(one, document, userId)
  const server = new Set(one.serverFields ?? [])
  const fields = Object.entries(data)
    .filter(([name]) => !server.has(name))
    .map(([name, value]) => [
      name,
      namesOwnFoods[one.id] === name && !isTheirOwn ? renamedOwnFoods(value, idOf) : readdressed(value, pictures),
    ])
  const own = { ...Object.fromEntries(fields), [one.owner ?? '']: userId }
  try {
    const values = requireNewDocument(one, own)
    requireRealDays(values)
    return {
      id: one.idIsOwner === true ? userId : isTheirOwn ? $id : idOf(one.id, $id),
      createdAt: Date.parse($createdAt),
      values,
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal('general_argument_invalid', `Invalid file: ${one.id}/${$id} does not fit. ${error.message}`)
  }
}

const keep = async (tx: Transaction, backend: AllPorts, one: Collection, batch: readonly Ready[], userId: string) => {
  for (const { id, createdAt, values } of batch) {
    const then = { ...backend, clock: { now: () => Math.min(createdAt, backend.clock.now()) } }
    await unlessThere(() => insertDocument(tx, then, one, { id, values, permissions: ownPermissions(userId) }))
  }
}

/** Whether the person, and who eats along, may eat everything that a plan serves, by what they told here. */
const isTheirs = async (tx: Transaction, userId: string, { values }: Ready): Promise<boolean> => {
  const week = readMealPlan(Object.fromEntries(values))
  const isForbidden = await readForbidden(tx, userId, () => true)
  return !week.ok || !isForbidden(week.value)
}

/**
 * Keeps plans. One stays active only while the person has no other, which may be made at this very moment, and only when
 * their diet and restrictions here allow it: it may have been made for another profile.
 */
const keepPlans = async (tx: Transaction, backend: AllPorts, batch: readonly Ready[], userId: string) => {
  await lockPerson(tx, userId)
  const others = tx.db
    .selectFrom('meal_plans')
    .select('_id')
    .where('userId', '=', userId)
    .where('status', '=', 'active')
  const hasPlan = (await others.executeTakeFirst()) !== undefined
  const inOrder: Ready[] = []
  for (const plan of batch) {
    const isActive = plan.values.get('status') === 'active' && !hasPlan && (await isTheirs(tx, userId, plan))
    const status = isActive ? 'active' : 'replaced'
    const week = readMealPlan(Object.fromEntries(plan.values))
    // Archives of before plans had dates name no week.
    const weekStart = week.ok ? weekStartOf(week.value) : null
    inOrder.push({ ...plan, values: new Map([...plan.values, ['status', status], ['weekStart', weekStart]]) })
  }
  await keep(tx, backend, mealPlans, inOrder, userId)
}

/** Copies the pictures that the archive really has; gives the new ids by the old ones. */
const keepPictures = async (
  backend: Ports<'clock' | 'config' | 'events' | 'files' | 'log' | 'pictures' | 'store'>,
  caller: SignedIn,
  archive: Archive,
  idOf: IdOfArchived,
  signal: AbortSignal,
): Promise<Map<string, string>> => {
  const copies = new Map<string, string>()
  for (const { bucket: bucketId, id, name, path } of archive.data.pictures) {
    const bucket = requireBucket(bucketId)
    if ((await findFile(backend.store, bucketId, id))?.userId === caller.user.id) {
      copies.set(id, id)
      continue
    }
    const copy = idOf(bucketId, id)
    if ((await findFile(backend.store, bucketId, copy)) === undefined) {
      const bytes = await archive.picture(path)
      if (bytes === undefined || bytes.length === 0) continue
      await storePicture(backend, caller, { bucket, fileId: copy, name, bytes, signal })
    }
    copies.set(id, copy)
  }
  return copies
}

/**
 * Brings the data of an archive into the caller's account: their profile unless they have one, plans, logs, own foods, marks, events and
 * recorded activities, with their pictures. Everything is checked before the first document is written; what was written
 * before an interruption is found by the next run.
 */
export const importData = async (
  backend: AllPorts,
  caller: SignedIn,
  archive: Archive,
  signal: AbortSignal,
): Promise<ImportReport> => {
  const userId = caller.user.id
  const skipped: Record<string, string> = {}
  const known = new Set(brought.map(({ id }) => id))
  for (const [id, documents] of Object.entries(archive.data.collections)) {
    if (!known.has(id) && documents.length > 0) skipped[id] = STAYS
  }
  const documentsOf = (one: Collection): readonly ArchivedDocument[] => {
    const all = archive.data.collections[one.id] ?? []
    return one.id === mealPlans.id ? all.filter((plan) => isInOrder(Reflect.get(plan, 'status'))) : all
  }
  const wanted = async (one: Collection): Promise<readonly ArchivedDocument[]> => {
    const found = documentsOf(one)
    if (one.id !== userProfiles.id || found.length === 0) return found
    if ((await findDocument(backend.store, userProfiles, userId)) !== undefined) {
      skipped[one.id] = 'This account has a profile already.'
      return []
    }
    return found.map((document) => {
      const { profile, left } = fitProfile(document)
      if (left !== undefined) skipped[one.id] = left
      return profile
    })
  }
  const all: { readonly one: Collection; readonly found: readonly ArchivedDocument[] }[] = []
  for (const one of brought) all.push({ one, found: await wanted(one) })
  const idOf = await readArchivedIds(backend.store, userId, archive, brought)
  // A first look without pictures: nothing is written for an archive that does not fit.
  for (const { one, found } of all) {
    if (found.length > backend.config.documentsPerPerson) {
      await requireRoomForDocuments(backend.store, backend, one, userId, found.length)
    }
    for await (const slice of slicesOf(found)) {
      for (const document of slice) prepare(one, document, userId, idOf, new Map())
    }
  }

  const pictures = await keepPictures(backend, caller, archive, idOf, signal)
  const imported: Record<string, number> = {}
  for (const { one, found } of all) {
    const onlyActive = one.id === mealPlans.id ? newestActive(found) : undefined
    const ready = (document: ArchivedDocument): Ready => {
      const isActive = one.id === mealPlans.id && Reflect.get(document, 'status') === 'active'
      const isSecondPlan = isActive && document !== onlyActive
      return prepare(one, isSecondPlan ? { ...document, status: 'replaced' } : document, userId, idOf, pictures)
    }
    for await (const slice of slicesOf(found)) {
      const batch = slice.map(ready)
      await backend.store.transact(async (tx) => {
        if (one.id === mealPlans.id) await keepPlans(tx, backend, batch, userId)
        else await keep(tx, backend, one, batch, userId)
        // Afterwards, since those of an earlier run of the same import are there already; and not each time, as counting forty
        // thousand takes longer than writing fifty.
        if (takeRoomForDocuments(backend, one, userId, batch.length)) return
        await requireRoomForDocuments(tx, backend, one, userId, 0)
      })
    }
    if (found.length > 0) imported[one.id] = found.length
  }
  await backend.store.transact(async (tx) => {
    if (imported[userProfiles.id] !== undefined) {
      // What follows the first profile of a person, however it comes about.
      await recordProductEvent(tx, backend, { user: userId, name: 'onboarding_completed' })
      await showLinks(tx, backend, userId)
    }
    await reviseAgenda(tx, backend, userId)
  })
  return { imported, skipped, pictures: pictures.size }
}
