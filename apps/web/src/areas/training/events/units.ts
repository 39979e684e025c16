import { t } from '@lingui/core/macro'
import {
  celsiusToFahrenheit,
  type DistanceUnit,
  fahrenheitToCelsius,
  feetToMetres,
  type Kilograms,
  kilogramsToPounds,
  kilometresToMiles,
  type MassUnit,
  metresToFeet,
  milesToKilometres,
  type TemperatureUnit,
} from '@pacemeal/domain'
import { decimalNumber, wholeNumber } from '../../../languages/numbers.ts'

/** Which units events are shown in. Stored are kilometres, degrees Celsius and kilograms. */
export interface Units {
  readonly distance: DistanceUnit
  readonly temperature: TemperatureUnit
  readonly mass: MassUnit
}

export const metric: Units = { distance: 'km', temperature: 'C', mass: 'kg' }
export const imperial: Units = { distance: 'mi', temperature: 'F', mass: 'lb' }

export const shownKilometres = (kilometres: number, { distance }: Pick<Units, 'distance'>): number =>
  distance === 'km' ? kilometres : kilometresToMiles(kilometres)
export const kilometresOf = (shown: number, { distance }: Pick<Units, 'distance'>): number =>
  distance === 'km' ? shown : milesToKilometres(shown)
export const shownCelsius = (celsius: number, { temperature }: Pick<Units, 'temperature'>): number =>
  temperature === 'C' ? celsius : celsiusToFahrenheit(celsius)
export const celsiusOf = (shown: number, { temperature }: Pick<Units, 'temperature'>): number =>
  temperature === 'C' ? shown : fahrenheitToCelsius(shown)

/** Feet are shown in tens: nobody knows a height nearer, and so each stays what it is when it is stored in whole metres. */
const FEET_STEP = 10

/** Heights go with the distance: metres or feet. */
export const shownHeight = (metres: number, { distance }: Pick<Units, 'distance'>): number =>
  distance === 'km' ? metres : FEET_STEP * Math.round(metresToFeet(metres) / FEET_STEP)
/** The whole metres of a height that was typed. */
export const heightOf = (shown: number, { distance }: Pick<Units, 'distance'>): number =>
  Math.round(distance === 'km' ? shown : feetToMetres(shown))
export const heightUnit = ({ distance }: Pick<Units, 'distance'>): string => (distance === 'km' ? t`m` : t`ft`)

/** `840 m`, `2,760 ft`. */
export const heightText = (metres: number, units: Pick<Units, 'distance'>): string =>
  `${wholeNumber(shownHeight(metres, units))} ${heightUnit(units)}`

/** `190 m climb`. */
export function climbText(metres: number, units: Pick<Units, 'distance'>): string {
  const height = heightText(metres, units)
  return t`${height} climb`
}

export const distanceUnit = ({ distance }: Pick<Units, 'distance'>): string => (distance === 'km' ? t`km` : t`mi`)
export const temperatureUnit = ({ temperature }: Pick<Units, 'temperature'>): string =>
  temperature === 'C' ? '°C' : '°F'

export const massUnit = ({ mass }: Pick<Units, 'mass'>): string => (mass === 'kg' ? t`kg` : t`lb`)

/** A mass of the body within a sentence: `61.0 kg`, `134.5 lb`. */
export const massText = (mass: Kilograms, units: Pick<Units, 'mass'>): string =>
  `${decimalNumber(units.mass === 'kg' ? mass : kilogramsToPounds(mass), 1)} ${massUnit(units)}`

/** `42.2 km`. */
export const distanceText = (kilometres: number, units: Pick<Units, 'distance'>): string =>
  `${decimalNumber(shownKilometres(kilometres, units), 1)} ${distanceUnit(units)}`

/** `15 °C`. */
export const temperatureText = (celsius: number, units: Pick<Units, 'temperature'>): string =>
  `${wholeNumber(shownCelsius(celsius, units))} ${temperatureUnit(units)}`
