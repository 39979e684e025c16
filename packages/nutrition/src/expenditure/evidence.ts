import {
  DAY_MINUTES,
  type Kcal,
  type Kilograms,
  kcal,
  type LocalDate,
  type MealLog,
  minutesBetween,
  type PlannedDay,
  totalsOf,
} from '@pacemeal/domain'
import type { DayNote } from '@pacemeal/domain/body'
import { type DayMarks, dayLogging, type LoggedMeal } from '../logged-day.ts'
import type { DayIntake, ExpenditureDay } from './day-log.ts'

/** Days that store glycogen with its water. */
const loadingFlags: ReadonlySet<string> = new Set(['carb_load_surplus', 'carb_loading'])
/** Sodium over its upper figure by this share keeps water for a day or two (own choice). */
const HIGH_SODIUM_SHARE = 1.5
/** Longer ago than this, a cycle's start says nothing of the day. Days. */
const MAX_CYCLE_DAYS = 45

/** All that is known of a day, as it is stored. */
export interface DayEvidence {
  readonly date: LocalDate
  /** The day as it was planned last; absent without a plan. */
  readonly planned?: Pick<PlannedDay, 'meals' | 'planned' | 'flags' | 'guidance'>
  readonly logs: readonly (LoggedMeal & Pick<MealLog, 'amounts'>)[]
  readonly marks: DayMarks
  readonly note?: DayNote
  /** The weighing that counts for the day. */
  readonly mass?: Kilograms
  /** Net energy of the day's sessions, each once. */
  readonly sessionEnergy: Kcal
  readonly steps?: number
}

/** What a day's log, marks and notes say of the intake. */
function intakeOf({ planned, logs, marks, note }: DayEvidence, zone: string): DayIntake {
  const { atLeast, unknownFrom } = totalsOf(logs).calories
  const energy = kcal(atLeast)
  const meals = planned?.meals ?? []
  const isWhole = note?.isWholeLog ?? null
  const logging = dayLogging({ zone, logs, marks, meals, isWhole })
  if (logging === 'unlogged') {
    const wasFollowed = isWhole !== false && !meals.some(({ id }) => marks.get(id) === 'skipped')
    return planned && wasFollowed ? { kind: 'planned', energy: kcal(planned.planned.calories) } : { kind: 'unlogged' }
  }
  // What is logged without its energy is no amount of any day.
  if (isWhole && (energy > 0 || unknownFrom === 0)) return { kind: 'full', energy, isConfirmed: true }
  return { kind: logging === 'full' && unknownFrom === 0 ? 'full' : 'partial', energy }
}

const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round(minutesBetween(`${from}T12:00:00Z`, `${to}T12:00:00Z`) / DAY_MINUTES)

/** The day of the cycle that the last noted start gives; undefined when none was noted lately. */
function cycleDayOf(date: LocalDate, starts: readonly LocalDate[]): number | undefined {
  const last = starts
    .filter((start) => start <= date)
    .toSorted()
    .at(-1)
  const day = last === undefined ? MAX_CYCLE_DAYS : daysBetween(last, date) + 1
  return day < MAX_CYCLE_DAYS ? day : undefined
}

/** The log that expenditure is learned from, out of what is stored of each day. The intake of `today` is not known yet. */
export function expenditureLog(
  days: readonly DayEvidence[],
  { zone, today }: { readonly zone: string; readonly today: LocalDate },
): readonly ExpenditureDay[] {
  const starts = days.flatMap(({ date, note }) => (note?.isCycleStart ? [date] : []))
  return days.map((day): ExpenditureDay => {
    const { date, planned, note, mass, sessionEnergy, steps } = day
    const cycleDay = cycleDayOf(date, starts)
    const sodium = totalsOf(day.logs).sodium.atLeast
    return {
      date,
      intake: date < today ? intakeOf(day, zone) : { kind: 'unlogged' },
      sessionEnergy,
      ...(mass === undefined ? {} : { mass }),
      ...(steps === undefined ? {} : { steps }),
      ...(cycleDay === undefined ? {} : { cycleDay }),
      ...(planned?.flags.some((flag) => loadingFlags.has(flag)) ? { isCarbLoading: true } : {}),
      ...(planned && sodium > HIGH_SODIUM_SHARE * planned.guidance.sodiumHigh ? { isHighSodium: true } : {}),
      ...(note?.waterShift ? { isWaterShift: true } : {}),
      ...(note?.waterShift === 'illness' ? { isIll: true } : {}),
    }
  })
}
