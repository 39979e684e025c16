import { channels, dayAt, instantOn, MINUTE_MS, quietMinutesLeft, wallMinuteAt } from '@pacemeal/domain'
import { z } from 'zod'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { dropTimers, setTimer } from '../timers/set-timer.ts'
import type { DueTimer, Sent } from '../timers/timer.ts'
import { findNotificationRecipient, type NotificationRecipient } from './person-to-tell.ts'
import { goesOut, type Topic, topicRules, topics } from './topics.ts'

/** A message on its way out of the app, as its timer keeps it. */
const outgoingFacts = z.object({
  topic: z.enum(topics),
  title: z.string(),
  text: z.string(),
  /** Epoch milliseconds after which it is of no use to anybody; null when it keeps. */
  until: z.number().nullable(),
  /** Where a tap on it leads; the place of its topic when left out. */
  path: z.string().optional(),
  /** The push subscription it goes to. */
  subscription: z.string().optional(),
})
export type OutgoingFacts = z.infer<typeof outgoingFacts>

/** The message of a timer; throws when the row is not one. */
export const readOutgoing = ({ facts }: DueTimer): OutgoingFacts => outgoingFacts.parse(facts)

export interface Outgoing {
  readonly user: string
  /** Names the event: each goes out at most once a channel. */
  readonly key: string
  readonly topic: Topic
  readonly title: string
  readonly text: string
  readonly path?: string
  readonly until?: number
}

/** When it may leave, by the person's quiet hours; undefined when it must not. The hours are those of their wall clock. */
const leavesAt = (
  { clock }: Ports<'clock'>,
  { settings, zone }: NotificationRecipient,
  { topic, until }: Pick<OutgoingFacts, 'topic' | 'until'>,
): number | undefined => {
  const now = clock.now()
  const minute = wallMinuteAt(now, zone)
  const quiet = quietMinutesLeft(settings.quietHours, minute)
  if (quiet === 0) return now
  // Of an hour that a clock change repeats, the end of the quiet may name the first one, which has passed.
  const later = Math.max(now + MINUTE_MS, Date.parse(instantOn(dayAt(now, zone), minute + quiet, zone)))
  const isTooLate = topicRules[topic].inQuietHours === 'never' || (until !== null && later > until)
  return isTooLate ? undefined : later
}

const pushTargets = async ({ db }: Transaction, userId: string): Promise<string[]> => {
  const found = await db.selectFrom('push_subscriptions').select('_id').where('user', '=', userId).execute()
  return found.map(({ _id }) => _id)
}

type Keyed = Pick<Outgoing, 'user' | 'key'>

const outsideAppKey = (channel: 'email' | 'sms', { user, key }: Keyed): string => `${channel}/${user}/${key}`
const pushKey = (subscription: string, { user, key }: Keyed): string => `push/${user}/${subscription}/${key}`

/** Calls off what has not left yet of a message, on every channel. */
export const cancelOutgoing = async (tx: Transaction, message: Keyed): Promise<void> => {
  const subscriptions = await pushTargets(tx, message.user)
  await dropTimers(tx, [
    outsideAppKey('email', message),
    outsideAppKey('sms', message),
    ...subscriptions.map((subscription) => pushKey(subscription, message)),
  ])
}

/**
 * Puts a message on its way by every channel that the person wants for its topic, in the transaction that keeps what it
 * tells of. It is sent afterwards; what they want then still counts.
 */
export const dispatchNotification = async (
  tx: Transaction,
  backend: Ports<'clock' | 'texts' | 'timers'>,
  outgoing: Outgoing,
): Promise<void> => {
  const { user, topic, title, text, path, until = null } = outgoing
  const person = await findNotificationRecipient(tx, user)
  const dueAt = person === undefined ? undefined : leavesAt(backend, person, { topic, until })
  if (person === undefined || dueAt === undefined) return
  const facts = { topic, title, text, until, ...(path === undefined ? {} : { path }) }
  for (const channel of channels.filter((one) => goesOut(topic, one, person.settings))) {
    if (channel !== 'push') {
      const isReachable =
        channel === 'email' ? person.email !== null : person.phone !== null && backend.texts !== undefined
      if (isReachable)
        await setTimer(tx, backend, {
          key: outsideAppKey(channel, outgoing),
          userId: user,
          kind: channel,
          facts,
          dueAt,
        })
      continue
    }
    for (const subscription of await pushTargets(tx, user)) {
      const own = { key: pushKey(subscription, outgoing), userId: user, kind: channel, dueAt }
      await setTimer(tx, backend, { ...own, facts: { ...facts, subscription } })
    }
  }
}

/** Nobody is to get it any more: the setting, the address or its use is gone. That is not a failure. */
export const notWanted: Sent = { kind: 'sent' }

/**
 * Who gets it and what it says, or why it does not go now. What the person wants counts as it is now, and where they are:
 * a message that waited for the end of their night may have travelled into another one with them.
 */
export const findRecipient = async (
  backend: Ports<'clock' | 'store'>,
  timer: DueTimer,
  channel: (typeof channels)[number],
): Promise<{ readonly person: NotificationRecipient; readonly facts: OutgoingFacts } | Sent> => {
  const facts = readOutgoing(timer)
  const now = backend.clock.now()
  if (facts.until !== null && now > facts.until) return notWanted
  const person = await findNotificationRecipient(backend.store, timer.userId)
  if (person === undefined || !goesOut(facts.topic, channel, person.settings)) return notWanted
  const at = leavesAt(backend, person, facts)
  if (at === undefined) return notWanted
  return at > now ? { kind: 'later', at } : { person, facts }
}
