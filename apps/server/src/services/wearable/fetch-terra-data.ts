import { addDays, dayAt, instantText } from '@pacemeal/domain'
import {
  readZone,
  userProfiles,
  type WearableDataType,
  wearableDataTypes,
  wearableWindowDays,
} from '@pacemeal/protocol'
import { z } from 'zod'
import type { Ports } from '../../ports.ts'
import { WearableFailure } from '../../providers/wearable/wearable-failure.ts'
import type { DayRange, WearableService } from '../../providers/wearable/wearable-service.ts'
import type { WearableLinkRow } from '../../store/tables.ts'
import { findDocument } from '../documents/document-store.ts'
import type { TimerHandler } from '../timers/timer.ts'
import { BACK_FILL } from './back-fill-timer.ts'
import { keepTerraData, tellOfHistory } from './keep-terra-data.ts'
import { findLink } from './wearable-links.ts'

/** The days that a first look at a kind covers, up to today in the person's zone. */
const windowOf = async (
  backend: Ports<'clock' | 'store'>,
  userId: string,
  type: WearableDataType,
): Promise<DayRange> => {
  const profile = await findDocument(backend.store, userProfiles, userId)
  const today = dayAt(backend.clock.now(), readZone(profile?.timeZone))
  return { from: addDays(today, -wearableWindowDays[type]), to: today }
}

export interface Fetched {
  readonly entries: readonly unknown[]
  /** How many records were not there before. */
  readonly fresh: number
}

/** Asks the service for records of a kind and keeps them. Rejects with the service's failure. */
export const fetchTerraData = async (
  backend: Ports<'clock' | 'events' | 'log' | 'store' | 'texts' | 'timers'>,
  service: WearableService,
  link: WearableLinkRow,
  type: WearableDataType,
  range: DayRange,
  signal?: AbortSignal,
): Promise<Fetched> => {
  const sentAt = instantText(backend.clock.now())
  const entries = await service.readData(type, link.terraUserId, range, signal)
  const { fresh } = await backend.store.transact(async (tx) => {
    const current = await findLink(tx, link.terraUserId)
    // It may have ended while the service was asked.
    if (current?.status !== 'active') return { fresh: 0 }
    return keepTerraData(tx, backend, { link, type, entries, sentAt, isHistory: true })
  })
  return { entries, fresh }
}

const backFillFacts = z.object({ terraUserId: z.string() })

/** Fetches what a device recorded before it was connected, and tells the person once it is there. */
export const backFill: TimerHandler = {
  kind: BACK_FILL,
  isRepeatable: true,
  async callExternal(backend, { facts, userId }, signal) {
    const { wearables } = backend
    const read = backFillFacts.safeParse(facts)
    const link = read.success ? await findLink(backend.store, read.data.terraUserId) : undefined
    if (wearables === undefined || link?.status !== 'active')
      return { kind: 'dead', why: 'There is no such connection.' }
    try {
      let fresh = 0
      for (const type of wearableDataTypes) {
        const range = await windowOf(backend, userId, type)
        fresh += (await fetchTerraData(backend, wearables, link, type, range, signal)).fresh
      }
      await backend.store.transact((tx) => tellOfHistory(tx, backend, link, fresh))
      return { kind: 'sent' }
    } catch (error) {
      if (!(error instanceof WearableFailure) && !signal.aborted) throw error
      const why = error instanceof Error ? error.message : String(error)
      const isPassing = signal.aborted || (error instanceof WearableFailure && error.isPassing)
      return { kind: isPassing ? 'retry' : 'dead', why }
    }
  },
}
