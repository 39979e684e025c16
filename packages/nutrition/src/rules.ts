import type { Reason } from '@pacemeal/domain'
import type { SourceTag } from './sources.ts'

/** Changes whenever a rule or constant changes a figure; a plan keeps the version that made it. */
export const rulesVersion = '1.7.0'

/** Every rule that a reason of this package can name. Whoever puts reasons into words must cover all of them. */
export const ruleNames = [
  // resting energy and body
  'resting_mifflin',
  'resting_cunningham_1980',
  'resting_cunningham_1991',
  'body_fat_ignored',
  'fat_free_mass_measured',
  'fat_free_mass_estimated',
  'reference_mass',
  'reference_mass_adjusted',
  // what the day costs
  'daily_living_default',
  'daily_living_steps',
  'session_energy',
  'session_energy_measured',
  'recorded_by_power',
  'recorded_by_device',
  'recorded_by_heart_rate',
  'recorded_by_type',
  'recorded_bounded',
  'energy_expenditure',
  'energy_expenditure_learned',
  'day_load',
  'day_load_competition',
  // the goal
  'goal_cover_cost',
  'goal_surplus',
  'goal_deficit',
  'goal_deficit_share',
  'goal_deficit_paused',
  'deficit_blocked_low_bmi',
  'deficit_stopped',
  'cut_ended',
  'carb_load_energy',
  'floor_resting',
  'floor_minimum',
  'floor_availability',
  'energy_availability',
  // macros
  'protein_by_goal',
  'protein_plant_diet',
  'protein_ceiling',
  'protein_kidney_limit',
  'protein_gives_to_carbs',
  'carbs_by_load',
  'carbs_by_category',
  'carbs_competition_eve',
  'carbs_recovery_after',
  'carbs_low_carb_cap',
  'carbs_fuel_the_session',
  'carbs_take_the_rest',
  'carbs_more_training',
  'fat_takes_the_rest',
  'fat_minimum',
  'fat_maximum',
  // other nutrients and drinks
  'fiber_by_energy',
  'fiber_cap',
  'fiber_competition',
  'sodium_with_sweat',
  'sodium_for_sweat',
  'potassium_intake',
  'iron_intake',
  'iron_plant_diet',
  'free_sugar_limit',
  'drinks_with_sweat',
  'drinks_in_heat',
  // fuel around sessions
  'pre_fuel',
  'pre_fuel_early',
  'pre_fuel_minimum',
  'pre_fuel_between',
  'pre_fuel_joined',
  'during_fuel',
  'during_none',
  'during_low_carb',
  'during_untried',
  'during_tolerance',
  'during_mixed_sugars',
  'during_drink',
  'during_sodium',
  'post_fuel',
  'post_fuel_protein',
  'post_fuel_rapid',
  'post_fuel_overrun',
  'post_fuel_late',
  'post_fuel_older',
  'post_fuel_joined',
  'post_fuel_is_meal',
  'fuel_limited',
  // meals
  'meal_share',
  'meal_share_two_sessions',
  'meal_carbs_even',
  'meal_carbs_for_early_session',
  'snack_takes_rest',
  'meal_time_usual',
  'meal_time_before_session',
  'meal_time_after_session',
  'meal_time_spaced',
  'meal_time_out_of_band',
  'meal_time_chosen',
  'meal_time_chosen_training',
  'meal_time_chosen_meals',
  // the days around an event
  'race_loading',
  'race_loading_energy_limit',
  'race_loading_fiber',
  'race_loading_fat',
  'race_loading_water',
  'race_pre_meal',
  'race_pre_meal_early',
  'race_pre_meal_evening',
  'race_pre_meal_low_carb',
  'race_pre_meal_night',
  'race_meal_limited',
  'race_meal_unplaced',
  'race_top_up',
  'during_event',
  'event_day_energy',
  'event_day_carbs',
  'event_day_protein',
  // suggestions
  'caffeine_before_hard_session',
  'protein_before_sleep',
  'weigh_in_drinks',
  'weigh_in_carbs',
  'weight_class_out_of_reach',
] as const

export type RuleName = (typeof ruleNames)[number]

/** A reason of this package: its rule and its source are known by name. */
export interface RuleReason extends Reason {
  readonly rule: RuleName
  readonly source: SourceTag
}

/** Reasons with at least one, the deciding one first. */
export type Reasons = readonly [RuleReason, ...RuleReason[]]

/** Builds a reason. Numbers are kept to three decimals: enough to follow the sum, short enough to store with a plan. */
export function reason(
  rule: RuleName,
  source: SourceTag,
  inputs: Readonly<Record<string, number | string | boolean>>,
): RuleReason {
  const kept: Record<string, number | string | boolean> = {}
  for (const name in inputs) {
    const value = inputs[name]
    if (value !== undefined) kept[name] = typeof value === 'number' ? Math.round(value * 1000) / 1000 : value
  }
  return { rule, source, inputs: kept }
}
