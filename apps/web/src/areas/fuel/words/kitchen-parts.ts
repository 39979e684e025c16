import { readWeekWarning, type WeekWarningCode } from '@pacemeal/domain'
import type { KitchenPart } from '../../../navigation/paths.ts'

/** What of the kitchen's preferences helps against a warning, the nearest first. */
const helps: Readonly<Partial<Record<WeekWarningCode, readonly KitchenPart[]>>> = {
  kitchen_minutes: ['time-to-cook'],
  kitchen_minutes_meals: ['time-to-cook', 'meals-a-day'],
  rotation_missed: ['dishes-a-week'],
}

/** Parts of the kitchen's form that would help a week with these warnings, each once. */
export function kitchenPartsOf(warnings: readonly string[]): readonly KitchenPart[] {
  const codes = warnings.flatMap((text) => readWeekWarning(text)?.code ?? [])
  return [...new Set(codes.flatMap((code) => helps[code] ?? []))]
}
