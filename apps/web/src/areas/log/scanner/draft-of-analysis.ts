import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { type InstantText, type LocalDate, loggedAtOn, type NutrientAmounts } from '@pacemeal/domain'
import {
  amountsOfPortion,
  type LabelMeasure,
  type LabelPortion,
  type NutritionLabel,
  portionSize,
} from '@pacemeal/domain/nutrition-label'
import { readMealLog } from '@pacemeal/protocol'
import type { AnalysedItem } from '@pacemeal/protocol/food-analysis'
import type { FoodAnalysis } from '../../../api/food-analysis.ts'
import type { MealLog } from '../../../api/meal-logs.ts'
import { foodMassText, servingText } from '../../../languages/food-amounts.ts'
import type { DraftFood, DraftServing } from '../draft-foods.ts'
import { draftOf, type LogDraft } from '../log-draft.ts'
import type { ScanRequest } from './scan-request.ts'

/** The choices of a label, in the order they are offered. An amount of one's own is weighed by any of them. */
const portions: readonly (readonly [LabelPortion, MessageDescriptor | null])[] = [
  [{ kind: 'serving', count: 1 }, msg`Serving`],
  [{ kind: 'per-100' }, null],
  [{ kind: 'pack' }, msg`Pack`],
]

const measureText = ({ amount, unit }: LabelMeasure): string => servingText(amount, unit)

function servingName(word: string, size: LabelMeasure | null): string {
  if (size === null) return word
  return word === '' ? measureText(size) : `${word} (${measureText(size)})`
}

function servingsOf(label: NutritionLabel): readonly DraftServing[] {
  return portions.flatMap(([portion, word]): readonly DraftServing[] => {
    const amounts: NutrientAmounts | null = amountsOfPortion(label, portion)
    const size = portionSize(label, portion)
    return amounts === null
      ? []
      : [{ name: servingName(word === null ? '' : t(word), size), grams: size?.amount ?? null, amounts }]
  })
}

/** A read label as a food with its servings; none when the label cannot say what any portion holds. */
export function foodOfLabel(name: string, label: NutritionLabel): readonly DraftFood[] {
  const [first, ...rest] = servingsOf(label)
  if (!first) return []
  const isDrink = portionSize(label, { kind: 'amount', amount: 1 })?.unit === 'ml'
  return [{ name, ...(isDrink ? { unit: 'ml' as const } : {}), servings: [first, ...rest] }]
}

const usualText = (grams: number): string => {
  const amount = foodMassText(grams)
  return t`${amount}, your usual`
}

/** A food of a plate in the grams that were seen, or those that this person corrected it to before. */
export const foodOfItem = ({ name, grams, gramsAtLeast, gramsAtMost, usual, amounts }: AnalysedItem): DraftFood => ({
  name,
  servings: [{ name: usual ? usualText(grams) : foodMassText(grams), grams, amounts }],
  range: { least: gramsAtLeast, most: gramsAtMost },
})

const foodsOf = ({ label, items = [], analysis }: FoodAnalysis): readonly DraftFood[] =>
  label ? foodOfLabel(analysis.meal_name, label) : items.map(foodOfItem)

/** When the scan was eaten: as logged, or on the selected day at the present time by its clock. */
function eatenAt(log: MealLog, day: LocalDate | undefined, now: number, zone: string): InstantText {
  return day === undefined ? readMealLog(log).loggedAt : loggedAtOn(day, now, zone)
}

/** What the log sheet opens with for an analysed picture: the Ready log, with its foods to correct one by one. */
export function draftOfAnalysis(
  analysis: FoodAnalysis,
  log: MealLog,
  request: ScanRequest,
  now: number,
  zone: string,
): LogDraft {
  const foods = foodsOf(analysis)
  return {
    ...draftOf(readMealLog(log)),
    context: request.context,
    loggedAt: eatenAt(log, request.day, now, zone),
    zone,
    ...(request.plannedMeal === undefined ? {} : { plannedMeal: request.plannedMeal }),
    ...(request.session === undefined ? {} : { session: request.session }),
    ...(foods.length === 0 ? {} : { foods }),
  }
}
