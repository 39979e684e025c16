import {
  addDays,
  DEFAULT_LOCALE,
  dayAt,
  type FuelReminder,
  fuelReminders,
  instantOn,
  type LocalDate,
  mondayOf,
  type PlannedDay,
  type ReminderReader,
} from '@pacemeal/domain'
import { dishFor } from '../../languages/answers/dish-in.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import type { Reader } from '../accounts/locale-of.ts'
import { lockPerson } from '../executions/request-execution.ts'
import { type ActivePlan, findActivePlan } from '../meal-plans/active-plan.ts'
import { dropTimers, setTimer } from '../timers/set-timer.ts'
import { waitingTimers } from '../timers/timer.ts'
import { zoneOf } from './zone-of.ts'

/** When the next week is made at the latest, on the evening before it begins: 8 PM. */
const RENEWAL_MINUTE = 20 * 60

export const agendaKinds = { reminder: 'reminder', day: 'agenda', renewal: 'renewal', week: 'week' } as const

/** What one nudge is told under. */
export const reminderKey = (userId: string, date: LocalDate, mealId: string): string =>
  `${agendaKinds.reminder}/${userId}/${date}/${mealId}`

/** More fuel than any day of training asks for. A plan that was brought along may say anything, and each nudge is a message. */
const MAX_REMINDERS_PER_DAY = 24

/** A day with its dishes as the reader calls them; a person's own are called as they wrote. */
const dayFor = (day: PlannedDay, { locale, units }: Reader): PlannedDay => ({
  ...day,
  meals: day.meals.map((meal) => {
    const [first, ...others] = meal.options
    const name = first.own === undefined ? dishFor(first.name, locale, units.names) : first.name
    return { ...meal, options: [{ ...first, name }, ...others] as const }
  }),
})

/** Of a plan's nudges only the moments are asked for. */
const nobody: Reader & ReminderReader = { locale: DEFAULT_LOCALE, units: {} }

/** The nudges of one of the plan's days, in the reader's words; none when the plan has no such day. */
export const remindersOn = (
  { week }: ActivePlan,
  date: LocalDate,
  zone: string,
  reader: Reader & ReminderReader = nobody,
): readonly FuelReminder[] => {
  const day = week.days.find((one) => one.date === date)
  return day === undefined ? [] : fuelReminders(dayFor(day, reader), zone, reader).slice(0, MAX_REMINDERS_PER_DAY)
}

const setReminders = async (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  userId: string,
  plan: ActivePlan,
  zone: string,
) => {
  const now = backend.clock.now()
  const today = dayAt(now, zone)
  const prefix = `${agendaKinds.reminder}/${userId}/`
  const wanted = [today, addDays(today, 1)].flatMap((date) =>
    remindersOn(plan, date, zone)
      .filter(({ until }) => until > now)
      .map(({ mealId, at }) => ({ key: reminderKey(userId, date, mealId), facts: { date, meal: mealId }, dueAt: at })),
  )
  const keys = new Set(wanted.map(({ key }) => key))
  const waiting = await waitingTimers(tx, userId, prefix)
  await dropTimers(
    tx,
    waiting.map(({ key }) => key).filter((key) => !keys.has(key)),
  )
  for (const one of wanted) await setTimer(tx, backend, { ...one, userId, kind: agendaKinds.reminder })
}

/** Looks at the days ahead again when the next one begins. A journey can bring the same date again, by another clock. */
const setDay = (tx: Transaction, backend: Ports<'clock' | 'timers'>, userId: string, zone: string) => {
  const kind = agendaKinds.day
  const tomorrow = addDays(dayAt(backend.clock.now(), zone), 1)
  const dueAt = Date.parse(instantOn(tomorrow, 0, zone))
  return setTimer(tx, backend, { key: `${kind}/${userId}/${tomorrow}/${zone}`, userId, kind, dueAt })
}

/** Makes the week after the plan's on the evening before, and begins with it on its Monday. */
const setWeek = async (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  userId: string,
  { week }: ActivePlan,
  zone: string,
) => {
  const [first] = week.days
  if (first === undefined) return
  const monday = addDays(mondayOf(first.date), 7)
  const at = (day: LocalDate, minute: number) => Date.parse(instantOn(day, minute, zone))
  const same = { userId, facts: { monday } }
  const key = (kind: string) => `${kind}/${userId}/${monday}`
  const { renewal, week: begin } = agendaKinds
  await setTimer(tx, backend, {
    ...same,
    key: key(renewal),
    kind: renewal,
    dueAt: at(addDays(monday, -1), RENEWAL_MINUTE),
  })
  await setTimer(tx, backend, { ...same, key: key(begin), kind: begin, dueAt: at(monday, 0) })
}

/**
 * Sets what is to happen to a person from their active plan: the nudges of today and tomorrow, the look at the next day,
 * and the renewal of the week. Called whenever the plan or the person's clock changes: what moved is moved, what is no
 * longer there is called off, and what has been said stays said.
 */
export const reviseAgenda = async (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  userId: string,
): Promise<void> => {
  // Two revisions at one moment take turns: one that still read the old plan would call the new one's nudges off.
  await lockPerson(tx, userId)
  const plan = await findActivePlan(tx, userId)
  if (plan === undefined) return
  const zone = await zoneOf(tx, userId)
  await setReminders(tx, backend, userId, plan, zone)
  await setDay(tx, backend, userId, zone)
  await setWeek(tx, backend, userId, plan, zone)
}
