import type { CookEvent, LocalDate, PlannedDay } from '@pacemeal/domain'

/** Hands-on minutes of a day: what is cooked on it, and what its leftovers take to be warmed. */
export function handsOnMinutesOf(day: LocalDate, events: readonly CookEvent[], meals: PlannedDay['meals']): number {
  const cooked = events.filter(({ cookedOn }) => cookedOn === day).reduce((sum, one) => sum + one.handsOnMinutes, 0)
  const warmed = meals.flatMap(({ cooking }) => (cooking?.leftoverOf === undefined ? [] : [cooking.handsOnMinutes]))
  return Math.round(cooked + warmed.reduce((sum, minutes) => sum + minutes, 0))
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

/** Longest time, cooking and waiting together, that is no cooking worth counting. Minutes; the planner's own bound. */
const QUICK_MINUTES = 10

/** Whether a dish is made in a few minutes for the meals of one day, over heat or not. */
const isQuick = ({ handsOnMinutes, waitingMinutes, cookedOn, portions }: CookEvent): boolean =>
  handsOnMinutes + waitingMinutes <= QUICK_MINUTES && portions.every(({ date }) => date === cookedOn)

/** Cookings of a week, and the dishes beside them that are made in a few minutes. */
export function countCookings(events: readonly CookEvent[]): { readonly cookings: number; readonly quick: number } {
  const quick = events.filter(isQuick).length
  return { cookings: events.length - quick, quick }
}

/** What is made on one day of a week. */
export interface CookDay {
  readonly date: LocalDate
  /** What takes longer than a few minutes, or is made for several days. */
  readonly pots: readonly CookEvent[]
  /** Dishes that are made in a few minutes for the day itself. */
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
    const pots = own.filter((event) => !isQuick(event))
    return { date, pots, quick: own.length - pots.length }
  })
  return { days, next: days.find(({ date, pots }) => date >= today && pots.length > 0)?.date }
}
