import { type InstantText, instantText, sessionRef } from '@pacemeal/domain'
import { type EventReport, eventSession, eventStart, type TrainingEvent, takenTotals } from '@pacemeal/domain/event'
import { writeMealLog } from '@pacemeal/protocol'
import { refusalOf } from '../../../api/refusal.ts'
import { writeReport } from '../../../api/write-queue/event-writes.ts'
import { newLogId, writeLog } from '../../../api/write-queue/meal-log-writes.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import type { RacePlan } from './race-plan.ts'
import { amountsOf } from './report-draft.ts'

interface SessionFuel {
  readonly id: string
  readonly event: TrainingEvent
  readonly plan: RacePlan
  readonly report: EventReport
  /** What was kept before; null for the first time. */
  readonly before: EventReport | null
}

/** When fuel counts: at the start, and never later than now. */
const loggedAt = (event: TrainingEvent, now: number): InstantText =>
  instantText(Math.min(now, Date.parse(eventStart(event))))

/** How a log says when and in what session it was taken. */
const placeOf = (event: TrainingEvent) => ({
  notes: event.name,
  loggedAt: loggedAt(event, Date.now()),
  timeZone: event.zone,
  session: sessionRef(event.day, eventSession(event)),
})

/**
 * Has what was taken count at the time and under the name that its event has now. A log that was deleted since is left alone:
 * the next change of its report makes it anew.
 */
export async function moveSessionFuel(
  userId: string,
  before: TrainingEvent,
  event: TrainingEvent,
  { log }: EventReport,
): Promise<void> {
  const [was, data] = [placeOf(before), placeOf(event)]
  if (JSON.stringify(was) === JSON.stringify(data)) return
  try {
    await writeLog(userId, { kind: 'meal-log-edit', payload: { id: log, data } }, event.name)
  } catch (thrown) {
    if (refusalOf(thrown).code !== 'not-found') throw thrown
  }
}

/** The meal log that counts a report in its day. */
function logOf({ id, event, plan }: SessionFuel, report: EventReport, userId: string) {
  const meal = {
    name: event.name,
    mealTime: 'general' as const,
    loggedAt: loggedAt(event, Date.now()),
    zone: event.zone,
    amounts: amountsOf(report, plan),
    event: id,
    session: sessionRef(event.day, eventSession(event)),
  }
  return writeMealLog(meal, userId)
}

/** A change of it; what its owner said of it stays. */
function changeOf(fuel: SessionFuel, report: EventReport, userId: string) {
  const { user: _, feltFueled: __, imageUrl: ___, ...data } = logOf(fuel, report, userId)
  return { kind: 'meal-log-edit' as const, payload: { id: report.log, data } }
}

/**
 * Counts a report in its day. Its log is changed where there is one already; one that was deleted since is made anew, so that
 * report and day tell the same. Gives the report as it is kept.
 */
async function countInDay(userId: string, fuel: SessionFuel) {
  const { event, before } = fuel
  if (before) {
    try {
      return { outcome: await writeLog(userId, changeOf(fuel, fuel.report, userId), event.name), report: fuel.report }
    } catch (thrown) {
      if (refusalOf(thrown).code !== 'not-found') throw thrown
    }
  }
  const report = before ? { ...fuel.report, log: newLogId() } : fuel.report
  const data = logOf(fuel, report, userId)
  const payload = { id: report.log, at: data.loggedAt as InstantText, data }
  return { outcome: await writeLog(userId, { kind: 'meal-log-create', payload }, event.name), report }
}

/** Keeps what was taken, and counts it in the day as one meal; Undo takes both back. Resolves to whether it was kept. */
export async function logSessionFuel(userId: string, fuel: SessionFuel): Promise<boolean> {
  const { id, event } = fuel
  try {
    const { outcome, report } = await countInDay(userId, fuel)
    await writeReport(userId, { id, report }, event.name)
    tell('session-fuel-logged', takenTotals(report).carbs, outcome, () => void takeBack(userId, { ...fuel, report }))
    return true
  } catch (thrown) {
    tellRefusal('log-session-fuel', thrown)
    return false
  }
}

async function takeBack(userId: string, fuel: SessionFuel): Promise<void> {
  const { id, event, report, before } = fuel
  try {
    await writeReport(userId, { id, report: before }, event.name)
    const log =
      before?.log === report.log
        ? changeOf(fuel, before, userId)
        : { kind: 'meal-log-delete' as const, payload: { id: report.log } }
    await writeLog(userId, log, event.name)
  } catch (thrown) {
    tellRefusal('log-session-fuel', thrown)
  }
}
