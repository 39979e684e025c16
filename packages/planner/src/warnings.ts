import type { FoodRules } from '@pacemeal/catalog'
import type { DayTargets } from '@pacemeal/nutrition'

/**
 * What the person should know of the whole week, as `code` or `code:detail`:
 * - `diet_conflict:vegan+paleo`, `diet_conflict:vegan+low-carb`: diets that together leave little to eat;
 * - `low_carb_conflict`: hard days under a carbohydrate cap;
 * - `restriction_by_name:<word>`: a restriction that was taken literally, as a word in names;
 * - `few_dishes:<slot>`: variety or cooking time had to give way there;
 * - `lock_dropped:<meal id>`: a locked dish no longer fits the diet or the catalogue.
 */
export const weekWarnings = (
  rules: FoodRules,
  days: readonly DayTargets[],
  relaxed: Iterable<string>,
  dropped: readonly string[],
): readonly string[] => {
  const eats = (diet: FoodRules['diets'][number]) => rules.diets.includes(diet)
  const isHardOnLowCarb = days.some(({ flags }) => flags.includes('low_carb_conflict'))
  return [
    ...(eats('vegan') && eats('paleo') ? ['diet_conflict:vegan+paleo'] : []),
    ...(eats('vegan') && eats('low-carb') ? ['diet_conflict:vegan+low-carb'] : []),
    ...(isHardOnLowCarb ? ['low_carb_conflict'] : []),
    ...rules.readings.flatMap((reading) => (reading.kind === 'by-name' ? [`restriction_by_name:${reading.word}`] : [])),
    ...[...new Set(relaxed)].map((slot) => `few_dishes:${slot}`),
    ...dropped.map((id) => `lock_dropped:${id}`),
  ]
}
