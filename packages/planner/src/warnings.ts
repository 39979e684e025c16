import type { FoodRules } from '@pacemeal/catalog'
import type { Macros, PlannedDay, WeekWarning } from '@pacemeal/domain'
import type { DayTargets } from '@pacemeal/nutrition'

/** Whether a day's menu keeps what a plan promises: energy 3%, protein not under by 2%, carbohydrate 5%, fat 10%. */
export const isOnTarget = ({ target, planned }: Pick<PlannedDay, 'target' | 'planned'>): boolean => {
  const miss = (figure: keyof Macros) => planned[figure] / target[figure] - 1
  return (
    Math.abs(miss('calories')) <= 0.03 &&
    miss('protein') >= -0.02 &&
    Math.abs(miss('carbs')) <= 0.05 &&
    Math.abs(miss('fat')) <= 0.1
  )
}

interface WeekFacts {
  readonly rules: FoodRules
  readonly targets: readonly DayTargets[]
  readonly days: readonly PlannedDay[]
  /** Slots in which variety gave way. */
  readonly relaxed: Iterable<string>
  /** Meals whose locked dish was given up. */
  readonly dropped: readonly string[]
}

/** What the person should know of the whole week, as `code` or `code:detail` (see `weekWarningCodes`). */
export const weekWarnings = ({ rules, targets, days, relaxed, dropped }: WeekFacts): readonly WeekWarning[] => {
  const eats = (diet: FoodRules['diets'][number]) => rules.diets.includes(diet)
  const isHardOnLowCarb = targets.some(({ flags }) => flags.includes('low_carb_conflict'))
  // What some food is called is known; the person is told of words that no food has.
  const byName = rules.readings.flatMap((reading) =>
    reading.kind === 'by-name' && reading.excluded.length === 0 ? [reading.word] : [],
  )
  return [
    ...(eats('vegan') && eats('paleo') ? ['diet_conflict:vegan+paleo' as const] : []),
    ...(eats('vegan') && eats('low-carb') ? ['diet_conflict:vegan+low-carb' as const] : []),
    ...(isHardOnLowCarb ? ['low_carb_conflict' as const] : []),
    ...byName.map((word) => `restriction_by_name:${word}` as const),
    ...days.filter((day) => !isOnTarget(day)).map(({ day }) => `off_target:${day}` as const),
    ...[...new Set(relaxed)].map((slot) => `few_dishes:${slot}` as const),
    ...[...new Set(dropped)].map((id) => `lock_dropped:${id}` as const),
  ]
}
