import type { Body } from '../athlete/athlete.ts'
import { addDays, type LocalDate, mondayOf } from '../days.ts'
import type { HealthDay } from '../wearable/health.ts'
import type { BodyMeasurement } from './body-measurement.ts'

/** Figures of the body that a scale or a watch knows and the profile does not. */
export type MeasuredBody = Pick<Body, 'bodyFatPercent' | 'averageSteps'>

/** Days that the figures are the mean of: four weeks even out a cycle, and no single week decides (own choice). */
export const MEASURED_DAYS = 28
/** Days with steps below which their mean says nothing of an athlete's usual day (own choice: half of them). */
const MIN_STEP_DAYS = 14
/** Steps are told to the nearest five hundred, body fat to the nearest percent: devices are no surer (own choice). */
const STEP_GRAIN = 500

const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

/**
 * The days that the figures are read from: four weeks up to the Saturday before. They are the same from the Sunday on
 * which a week is planned to that week's Saturday, so that no week stands on two sets of figures.
 */
export const measuredSpan = (today: LocalDate): { readonly first: LocalDate; readonly last: LocalDate } => {
  const last = addDays(mondayOf(addDays(today, 1)), -2)
  return { first: addDays(last, 1 - MEASURED_DAYS), last }
}

/** Body fat and steps of an athlete's usual day, out of one weighing and one record a day; unknown ones are left out. */
export function measuredBody(
  weighings: readonly Pick<BodyMeasurement, 'day' | 'bodyFat'>[],
  days: readonly Pick<HealthDay, 'day' | 'steps'>[],
  today: LocalDate,
): MeasuredBody {
  const { first, last } = measuredSpan(today)
  const isCounted = ({ day }: { readonly day: LocalDate }): boolean => day >= first && day <= last
  const fats = weighings.filter(isCounted).flatMap(({ bodyFat }) => (bodyFat === null ? [] : [bodyFat]))
  const steps = days.filter(isCounted).flatMap((one) => (one.steps === null ? [] : [one.steps]))
  return {
    ...(fats.length === 0 ? {} : { bodyFatPercent: Math.round(meanOf(fats)) }),
    ...(steps.length < MIN_STEP_DAYS ? {} : { averageSteps: STEP_GRAIN * Math.round(meanOf(steps) / STEP_GRAIN) }),
  }
}
