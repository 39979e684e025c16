import { clockText, instantOn, instantText, type PlannedSession, weekdayOf } from '@pacemeal/domain'
import { notifications } from '@pacemeal/protocol'
import type { Backend } from '../../backend.ts'
import { Refusal } from '../../refusal.ts'
import { updateDocument } from '../documents/write-documents.ts'
import { tellPerson } from '../notifications/tell-person.ts'
import { asOf } from './as-of.ts'
import type { DemoHistory } from './demo-history.ts'
import { historyDays } from './history-days.ts'

const HOUR_MS = 3_600_000
const REMINDED_DAYS = 7
const READ_AFTER_MS = 36 * HOUR_MS

const findLastReminder = async ({ store }: Backend, user: string): Promise<string> => {
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

const words = ({ type, start }: PlannedSession) => ({
  title: 'Workout in 1 hour',
  description: `${type} starts at ${clockText(start)}. Time for your pre-workout fuel.`,
})

/** Reminds of each session an hour ahead: those of the last days, and today's that are still to come. */
export const remindOfSessions = async (backend: Backend, { demo, athlete, week, signal }: DemoHistory) => {
  const user = demo.user.id
  const now = backend.clock.now()
  const last = await findLastReminder(backend, user)
  const reminders = historyDays(last, now, athlete.zone)
    .slice(-REMINDED_DAYS)
    .flatMap((day) => {
      const sessions = week.days.find((one) => one.day === weekdayOf(day))?.sessions ?? []
      return sessions.map((session, index) => {
        const start = Date.parse(instantOn(day, session.start, athlete.zone))
        return { key: `workout-soon/${day}/${index}`, scheduledTime: instantText(start - HOUR_MS), ...words(session) }
      })
    })
  for (const reminder of reminders) {
    if (reminder.scheduledTime <= last) continue
    signal.throwIfAborted()
    const then = asOf(backend, Math.min(now, Date.parse(reminder.scheduledTime)))
    await backend.store.transact((tx) => tellPerson(tx, then, { user, ...reminder }))
  }
}

/** Opens what has been lying there for longer, as a person would have. */
export const settleNotifications = async (backend: Backend, { demo, signal }: DemoHistory): Promise<void> => {
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
