import type { LocalDate } from '@pacemeal/domain'
import { minutesAfterWeighIn } from '@pacemeal/domain/event'
import type { NearEvent } from '../../../api/next-event.ts'

/**
 * Minutes that are left to refuel from the scales to the start of an event, on the day of its weigh-in and on its own; from
 * `now`, a minute of that day, once the scales are over. Undefined on any other day.
 */
export function minutesAfterScales(near: readonly NearEvent[], day: LocalDate, now: number): number | undefined {
  for (const event of near) {
    const { weighIn } = event
    if (weighIn === null || day < weighIn.day || day > event.day) continue
    const time = day > weighIn.day || now > weighIn.time ? now : weighIn.time
    return minutesAfterWeighIn({ day, time }, event)
  }
  return undefined
}
