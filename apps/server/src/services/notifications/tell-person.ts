import { notifications } from '@pacemeal/protocol'
import { idFromKey } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { ensureOwnDocument } from '../documents/ensure-document.ts'
import { dispatchNotification } from './outgoing.ts'
import { type Topic, topicRules } from './topics.ts'

export interface Told {
  readonly user: string
  /** What it is about; the same key is told once, however often the work behind it runs. */
  readonly key: string
  readonly title: string
  readonly description: string
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

/** Keeps a notification for a person, once a key, and sends it out by the channels they chose; gives whether it is new. */
export const notifyPerson = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'texts' | 'timers'>,
  told: Told,
): Promise<boolean> => {
  const { user, key, title, description, scheduledTime = null, topic, until } = told
  const path = told.path ?? (topic && topicRules[topic].path)
  const metadata = JSON.stringify({ ...told.metadata, topic, path })
  const data = { user, title, description, scheduledTime, metadata, read: false }
  const isNew = await ensureOwnDocument(tx, backend, notifications, data, idFromKey(`${user}/${key}`))
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
