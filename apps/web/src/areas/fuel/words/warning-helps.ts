import { readWeekWarning, type WeekWarningCode } from '@pacemeal/domain'
import type { KitchenPart } from '../../../navigation/paths.ts'

/** What a person can change against a warning: a part of the kitchen's form, or how a low-carb diet fuels hard sessions. */
export type WarningHelp = KitchenPart | 'hard-sessions'

/** What helps against a warning, the nearest first. */
const helps: Readonly<Partial<Record<WeekWarningCode, readonly WarningHelp[]>>> = {
  kitchen_minutes: ['time-to-cook'],
  kitchen_minutes_meals: ['time-to-cook', 'meals-a-day'],
  rotation_missed: ['dishes-a-week'],
  low_carb_conflict: ['hard-sessions'],
}

/** What would help a week with these warnings, each once. */
export function helpsOf(warnings: readonly string[]): readonly WarningHelp[] {
  const codes = warnings.flatMap((text) => readWeekWarning(text)?.code ?? [])
  return [...new Set(codes.flatMap((code) => helps[code] ?? []))]
}
