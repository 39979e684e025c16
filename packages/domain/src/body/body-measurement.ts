import { WEIGHT_POUNDS } from '../athlete/body-bounds.ts'
import type { Bounds } from '../bounds.ts'
import type { InstantText, LocalDate } from '../days.ts'
import { MINUTE_MS } from '../time.ts'
import { type Kilograms, poundsToKilograms } from '../units.ts'

/** Body masses that are kept, in kilograms: those of a profile. */
export const BODY_MASS: Bounds = {
  min: poundsToKilograms(WEIGHT_POUNDS.min),
  max: poundsToKilograms(WEIGHT_POUNDS.max),
}
/** Body fat that a scale or a person may say, percent. */
export const BODY_FAT: Bounds = { min: 3, max: 60 }
/** Two measurements within a minute that differ by less are one that came along two ways, kilograms (own choice). */
const SAME_MASS = 0.05

/** Where measurements come from beside a person's own hand. */
export const importedSources = ['wearable', 'csv'] as const
export type MeasurementSource = 'hand' | (typeof importedSources)[number]

/** One weighing. */
export interface BodyMeasurement {
  readonly id: string
  /** The athlete's own day. */
  readonly day: LocalDate
  readonly measuredAt: InstantText
  readonly mass: Kilograms
  /** Percent; null when only the mass is known. */
  readonly bodyFat: number | null
  /** One that was corrected by hand is by hand. */
  readonly source: MeasurementSource
  /** The maker of the device; null for other sources. */
  readonly provider: string | null
  /** Whether a device or a file said it first, even if it was corrected by hand since: it could say it again. */
  readonly isImported: boolean
}

const byTime = (a: BodyMeasurement, b: BodyMeasurement): number =>
  a.measuredAt < b.measuredAt ? -1 : a.measuredAt > b.measuredAt ? 1 : a.id < b.id ? -1 : 1

const isSameMeasurement = (a: BodyMeasurement, b: BodyMeasurement): boolean =>
  Math.abs(Date.parse(a.measuredAt) - Date.parse(b.measuredAt)) <= MINUTE_MS && Math.abs(a.mass - b.mass) <= SAME_MASS

/**
 * The measurements in the order of time, each once: the same figure of the same minute that came along two ways, say by
 * the scale and by its file, is the one by hand, else the first. Body fat that only the other one says is kept.
 */
export function distinctMeasurements(measurements: readonly BodyMeasurement[]): readonly BodyMeasurement[] {
  const kept: BodyMeasurement[] = []
  for (const one of measurements.toSorted(byTime)) {
    const last = kept.at(-1)
    if (last === undefined || !isSameMeasurement(last, one)) {
      kept.push(one)
      continue
    }
    const [held, other] = last.source !== 'hand' && one.source === 'hand' ? [one, last] : [last, one]
    const isFatKnown = held.bodyFat !== null || other.bodyFat === null
    kept.splice(-1, 1, isFatKnown ? held : { ...held, bodyFat: other.bodyFat })
  }
  return kept
}

const firstOfDays = (measurements: readonly BodyMeasurement[]): ReadonlyMap<LocalDate, BodyMeasurement> =>
  new Map(
    measurements
      .toSorted(byTime)
      .toReversed()
      .map((one) => [one.day, one]),
  )

/**
 * The measurement that counts for each day, oldest first: the first of the day, which is nearest to a fasted morning. Where
 * it says nothing of body fat, the day's first that does says it: a weighing by hand beside that of a scale hides none.
 */
export const dailyMeasurements = (measurements: readonly BodyMeasurement[]): readonly BodyMeasurement[] => {
  const withFat = firstOfDays(measurements.filter(({ bodyFat }) => bodyFat !== null))
  return [...firstOfDays(distinctMeasurements(measurements)).values()]
    .map((one) => ({ ...one, bodyFat: one.bodyFat ?? withFat.get(one.day)?.bodyFat ?? null }))
    .toSorted(byTime)
}
