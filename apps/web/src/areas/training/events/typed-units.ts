import { kilograms, kilogramsToPounds, poundsToKilograms, readFigure } from '@pacemeal/domain'
import { type EventForm, figureText, stationsIn } from './event-form.ts'
import { celsiusOf, heightOf, kilometresOf, shownCelsius, shownHeight, shownKilometres, type Units } from './units.ts'

/** A figure in another unit, as finely as it is told apart; what is no figure stays as it is typed. */
const converted = (typed: string, convert: (figure: number) => number, digits: number): string => {
  const figure = readFigure(typed)
  return typed.trim() === '' || !Number.isFinite(figure) ? typed : figureText(convert(figure), digits)
}

/** A mass of the body that is typed, as it reads in another unit. */
export const massIn = (typed: string, from: Units, to: Units, digits: number): string => {
  if (from.mass === to.mass) return typed
  return converted(typed, to.mass === 'kg' ? poundsToKilograms : (mass) => kilogramsToPounds(kilograms(mass)), digits)
}

/** A temperature that is typed, as it reads in another unit. */
export const temperatureIn = (typed: string, from: Units, to: Units): string =>
  from.temperature === to.temperature
    ? typed
    : converted(typed, (figure) => shownCelsius(celsiusOf(figure, from), to), to.temperature === 'C' ? 1 : 0)

/** A height that is typed, as it reads in another unit. */
export const heightIn = (typed: string, from: Units, to: Units): string =>
  from.distance === to.distance ? typed : converted(typed, (figure) => shownHeight(heightOf(figure, from), to), 0)

/** What is typed of an event, whole or not, as it reads in other units. */
export function eventFormIn(
  typed: Partial<EventForm>,
  stationsBy: EventForm['stationsBy'],
  from: Units,
  to: Units,
): Partial<EventForm> {
  const { legs, temperature, altitude, stations, weighIn } = typed
  const distance = (figure: number): number => shownKilometres(kilometresOf(figure, from), to)
  const isFurther = from.distance !== to.distance
  const at = stations === undefined || !isFurther || stationsBy === 'time' ? undefined : stationsIn(stations)
  return {
    ...typed,
    ...(legs && isFurther
      ? { legs: legs.map((leg) => ({ ...leg, distance: converted(leg.distance, distance, 2) })) }
      : {}),
    ...(temperature === undefined ? {} : { temperature: temperatureIn(temperature, from, to) }),
    ...(altitude === undefined ? {} : { altitude: heightIn(altitude, from, to) }),
    ...(at === undefined ? {} : { stations: at.map((one) => figureText(distance(one), 2)).join(', ') }),
    ...(weighIn ? { weighIn: { ...weighIn, limit: massIn(weighIn.limit, from, to, 1) } } : {}),
  }
}
