import { t } from '@lingui/core/macro'
import { decimalNumber, wholeNumber } from '../../../languages/numbers.ts'

/** Which units distances and temperatures are shown in. Stored are kilometres and degrees Celsius. */
export type Units = 'metric' | 'imperial'

/** Kilometres in a mile (exact, 1959 agreement). */
const KILOMETRES_PER_MILE = 1.609344

export const shownKilometres = (kilometres: number, units: Units): number =>
  units === 'metric' ? kilometres : kilometres / KILOMETRES_PER_MILE
export const kilometresOf = (shown: number, units: Units): number =>
  units === 'metric' ? shown : shown * KILOMETRES_PER_MILE
export const shownCelsius = (celsius: number, units: Units): number =>
  units === 'metric' ? celsius : celsius * 1.8 + 32
export const celsiusOf = (shown: number, units: Units): number => (units === 'metric' ? shown : (shown - 32) / 1.8)

export const distanceUnit = (units: Units): string => (units === 'metric' ? t`km` : t`mi`)
export const temperatureUnit = (units: Units): string => (units === 'metric' ? '°C' : '°F')

/** `42.2 km`. */
export const distanceText = (kilometres: number, units: Units): string =>
  `${decimalNumber(shownKilometres(kilometres, units), 1)} ${distanceUnit(units)}`

/** `15 °C`. */
export const temperatureText = (celsius: number, units: Units): string =>
  `${wholeNumber(shownCelsius(celsius, units))} ${temperatureUnit(units)}`
