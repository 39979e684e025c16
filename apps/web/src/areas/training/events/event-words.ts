import type { MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import { DAY_MS, dayAt, type LocalDate, type MinuteOfDay, wallMinuteAt } from '@pacemeal/domain'
import type {
  CarbLoading,
  EarlyStart,
  EventKind,
  EventPriority,
  ProductAllergen,
  ProductKind,
  Sport,
  TrainingEvent,
} from '@pacemeal/domain/event'
import { eventMinutes, eventPhaseAt, eventStart, eventStarts } from '@pacemeal/domain/event'
import { bodyRateFigure, bodyRateText } from '../../../languages/body-rates.ts'
import { instantDateTime, timeOfDay } from '../../../languages/dates.ts'
import { listText } from '../../../languages/formats.ts'
import { isEnergyHidden } from '../../../ui/energy-figures.tsx'

const kindNames: Readonly<Record<EventKind, MessageDescriptor>> = {
  race: msg`Race`,
  session: msg`Long session`,
}

const sportNames: Readonly<Record<Sport, MessageDescriptor>> = {
  run: msg`Running`,
  ride: msg`Cycling`,
  triathlon: msg`Triathlon`,
  team: msg`Match`,
  meet: msg`Several starts (meet, tournament)`,
  other: msg`Other endurance sport`,
}

const priorityNames: Readonly<Record<EventPriority, MessageDescriptor>> = {
  A: msg`A, the main goal`,
  B: msg`B, important`,
  C: msg`C, on the way`,
}

const priorityMeanings: Readonly<Record<EventPriority, MessageDescriptor>> = {
  A: msg`It is loaded for as you choose below.`,
  B: msg`The day before alone loads, as before a shorter event.`,
  C: msg`It is trained through: no day before it loads.`,
}

/** Grams of carbohydrate for each kilogram on a day of loading. */
const loadingRange = (from: number, to: number) => [bodyRateFigure(from, 0), bodyRateText(to, 0)] as const

/** How much is loaded where the day before alone loads, in the person's units. */
function briefLoadingName(loading: Exclude<CarbLoading, 'none'>): string {
  const rate = bodyRateText({ gentle: 7.5, usual: 8.5, full: 10 }[loading])
  const names = {
    gentle: t`Gentle, ${rate} the day before`,
    usual: t`Usual, ${rate} the day before`,
    full: t`Full, ${rate} the day before`,
  }
  return names[loading]
}

/** How much is loaded, in words alone: for number-light mode. */
const loadingWords: Readonly<Record<Exclude<CarbLoading, 'none'>, MessageDescriptor>> = {
  gentle: msg`Gentle loading`,
  usual: msg`Usual loading`,
  full: msg`Full loading`,
}

/** How much is loaded, in the person's units; `isBrief` where the day before alone loads. */
export function loadingName(loading: CarbLoading, isBrief: boolean): string {
  if (loading !== 'none' && isEnergyHidden()) return t(loadingWords[loading])
  if (isBrief && loading !== 'none') return briefLoadingName(loading)
  switch (loading) {
    case 'none':
      return t`None`
    case 'gentle': {
      const [low, high] = loadingRange(8, 9)
      return t`Gentle, ${low} to ${high} a day`
    }
    case 'usual': {
      const [low, high] = loadingRange(8, 11)
      return t`Usual, ${low} to ${high} a day`
    }
    case 'full': {
      const [low, high] = loadingRange(10, 12)
      return t`Full, ${low} to ${high} a day`
    }
  }
}

const earlyNames: Readonly<Record<EarlyStart, MessageDescriptor>> = {
  'get-up': msg`Get up for the meal`,
  'evening-before': msg`Eat more the evening before`,
}

const legNames: Readonly<Record<string, MessageDescriptor>> = {
  run: msg({ message: 'Run', comment: 'A stretch of a race' }),
  ride: msg({ message: 'Ride', comment: 'A stretch of a race' }),
  swim: msg({ message: 'Swim', comment: 'A stretch of a race' }),
  bike: msg({ message: 'Bike', comment: 'A stretch of a race' }),
  'first-half': msg`First half`,
  'half-time': msg`Half-time`,
  'second-half': msg`Second half`,
  session: msg({ message: 'Session', comment: 'A long training session' }),
}

const productKindNames: Readonly<Record<ProductKind, MessageDescriptor>> = {
  gel: msg`Gel`,
  chew: msg`Chew`,
  food: msg({ message: 'Food', comment: 'Kind of sports product: solid food' }),
  mix: msg`Drink mix`,
  salt: msg`Salt`,
  capsule: msg`Capsule`,
}

const allergenNames: Readonly<Record<ProductAllergen, MessageDescriptor>> = {
  gluten: msg`Gluten`,
  milk: msg`Milk`,
  eggs: msg`Eggs`,
  soybeans: msg`Soy`,
  peanuts: msg`Peanuts`,
  nuts: msg`Nuts`,
  sesame: msg`Sesame`,
  fish: msg`Fish`,
  crustaceans: msg`Crustaceans`,
  molluscs: msg`Molluscs`,
  celery: msg`Celery`,
  mustard: msg`Mustard`,
  lupin: msg`Lupin`,
  sulphites: msg`Sulphites`,
}

export const eventKindName = (kind: EventKind): string => t(kindNames[kind])
export const sportName = (sport: Sport): string => t(sportNames[sport])
export const priorityName = (priority: EventPriority): string => t(priorityNames[priority])
/** What a priority means for the days before an event, and that it means nothing where none loads for so short a one. */
export const priorityMeaning = (priority: EventPriority, isTooShort: boolean): string =>
  isTooShort ? t`It is over within an hour, so no day before it loads.` : t(priorityMeanings[priority])
export const earlyName = (early: EarlyStart): string => t(earlyNames[early])
export const productKindName = (kind: ProductKind): string => t(productKindNames[kind])
export const allergenName = (allergen: ProductAllergen): string => t(allergenNames[allergen])

/** A stretch by its stored name; names of athletes' own stay as they are. */
export const legName = (name: string): string => {
  const known = legNames[name]
  return known ? t(known) : name
}

/** `3 starts`. */
export const startsText = (starts: number): string => plural(starts, { one: '# start', other: '# starts' })

/** `Starts at 9:00 AM, 10:30 AM and 12:00 PM`: when each start of a meet is. */
export function startTimesText(event: Pick<TrainingEvent, 'sport' | 'legs' | 'start'>): string {
  const times = listText(eventStarts(event).map(({ at }) => timeOfDay((event.start + at) as MinuteOfDay)))
  return t`Starts at ${times}`
}

/**
 * Whose clock the times of an event are by, and when it starts by the one of this zone; undefined where both show the same:
 * `Times are those of Tokyo: the start is Dec 5, 11:00 PM on the clock of this device.`
 */
export function otherClockText(event: TrainingEvent, zone: string): string | undefined {
  const start = Date.parse(eventStart(event))
  const isAlike =
    dayAt(start, zone) === dayAt(start, event.zone) && wallMinuteAt(start, zone) === wallMinuteAt(start, event.zone)
  if (isAlike) return undefined
  const place = (event.zone.split('/').at(-1) ?? event.zone).replaceAll('_', ' ')
  const here = instantDateTime(new Date(start), zone)
  return t`Times are those of ${place}: the start is ${here} on the clock of this device.`
}

/** `Today`, `Tomorrow`, `In 12 days`, or `12 days ago`. */
export function daysUntilText(day: LocalDate, today: LocalDate): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
  if (days === 0) return t`Today`
  if (days === 1) return t`Tomorrow`
  if (days === -1) return t`Yesterday`
  return days > 0
    ? plural(days, { one: 'In # day', other: 'In # days' })
    : plural(-days, { one: '# day ago', other: '# days ago' })
}

/** When an event is from now on, epoch milliseconds: `Underway` while it runs, also after midnight, else its day from today. */
export const eventWhenText = (event: TrainingEvent, now: number): string =>
  eventPhaseAt({ ...event, minutes: eventMinutes(event) }, now) === 'underway'
    ? t`Underway`
    : daysUntilText(event.day, dayAt(now, event.zone))
