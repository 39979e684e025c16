import { type InstantText, providerName } from '@pacemeal/domain'
import { readZone, userProfiles, type WearableDataType, wearableData } from '@pacemeal/protocol'
import { idFromKey } from '../../ids.ts'
import { inTurns } from '../../in-turns.ts'
import { serverWords } from '../../languages/server-words.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import type { WearableLinkRow } from '../../store/tables.ts'
import { keepMeasurement } from '../body/keep-measurement.ts'
import { findDocument, findRow, removeDocument } from '../documents/document-store.ts'
import { lookAfterWeighing } from '../health/body-signs.ts'
import { notifyPerson } from '../notifications/tell-person.ts'
import { ACTIVITY_NEWS_MS, type Recorded, recordActivity, upsertRecord } from './record-activity.ts'
import { readTerraActivity, readTerraHealth, type TerraActivity } from './terra-records.ts'

type Link = Pick<WearableLinkRow, 'terraUserId' | 'userId' | 'provider'>

/** Records of one kind as they arrived, from one connection. */
export interface Delivery {
  readonly link: Link
  readonly type: WearableDataType
  readonly entries: readonly unknown[]
  /** When the service sent them. */
  readonly sentAt: InstantText
  /** History that was asked for: nobody is told of each record. */
  readonly isHistory?: boolean
}

export interface Kept {
  /** Records that were not there before. */
  readonly fresh: number
  /** Records that do not fit, and are left out. */
  readonly unfit: number
}

const withdraw = async (tx: Transaction, backend: Ports<'clock' | 'events'>, id: string): Promise<Recorded> => {
  const row = await findRow(tx, wearableData, id, { lock: true })
  if (row === undefined) return 'same'
  await removeDocument(tx, backend, wearableData, row)
  return 'changed'
}

const keepActivity = (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'texts' | 'timers'>,
  delivery: Delivery,
  read: TerraActivity,
) => {
  const { link, sentAt, isHistory } = delivery
  const { isDeleted, ...activity } = read
  if (isDeleted) {
    const key = `${link.userId}/${link.provider}/activity/${read.sourceId ?? read.startedAt}`
    return withdraw(tx, backend, idFromKey(key))
  }
  const isNews = isHistory !== true && Date.parse(read.endedAt) >= backend.clock.now() - ACTIVITY_NEWS_MS
  return recordActivity(tx, backend, {
    ...activity,
    user: link.userId,
    provider: link.provider,
    sentAt,
    isTold: isNews,
  })
}

const keepHealth = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'timers'>,
  delivery: Delivery,
  zone: string,
  entry: unknown,
) => {
  const { link, type, sentAt } = delivery
  const read = readTerraHealth(entry, zone)
  if (read === undefined) return undefined
  const { userId: user, provider } = link
  let isWeighed = false
  for (const weighing of type === 'body' ? read.weighings : []) {
    const outcome = await keepMeasurement(tx, backend, { user, source: 'wearable', provider, ...weighing }, zone)
    isWeighed ||= outcome === 'new' || outcome === 'changed'
  }
  if (isWeighed) await lookAfterWeighing(tx, backend, user, `device/${read.sourceId}`)
  const data = {
    appwrite_user_id: user,
    data_type: type,
    provider,
    metadata: JSON.stringify(read.metadata),
    data_timestamp: read.endedAt,
    healthSummary: JSON.stringify(read.summary),
  }
  return upsertRecord(tx, backend, idFromKey(`${user}/${provider}/${type}/${read.sourceId}`), data, sentAt)
}

const keepOne = (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'texts' | 'timers'>,
  delivery: Delivery,
  zone: string,
  entry: unknown,
) => {
  if (delivery.type !== 'activity') return keepHealth(tx, backend, delivery, zone, entry)
  const read = readTerraActivity(entry, zone)
  return read === undefined ? undefined : keepActivity(tx, backend, delivery, read)
}

/** Keeps what arrived for a connection; the same again changes nothing, and what does not fit is left out. */
export const keepTerraData = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'log' | 'texts' | 'timers'>,
  delivery: Delivery,
): Promise<Kept> => {
  const profile = await findDocument(tx, userProfiles, delivery.link.userId)
  const zone = readZone(profile?.timeZone)
  let fresh = 0
  let unfit = 0
  for await (const entry of inTurns(delivery.entries)) {
    const outcome = await keepOne(tx, backend, delivery, zone, entry)
    if (outcome === undefined) unfit += 1
    if (outcome === 'new') fresh += 1
  }
  if (unfit > 0) backend.log.warn({ unfit, type: delivery.type }, 'wearable records that do not fit were left out')
  return { fresh, unfit }
}

/** Tells the person that the history of a new connection is there. */
export const tellOfHistory = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'texts' | 'timers'>,
  link: Link,
  fresh: number,
): Promise<void> => {
  if (fresh === 0) return
  await notifyPerson(tx, backend, {
    user: link.userId,
    key: `wearable-history/${link.terraUserId}`,
    words: (locale) => serverWords(locale).notifications.historyArrived(providerName(link.provider), fresh),
    topic: 'wearable',
    path: '/wearable',
  })
}
