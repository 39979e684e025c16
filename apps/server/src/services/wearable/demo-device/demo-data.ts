import { addDays, dayAt, HOUR_MS, kilograms, type LocalDate } from '@pacemeal/domain'
import { bodyLog, wearableData, wearableWindowDays } from '@pacemeal/protocol'
import { idFromKey } from '../../../ids.ts'
import type { Ports } from '../../../ports.ts'
import type { Transaction } from '../../../store/open.ts'
import { keepMeasurement } from '../../body/keep-measurement.ts'
import { findRow, removeDocument } from '../../documents/document-store.ts'
import { readPlanAthlete } from '../../meal-plans/plan-inputs.ts'
import { type Recorded, recordActivity, upsertRecord } from '../record-activity.ts'
import { DEMO_PROVIDER, type DemoHealth, demoActivities, demoHealth, type Wearer } from './demo-days.ts'

/** A session of the demo device that ended longer ago is history: nobody is told of it. */
const DEMO_NEWS_MS = 3 * HOUR_MS

/** The person as far as the demo device depends on them; undefined when the profile does not say enough. */
export const findWearer = async (tx: Transaction, userId: string): Promise<Wearer | undefined> => {
  const athlete = await readPlanAthlete(tx, userId)
  return athlete.ok ? { ...athlete.value, userId } : undefined
}

const keepHealth = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events'>,
  wearer: Wearer,
  day: LocalDate,
  health: DemoHealth,
) => {
  const { weightKilograms: mass, bodyFatPercentage: bodyFat } = health.summary
  if (mass !== null) {
    const weighing = { measuredAt: health.endedAt, mass: kilograms(mass), bodyFat }
    const measurement = { user: wearer.userId, source: 'wearable', provider: DEMO_PROVIDER, ...weighing } as const
    await keepMeasurement(tx, backend, measurement, wearer.zone)
  }
  return upsertRecord(
    tx,
    backend,
    idFromKey(`${wearer.userId}/${DEMO_PROVIDER}/${health.kind}/${day}`),
    {
      appwrite_user_id: wearer.userId,
      data_type: health.kind,
      provider: DEMO_PROVIDER,
      metadata: JSON.stringify({ start_time: health.startedAt, end_time: health.endedAt, timestamp_localization: 0 }),
      data_timestamp: health.endedAt,
      healthSummary: JSON.stringify(health.summary),
    },
    null,
  )
}

const daysUpTo = (today: LocalDate, count: number): readonly LocalDate[] =>
  Array.from({ length: count }, (_, index) => addDays(today, index - count + 1))

/** Keeps all that the device would have said by now, of the last days; the same again changes nothing. Gives what is new. */
export const keepDemoData = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'texts' | 'timers'>,
  wearer: Wearer,
): Promise<number> => {
  const now = backend.clock.now()
  const today = dayAt(now, wearer.zone)
  const outcomes: Recorded[] = []
  for (const day of daysUpTo(today, wearableWindowDays.daily)) {
    for (const health of demoHealth(wearer, day, now)) outcomes.push(await keepHealth(tx, backend, wearer, day, health))
  }
  for (const day of daysUpTo(today, wearableWindowDays.activity)) {
    for (const recorded of demoActivities(wearer, day)) {
      const ended = Date.parse(recorded.endedAt)
      if (ended > now) continue
      const isNews = ended > now - DEMO_NEWS_MS
      const telling = { ...recorded, isTold: isNews, ...(isNews ? {} : { fuel: null }) }
      outcomes.push(await recordActivity(tx, backend, telling))
    }
  }
  return outcomes.filter((outcome) => outcome === 'new').length
}

/** Removes everything that the demo device ever said of a person. */
export const removeDemoData = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events'>,
  userId: string,
): Promise<void> => {
  for (const one of [wearableData, bodyLog]) {
    const rows = await tx.db
      .selectFrom(one.id)
      .select('_id')
      .where(one.owner === 'user' ? 'user' : 'appwrite_user_id', '=', userId)
      .where('provider', '=', DEMO_PROVIDER)
      .execute()
    for (const { _id } of rows) {
      const row = await findRow(tx, one, _id, { lock: true })
      if (row !== undefined) await removeDocument(tx, backend, one, row)
    }
  }
}
