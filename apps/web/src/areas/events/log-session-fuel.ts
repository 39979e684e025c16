import { type InstantText, instantText } from '@pacemeal/domain'
import { type EventReport, eventStart, type TrainingEvent, takenTotals } from '@pacemeal/domain/event'
import { writeMealLog } from '@pacemeal/protocol'
import { writeReport } from '../../api/write-queue/event-report-writes.ts'
import { writeLog } from '../../api/write-queue/meal-log-writes.ts'
import { tell } from '../../notices/tell.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
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

/** Keeps what was taken, and counts it in the day as one meal; Undo takes both back. Resolves to whether it was kept. */
export async function logSessionFuel(
  userId: string,
  { id, event, plan, report, before }: SessionFuel,
): Promise<boolean> {
  const meal = {
    name: event.name,
    mealTime: 'general' as const,
    loggedAt: loggedAt(event, Date.now()),
    amounts: amountsOf(report, plan),
    event: id,
  }
  const data = writeMealLog(meal, userId)
  const { user: _, feltFueled: __, imageUrl: ___, ...changed } = data
  try {
    const logged = await writeLog(
      userId,
      before
        ? { kind: 'meal-log-edit', payload: { id: report.log, data: changed } }
        : { kind: 'meal-log-create', payload: { id: report.log, at: meal.loggedAt, data } },
      event.name,
    )
    await writeReport(userId, { id, report }, event.name)
    tell(
      'session-fuel-logged',
      takenTotals(report).carbs,
      logged,
      () => void takeBack(userId, id, event, report, before),
    )
    return true
  } catch (thrown) {
    tellRefusal('log-session-fuel', thrown)
    return false
  }
}

async function takeBack(
  userId: string,
  id: string,
  event: TrainingEvent,
  { log }: EventReport,
  before: EventReport | null,
): Promise<void> {
  try {
    await writeReport(userId, { id, report: before }, event.name)
    if (before === null) await writeLog(userId, { kind: 'meal-log-delete', payload: { id: log } }, event.name)
  } catch (thrown) {
    tellRefusal('log-session-fuel', thrown)
  }
}
