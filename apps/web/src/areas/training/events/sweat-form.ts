import { t } from '@lingui/core/macro'
import {
  type Bounds,
  type Intensity,
  isWithin,
  kilograms,
  type LocalDate,
  localDate,
  ok,
  poundsToKilograms,
  type Result,
  readFigure,
  refused,
} from '@pacemeal/domain'
import { EVENT_BOUNDS } from '@pacemeal/domain/event'
import { RARE_SWEAT, sweatRateOf } from '@pacemeal/nutrition/race'
import type { SweatTestData } from '../../../api/sweat-tests.ts'
import { fluidOf, fluidText, litresText } from '../../../languages/fluids.ts'
import type { EventErrors } from './event-form.ts'
import { durationMinutes } from './typed-times.ts'
import { heightIn, massIn, temperatureIn } from './typed-units.ts'
import { celsiusOf, heightOf, type Units } from './units.ts'

/** A sweat test as it is typed: masses in the units that are shown, volumes in millilitres. */
export interface SweatForm {
  readonly day: string
  readonly duration: string
  readonly before: string
  readonly after: string
  readonly drunk: string
  readonly urine: string
  readonly intensity: Intensity
  readonly temperature: string
  readonly altitude: string
}

export const blankSweatForm = (day: string): SweatForm => ({
  day,
  duration: '',
  before: '',
  after: '',
  drunk: '',
  urine: '0',
  intensity: 'Moderate',
  temperature: '',
  altitude: '0',
})

/** What is typed, as it reads in other units. */
export const sweatFormIn = (form: SweatForm, from: Units, to: Units): SweatForm => ({
  ...form,
  before: massIn(form.before, from, to, 2),
  after: massIn(form.after, from, to, 2),
  temperature: temperatureIn(form.temperature, from, to),
  altitude: heightIn(form.altitude, from, to),
})

const massOf = (typed: string, units: Units): number =>
  units.mass === 'kg' ? readFigure(typed) : poundsToKilograms(readFigure(typed))

/** The test in the form, or what is wrong with it, by field. A rate that is rare is asked about unless it `isSure`. */
export function readSweatForm(
  form: SweatForm,
  units: Units,
  { today, isSure = false }: { readonly today: LocalDate; readonly isSure?: boolean },
): Result<SweatTestData, EventErrors> {
  const errors: Record<string, string> = {}
  const require = (field: string, figure: number, bounds: Bounds, words: string): number => {
    if (!isWithin(figure, bounds)) errors[field] = words
    return figure
  }
  try {
    if (localDate(form.day) > today) errors.day = t`Enter a date that is not after today`
  } catch {
    errors.day = t`Enter a date`
  }
  const { min, max } = EVENT_BOUNDS.testMinutes
  const [least, most] = [min, max / 60]
  const minutes = require('duration', durationMinutes(form.duration) ??
    Number.NaN, EVENT_BOUNDS.testMinutes, t`Enter ${least} minutes to ${most} hours, like 1:15`)
  const before = require('before', massOf(form.before, units), EVENT_BOUNDS.mass, t`Enter your weight before`)
  const after = require('after', massOf(form.after, units), EVENT_BOUNDS.mass, t`Enter your weight after`)
  const drunk = require('drunk', fluidOf(readFigure(form.drunk)) /
    1000, EVENT_BOUNDS.drunk, t`Enter what you drank, 0 for nothing`)
  const urine = require('urine', fluidOf(readFigure(form.urine)) /
    1000, EVENT_BOUNDS.urine, t`Enter what you passed, 0 for nothing`)
  const celsius = require('temperature', celsiusOf(
    readFigure(form.temperature),
    units,
  ), EVENT_BOUNDS.celsius, t`Enter the temperature`)
  const altitude = require('altitude', heightOf(
    readFigure(form.altitude),
    units,
  ), EVENT_BOUNDS.altitude, t`Enter the altitude, 0 at sea level`)
  if (Object.keys(errors).length > 0) return refused(errors)
  const test: SweatTestData = {
    day: form.day,
    before: Math.round(before * 100) / 100,
    after: Math.round(after * 100) / 100,
    drunk,
    urine,
    minutes,
    intensity: form.intensity,
    celsius: Math.round(celsius * 10) / 10,
    altitude,
  }
  const rate = rateOf(test)
  if (rate === null) return refused({ after: t`These figures give no possible sweat rate. Check the weights.` })
  if (rate > RARE_SWEAT && !isSure) {
    const [figure, rare] = [fluidText(1000 * rate), fluidText(1000 * RARE_SWEAT)]
    return refused({
      after: t`That is ${figure} an hour; few athletes sweat more than ${rare}. Check the weights, or save again if they are right.`,
    })
  }
  return ok(test)
}

/** Litres of sweat an hour in a test; null for figures that cannot be. */
export const rateOf = (test: Pick<SweatTestData, 'before' | 'after' | 'drunk' | 'urine' | 'minutes'>): number | null =>
  sweatRateOf({
    ...test,
    before: kilograms(test.before),
    after: kilograms(test.after),
    intensity: 'Moderate',
    conditions: { celsius: 20, altitude: 0 },
  })

/** `1.35 L an hour`, `46 fl oz an hour`: what is sweated. */
export const sweatText = (litres: number): string => {
  const amount = litresText(litres)
  return t`${amount} an hour`
}
