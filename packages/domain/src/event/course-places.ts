import type { EventLeg, TrainingEvent } from './training-event.ts'

/** A station and a place lie together when they are not further apart. Kilometres. */
const SAME_PLACE = 0.03

/** Kilometres from the start of the event to the start of its course; null while a leg before it says none. */
export function courseStart(legs: readonly Pick<EventLeg, 'kilometres'>[], leg: number) {
  const before = legs.slice(0, leg).map(({ kilometres }) => kilometres)
  return before.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0)
}

/** What the course calls a place at this kilometre of the event; undefined where it names none. */
export function placeNameAt({ course, legs }: Pick<TrainingEvent, 'course' | 'legs'>, kilometre: number) {
  const from = course ? courseStart(legs, course.leg) : null
  if (!course || from === null) return undefined
  return course.places.find((place) => Math.abs(from + place.kilometre - kilometre) <= SAME_PLACE)?.name
}
