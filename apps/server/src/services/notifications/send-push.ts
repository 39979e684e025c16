import { HOUR_SECONDS } from '@pacemeal/domain'
import { pushSubscriptions } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import { findDocument, findRow, removeDocument } from '../documents/document-store.ts'
import type { Sent, TimerHandler } from '../timers/timer.ts'
import { findRecipient, notWanted } from './outgoing.ts'
import { topicRules } from './topics.ts'

/** How long a push service keeps a message for a phone that is off, in seconds, when nothing says less. */
const KEPT_FOR_SECONDS = 12 * HOUR_SECONDS

const forget = (backend: Ports<'clock' | 'events' | 'store'>, id: string): Promise<void> =>
  backend.store.transact(async (tx) => {
    const row = await findRow(tx, pushSubscriptions, id, { lock: true })
    if (row !== undefined) await removeDocument(tx, backend, pushSubscriptions, row)
  })

/** Sends a notification to one browser or phone; one that is gone is forgotten. */
export const pushNotification: TimerHandler = {
  kind: 'push',
  async callExternal(backend, timer, signal): Promise<Sent> {
    const found = await findRecipient(backend, timer, 'push')
    if ('kind' in found) return found
    const id = found.facts.subscription
    const address = id === undefined ? undefined : await findDocument(backend.store, pushSubscriptions, id)
    if (id === undefined || address?.user !== timer.userId) return notWanted
    const { topic, title, text, until, path = topicRules[topic].path } = found.facts
    const message = { title, body: text, path, tag: timer.key }
    const seconds = until === null ? KEPT_FOR_SECONDS : (until - backend.clock.now()) / 1000
    const pushed = await backend.push.push(address, message, seconds, signal)
    if (pushed.kind !== 'gone') return pushed
    await forget(backend, id)
    return notWanted
  },
}
