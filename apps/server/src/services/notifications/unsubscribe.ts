import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  type NotificationKind,
  notificationKinds,
  readNotificationSettings,
  writeNotificationSettings,
} from '@pacemeal/domain'
import { userProfiles } from '@pacemeal/protocol'
import { publicUrl } from '../../config/public-url.ts'
import { newSecret } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import { toDocument } from '../documents/document-codec.ts'
import { findRow, updateOwnDocument } from '../documents/document-store.ts'
import { ensureServerKey } from '../server-keys.ts'

const tokenOf = async (
  backend: Ports<'clock' | 'config' | 'store'>,
  userId: string,
  kind: NotificationKind,
): Promise<string> => {
  const key = await ensureServerKey(backend, 'unsubscribe', newSecret)
  return createHmac('sha256', key).update(`${userId}/${kind}`).digest('base64url')
}

/** The address that stops mails of a kind for a person, without signing in. It works for as long as the account exists. */
export const unsubscribeLink = async (
  backend: Ports<'clock' | 'config' | 'store'>,
  userId: string,
  kind: NotificationKind,
): Promise<string> => {
  const link = new URL(`${publicUrl(backend.config)}/unsubscribe`)
  link.search = new URLSearchParams({ user: userId, kind, token: await tokenOf(backend, userId, kind) }).toString()
  return link.href
}

/** What a link asks for; undefined when it was not made here. */
export const readUnsubscribe = async (
  backend: Ports<'clock' | 'config' | 'store'>,
  given: Readonly<Record<string, unknown>>,
): Promise<{ readonly user: string; readonly kind: NotificationKind } | undefined> => {
  const kind = notificationKinds.find((one) => one === given.kind)
  if (kind === undefined || typeof given.user !== 'string' || typeof given.token !== 'string') return undefined
  const expected = Buffer.from(await tokenOf(backend, given.user, kind))
  const token = Buffer.from(given.token)
  return token.length === expected.length && timingSafeEqual(token, expected) ? { user: given.user, kind } : undefined
}

/** Turns mails of a kind off; the other channels stay as they are. */
export const unsubscribe = (
  backend: Ports<'clock' | 'config' | 'events' | 'store'>,
  user: string,
  kind: NotificationKind,
): Promise<void> =>
  backend.store.transact(async (tx) => {
    // Locked, so that settings that are changed in the app at this moment are not written over.
    const row = await findRow(tx, userProfiles, user, { lock: true })
    if (row === undefined) return
    const profile = toDocument(userProfiles, row)
    const settings = readNotificationSettings(profile.notificationSettings)
    const changed = { ...settings, [kind]: { ...settings[kind], email: false } }
    await updateOwnDocument(tx, backend, userProfiles, user, {
      notificationSettings: writeNotificationSettings(changed, profile.notificationSettings),
    })
  })
