import { createHmac, timingSafeEqual } from 'node:crypto'
import { calendarFeeds } from '@pacemeal/protocol'
import { publicUrl } from '../../config/public-url.ts'
import { newId, newSecret } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import {
  createOwnDocument,
  findDocument,
  findRow,
  removeDocument,
  updateOwnDocument,
} from '../documents/document-store.ts'
import { lockPerson } from '../executions/request-execution.ts'
import { ensureServerKey } from '../server-keys.ts'

/** Where a person's sessions and events are published. */
export interface CalendarFeed {
  /** Null while they are not published. */
  readonly address: string | null
}

const tokenOf = async (
  backend: Ports<'clock' | 'config' | 'store'>,
  userId: string,
  edition: string,
): Promise<string> => {
  const key = await ensureServerKey(backend, 'calendar-feed', newSecret)
  return createHmac('sha256', key).update(`${userId}/${edition}`).digest('base64url')
}

const addressOf = async (
  backend: Ports<'clock' | 'config' | 'store'>,
  userId: string,
  edition: string,
): Promise<string> => `${publicUrl(backend.config)}/calendar/${userId}/${await tokenOf(backend, userId, edition)}.ics`

/** The address of a person's published calendar. */
export const findCalendarFeed = async (
  backend: Ports<'clock' | 'config' | 'store'>,
  userId: string,
): Promise<CalendarFeed> => {
  const feed = await findDocument(backend.store, calendarFeeds, userId)
  return { address: feed === undefined ? null : await addressOf(backend, userId, feed.edition) }
}

/** Publishes a person's calendar at a new address; one that was given before leads nowhere from then on. */
export const renewCalendarFeed = async (
  backend: Ports<'clock' | 'config' | 'events' | 'store'>,
  userId: string,
): Promise<CalendarFeed> => {
  const edition = newId()
  await backend.store.transact(async (tx) => {
    await lockPerson(tx, userId)
    const changed = await updateOwnDocument(tx, backend, calendarFeeds, userId, { edition })
    if (changed === undefined) await createOwnDocument(tx, backend, calendarFeeds, { user: userId, edition }, userId)
  })
  return { address: await addressOf(backend, userId, edition) }
}

/** Publishes a person's calendar no longer. */
export const revokeCalendarFeed = (
  backend: Ports<'clock' | 'config' | 'events' | 'store'>,
  userId: string,
): Promise<CalendarFeed> =>
  backend.store.transact(async (tx) => {
    const row = await findRow(tx, calendarFeeds, userId, { lock: true })
    if (row !== undefined) await removeDocument(tx, backend, calendarFeeds, row)
    return { address: null }
  })

/** Whether a token is that of the address at which a person's calendar is published now. */
export const isCalendarToken = async (
  backend: Ports<'clock' | 'config' | 'store'>,
  userId: string,
  token: string,
): Promise<boolean> => {
  const feed = await findDocument(backend.store, calendarFeeds, userId)
  // Worked out for anybody, so that the time it takes does not tell who publishes.
  const expected = Buffer.from(await tokenOf(backend, userId, feed?.edition ?? newId()))
  const given = Buffer.from(token)
  return feed !== undefined && given.length === expected.length && timingSafeEqual(given, expected)
}
