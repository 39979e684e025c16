import type { CookEvent, LocalDate, PlannedDay } from '@pacemeal/domain'

/** Hands-on minutes of a day: what is cooked on it, and what its leftovers take to be warmed. */
export function handsOnMinutesOf(day: LocalDate, events: readonly CookEvent[], meals: PlannedDay['meals']): number {
  const cooked = events.filter(({ cookedOn }) => cookedOn === day).reduce((sum, one) => sum + one.handsOnMinutes, 0)
  const warmed = meals.flatMap(({ cooking }) => (cooking?.leftoverOf === undefined ? [] : [cooking.handsOnMinutes]))
  return Math.round(cooked + warmed.reduce((sum, minutes) => sum + minutes, 0))
}

/** Cook events that take a stove, oven or grill; undefined where an event does not say whether it does. */
export function countHeated(events: readonly CookEvent[]): number | undefined {
  if (events.some(({ isHeated }) => isHeated === undefined)) return undefined
  return events.filter(({ isHeated }) => isHeated).length
}

/** What a day has to do with a cook event. */
export interface TrackDay {
  readonly date: LocalDate
  readonly isCooked: boolean
  /** Meals of the day that eat from it. */
  readonly meals: number
  /** Between cooking and the last meal: it waits in the fridge or freezer. */
  readonly isKept: boolean
}

/** The days of a week as a cook event runs through them. */
export function trackOf(event: CookEvent, days: readonly LocalDate[]): readonly TrackDay[] {
  const last = event.portions.reduce<LocalDate>((day, { date }) => (date > day ? date : day), event.cookedOn)
  return days.map((date) => ({
    date,
    isCooked: date === event.cookedOn,
    meals: new Set(event.portions.filter((portion) => portion.date === date).map(({ meal }) => meal)).size,
    isKept: date >= event.cookedOn && date <= last,
  }))
}

/** Minutes up to which a dish is only put together. */
const QUICK_MINUTES = 10

/** Whether nothing is cooked: put together in a few minutes for the meals of one day. */
const isPutTogether = ({ isHeated, handsOnMinutes, waitingMinutes, cookedOn, portions }: CookEvent): boolean =>
  isHeated === false &&
  handsOnMinutes + waitingMinutes <= QUICK_MINUTES &&
  portions.every(({ date }) => date === cookedOn)

/** What is made on one day of a week. */
export interface CookDay {
  readonly date: LocalDate
  /** What is cooked, or made for several days. */
  readonly pots: readonly CookEvent[]
  /** Dishes that are only put together. */
  readonly quick: number
}

/** The days of a week on which something is made, and which of them comes next; undefined when all are over. */
export function cookDaysOf(
  events: readonly CookEvent[],
  today: LocalDate,
): { readonly days: readonly CookDay[]; readonly next: LocalDate | undefined } {
  const dates = [...new Set(events.map(({ cookedOn }) => cookedOn))].toSorted()
  const days = dates.map((date): CookDay => {
    const own = events.filter(({ cookedOn }) => cookedOn === date)
    const pots = own.filter((event) => !isPutTogether(event))
    return { date, pots, quick: own.length - pots.length }
  })
  return { days, next: days.find(({ date, pots }) => date >= today && pots.length > 0)?.date }
}
