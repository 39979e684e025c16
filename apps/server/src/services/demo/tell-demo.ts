import { fuelReminders, HOUR_MS, instantText, weekdayOf } from '@pacemeal/domain'
import { notifications } from '@pacemeal/protocol'
import type { AllPorts, Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import { reminderKey } from '../agenda/revise-agenda.ts'
import { updateDocument } from '../documents/write-documents.ts'
import { notifyPerson } from '../notifications/tell-person.ts'
import { asOf } from './as-of.ts'
import type { DemoHistory } from './demo-history.ts'
import { historyDays } from './history-days.ts'

const REMINDED_DAYS = 7
const READ_AFTER_MS = 36 * HOUR_MS

const findLastReminder = async ({ store }: Ports<'store'>, user: string): Promise<string> => {
  const last = await store.db
    .selectFrom('notifications')
    .select('scheduledTime')
    .where('user', '=', user)
    .where('scheduledTime', 'is not', null)
    .orderBy('scheduledTime', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.scheduledTime ?? ''
}

/** Keeps the nudges of the last days up to now, as they would have come; those that are still to come, come by themselves. */
export const remindOfSessions = async (backend: AllPorts, { demo, athlete, week, signal }: DemoHistory) => {
  const user = demo.user.id
  const now = backend.clock.now()
  const last = await findLastReminder(backend, user)
  const reminders = historyDays(last, now, athlete.zone)
    .slice(-REMINDED_DAYS)
    .flatMap((date) => {
      const day = week.days.find((one) => one.day === weekdayOf(date))
      const due = day === undefined ? [] : fuelReminders({ ...day, date }, athlete.zone).filter(({ at }) => at <= now)
      return due.map(({ mealId, at, title, text }) => ({ date, mealId, at, title, description: text }))
    })
  for (const { date, mealId, at, title, description } of reminders) {
    const scheduledTime = instantText(at)
    if (scheduledTime <= last) continue
    signal.throwIfAborted()
    const key = reminderKey(user, date, mealId)
    const metadata = { day: date, meal: mealId, zone: athlete.zone, topic: 'reminder' }
    await backend.store.transact((tx) =>
      notifyPerson(tx, asOf(backend, at), {
        user,
        key,
        words: () => ({ title, description }),
        scheduledTime,
        metadata,
      }),
    )
  }
}

/** Opens what has been lying there for longer, as a person would have. */
export const settleNotifications = async (backend: AllPorts, { demo, signal }: DemoHistory): Promise<void> => {
  const old = await backend.store.db
    .selectFrom('notifications')
    .select('_id')
    .where('user', '=', demo.user.id)
    .where('read', '=', 0)
    .where('_createdAt', '<', instantText(backend.clock.now() - READ_AFTER_MS))
    .execute()
  for (const { _id } of old) {
    signal.throwIfAborted()
    try {
      await updateDocument(backend, demo, notifications, _id, { data: { read: true }, permissions: null })
    } catch (error) {
      // Its owner was faster and deleted it.
      if (!(error instanceof Refusal) || error.type !== 'document_not_found') throw error
    }
  }
}
