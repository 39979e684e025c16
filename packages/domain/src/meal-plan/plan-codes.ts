/** Rules by which a replan explains itself, beside those of the targets; words for each are the reader's. */
export const replanRules = [
  'session_added',
  'session_moved',
  'session_dropped',
  'session_longer',
  'session_shorter',
  'session_intensity',
  'session_measured',
  'meal_skipped',
  'eaten_extra',
  'fuel_less',
  'eaten_differently',
  /** The day was adjusted for something that is not so any more: a log was deleted, a mark taken back. */
  'adjusted_for_less',
] as const
export type ReplanRule = (typeof replanRules)[number]

/** What a week may warn of. All but `low_carb_conflict` name a detail after a colon. */
const weekWarningCodes = [
  /** Diets that together leave little to eat: `vegan+paleo`. */
  'diet_conflict',
  /** Hard days under a carbohydrate cap. */
  'low_carb_conflict',
  /** A restriction that was taken literally, as a word in names: the word. */
  'restriction_by_name',
  /** A day whose menu misses its target by more than a plan should: the weekday. */
  'off_target',
  /** Variety or cooking time had to give way: the slot. */
  'few_dishes',
  /** A locked dish was given up: the meal's id. */
  'lock_dropped',
  /** Days whose dishes ask for more minutes at the stove than the person has: `monday-42`, joined by `+`. */
  'kitchen_minutes',
  /** The same, where no dish takes more than a few minutes and there are too many of them. */
  'kitchen_minutes_meals',
  /** Days above their sodium guidance: weekdays, joined by `+`. */
  'sodium_high',
  /** Days that load for an event with less, since loading would take more energy than a day holds: weekdays, joined by `+`. */
  'loading_energy',
  /** Days that load for an event with less, since plates hold no more: weekdays, joined by `+`. */
  'loading_low',
  /** Days that load for an event with more than a fifth of the energy from fat: weekdays, joined by `+`. */
  'loading_fat',
  /** Days that load for an event with more than a third of the carbohydrate in drinks: weekdays, joined by `+`. */
  'loading_drinks',
  /** Days around a competition above their fiber limit: weekdays, joined by `+`. */
  'fiber_high',
  /** Days of a low-carb eater above the limit of the diet: weekdays, joined by `+`. */
  'low_carb_high',
  /** Days that stay well below the iron that somebody needs who needs much of it: weekdays, joined by `+`. */
  'iron_low',
  /** Main meals of two-session days with less than 20 g of protein: meals' ids, joined by `+`. */
  'meal_protein_low',
  /** Days with one main food three times and more: weekdays, joined by `+`. */
  'main_food_often',
  /** Meals with other than the wanted number of different dishes in the week: `dinner-6-5` for six instead of five, joined by `+`. */
  'rotation_missed',
  /** Dishes that come more often than a week should have them: their names, joined by `+`. */
  'dish_often',
] as const
export type WeekWarningCode = (typeof weekWarningCodes)[number]
export type WeekWarning = 'low_carb_conflict' | `${Exclude<WeekWarningCode, 'low_carb_conflict'>}:${string}`

/** The code of a stored warning and its detail; undefined for one that this version does not know. */
export function readWeekWarning(text: string): { readonly code: WeekWarningCode; readonly detail: string } | undefined {
  const colon = text.indexOf(':')
  const name = colon < 0 ? text : text.slice(0, colon)
  const code = weekWarningCodes.find((one) => one === name)
  return code === undefined ? undefined : { code, detail: colon < 0 ? '' : text.slice(colon + 1) }
}
