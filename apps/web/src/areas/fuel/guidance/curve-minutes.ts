import { DAY_MINUTES } from '@pacemeal/domain'
import type { CurveSession } from '@pacemeal/nutrition/fuel-curve'

/** Hours that are named in numbers whatever the day holds. */
const TABLE_HOURS = [6, 8, 10, 12, 14, 16, 18, 20, 22] as const

/** The minutes of the day at which the curve is told in numbers: every other hour, and where training has left it. */
export const tableMinutes = (sessions: readonly CurveSession[]): readonly number[] => {
  const ends = sessions.map(({ end }) => Math.min(end, DAY_MINUTES))
  return [...new Set([...TABLE_HOURS.map((hour) => hour * 60), ...ends])].toSorted((a, b) => a - b)
}
