import { mealSlots } from '@pacemeal/domain'
import * as v from 'valibot'
import { proposedChange } from './replan-result.ts'
import { figure } from './wire-values.ts'

const date = v.pipe(v.string(), v.isoDate())

/** How one meal of a date would differ. */
const datedChange = v.object({ ...proposedChange.entries, date })

/** Why a meal stays exactly as it is, whatever changes. */
const stayReasons = ['eaten', 'locked', 'cooked'] as const

/** A meal that stays exactly as it is, with its dish. */
const stayingMeal = v.object({
  date,
  meal: v.string(),
  slot: v.picklist(mealSlots),
  name: v.string(),
  why: v.picklist(stayReasons),
})
export type StayingMeal = v.InferOutput<typeof stayingMeal>

/** What of the planned meals from today on stays. */
const staying = v.object({
  /** Meals that were planned, and those of them that keep their dish. */
  meals: figure,
  sameDish: figure,
  /** Foods of these meals that are bought already, and those of them that the meals go on to use. */
  bought: v.optional(figure, 0),
  boughtUsed: v.optional(figure, 0),
  /** Those that stay to the gram, with why. */
  untouched: v.array(stayingMeal),
})

/** A day's target for energy that the change moves, in kcal. */
const movedTarget = v.object({ date, before: figure, after: figure })

/** What a change of the inputs would do to the plans; without changes of meals it touches none. */
const planPreview = v.object({
  kind: v.literal('proposed'),
  /** Names exactly this, for `/apply` and `/restore`. */
  proposal: v.string(),
  changes: v.array(datedChange),
  targets: v.optional(v.array(movedTarget), []),
  /** Absent in answers of before it was told. */
  stays: v.optional(staying),
})
export type PlanPreview = v.InferOutput<typeof planPreview>

/** The answer of `/preview`. `infeasible` says in words why no menu or no target is possible. */
const planPreviewResult = v.object({
  success: v.boolean(),
  message: v.optional(v.string()),
  data: v.optional(v.variant('kind', [planPreview, v.object({ kind: v.literal('infeasible'), why: v.string() })])),
})
export type PlanPreviewResult = v.InferOutput<typeof planPreviewResult>

/** The answer of `/preview`; undefined for one of another shape. */
export const findPlanPreviewResult = (answer: unknown): PlanPreviewResult | undefined => {
  const read = v.safeParse(planPreviewResult, answer)
  return read.success ? read.output : undefined
}
