import { addDays, type Kcal, type Kilograms, kcal, type LocalDate } from '@pacemeal/domain'

/** What is known of a day's intake. Each kind is treated as what it is: only a full day is taken as it stands. */
export type DayIntake =
  /** Logged in full. `isConfirmed`: the athlete said that this was all, so a low figure is no doubt. */
  | { readonly kind: 'full'; readonly energy: Kcal; readonly isConfirmed?: boolean }
  /** Logged in part, by the athlete's word or because meals of the plan are neither marked nor skipped. */
  | { readonly kind: 'partial'; readonly energy: Kcal }
  /** Nothing logged, but a plan stood for the day: what it would have given. */
  | { readonly kind: 'planned'; readonly energy: Kcal }
  | { readonly kind: 'unlogged' }

/** One day of an athlete, as far as it tells of expenditure. */
export interface ExpenditureDay {
  readonly date: LocalDate
  readonly intake: DayIntake
  /** Weighed in the morning, before the day's intake. */
  readonly mass?: Kilograms
  /**
   * Net energy of the day's sessions: a device's calories or the formulas', each session once. Never added to what was
   * learned: the learned session scale corrects it.
   */
  readonly sessionEnergy: Kcal
  readonly steps?: number
  /** Day of the menstrual cycle, 1 on the first day of bleeding. */
  readonly cycleDay?: number
  readonly isCarbLoading?: boolean
  readonly isHighSodium?: boolean
  /** Something that keeps water for weeks began or ended: creatine, illness, a long flight. */
  readonly isWaterShift?: boolean
  /** An illness was noted: that it began, or days later that it is over. */
  readonly isIll?: boolean
}

/**
 * Share of what is eaten that reaches a log. Food records of athletes told 19 % less than they spent (Capling 2017, mean of
 * eleven studies with doubly labelled water); they were kept for days and without a plan, so that half of it is taken (own
 * choice, in simulation).
 */
export const LOGGED_SHARE = 0.9

/** What is believed before the first day: the formula's figures, kcal a day. */
export interface ExpenditurePrior {
  /** Expenditure of a day without sessions by formula. */
  readonly base: Kcal
  /** What the goal adds to or takes from a day. */
  readonly goalChange: Kcal
  /** Body water may follow a cycle that the log tells nothing of. */
  readonly mayHaveCycle: boolean
}

/** A body mass that is no entry error. Kilograms (the bounds of science.md, 66-660 lb). */
const PLAUSIBLE_MASS = { from: 29, to: 300 }
/** A day's intake or session energy that is no entry error. Kcal (own choice). */
const MAX_DAY_ENERGY = 20_000

const isEnergy = (value: number): boolean => Number.isFinite(value) && value >= 0 && value <= MAX_DAY_ENERGY

const withoutMass = ({ mass: _, ...day }: ExpenditureDay): ExpenditureDay => day

const plausibleDay = (day: ExpenditureDay): ExpenditureDay => {
  const hasMass = day.mass !== undefined && day.mass >= PLAUSIBLE_MASS.from && day.mass <= PLAUSIBLE_MASS.to
  const kept = hasMass ? day : withoutMass(day)
  const isIntake = kept.intake.kind === 'unlogged' || isEnergy(kept.intake.energy)
  return {
    ...kept,
    intake: isIntake ? kept.intake : { kind: 'unlogged' },
    sessionEnergy: isEnergy(kept.sessionEnergy) ? kept.sessionEnergy : kcal(0),
  }
}

/**
 * The log as consecutive days, oldest first: days that nobody wrote are unlogged ones, of a date that stands twice the
 * last entry holds, and figures that no body has are left out. The order of the entries does not matter otherwise.
 */
export function consecutiveDays(log: readonly ExpenditureDay[]): readonly ExpenditureDay[] {
  const byDate = new Map(log.map((day) => [day.date, plausibleDay(day)]))
  const dates = [...byDate.keys()].sort()
  const [first] = dates
  const last = dates.at(-1)
  if (first === undefined || last === undefined) return []
  const days: ExpenditureDay[] = []
  for (let date = first; date <= last; date = addDays(date, 1)) {
    days.push(byDate.get(date) ?? { date, intake: { kind: 'unlogged' }, sessionEnergy: kcal(0) })
  }
  return days
}
