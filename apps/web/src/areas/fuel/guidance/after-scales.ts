import { dayAt, instantOn, type LocalDate } from '@pacemeal/domain'
import { eventStart, minutesAfterWeighIn } from '@pacemeal/domain/event'
import type { NearEvent } from '../../../api/next-event.ts'

/**
 * Minutes from the scales to the start of the first event that is still to start at `now`, a minute of that day in the
 * athlete's own zone, from the day of its weigh-in there on. They do not shrink with the day: what refills stores over them
 * is one amount. Undefined on any other day and once every start has come.
 */
export function minutesAfterScales(
  near: readonly NearEvent[],
  day: LocalDate,
  now: number,
  zone: string,
): number | undefined {
  const moment = instantOn(day, now, zone)
  for (const event of near.toSorted((a, b) => eventStart(a).localeCompare(eventStart(b)))) {
    const { weighIn } = event
    if (weighIn === null || moment >= eventStart(event)) continue
    const scales = instantOn(weighIn.day, weighIn.time, event.zone)
    if (day >= dayAt(Date.parse(scales), zone)) return minutesAfterWeighIn(weighIn, event)
  }
  return undefined
}
