import { addDays, DAY_MS, dayAt, instantOn, type LocalDate, localDate } from '@pacemeal/domain'
import { isCheckInDue } from '@pacemeal/nutrition/expenditure'
import { serverWords } from '../../languages/server-words.ts'
import type { Ports } from '../../ports.ts'
import type { Handle, Transaction } from '../../store/open.ts'
import { zoneOf } from '../agenda/zone-of.ts'
import { notifyPerson } from '../notifications/tell-person.ts'
import { setTimer } from '../timers/set-timer.ts'
import type { DueTimer, TimerHandler } from '../timers/timer.ts'
import { findLastCheckIn } from './accepted-expenditure.ts'
import { workOutCheckIn } from './check-in.ts'

const KIND = 'check-in'
/** When people are told of a check-in: 8 AM. */
const TOLD_MINUTE = 8 * 60
const WEEK_MS = 7 * DAY_MS

/** The day that weeks are counted from: that of the last check-in, else of the first weighing; undefined without either. */
const countedFrom = async (handle: Handle, userId: string): Promise<LocalDate | undefined> => {
  const last = await findLastCheckIn(handle, userId)
  if (last !== undefined) return localDate(last.day)
  const first = await handle.db
    .selectFrom('body_log')
    .select('day')
    .where('user', '=', userId)
    .where((is) => is.or([is('isRemoved', 'is', null), is('isRemoved', '=', 0)]))
    .orderBy('day')
    .limit(1)
    .executeTakeFirst()
  return first === undefined ? undefined : localDate(first.day)
}

/** What the check-in of the week that a day lies in is told under; undefined while none can be due on it. */
const weekKey = async (handle: Handle, userId: string, day: LocalDate): Promise<string | undefined> => {
  const since = await countedFrom(handle, userId)
  if (since === undefined || !isCheckInDue(day, since)) return undefined
  const week = Math.floor((Date.parse(day) - Date.parse(since)) / WEEK_MS)
  return `${KIND}/${userId}/${since}/${week}`
}

/** On a day on which a check-in may be due, has it looked at: told is one a week, however long nobody answers. */
export const setCheckInTimer = async (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  userId: string,
): Promise<void> => {
  const zone = await zoneOf(tx, userId)
  const today = dayAt(backend.clock.now(), zone)
  const key = await weekKey(tx, userId, today)
  if (key === undefined) return
  await setTimer(tx, backend, { key, userId, kind: KIND, dueAt: Date.parse(instantOn(today, TOLD_MINUTE, zone)) })
}

/** Has the same week looked at again on the next morning: a log that told too little yesterday may tell enough then. */
const lookAgain = async (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  userId: string,
  told: string,
): Promise<void> => {
  const zone = await zoneOf(tx, userId)
  const tomorrow = addDays(dayAt(backend.clock.now(), zone), 1)
  if ((await weekKey(tx, userId, tomorrow)) !== told) return
  const dueAt = Date.parse(instantOn(tomorrow, TOLD_MINUTE, zone))
  await setTimer(tx, backend, { key: `${told}/${tomorrow}`, userId, kind: KIND, dueAt })
}

/** Tells a person that a check-in proposes something. Neither figures nor reasons leave the app. */
export const checkInTimer = {
  kind: KIND,
  async runInTransaction(
    tx: Transaction,
    backend: Ports<'clock' | 'events' | 'texts' | 'timers'>,
    { userId }: DueTimer,
  ): Promise<void> {
    const key = await weekKey(tx, userId, dayAt(backend.clock.now(), await zoneOf(tx, userId)))
    if (key === undefined) return
    const found = await workOutCheckIn(tx, backend, userId)
    if (!found.ok || !found.value.view.isDue) return lookAgain(tx, backend, userId, key)
    await notifyPerson(tx, backend, {
      user: userId,
      key,
      topic: 'plan',
      words: (locale) => serverWords(locale).notifications.checkIn,
      path: '/body',
    })
  },
} satisfies TimerHandler
