import type { LocalDate } from '@pacemeal/domain'
import { minutesAfterWeighIn } from '@pacemeal/domain/event'
import type { NearEvent } from '../../../api/next-event.ts'

/**
 * Minutes from the scales to the start of the first event that is still to start at `now`, a minute of that day, on the day
 * of its weigh-in and on its own. They do not shrink with the day: what refills stores over them is one amount. Undefined on
 * any other day and once every start has come.
 */
export function minutesAfterScales(near: readonly NearEvent[], day: LocalDate, now: number): number | undefined {
  for (const event of near) {
    const { weighIn } = event
    const hasStarted = day === event.day && now >= event.start
    if (weighIn === null || day < weighIn.day || day > event.day || hasStarted) continue
    return minutesAfterWeighIn(weighIn, event)
  }
  return undefined
}
