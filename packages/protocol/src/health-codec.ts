import { dayAt, parseJson } from '@pacemeal/domain'
import type { HealthFigures, HealthReading } from '@pacemeal/domain/health'
import { z } from 'zod'
import { readWearableActivity, type WearableDocument } from './wearable-codec.ts'

const figure = z.number().positive().nullish().catch(null)
const figures = z.object({
  steps: figure,
  calories: figure,
  sleepSeconds: figure,
  averageHeartRate: figure,
  restingHeartRate: figure,
  weightKilograms: figure,
  bodyFatPercentage: figure,
  muscleMassKilograms: figure,
} satisfies Record<keyof HealthFigures, typeof figure>)

/** The night, day or weighing in a wearable record, in the athlete's zone; undefined when it is none or cannot be read. */
export function readHealthRecord(record: WearableDocument, zone: string): HealthReading | undefined {
  const { data_type: kind, provider = '' } = record
  const read = figures.safeParse(parseJson(record.healthSummary)).data
  if (read === undefined || (kind !== 'daily' && kind !== 'sleep' && kind !== 'body')) return undefined
  const { start, end } = readWearableActivity(record, zone)
  const said = Object.fromEntries(Object.entries(read).filter(([, value]) => typeof value === 'number'))
  // A day is the one it began on; a night belongs to the morning.
  return { kind, provider, day: dayAt(Date.parse(kind === 'daily' ? start : end), zone), endedAt: end, ...said }
}
