import { type Bounds, WEIGHT_POUNDS } from '../athlete/body-bounds.ts'
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
 * the scale and by its file, is the one by hand, else the first.
 */
export function distinctMeasurements(measurements: readonly BodyMeasurement[]): readonly BodyMeasurement[] {
  const kept: BodyMeasurement[] = []
  for (const one of measurements.toSorted(byTime)) {
    const last = kept.at(-1)
    if (last === undefined || !isSameMeasurement(last, one)) kept.push(one)
    else if (last.source !== 'hand' && one.source === 'hand') kept.splice(-1, 1, one)
  }
  return kept
}

/** The measurement that counts for each day, oldest first: the first of the day, which is nearest to a fasted morning. */
export const dailyMeasurements = (measurements: readonly BodyMeasurement[]): readonly BodyMeasurement[] =>
  [
    ...new Map(
      distinctMeasurements(measurements)
        .toReversed()
        .map((one) => [one.day, one]),
    ).values(),
  ].toSorted(byTime)
