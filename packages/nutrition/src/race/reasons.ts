import type { Reason } from '@pacemeal/domain'
import { type RuleName, reason } from '../rules.ts'
import type { SourceTag } from '../sources.ts'

/** The rules of races by name. */
export type RaceRule =
  | 'race_carbs_by_duration'
  | 'race_carbs_tolerance'
  | 'race_carbs_untried'
  | 'race_carbs_low_carb'
  | 'race_carbs_between_starts'
  | 'race_pause_low_carb'
  | 'race_mixed_sugars'
  | 'race_fluid_by_sweat'
  | 'race_fluid_ceiling'
  | 'race_sweat_measured'
  | 'race_sweat_norm'
  | 'race_sodium_by_sweat'
  | 'race_sodium_none'
  | 'race_caffeine'
  | 'race_loading'
  | 'race_loading_low_carb'
  | 'race_loading_other_event'
  | 'race_loading_trained_through'
  | 'race_loading_too_short'
  | 'race_loading_refused'
  | 'race_loading_energy_limit'
  | 'race_loading_fiber'
  | 'race_loading_fat'
  | 'race_loading_drinks'
  | 'race_loading_water'
  | 'race_pre_meal'
  | 'race_pre_meal_early'
  | 'race_pre_meal_evening'
  | 'race_pre_meal_low_carb'
  | 'race_pre_meal_night'
  | 'race_meal_unplaced'
  | 'race_top_up'
  | 'race_gut_first'
  | 'race_gut_step'
  | 'race_gut_back'
  | 'race_gut_rest'
  | 'race_gut_reached'
  | 'race_recovery'
  | 'race_rehydration'

/** A reason of a race's figures: its rule and its source are known by name. */
export interface RaceReason extends Reason {
  readonly rule: RaceRule
  readonly source: SourceTag
}

/** The rules that stand with the days around an event as well as with the event. */
export type DayEventRule = Extract<RaceRule, RuleName>

/** A reason that a day and an event may both give. */
export interface DayEventReason extends Reason {
  readonly rule: DayEventRule
  readonly source: SourceTag
}

/** Whether a reason of a day is of the event that it is eaten for. */
export const isDayEventReason = (one: { readonly rule: string }): one is DayEventReason => one.rule.startsWith('race_')

/** Builds a reason that a day and an event may both give. */
export const dayEventReason = (
  rule: DayEventRule,
  source: SourceTag,
  inputs: Readonly<Record<string, number | string | boolean>>,
): DayEventReason => ({ ...reason(rule, source, inputs), rule })

/** A figure of a race with the reasons that lead to it, the deciding one first. */
export interface RaceFigure<T> {
  readonly value: T
  readonly because: readonly [RaceReason, ...RaceReason[]]
}

/** Builds a reason of a race, its numbers to three decimals. */
export function raceReason(
  rule: RaceRule,
  source: SourceTag,
  inputs: Readonly<Record<string, number | string | boolean>>,
): RaceReason {
  const kept = Object.entries(inputs).map(([name, value]) => [
    name,
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
  ])
  return { rule, source, inputs: Object.fromEntries(kept) }
}
