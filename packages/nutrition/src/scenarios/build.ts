import {
  type Body,
  endAfter,
  grams,
  type Intensity,
  inchesToCentimetres,
  milligrams,
  millilitres,
  minuteOfDay,
  poundsToKilograms,
  type Session,
  type SessionType,
} from '@pacemeal/domain'
import { targetsForDay } from '../day-targets.ts'
import type { Circumstances, DayContext, DayTargets, EventNear, TargetAthlete } from '../targets.ts'

/** A minute of the day from `HH:MM`; hours may pass 24. */
export function minuteAt(clock: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** A session from words: `Practice 15:30-17:00 Moderate`. An end before the start is the next morning. */
export function session(text: string): Session {
  const [type, span = '', intensity] = text.split(' ')
  const [start = Number.NaN, end = Number.NaN] = span.split('-').map(minuteAt)
  return {
    type: type as SessionType,
    start: minuteOfDay(start),
    end: endAfter(start, end),
    intensity: intensity as Intensity,
  }
}

/** Several sessions, parted by a semicolon; an empty text is a rest day. */
export const sessions = (text: string): readonly Session[] =>
  text === ''
    ? []
    : text
        .split('; ')
        .map(session)
        .sort((a, b) => a.start - b.start)

export const aBody = (over: Partial<Body> = {}): Body => ({
  sex: 'Male',
  age: 30,
  mass: poundsToKilograms(170),
  height: inchesToCentimetres(70),
  ...over,
})

export const anAthlete = (over: Partial<TargetAthlete> = {}): TargetAthlete => ({
  body: aBody(),
  objective: 'maintain',
  categories: ['team-sports'],
  diets: [],
  ...over,
})

export const aDay = (over: Partial<DayContext> = {}): DayContext => ({
  yesterday: [],
  today: [],
  tomorrow: [],
  weeklyTrainingHours: 0,
  ...over,
})

const event: EventNear = {
  inDays: 0,
  start: minuteOfDay(minuteAt('06:30')),
  minutes: 180,
  loading: 'full',
  early: 'evening-before',
  fuel: { carbsPerHour: grams(60), carbs: grams(180), drinkPerHour: millilitres(600), sodiumPerHour: milligrams(300) },
}

/**
 * The days around long races: two that load, an early start by choice, one to get up for, and one later; and those around
 * competitions of the weekly schedule: the evening before a start at night, one behind training, and a short one.
 */
export const daysAroundEvents = (): readonly DayContext[] => {
  const early = sessions('Competition 06:30-09:30 Intense')
  const later = { ...event, start: minuteOfDay(minuteAt('10:00')) }
  return [
    aDay({ event: { ...event, inDays: 2 } }),
    aDay({ tomorrow: early, event: { ...event, inDays: 1 } }),
    aDay({ today: early, event }),
    aDay({ today: early, event: { ...event, early: 'get-up' } }),
    aDay({ today: sessions('Competition 10:00-13:00 Intense'), event: later }),
    aDay({
      today: sessions('Competition 12:00-11:00 Light'),
      event: { ...later, start: minuteOfDay(720), minutes: 1380, fuel: { ...event.fuel, carbs: grams(1400) } },
    }),
    aDay({ tomorrow: sessions('Competition 01:00-02:00 Intense') }),
    aDay({ today: sessions('Practice 05:00-11:00 Light; Competition 11:30-12:00 Intense') }),
    aDay({ today: sessions('Competition 17:00-17:30 Light') }),
  ]
}

/** The targets of a day that can be planned; fails loudly when it is refused. */
export function planned(athlete: TargetAthlete, day: DayContext, circumstances?: Circumstances): DayTargets {
  const targets = targetsForDay(athlete, day, circumstances)
  if (targets.kind === 'refused') throw new Error(`refused: ${targets.code}`)
  return targets
}

/** The rules behind a figure. */
export const rulesOf = (figure: { readonly because: readonly { readonly rule: string }[] }): readonly string[] =>
  figure.because.map((b) => b.rule)
