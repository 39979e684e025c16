import * as v from 'valibot'
import { proposedChange } from './replan-result.ts'

/** How one meal of a date would differ. */
const datedChange = v.object({ ...proposedChange.entries, date: v.pipe(v.string(), v.isoDate()) })

/** What a change of the inputs would do to the plans; without changes of meals it touches none. */
const planPreview = v.object({
  kind: v.literal('proposed'),
  /** Names exactly this, for `/apply` and `/restore`. */
  proposal: v.string(),
  changes: v.array(datedChange),
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
