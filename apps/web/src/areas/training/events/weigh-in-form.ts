import { t } from '@lingui/core/macro'
import {
  type DayPeriod,
  findTypedTime,
  isWithin,
  kilograms,
  kilogramsToPounds,
  localDate,
  poundsToKilograms,
  readFigure,
} from '@pacemeal/domain'
import { EVENT_BOUNDS, type EventWeighIn, type TrainingEvent } from '@pacemeal/domain/event'
import { decimalNumber, typedDecimal } from '../../../languages/numbers.ts'
import { typedTime } from './typed-times.ts'
import { massUnit, type Units } from './units.ts'

/** The weigh-in of an event as it is typed; the limit in the unit of mass that is shown. */
export interface WeighInForm {
  readonly limit: string
  readonly day: string
  readonly time: string
  readonly period: DayPeriod
}

/** A weigh-in that begins on the day of the event. */
export const blankWeighIn = (day: string): WeighInForm => ({ limit: '', day, time: '', period: 'AM' })

const shownMass = (mass: number, { mass: unit }: Pick<Units, 'mass'>): number =>
  unit === 'kg' ? mass : kilogramsToPounds(kilograms(mass))

/** The weigh-in of a stored event as it is typed; null for none. */
export const typedWeighIn = ({ weighIn }: Pick<TrainingEvent, 'weighIn'>, units: Units): WeighInForm | null =>
  weighIn === undefined
    ? null
    : {
        limit: typedDecimal(shownMass(weighIn.limit, units), 1),
        day: weighIn.day,
        ...typedTime(weighIn.time),
      }

const findDay = (typed: string) => {
  try {
    return localDate(typed)
  } catch {
    return undefined
  }
}

/** Reads a weigh-in before a start; what is wrong goes into `errors`, by field. */
export function readWeighIn(
  { limit, day, time, period }: WeighInForm,
  before: { readonly day: string; readonly start: number | undefined },
  units: Units,
  errors: Record<string, string>,
): EventWeighIn | undefined {
  const typed = readFigure(limit)
  const mass = units.mass === 'kg' ? typed : poundsToKilograms(typed)
  if (!isWithin(mass, EVENT_BOUNDS.mass)) {
    const { min: least, max: most } = EVENT_BOUNDS.mass
    const [min, max] = [decimalNumber(shownMass(least, units), 0), decimalNumber(shownMass(most, units), 0)]
    const unit = massUnit(units)
    errors.limit = t`Enter ${min} to ${max} ${unit}`
  }
  const at = findTypedTime(time, period)?.minute
  if (at === undefined) errors.weighInTime = t`Enter the time as hours and minutes, like 9:15`
  const on = findDay(day)
  if (on === undefined) errors.weighInDay = t`Enter a date`
  else if (on > before.day) errors.weighInDay = t`The weigh-in is before the start`
  else if (on === before.day && at !== undefined && before.start !== undefined && at >= before.start)
    errors.weighInTime = t`The weigh-in is before the start`
  return on === undefined || at === undefined ? undefined : { limit: Math.round(mass * 100) / 100, day: on, time: at }
}
