import { t } from '@lingui/core/macro'
import {
  type Bounds,
  DAY_MINUTES,
  type DayPeriod,
  findTypedTime,
  type Intensity,
  isWithin,
  type LocalDate,
  localDate,
  ok,
  type Result,
  readFigure,
  refused,
} from '@pacemeal/domain'
import {
  type CarbLoading,
  type EarlyStart,
  EVENT_BOUNDS,
  type EventCourse,
  type EventKind,
  type EventLeg,
  type EventPriority,
  eventKilometres,
  eventMinutes,
  type Sport,
  type TrainingEvent,
} from '@pacemeal/domain/event'
import { eventLoading, isTooShortToLoad } from '@pacemeal/nutrition/race'
import { fluidFigure, fluidTyped, readFluid } from '../../../languages/fluids.ts'
import { decimalNumber, isDecimalComma, typedDecimal, wholeNumber } from '../../../languages/numbers.ts'
import { type ReadMeet, readStarts, type StartForm, typedStarts } from './meet-form.ts'
import { durationMinutes, typedDuration, typedTime } from './typed-times.ts'
import {
  celsiusOf,
  distanceUnit,
  heightOf,
  kilometresOf,
  shownCelsius,
  shownHeight,
  shownKilometres,
  type Units,
} from './units.ts'
import { readWeighIn, typedWeighIn, type WeighInForm } from './weigh-in-form.ts'

/** A stretch as it is typed. */
export interface LegForm {
  readonly duration: string
  readonly distance: string
}

/** An event as the screen holds it: figures as they are typed, in the units that are shown. */
export interface EventForm {
  readonly kind: EventKind
  readonly name: string
  readonly day: string
  readonly time: string
  readonly period: DayPeriod
  readonly zone: string
  readonly sport: Sport
  readonly legs: readonly LegForm[]
  /** The starts of a meet; none of any other event. */
  readonly starts: readonly StartForm[]
  readonly intensity: Intensity
  readonly priority: EventPriority
  readonly goal: string
  readonly temperature: string
  readonly altitude: string
  readonly stationsBy: 'distance' | 'time'
  readonly stations: string
  readonly course: EventCourse | null
  readonly bottles: string
  readonly bottle: string
  readonly pockets: string
  readonly products: readonly string[]
  readonly loading: CarbLoading
  readonly early: EarlyStart
  readonly wantsCaffeine: boolean
  /** Null where nobody weighs in. */
  readonly weighIn: WeighInForm | null
}

/** Why a field is refused, by its name. */
export type EventErrors = Readonly<Record<string, string>>

interface LegPlan {
  readonly name: string
  readonly intake: EventLeg['intake']
  readonly share: number
  readonly hasDistance: boolean
}

/** The stretches of each sport: a swim and the halves of a match let nothing be taken. */
export const sportLegs: Readonly<Record<Sport, readonly LegPlan[]>> = {
  run: [{ name: 'run', intake: 'open', share: 1, hasDistance: true }],
  ride: [{ name: 'ride', intake: 'open', share: 1, hasDistance: true }],
  triathlon: [
    { name: 'swim', intake: 'none', share: 1, hasDistance: true },
    { name: 'bike', intake: 'open', share: 1, hasDistance: true },
    { name: 'run', intake: 'open', share: 0.85, hasDistance: true },
  ],
  team: [
    { name: 'first-half', intake: 'none', share: 1, hasDistance: false },
    { name: 'half-time', intake: 'open', share: 1, hasDistance: false },
    { name: 'second-half', intake: 'none', share: 1, hasDistance: false },
  ],
  // Its starts are typed one by one.
  meet: [],
  other: [{ name: 'session', intake: 'open', share: 1, hasDistance: true }],
}

/** What the legs of a sport begin as. */
export const blankLegs = (sport: Sport): readonly LegForm[] =>
  sport === 'team'
    ? [
        { duration: '0:45', distance: '' },
        { duration: '0:15', distance: '' },
        { duration: '0:45', distance: '' },
      ]
    : sportLegs[sport].map(() => ({ duration: '', distance: '' }))

/** An empty form for a day. */
export const blankEventForm = (day: LocalDate, zone: string): EventForm => ({
  kind: 'race',
  name: '',
  day,
  time: '',
  period: 'AM',
  zone,
  sport: 'run',
  legs: blankLegs('run'),
  starts: [],
  intensity: 'Intense',
  priority: 'A',
  goal: '',
  temperature: '',
  altitude: '0',
  stationsBy: 'distance',
  stations: '',
  course: null,
  bottles: '2',
  bottle: fluidTyped(500),
  pockets: '8',
  products: ['gel', 'mix', 'salt'],
  loading: 'usual',
  early: 'get-up',
  wantsCaffeine: false,
  weighIn: null,
})

/** A figure as it is typed: as short as it can be. */
export const figureText = (figure: number, decimals = 1): string => typedDecimal(figure, decimals)

const typedLeg = ({ minutes, kilometres }: EventLeg, units: Units): LegForm => ({
  duration: typedDuration(minutes),
  distance: kilometres === null ? '' : figureText(shownKilometres(kilometres, units), 2),
})

/**
 * How the event in the form is loaded for where somebody chooses to; a stretch whose duration is not typed yet is a long one, and so
 * is a meet.
 */
export function typedLoading({ priority, sport, legs }: Pick<EventForm, 'priority' | 'sport' | 'legs'>) {
  const minutes =
    sport === 'meet' ? [DAY_MINUTES] : legs.map(({ duration }) => durationMinutes(duration) ?? DAY_MINUTES)
  const stretches = minutes.map(
    (one): EventLeg => ({ name: '', minutes: one, kilometres: null, intake: 'open', share: 1 }),
  )
  const event = { priority, sport, legs: stretches, loading: 'usual' as const }
  return { ...eventLoading(event), isTooShort: isTooShortToLoad(event) }
}

/** The form of a stored event, in these units. */
export const eventFormOf = (event: TrainingEvent, units: Units): EventForm => ({
  kind: event.kind,
  name: event.name,
  day: event.day,
  ...typedTime(event.start),
  zone: event.zone,
  sport: event.sport,
  legs: sportLegs[event.sport].length === 0 ? [] : event.legs.map((leg) => typedLeg(leg, units)),
  starts: typedStarts(event),
  intensity: event.intensity,
  priority: event.priority,
  goal: event.goal,
  temperature: figureText(shownCelsius(event.conditions.celsius, units), units.temperature === 'C' ? 1 : 0),
  altitude: figureText(shownHeight(event.conditions.altitude, units), 0),
  stationsBy: event.stations.by,
  stations: event.stations.at
    .map((at) => figureText(event.stations.by === 'distance' ? shownKilometres(at, units) : at, 2))
    .join(', '),
  course: event.course ?? null,
  bottles: String(event.carry.bottles),
  bottle: fluidTyped(event.carry.bottle),
  pockets: String(event.carry.pockets),
  products: event.products,
  loading: event.loading,
  early: event.early,
  wantsCaffeine: event.wantsCaffeine,
  weighIn: typedWeighIn(event, units),
})

const isDay = (typed: string): boolean => {
  try {
    return localDate(typed) === typed
  } catch {
    return false
  }
}

/**
 * Distances or minutes in a list, in their order; undefined when something in it is no number. Semicolons or spaces stand
 * between two of them, and commas; where a comma is the decimal sign, only one with a space behind it does: `4,83, 9,66`.
 */
export function stationsIn(typed: string, hasDecimalComma = isDecimalComma()): readonly number[] | undefined {
  const separator = typed.includes(';') ? /[;\s]+/ : hasDecimalComma ? /,?\s+|,$/ : /[,\s]+/
  const parts = typed
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const figures = parts.map(readFigure)
  return figures.every((one) => Number.isFinite(one) && one > 0) ? figures.toSorted((a, b) => a - b) : undefined
}

/** The start and the stretches of any event but a meet; what is wrong goes into `errors`. */
function readCourse(form: EventForm, units: Units, errors: Record<string, string>): ReadMeet {
  const start = findTypedTime(form.time, form.period)?.minute
  if (start === undefined) errors.time = t`Enter the start as hours and minutes, like 9:15`
  const legs = sportLegs[form.sport].map(({ hasDistance, ...plan }, index): EventLeg => {
    const leg = form.legs[index] ?? { duration: '', distance: '' }
    const minutes = durationMinutes(leg.duration)
    if (minutes === undefined || minutes < 1) {
      errors[`duration-${index}`] = t`Enter hours and minutes, like 3:30`
    }
    if (!hasDistance || leg.distance.trim() === '') return { ...plan, minutes: minutes ?? 0, kilometres: null }
    const kilometres = kilometresOf(readFigure(leg.distance), units)
    if (!isWithin(kilometres, EVENT_BOUNDS.kilometres))
      errors[`distance-${index}`] = t`Enter a distance, or leave it out`
    return { ...plan, minutes: minutes ?? 0, kilometres: Math.round(kilometres * 1000) / 1000 }
  })
  return { start, legs }
}

/** The event in the form, or what is wrong with it, by field. */
export function readEventForm(form: EventForm, units: Units): Result<TrainingEvent, EventErrors> {
  const errors: Record<string, string> = {}
  const whole = (field: string, typed: string, { min, max }: Bounds): number => {
    const figure = readFigure(typed)
    if (!Number.isInteger(figure) || !isWithin(figure, { min, max })) errors[field] = t`Enter ${min} to ${max}`
    return figure
  }
  const fluidIn = (field: string, typed: string, bounds: Bounds): number => {
    const figure = readFluid(readFigure(typed))
    if (!isWithin(figure, bounds)) {
      const [min, max] = [
        wholeNumber(Math.ceil(fluidFigure(bounds.min))),
        wholeNumber(Math.floor(fluidFigure(bounds.max))),
      ]
      errors[field] = t`Enter ${min} to ${max}`
    }
    return figure
  }
  if (form.name.trim() === '') errors.name = t`Enter a name`
  if (!isDay(form.day)) errors.day = t`Enter a date`
  const { start, legs } = form.sport === 'meet' ? readStarts(form.starts, errors) : readCourse(form, units, errors)
  const { min, max } = EVENT_BOUNDS.minutes
  if (
    !Object.keys(errors).some((field) => /^(?:duration|start)-/.test(field)) &&
    !isWithin(eventMinutes({ legs }), { min, max })
  ) {
    const hours = max / 60
    errors['duration-0'] = t`Enter ${min} minutes to ${hours} hours in all`
  }
  const celsius = celsiusOf(readFigure(form.temperature), units)
  if (!isWithin(celsius, EVENT_BOUNDS.celsius)) errors.temperature = t`Enter the temperature that is expected`
  const altitude = heightOf(readFigure(form.altitude), units)
  if (!isWithin(altitude, EVENT_BOUNDS.altitude)) {
    const [min, max] = [
      wholeNumber(shownHeight(EVENT_BOUNDS.altitude.min, units)),
      wholeNumber(shownHeight(EVENT_BOUNDS.altitude.max, units)),
    ]
    errors.altitude = t`Enter ${min} to ${max}`
  }
  // Between the starts of a meet there is water.
  const typedStations = form.sport === 'meet' ? [] : stationsIn(form.stations)
  if (typedStations === undefined || typedStations.length > EVENT_BOUNDS.stations.max) {
    errors.stations = isDecimalComma()
      ? t`Enter numbers with a semicolon or a space between them, like 4,8; 9,6`
      : t`Enter numbers with commas between them, like 5, 10, 15`
  }
  const isByDistance = form.stationsBy === 'distance' && form.sport !== 'meet'
  if (isByDistance && (typedStations?.length ?? 0) > 0 && legs.every(({ kilometres }) => kilometres === null)) {
    errors.stations = t`Enter the distance above, or give the stations in minutes`
  }
  const at = (typedStations ?? []).map((one) =>
    isByDistance ? Math.round(kilometresOf(one, units) * 1000) / 1000 : one,
  )
  const end = isByDistance ? eventKilometres({ legs }) : eventMinutes({ legs })
  if (Object.keys(errors).length === 0 && end !== null && at.some((one) => one > end)) {
    const last = isByDistance
      ? `${decimalNumber(shownKilometres(end, units), 2)} ${distanceUnit(units)}`
      : `${wholeNumber(end)} ${t`min`}`
    errors.stations = t`Every aid station lies on the course, which ends at ${last}`
  }
  const carry = {
    bottles: whole('bottles', form.bottles, EVENT_BOUNDS.bottles),
    bottle: fluidIn('bottle', form.bottle, EVENT_BOUNDS.bottle),
    pockets: whole('pockets', form.pockets, EVENT_BOUNDS.pockets),
  }
  const weighIn = form.weighIn === null ? undefined : readWeighIn(form.weighIn, { day: form.day, start }, units, errors)
  if (start === undefined || Object.keys(errors).length > 0) return refused(errors)
  return ok({
    kind: form.kind,
    name: form.name.trim(),
    day: localDate(form.day),
    start,
    zone: form.zone,
    sport: form.sport,
    intensity: form.intensity,
    priority: form.priority,
    goal: form.goal.trim(),
    legs,
    stations: { by: form.sport === 'meet' ? 'time' : form.stationsBy, at },
    ...(form.course === null || form.sport === 'meet' ? {} : { course: form.course }),
    conditions: { celsius: Math.round(celsius * 10) / 10, altitude },
    carry,
    products: form.products,
    loading: form.loading,
    early: form.early,
    wantsCaffeine: form.wantsCaffeine,
    ...(weighIn === undefined ? {} : { weighIn }),
  })
}
