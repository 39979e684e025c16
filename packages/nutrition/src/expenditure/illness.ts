import type { ExpenditureDay } from './day-log.ts'

/** Days of little appetite that a noted illness takes, the noted one included (own choice: a cold or an upset stomach). */
const ILL_DAYS = 5
/** A note so long after the one before it, and no longer, says that the illness is over. Days. */
const END_AFTER = { from: 4, to: 14 }

/**
 * On which of these days the athlete was ill, as far as it was noted by then: a note begins an illness or goes on with it,
 * and one that comes days after the last ends it. Later notes never change earlier days.
 */
export function illDays(days: readonly Pick<ExpenditureDay, 'isIll'>[]): readonly boolean[] {
  let noted = Number.NEGATIVE_INFINITY
  let until = Number.NEGATIVE_INFINITY
  return days.map(({ isIll }, day) => {
    if (isIll) {
      const since = day - noted
      until = since >= END_AFTER.from && since <= END_AFTER.to ? day : day + ILL_DAYS
      noted = day
    }
    return day < until
  })
}
