import { HOUR_MS, nextWeighIn, readNotificationSettings } from '@pacemeal/domain'
import { readZone, userProfiles } from '@pacemeal/protocol'
import { z } from 'zod'
import { serverWords } from '../../languages/server-words.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import type { DocumentReaction } from '../documents/document-reactions.ts'
import { findDocument } from '../documents/document-store.ts'
import { notifyPerson } from '../notifications/tell-person.ts'
import { dropTimers, setTimer } from '../timers/set-timer.ts'
import { type DueTimer, type TimerHandler, waitingTimers } from '../timers/timer.ts'

const KIND = 'weigh-in'
/** A morning on the scale is worth something this long; after it the reminder is of no use. */
const USEFUL_MS = 4 * HOUR_MS

/** Sets the person's next reminder by their settings and clock, and calls off the ones that they no longer want. */
const setWeighInReminder = async (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  userId: string,
): Promise<void> => {
  const profile = await findDocument(tx, userProfiles, userId)
  const { weighIn } = readNotificationSettings(profile?.notificationSettings)
  const next = nextWeighIn(weighIn, backend.clock.now(), readZone(profile?.timeZone ?? null))
  const key = next && `${KIND}/${userId}/${next.day}/${next.at}`
  const waiting = await waitingTimers(tx, userId, `${KIND}/${userId}/`)
  await dropTimers(
    tx,
    waiting.map((one) => one.key).filter((one) => one !== key),
  )
  if (key) await setTimer(tx, backend, { key, userId, kind: KIND, facts: { day: next.day }, dueAt: next.at })
}

type Settings = { readonly notificationSettings: string | null; readonly timeZone: string | null }
const meaningOf = ({ notificationSettings, timeZone }: Settings): string =>
  JSON.stringify([readNotificationSettings(notificationSettings).weighIn ?? null, readZone(timeZone)])

/** The reminder follows what a person sets, and the clock that they live by. */
export const followWeighInSettings: DocumentReaction<Ports<'clock' | 'timers'>, typeof userProfiles> = {
  collection: userProfiles,
  created: (tx, backend, _, { $id }) => setWeighInReminder(tx, backend, $id),
  async changed(tx, backend, before, changed) {
    if (meaningOf(before) !== meaningOf(changed)) await setWeighInReminder(tx, backend, changed.$id)
  },
}

const facts = z.object({ day: z.iso.date() })

const hasWeighed = async ({ db }: Transaction, userId: string, day: string): Promise<boolean> =>
  (await db
    .selectFrom('body_log')
    .select('_id')
    .where('user', '=', userId)
    .where('day', '=', day)
    .where((is) => is.or([is('isRemoved', 'is', null), is('isRemoved', '=', 0)]))
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Reminds a person of the scale, unless they have weighed in already, and sets the next one. */
export const weighInTimer = {
  kind: KIND,
  async runInTransaction(
    tx: Transaction,
    backend: Ports<'clock' | 'events' | 'texts' | 'timers'>,
    { key, userId, facts: kept, dueAt }: DueTimer,
  ): Promise<void> {
    const { day } = facts.parse(kept)
    const until = dueAt + USEFUL_MS
    if (backend.clock.now() < until && !(await hasWeighed(tx, userId, day))) {
      await notifyPerson(tx, backend, {
        user: userId,
        key,
        topic: 'weigh-in',
        words: (locale) => serverWords(locale).notifications.weighIn,
        path: '/body',
        until,
      })
    }
    await setWeighInReminder(tx, backend, userId)
  },
} satisfies TimerHandler
