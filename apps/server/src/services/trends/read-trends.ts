import { addDays, dayAt, mondayOf } from '@pacemeal/domain'
import type { TrendDay, TrendSpan } from '@pacemeal/domain/trends'
import { weeklyTrainingHours } from '@pacemeal/nutrition'
import { eachTrendDay } from '@pacemeal/nutrition/trends'
import { readAthlete, readZone, userProfiles } from '@pacemeal/protocol'
import type { Trends } from '@pacemeal/protocol/read-trends'
import { inTurns } from '../../in-turns.ts'
import type { Ports } from '../../ports.ts'
import { readMeasuredBody } from '../body/measured-body.ts'
import { findDocument } from '../documents/document-store.ts'
import { readExpenditureHistory } from '../expenditure/read-history.ts'
import { readTargetsOfWeeks } from '../meal-plans/week-targets.ts'
import {
  readTrendActivities,
  readTrendLogs,
  readTrendMarks,
  readTrendReadings,
  readTrendWeighIns,
  readWholeDays,
} from './trend-rows.ts'

/**
 * Weigh-ins of so many days before the first one make its trend the same in every span: after 28 days those of who weighs weekly
 * were up to 0.65 kg apart, after 180 less than 0.05 kg (measured on 500 days with a scatter of 0.6 kg).
 */
const TREND_LEAD_DAYS = 180

/** The last days of a person's trends, up to today by their own clock. */
export const readTrends = async (
  backend: Ports<'clock' | 'events' | 'store'>,
  user: string,
  days: TrendSpan,
): Promise<Trends> => {
  const { store, clock } = backend
  const profile = await findDocument(store, userProfiles, user)
  const zone = readZone(profile?.timeZone)
  const athlete = readAthlete(profile ?? {}, await readMeasuredBody(store, backend, user))
  const today = dayAt(clock.now(), zone)
  const from = addDays(today, 1 - days)
  const span = { user, from, to: today, zone }
  const planned = await readTargetsOfWeeks(backend, user, mondayOf(from), today)
  const logs = await readTrendLogs(store, span)
  const marks = await readTrendMarks(store, span)
  const activities = await readTrendActivities(store, span)
  const readings = await readTrendReadings(store, span)
  const weighIns = await readTrendWeighIns(store, { ...span, from: addDays(from, -TREND_LEAD_DAYS) })
  const wholeDays = await readWholeDays(store, span)
  // Without a weighing nothing can be learned.
  const learned = weighIns.length === 0 ? [] : await readExpenditureHistory(backend, user)
  const found = eachTrendDay({
    from,
    to: today,
    today,
    zone,
    logs,
    marks,
    wholeDays,
    planned,
    activities,
    readings,
    weighIns,
    expenditure: learned.map(({ date, expenditure: value, interval }) => ({ date, value, ...interval })),
    body: athlete.ok ? athlete.value.body : null,
    weeklyTrainingHours: athlete.ok ? weeklyTrainingHours(athlete.value.schedule) : 0,
  })
  const shown: TrendDay[] = []
  for await (const day of inTurns(found)) shown.push(day)
  return { zone, days: shown }
}
