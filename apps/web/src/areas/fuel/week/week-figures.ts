import { t } from '@lingui/core/macro'
import { type LocalDate, type Macros, type PlannedWeek, weekdayOf, weekFromMonday } from '@pacemeal/domain'
import { listText } from '../../../languages/formats.ts'
import type { DayPlan } from '../day-plan.ts'
import { holdsEaten } from '../holds-eaten.ts'

const figures = ['calories', 'carbs', 'protein', 'fat'] as const
type Figure = (typeof figures)[number]

/** How far a day's dishes are from its target: shares of it, above zero for more. */
export type Misses = Readonly<Record<Figure, number>>

/** Shares by which the dishes miss the target; a target of zero cannot be missed. */
export const missesOf = (planned: Macros, target: Macros): Misses => {
  const miss = (figure: Figure) => (target[figure] > 0 ? planned[figure] / target[figure] - 1 : 0)
  return { calories: miss('calories'), carbs: miss('carbs'), protein: miss('protein'), fat: miss('fat') }
}

/** Nearer to a target than this share is as good as on it. */
const ON_TARGET = 0.01

/** `4% less carbs`. */
function shareText(figure: Figure, share: number): string {
  const percent = Math.round(Math.abs(share) * 100)
  const isMore = share > 0
  switch (figure) {
    case 'calories':
      return isMore ? t`${percent}% more energy` : t`${percent}% less energy`
    case 'carbs':
      return isMore ? t`${percent}% more carbs` : t`${percent}% less carbs`
    case 'protein':
      return isMore ? t`${percent}% more protein` : t`${percent}% less protein`
    case 'fat':
      return isMore ? t`${percent}% more fat` : t`${percent}% less fat`
  }
}

/**
 * How near a day's dishes come to its target: `Dishes give 4% less carbs and 5% more fat`; or the day as it comes out, where
 * something else was eaten.
 */
export function missText(misses: Misses, isWithEaten = false): string {
  const parts = figures.flatMap((figure) =>
    Math.abs(misses[figure]) < ON_TARGET ? [] : [shareText(figure, misses[figure])],
  )
  const list = listText(parts)
  if (isWithEaten) return parts.length === 0 ? t`Met within 1% with what was eaten` : t`With what was eaten: ${list}`
  return parts.length === 0 ? t`Dishes meet it within 1%` : t`Dishes give ${list}`
}

/** A day of the overview. */
export interface WeekRow {
  readonly day: LocalDate
  /** False for a day that the week's plan does not hold: it is over, or still to be planned. */
  readonly isPlanned: boolean
  readonly isTrainingDay: boolean
  readonly sessions: DayPlan['sessions']
  readonly meals: DayPlan['meals']
  readonly target: Macros | null
  /** Null for a plan that does not say what its dishes add up to. */
  readonly planned: Macros | null
  readonly misses: Misses | null
  /** Whether that holds what was eaten beside the plan. */
  readonly isWithEaten: boolean
  /** Whether the plan itself says that this day misses its target. */
  readonly isOffTarget: boolean
}

/** The seven days from Monday with their figures. */
export const weekRows = (
  day: LocalDate,
  week: PlannedWeek | null,
  dayPlanOf: (day: LocalDate) => DayPlan,
): readonly WeekRow[] =>
  weekFromMonday(day).map((one) => {
    const weekday = weekdayOf(one)
    const { isPlanned, isTrainingDay, sessions, meals, target } = dayPlanOf(one)
    const found = week?.days.find(({ day: name }) => name === weekday)
    const planned = found?.planned ?? null
    return {
      day: one,
      isPlanned,
      isTrainingDay,
      sessions,
      meals,
      target,
      planned,
      misses: planned && target ? missesOf(planned, target) : null,
      isWithEaten: found !== undefined && holdsEaten(found),
      isOffTarget: week?.warnings.includes(`off_target:${weekday}`) ?? false,
    }
  })

/** Training days or rest days of a week: how many there are, and what those that are planned ask for on average. */
export interface DaysOfKind {
  readonly count: number
  readonly mean: Macros | null
}

/** The week's training days and its rest days. A day without a plan counts, but has no figures. */
export const daysOfKinds = (rows: readonly WeekRow[]): Readonly<Record<'training' | 'rest', DaysOfKind>> => {
  const ofKind = (isTraining: boolean): DaysOfKind => {
    const own = rows.filter(({ isTrainingDay }) => isTrainingDay === isTraining)
    return { count: own.length, mean: meanOf(own.map(({ isPlanned, target }) => (isPlanned ? target : null))) }
  }
  return { training: ofKind(true), rest: ofKind(false) }
}

/** The mean of the days' figures; null while no day has one. */
export const meanOf = (macros: readonly (Macros | null)[]): Macros | null => {
  const known = macros.filter((one) => one !== null)
  if (known.length === 0) return null
  const mean = (figure: Figure) => known.reduce((sum, one) => sum + one[figure], 0) / known.length
  return { calories: mean('calories'), carbs: mean('carbs'), protein: mean('protein'), fat: mean('fat') }
}
