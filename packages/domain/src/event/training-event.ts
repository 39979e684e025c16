import type { Bounds } from '../bounds.ts'
import { dayAt, type InstantText, instantOn, instantText, type LocalDate } from '../days.ts'
import type { Intensity } from '../schedule/session.ts'
import { DAY_MINUTES, MINUTE_MS } from '../time.ts'
import type { MinuteOfDay } from '../units.ts'
import type { EventCourse } from './event-course.ts'

export const eventKinds = ['race', 'session'] as const
/** A race, or a long training session that is fueled like one. */
export type EventKind = (typeof eventKinds)[number]

export const sports = ['run', 'ride', 'triathlon', 'team', 'meet', 'other'] as const
/** `team`: one match. `meet`: several starts on one day, with pauses between them: heats and a final, or a tournament. */
export type Sport = (typeof sports)[number]

export const eventPriorities = ['A', 'B', 'C'] as const
/** `A`: what the season is trained for. `B`: important. `C`: on the way. */
export type EventPriority = (typeof eventPriorities)[number]

export const carbLoadings = ['none', 'gentle', 'usual', 'full'] as const
/** How fully the athlete loads with carbohydrate before it. */
export type CarbLoading = (typeof carbLoadings)[number]

export const earlyStarts = ['get-up', 'evening-before'] as const
/** Before an early start: to get up for the meal, or to eat more the evening before. */
export type EarlyStart = (typeof earlyStarts)[number]

/** Bounds of what is typed of an event and of the tests before it. */
export const EVENT_BOUNDS = {
  minutes: { min: 10, max: DAY_MINUTES },
  kilometres: { min: 0.1, max: 1000 },
  celsius: { min: -20, max: 50 },
  altitude: { min: 0, max: 6000 },
  bottles: { min: 0, max: 6 },
  /** Millilitres. */
  bottle: { min: 200, max: 2000 },
  /** Servings in pockets. */
  pockets: { min: 0, max: 60 },
  legs: { min: 1, max: 15 },
  /** Starts of one day. */
  starts: { min: 2, max: 8 },
  stations: { min: 0, max: 80 },
  /** Metres climbed. */
  climb: { min: 0, max: 40_000 },
  /** Points of a course's profile, and how high each may lie, metres. */
  heights: { min: 0, max: 200 },
  height: { min: -9000, max: 9000 },
  /** Share of the hourly carbohydrate. */
  share: { min: 0, max: 1.5 },
  /** Of one serving of a product: g, mg, mg, ml. */
  carbs: { min: 0, max: 120 },
  sodium: { min: 0, max: 2000 },
  caffeine: { min: 0, max: 200 },
  water: { min: 0, max: 500 },
  products: { min: 0, max: 60 },
  /** Milligrams in a litre of sweat. */
  sweatSodium: { min: 100, max: 2500 },
  /** Carbohydrate that the gut is known to take, g/h. */
  tolerance: { min: 30, max: 120 },
  servings: { min: 0, max: 500 },
  /** Millilitres drunk. */
  fluid: { min: 0, max: 30_000 },
  symptoms: { min: 0, max: 10 },
  feeling: { min: 1, max: 5 },
  /** Of a sweat test: kg, litres, minutes. */
  mass: { min: 30, max: 300 },
  drunk: { min: 0, max: 15 },
  urine: { min: 0, max: 3 },
  testMinutes: { min: 20, max: 480 },
} as const satisfies Readonly<Record<string, Bounds>>

export const MAX_EVENT_NAME = 80
export const MAX_EVENT_GOAL = 120
export const MAX_EVENT_NOTES = 1000

/** A stretch of an event. */
export interface EventLeg {
  readonly name: string
  readonly minutes: number
  /** Null where the course has none. */
  readonly kilometres: number | null
  /** Nothing can be taken on a swim or in a half of a match. */
  readonly intake: 'open' | 'none'
  /** Share of the hourly carbohydrate. */
  readonly share: number
}

/** Where there is water on the course: kilometres or minutes from the start. */
export interface AidStations {
  readonly by: 'distance' | 'time'
  readonly at: readonly number[]
}

/** The weigh-in before an event of a sport with weight classes, in the zone of the event. */
export interface EventWeighIn {
  /** The most that the class allows, kg. */
  readonly limit: number
  readonly day: LocalDate
  readonly time: MinuteOfDay
}

/** A race or a long session of one athlete. */
export interface TrainingEvent {
  readonly kind: EventKind
  readonly name: string
  /** The day in the zone of the event. */
  readonly day: LocalDate
  readonly start: MinuteOfDay
  /** IANA zone of the place. */
  readonly zone: string
  readonly sport: Sport
  readonly intensity: Intensity
  readonly priority: EventPriority
  /** In the athlete's words; empty for none. */
  readonly goal: string
  readonly legs: readonly EventLeg[]
  readonly stations: AidStations
  /** What the file of its course says; absent where none was read. */
  readonly course?: EventCourse | undefined
  /** The air that is expected: degrees Celsius, metres above the sea. */
  readonly conditions: { readonly celsius: number; readonly altitude: number }
  /** What is carried between stations: bottles, ml of one, and servings in pockets. */
  readonly carry: { readonly bottles: number; readonly bottle: number; readonly pockets: number }
  /** Ids of the products that are taken along. */
  readonly products: readonly string[]
  readonly loading: CarbLoading
  readonly early: EarlyStart
  readonly wantsCaffeine: boolean
  /** Absent where nobody weighs in. */
  readonly weighIn?: EventWeighIn | undefined
}

/** How long an event is expected to take, in minutes. */
export const eventMinutes = ({ legs }: Pick<TrainingEvent, 'legs'>): number =>
  legs.reduce((sum, { minutes }) => sum + minutes, 0)

/** One start of a meet: minutes after the first one, and how long it lasts. */
export interface EventStart {
  readonly at: number
  readonly minutes: number
}

/** The starts of a meet, in their order; none of any other event. */
export function eventStarts({ sport, legs }: Pick<TrainingEvent, 'sport' | 'legs'>): readonly EventStart[] {
  if (sport !== 'meet') return []
  let at = 0
  return legs.flatMap(({ intake, minutes }) => {
    const start = { at, minutes }
    at += minutes
    return intake === 'none' ? [start] : []
  })
}

/** Minutes of an event that are raced: of a meet without the pauses between its starts. */
export const activeEventMinutes = (event: Pick<TrainingEvent, 'sport' | 'legs'>): number =>
  event.sport === 'meet' ? eventStarts(event).reduce((sum, { minutes }) => sum + minutes, 0) : eventMinutes(event)

/** Minutes that pass from the weigh-in of an event to its start, also where clocks are changed between them. */
export const minutesAfterWeighIn = (
  { day, time }: { readonly day: LocalDate; readonly time: number },
  event: Pick<TrainingEvent, 'day' | 'start' | 'zone'>,
): number => Math.round((Date.parse(eventStart(event)) - Date.parse(instantOn(day, time, event.zone))) / MINUTE_MS)

/** The moment of the start. */
export const eventStart = ({ day, start, zone }: Pick<TrainingEvent, 'day' | 'start' | 'zone'>): InstantText =>
  instantOn(day, start, zone)

/** What its hours follow from. */
type EventHours = Pick<TrainingEvent, 'day' | 'start' | 'zone'> & { readonly minutes: number }

/** The moment of the end, as long after the start as it is expected to take, also over midnight and where clocks change. */
export const eventEnd = ({ minutes, ...event }: EventHours): InstantText =>
  instantText(Date.parse(eventStart(event)) + minutes * MINUTE_MS)

/** Where a moment lies to an event's hours. Epoch milliseconds. */
export const eventPhaseAt = (event: EventHours, now: number): 'ahead' | 'underway' | 'ended' =>
  now < Date.parse(eventStart(event)) ? 'ahead' : now < Date.parse(eventEnd(event)) ? 'underway' : 'ended'

/** Whether an event is past: it has ended, and so has its day where it takes place. Epoch milliseconds. */
export const isEventPast = (event: EventHours, now: number): boolean =>
  event.day < dayAt(now, event.zone) && eventPhaseAt(event, now) === 'ended'

/** Kilometres of the whole course; null unless each leg that is moved on says them. */
export function eventKilometres({ legs }: Pick<TrainingEvent, 'legs'>): number | null {
  const known = legs.flatMap(({ kilometres }) => (kilometres === null ? [] : [kilometres]))
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0)
}
