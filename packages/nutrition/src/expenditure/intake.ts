import type { Kcal } from '@pacemeal/domain'
import { type ExpenditureDay, type ExpenditurePrior, LOGGED_SHARE } from './day-log.ts'
import { illDays } from './illness.ts'

/** A full day under this share of what the athlete eats on such a day is taken for a partial one (own choice, simulated). */
const SUSPICIOUS_SHARE = 0.62
/** Full days that must be there before a day can be called suspicious (own choice). */
const MIN_DAYS_TO_COMPARE = 5
/** Full days that what is usual is read from (own choice). */
const USUAL_DAYS = 14
/** How many full days the formula's figure counts for in what is usual (own choice). */
const PRIOR_DAYS = 3
/** How much of a day's session energy athletes eat on that day rather than on others (own choice). */
const EATEN_SHARE_OF_SESSIONS = 0.5
/** What a partial day held at least beyond what was logged (own choice). */
const PARTIAL_AT_LEAST = 1.1
/** What is eaten on a day of illness of which nothing is logged, as a share of the usual (own choice). */
const EATEN_WHEN_ILL = 0.75
/**
 * Deviation of a day's intake from the figure taken for it, as a share. A full log differs from day to day by about a
 * tenth beside what it always misses; the others are as wide as people's days are (own choices).
 */
const DEVIATION = { full: 0.1, planned: 0.2, imputed: 0.25 } as const

/** Intake of one day as the filter takes it. */
export interface IntakeReading {
  readonly date: ExpenditureDay['date']
  readonly energy: number
  readonly deviation: number
  /** How far the athlete's lasting difference between logged and other days enters: 0 for a full day, 1 for a guess. */
  readonly guessed: number
  /** Whether it tells of what is usually eaten: a full day does, unless the athlete was ill. */
  readonly isUsual: boolean
  /** Logged as full, yet so little that it looks like a part of a day. */
  readonly isSuspicious: boolean
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length
const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/**
 * Reads what each day's intake was and how surely. Days are judged by those before them only, so that a new entry never
 * changes what an older day was taken for.
 */
export function readIntakes(days: readonly ExpenditureDay[], prior: ExpenditurePrior): readonly IntakeReading[] {
  // Intakes of full days without what sessions of the day explain.
  const history: number[] = []
  const ill = illDays(days)
  return days.map((day, i) => {
    const isIll = ill[i] === true
    const forSessions = EATEN_SHARE_OF_SESSIONS * day.sessionEnergy
    const recent = history.slice(-USUAL_DAYS)
    const start = LOGGED_SHARE * prior.base + prior.goalChange
    const usualRest = (start * PRIOR_DAYS + meanOf([...recent, 0]) * (recent.length + 1)) / (PRIOR_DAYS + recent.length)
    const usual = usualRest + forSessions
    const guess = (atLeast: number, isSuspicious: boolean): IntakeReading => {
      const energy = Math.max(isIll ? EATEN_WHEN_ILL * usual : usual, atLeast)
      const deviation = DEVIATION.imputed * Math.max(usual, energy)
      return { date: day.date, energy, deviation, guessed: 1, isUsual: false, isSuspicious }
    }
    const { intake } = day
    if (intake.kind === 'unlogged') return guess(0, false)
    if (intake.kind === 'partial') return guess(PARTIAL_AT_LEAST * intake.energy, false)
    if (intake.kind === 'planned') {
      // Who is ill leaves some of the plan.
      const energy = isIll ? EATEN_WHEN_ILL * intake.energy : intake.energy
      const deviation = DEVIATION.planned * intake.energy
      return { date: day.date, energy, deviation, guessed: 0.5, isUsual: false, isSuspicious: false }
    }
    const compared = recent.length >= MIN_DAYS_TO_COMPARE ? medianOf(recent) + forSessions : 0
    // Little is what is eaten in an illness: it is no sign of a day logged in part, and says nothing of other days.
    const isDoubted = !intake.isConfirmed && !isIll
    if (isDoubted && intake.energy < SUSPICIOUS_SHARE * compared) return guess(intake.energy, true)
    if (!isIll) history.push(intake.energy - forSessions)
    return {
      date: day.date,
      energy: intake.energy,
      deviation: DEVIATION.full * Math.max(intake.energy, 0.5 * usual),
      guessed: 0,
      isUsual: !isIll,
      isSuspicious: false,
    }
  })
}

/** Days to ask about at a check-in: logged as full, but so low that they look like a part of a day. */
export const suspiciousDays = (
  readings: readonly IntakeReading[],
  days: readonly ExpenditureDay[],
): readonly { readonly date: ExpenditureDay['date']; readonly logged: Kcal; readonly usual: Kcal }[] =>
  readings.flatMap((reading, i) => {
    const intake = days[i]?.intake
    if (!reading.isSuspicious || intake?.kind !== 'full') return []
    return [{ date: reading.date, logged: intake.energy, usual: reading.energy as Kcal }]
  })
