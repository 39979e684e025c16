import { t } from '@lingui/core/macro'
import {
  type AwayWay,
  isWithin,
  KITCHEN_BOUNDS,
  type KitchenPreferences,
  type MealAway,
  ok,
  type Result,
  refused,
  type TableMeal,
  type Weekday,
} from '@pacemeal/domain'

/** The preferences as the screen holds them: minutes as they are typed. */
export interface KitchenForm extends Omit<KitchenPreferences, 'handsOnMinutes'> {
  readonly weekday: string
  readonly weekend: string
}

/** Why a field is refused, by its name. */
export type KitchenErrors = Readonly<Partial<Record<'weekday' | 'weekend', string>>>

export const kitchenFormOf = ({ handsOnMinutes, ...same }: KitchenPreferences): KitchenForm => ({
  ...same,
  weekday: String(handsOnMinutes.weekday),
  weekend: String(handsOnMinutes.weekend),
})

const minutesIn = (typed: string): number | undefined => {
  const minutes = Number(typed)
  return /^\s*\d+\s*$/.test(typed) && isWithin(minutes, KITCHEN_BOUNDS.handsOnMinutes) ? minutes : undefined
}

/** The preferences in the form, or what is wrong with it. */
export function readKitchenForm({ weekday, weekend, ...same }: KitchenForm): Result<KitchenPreferences, KitchenErrors> {
  const [onWeekdays, atWeekends] = [minutesIn(weekday), minutesIn(weekend)]
  if (onWeekdays !== undefined && atWeekends !== undefined) {
    return ok({ ...same, handsOnMinutes: { weekday: onWeekdays, weekend: atWeekends } })
  }
  const { min, max } = KITCHEN_BOUNDS.handsOnMinutes
  const words = t`Enter ${min} to ${max} minutes`
  return refused({
    ...(onWeekdays === undefined ? { weekday: words } : {}),
    ...(atWeekends === undefined ? { weekend: words } : {}),
  })
}

/** Whether leaving the form would lose something that is not stored. */
export const hasKitchenChanges = (form: KitchenForm, stored: KitchenForm): boolean =>
  Object.entries(form).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name as keyof KitchenForm]),
  )

/** How a meal of a weekday is eaten; undefined at home. */
export const awayWayOf = (mealsAway: readonly MealAway[], day: Weekday, meal: TableMeal): AwayWay | undefined =>
  mealsAway.find((away) => away.day === day && away.meal === meal)?.way

/** The meals away with one of them eaten another way, or at home again. */
export const withMealAway = (
  mealsAway: readonly MealAway[],
  { day, meal }: Pick<MealAway, 'day' | 'meal'>,
  way: AwayWay | undefined,
): readonly MealAway[] => [
  ...mealsAway.filter((away) => away.day !== day || away.meal !== meal),
  ...(way === undefined ? [] : [{ day, meal, way }]),
]
