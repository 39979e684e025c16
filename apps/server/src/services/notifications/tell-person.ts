import { type Locale, locales } from '@pacemeal/domain'
import { notifications } from '@pacemeal/protocol'
import { idFromKey } from '../../ids.ts'
import type { NotificationText } from '../../languages/words.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { findPersonLocale } from '../accounts/locale-of.ts'
import { findRow, removeDocument } from '../documents/document-store.ts'
import { ensureOwnDocument } from '../documents/ensure-document.ts'
import { cancelOutgoing, dispatchNotification } from './outgoing.ts'
import { type Topic, topicRules } from './topics.ts'

export interface Told {
  readonly user: string
  /** What it is about; the same key is told once, however often the work behind it runs. */
  readonly key: string
  /** What it says in a language: it is kept in each of them, and told in the one that the person reads. */
  readonly words: (locale: Locale) => NotificationText
  readonly metadata?: Readonly<Record<string, unknown>>
  /** The path of the app where it can be looked at; the one of its topic when left out. */
  readonly path?: string
  /** ISO-8601 UTC; shown from then on. */
  readonly scheduledTime?: string
  /** What it is about, for the channels beside the app; without it, it stays in the app. */
  readonly topic?: Topic
  /** Epoch milliseconds after which it need not leave the app any more. */
  readonly until?: number
}

/** Longest texts that are kept beside the one that is told: what does not fit is told in one language alone. */
const MAX_TRANSLATIONS = 6000

/** The same in the other languages, for who chooses another one later. */
function translationsOf(words: Told['words'], reads: Locale) {
  const said = words(reads)
  const others = locales.map((locale) => [locale, words(locale)] as const)
  const translations = Object.fromEntries(others)
  const isOne = others.every(([, { title, description }]) => title === said.title && description === said.description)
  return isOne || JSON.stringify(translations).length > MAX_TRANSLATIONS ? {} : { translations }
}

const idOf = ({ user, key }: Pick<Told, 'user' | 'key'>): string => idFromKey(`${user}/${key}`)

/**
 * Takes back a notification that its person has not read, and what of it has not left the app yet, because a newer one
 * says the same. One that was read stays, as does one that is not there.
 */
export const withdrawUnread = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events'>,
  told: Pick<Told, 'user' | 'key'>,
): Promise<void> => {
  const row = await findRow(tx, notifications, idOf(told), { lock: true })
  if (row === undefined || Number(row.read) !== 0) return
  await removeDocument(tx, backend, notifications, row)
  await cancelOutgoing(tx, told)
}

/** Keeps a notification for a person, once a key, and sends it out by the channels they chose; gives whether it is new. */
export const notifyPerson = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'texts' | 'timers'>,
  told: Told,
): Promise<boolean> => {
  const { user, key, words, scheduledTime = null, topic, until } = told
  const reads = await findPersonLocale(tx, user)
  const { title, description } = words(reads)
  const path = told.path ?? (topic && topicRules[topic].path)
  const metadata = JSON.stringify({ ...told.metadata, topic, path, ...translationsOf(words, reads) })
  const data = { user, title, description, scheduledTime, metadata, read: false }
  const isNew = await ensureOwnDocument(tx, backend, notifications, data, idOf(told))
  if (isNew && topic !== undefined) {
    await dispatchNotification(tx, backend, {
      user,
      key,
      topic,
      title,
      text: description,
      ...(path === undefined ? {} : { path }),
      ...(until === undefined ? {} : { until }),
    })
  }
  return isNew
}
