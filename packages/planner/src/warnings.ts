import type { FoodRules } from '@pacemeal/catalog'
import type { Macros, PlannedDay } from '@pacemeal/domain'
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

/**
 * What the person should know of the whole week, as `code` or `code:detail`:
 * - `diet_conflict:vegan+paleo`, `diet_conflict:vegan+low-carb`: diets that together leave little to eat;
 * - `low_carb_conflict`: hard days under a carbohydrate cap;
 * - `restriction_by_name:<word>`: a restriction that was taken literally, as a word in names;
 * - `off_target:<weekday>`: a day whose menu misses its target by more than a plan should (see {@link isOnTarget});
 * - `few_dishes:<slot>`: variety or cooking time had to give way there;
 * - `lock_dropped:<meal id>`: a locked dish no longer fits the diet or the catalogue, or its meal is gone.
 */
export const weekWarnings = ({ rules, targets, days, relaxed, dropped }: WeekFacts): readonly string[] => {
  const eats = (diet: FoodRules['diets'][number]) => rules.diets.includes(diet)
  const isHardOnLowCarb = targets.some(({ flags }) => flags.includes('low_carb_conflict'))
  return [
    ...(eats('vegan') && eats('paleo') ? ['diet_conflict:vegan+paleo'] : []),
    ...(eats('vegan') && eats('low-carb') ? ['diet_conflict:vegan+low-carb'] : []),
    ...(isHardOnLowCarb ? ['low_carb_conflict'] : []),
    ...rules.readings.flatMap((reading) => (reading.kind === 'by-name' ? [`restriction_by_name:${reading.word}`] : [])),
    ...days.filter((day) => !isOnTarget(day)).map(({ day }) => `off_target:${day}`),
    ...[...new Set(relaxed)].map((slot) => `few_dishes:${slot}`),
    ...dropped.map((id) => `lock_dropped:${id}`),
  ]
}
