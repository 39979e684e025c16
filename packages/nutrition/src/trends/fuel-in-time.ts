import { isConsumed, isWithin, minuteOfLog } from '@pacemeal/domain'
import type { PlannedEntry, PlannedFigures, TrendDay } from '@pacemeal/domain/trends'
import type { TrendLog } from './logging-state.ts'

/**
 * Fuel before a session is in time from four hours before its start (ACSM16: 1 to 4 h); fuel after it until two hours
 * after its end (own choice: the hours in which glycogen comes back fastest). Minutes.
 */
const IN_TIME = { before: 240, after: 120 }
/** Around the planned time of a block whose session is not known, minutes (own choice). */
const AROUND = 60
/** Food that names no block counts for one from this share of its carbohydrate on (own choice). */
const ENOUGH_CARBS = 0.5

const windowOf = (entry: PlannedEntry, { sessions }: PlannedFigures): { from: number; to: number } => {
  const session = entry.session === undefined ? undefined : sessions[entry.session]
  if (session === undefined) return { from: entry.at - AROUND, to: entry.at + AROUND }
  return entry.slot === 'pre-fuel'
    ? { from: Math.min(session.start - IN_TIME.before, entry.at), to: session.start }
    : { from: session.end, to: Math.max(session.end + IN_TIME.after, entry.at) }
}

/**
 * How many of a day's blocks of fuel were taken in time: logged as that block, or as food with at least half of its
 * carbohydrate, within its window. Each log counts once. Null on a day without blocks.
 */
export function fuelInTime(planned: PlannedFigures, logs: readonly TrendLog[], zone: string): TrendDay['fuel'] {
  const blocks = planned.entries.filter(({ slot }) => slot === 'pre-fuel' || slot === 'post-fuel')
  if (blocks.length === 0) return null
  const minuteOf = (log: TrendLog): number => minuteOfLog(log, zone)
  const left = new Set(logs.filter(isConsumed).toSorted((a, b) => (a.loggedAt < b.loggedAt ? -1 : 1)))
  const take = (entry: PlannedEntry, fits: (log: TrendLog) => boolean): boolean => {
    const { from, to } = windowOf(entry, planned)
    const taken = [...left].find((log) => isWithin(minuteOf(log), { min: from, max: to }) && fits(log))
    return taken !== undefined && left.delete(taken)
  }
  const isNamed = (entry: PlannedEntry) =>
    take(entry, (log) =>
      log.plannedMeal === undefined
        ? log.mealTime === (entry.slot === 'pre-fuel' ? 'pre-workout' : 'post-workout')
        : log.plannedMeal === entry.id,
    )
  const isEnough = (entry: PlannedEntry) =>
    take(entry, ({ amounts: { carbs } }) => entry.carbs > 0 && carbs !== null && carbs >= ENOUGH_CARBS * entry.carbs)
  // What names a block is not spent on another one.
  const unnamed = blocks.filter((entry) => !isNamed(entry))
  const missed = unnamed.filter((entry) => !isEnough(entry))
  return { planned: blocks.length, inTime: blocks.length - missed.length }
}
