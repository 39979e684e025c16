import { instantText, isStillOpen, type Locale, localDate } from '@pacemeal/domain'
import { userProfiles } from '@pacemeal/protocol'
import { z } from 'zod'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { findReader } from '../accounts/locale-of.ts'
import { findDocument } from '../documents/document-store.ts'
import { setCheckInTimer } from '../expenditure/check-in-timer.ts'
import { setBodySignsTimer } from '../health/body-signs.ts'
import { findActivePlan } from '../meal-plans/active-plan.ts'
import { readDayRecords } from '../meal-plans/day-records.ts'
import { judgeDishes } from '../meal-plans/judge-dishes.ts'
import { purgeNotifications } from '../notifications/forget-notifications.ts'
import { notifyPerson } from '../notifications/tell-person.ts'
import type { DueTimer, TimerHandler } from '../timers/timer.ts'
import { agendaKinds, remindersOn, reviseAgenda } from './revise-agenda.ts'
import { zoneOf } from './zone-of.ts'

const reminderFacts = z.object({ date: z.iso.date(), meal: z.string() })

/** Tells a person of the fuel that is due, unless it was eaten, skipped, moved away or is too late. */
const remind = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'texts' | 'timers'>,
  { key, userId, facts }: DueTimer,
): Promise<void> => {
  const { date: text, meal } = reminderFacts.parse(facts)
  const date = localDate(text)
  const plan = await findActivePlan(tx, userId)
  const day = plan?.week.days.find((one) => one.date === date)
  if (plan === undefined || day === undefined) return
  const zone = await zoneOf(tx, userId)
  const reader = await findReader(tx, userId)
  const profile = await findDocument(tx, userProfiles, userId)
  const hidesEnergy = profile?.hidesEnergy === true
  const reminderIn = (locale: Locale) =>
    remindersOn(plan, date, zone, { ...reader, locale, hidesEnergy }).find(({ mealId }) => mealId === meal)
  const reminder = reminderIn(reader.locale)
  const now = backend.clock.now()
  if (reminder === undefined || reminder.at > now || reminder.until < now) return
  const [dish] = day.meals.find(({ id }) => id === meal)?.options ?? []
  const mayEat = await judgeDishes(tx, userId)
  if (dish !== undefined && !mayEat(dish)) return
  const { logs, marks } = await readDayRecords(tx, userId, date, { zone })
  if (!isStillOpen(meal, { zone, meals: day.meals, logs, marks })) return
  const wordsOf = (locale: Locale) => {
    const { title, text } = reminderIn(locale) ?? reminder
    return { title, description: text }
  }
  await notifyPerson(tx, backend, {
    user: userId,
    key,
    topic: 'reminder',
    words: wordsOf,
    scheduledTime: instantText(reminder.at),
    metadata: { day: date, meal, zone },
    path: `/meal-details/${encodeURIComponent(meal)}?day=${date}`,
    until: reminder.until,
  })
}

/** Nudges of the day. */
export const reminderTimer: TimerHandler = { kind: agendaKinds.reminder, runInTransaction: remind }

/** A new day begins for a person: its nudges are set, and those of the day after; what was told long ago goes. */
export const dayTimer: TimerHandler = {
  kind: agendaKinds.day,
  async runInTransaction(tx, backend, { userId }) {
    await reviseAgenda(tx, backend, userId)
    await setCheckInTimer(tx, backend, userId)
    await setBodySignsTimer(tx, backend, userId)
    await purgeNotifications(tx, backend, userId)
  },
}
