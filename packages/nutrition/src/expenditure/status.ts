import type { ExpenditureDay } from './day-log.ts'
import type { IntakeReading } from './intake.ts'

/** How far the estimate may be used, with the reason. */
export type ExpenditureStatus =
  /** Still close to the formula: the log is young, or the interval little narrower than at the start. */
  | { readonly kind: 'learning'; readonly because: LearningReason }
  | { readonly kind: 'updating'; readonly because: 'enough_logged' }
  /** It learned before, but the last days tell too little. Nothing is proposed. */
  | { readonly kind: 'holding'; readonly because: HoldingReason }

export type LearningReason = 'first_days' | 'few_weigh_ins' | 'few_logged_days' | 'wide_interval'
export type HoldingReason = 'no_recent_weigh_in' | 'few_recent_logged_days'

/** No proposal before this day (own choice; nothing is called sure in two weeks). */
const MIN_DAYS = 14
/** Weigh-ins and logged days to leave `learning` (own choice). */
const MIN_WEIGH_INS = 5
const MIN_LOGGED_DAYS = 7
/**
 * How much of the variance of the start has to be gone to leave `learning` (own choice, in simulation: a log has to have
 * taught something, and each further tenth kept more people on the formula, which was further off).
 */
const MIN_LEARNED_SHARE = 0.1
/** How much of it the scale alone has to have taken away (own choice): what is eaten is not what is spent. */
const MIN_TAUGHT_BY_SCALE = 0.15
/** A weigh-in in these days, and this many logged ones of the last fourteen, or the estimate holds (own choices). */
const WEIGH_IN_DAYS = 10
const LOGGED_WINDOW_DAYS = 14
const MIN_LOGGED_IN_WINDOW = 6

const isLogged = (reading: IntakeReading): boolean => reading.guessed < 1

/**
 * Judges the log by its last day. `learnedShare` is how much of the variance of the start it has taken away, and
 * `taughtByScale` how much of the variance the weigh-ins have taken away.
 */
export function expenditureStatus(
  days: readonly ExpenditureDay[],
  intakes: readonly IntakeReading[],
  { learnedShare, taughtByScale }: { readonly learnedShare: number; readonly taughtByScale: number },
): ExpenditureStatus {
  const weighIns = (some: readonly ExpenditureDay[]) => some.filter((d) => d.mass !== undefined).length
  const logged = (some: readonly IntakeReading[]) => some.filter(isLogged).length
  if (days.length < MIN_DAYS) return { kind: 'learning', because: 'first_days' }
  if (weighIns(days) < MIN_WEIGH_INS) return { kind: 'learning', because: 'few_weigh_ins' }
  if (logged(intakes) < MIN_LOGGED_DAYS) return { kind: 'learning', because: 'few_logged_days' }
  if (weighIns(days.slice(-WEIGH_IN_DAYS)) === 0) return { kind: 'holding', because: 'no_recent_weigh_in' }
  if (logged(intakes.slice(-LOGGED_WINDOW_DAYS)) < MIN_LOGGED_IN_WINDOW) {
    return { kind: 'holding', because: 'few_recent_logged_days' }
  }
  const hasLearned = learnedShare >= MIN_LEARNED_SHARE && taughtByScale >= MIN_TAUGHT_BY_SCALE
  if (!hasLearned) return { kind: 'learning', because: 'wide_interval' }
  return { kind: 'updating', because: 'enough_logged' }
}
