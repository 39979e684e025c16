import { addDays, dayAt, instantOn, type LocalDate, localDate, mondayOf } from '@pacemeal/domain'
import { type BodySign, type PressingSign, pressingSigns } from '@pacemeal/domain/trends'
import { usualDay, weeklyTrainingHours } from '@pacemeal/nutrition'
import { findBodySigns, trendDays } from '@pacemeal/nutrition/trends'
import { bodyLog, goalPeriods } from '@pacemeal/protocol'
import { serverWords } from '../../languages/server-words.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { zoneOf } from '../agenda/zone-of.ts'
import { readMeasuredBody } from '../body/measured-body.ts'
import type { DocumentReaction } from '../documents/document-reactions.ts'
import { findDocument, updateOwnDocument } from '../documents/document-store.ts'
import { lockPerson } from '../executions/request-execution.ts'
import { readPlanAthlete } from '../meal-plans/plan-inputs.ts'
import { readTargetsOfWeeks } from '../meal-plans/week-targets.ts'
import { notifyPerson } from '../notifications/tell-person.ts'
import { setTimer } from '../timers/set-timer.ts'
import { type TimerHandler, waitingTimers } from '../timers/timer.ts'
import {
  readTrendActivities,
  readTrendLogs,
  readTrendMarks,
  readTrendWeighIns,
  readWholeDays,
} from '../trends/trend-rows.ts'
import { readCircumstances } from './circumstances.ts'
import { endDueCut } from './goal-period.ts'

const KIND = 'body-signs'
/** When log and scale are looked at: 4 AM, when a night's weighings of other devices are in and nobody waits. */
const LOOKED_AT_MINUTE = 4 * 60
/** Days whose logs are looked at, with a day of weighings before them to compare with: half a year. */
const LOG_DAYS = 16
const WEIGHED_DAYS = 183

/** What the person's log and scale say that they should look at; nothing while the profile does not say enough. */
async function readBodySigns(backend: Ports<'clock' | 'events' | 'store'>, user: string): Promise<readonly BodySign[]> {
  const { store, clock } = backend
  const read = await readPlanAthlete(store, user, await readMeasuredBody(store, backend, user))
  if (!read.ok) return []
  const { body, schedule, zone } = read.value
  const today = dayAt(clock.now(), zone)
  const span = { user, from: addDays(today, -LOG_DAYS), to: today, zone }
  const from = addDays(today, -WEIGHED_DAYS)
  const days = trendDays({
    from,
    to: today,
    today,
    zone,
    logs: await readTrendLogs(store, span),
    marks: await readTrendMarks(store, span),
    wholeDays: await readWholeDays(store, span),
    planned: await readTargetsOfWeeks(backend, user, mondayOf(span.from), today),
    activities: await readTrendActivities(store, span),
    readings: [],
    weighIns: await readTrendWeighIns(store, { ...span, from }),
    expenditure: [],
    body,
    weeklyTrainingHours: weeklyTrainingHours(schedule),
  })
  // Compared is what the goal wants: a deficit that such a sign stops would else take the sign away.
  const { stoppingLoss: _, ...circumstances } = await readCircumstances(store, user)
  const { goalChange } = usualDay(read.value, schedule, circumstances)
  const period = await findDocument(store, goalPeriods, user)
  const goalSince = localDate(period?.since ?? today)
  return findBodySigns({ today, days, goalChange, goalSince, body, circumstances })
}

/** Has the person's log and scale looked at once on the present day. */
export const setBodySignsTimer = async (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  userId: string,
): Promise<void> => {
  const zone = await zoneOf(tx, userId)
  const today = dayAt(backend.clock.now(), zone)
  const dueAt = Date.parse(instantOn(today, LOOKED_AT_MINUTE, zone))
  await setTimer(tx, backend, { key: `${KIND}/${userId}/${today}`, userId, kind: KIND, dueAt })
}

/**
 * Has log and scale looked at as soon as nothing else is to be done; weighings that come together are looked at once. `change` is
 * what there is to look at, once a moment.
 */
export const lookAfterWeighing = async (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  userId: string,
  change: string,
): Promise<void> => {
  const prefix = `${KIND}/${userId}/weighed/`
  if ((await waitingTimers(tx, userId, prefix)).length > 0) return
  const dueAt = backend.clock.now()
  await setTimer(tx, backend, { key: `${prefix}${change}/${dueAt}`, userId, kind: KIND, dueAt })
}

/** What a weighing shows is told at once, not on the next morning; so is that a corrected one shows it no more. */
export const lookAtWeighing: DocumentReaction<Ports<'clock' | 'timers'>, typeof bodyLog> = {
  collection: bodyLog,
  created: (tx, backend, _, { user, $id }) => lookAfterWeighing(tx, backend, user, `created/${$id}`),
  changed: (tx, backend, _, { user, $id }) => lookAfterWeighing(tx, backend, user, `changed/${$id}`),
  deleted: (tx, backend, { user, $id }) => lookAfterWeighing(tx, backend, user, `deleted/${$id}`),
}

const isPressing = (sign: BodySign): sign is PressingSign => pressingSigns.some((one) => one === sign)

/** Tells of pressing signs that were not there before, in the app alone: they are nobody else's to see. Once a week each. */
const tellNewSigns = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'texts' | 'timers'>,
  user: string,
  { signs, before, today }: { signs: readonly BodySign[]; before: readonly string[]; today: LocalDate },
): Promise<void> => {
  for (const sign of signs.filter(isPressing)) {
    if (before.includes(sign)) continue
    await notifyPerson(tx, backend, {
      user,
      key: `${KIND}/${sign}/${mondayOf(today)}`,
      words: (locale) => serverWords(locale).notifications.bodySigns[sign],
      path: '/body',
    })
  }
}

/**
 * Keeps with the person's goal what log and scale say, tells of what is new and pressing, and ends a cut that is over. The
 * week in use stays; plans made from then on follow it.
 */
export const bodySignsTimer = {
  kind: KIND,
  isRepeatable: true,
  async callExternal(
    backend: Ports<'clock' | 'events' | 'store' | 'texts' | 'timers'>,
    { userId }: { readonly userId: string },
  ) {
    const signs = await readBodySigns(backend, userId)
    await backend.store.transact(async (tx) => {
      await lockPerson(tx, userId)
      await endDueCut(tx, backend, userId)
      const today = dayAt(backend.clock.now(), await zoneOf(tx, userId))
      const before = (await findDocument(tx, goalPeriods, userId))?.signs ?? []
      const kept = await updateOwnDocument(tx, backend, goalPeriods, userId, { signs: [...signs], signsOn: today })
      if (kept !== undefined) await tellNewSigns(tx, backend, userId, { signs, before, today })
    })
    return { kind: 'sent' }
  },
} satisfies TimerHandler
