import { mealSlots, weekdays } from '@pacemeal/domain'
import { z } from 'zod/mini'
import { wireReason } from './meal-plan-wire.ts'

const macros = z.object({ calories: z.number(), protein: z.number(), carbs: z.number(), fat: z.number() })

/** How one meal would differ. Names are of dishes; differences are later minus earlier, in kcal and grams. */
export const proposedChange = z.object({
  meal: z.string(),
  day: z.enum(weekdays),
  slot: z.enum(mealSlots),
  at: z.number(),
  kind: z.enum(['added', 'removed', 'moved', 'other-dish', 'other-amount']),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  difference: macros,
})
export type ProposedChange = z.infer<typeof proposedChange>

/** Changes that were worked out for what happened, with why, in data. */
export const proposal = z.object({
  kind: z.literal('proposed'),
  /** Names exactly these changes, for `/adjust` and `/restore`. */
  proposal: z.string(),
  /** Names what happened: the same until something else does, whatever the hour. */
  situation: z.string(),
  today: z.enum(weekdays),
  changes: z.array(proposedChange),
  because: z.array(wireReason),
  /** What today still asks for but no meal may take. */
  unplaced: macros,
})
export type Proposal = z.infer<typeof proposal>

/** The answer of `/replan`. `infeasible` says in words why no menu or no target is possible. */
export const replanResult = z.object({
  success: z.boolean(),
  message: z.optional(z.string()),
  data: z.optional(
    z.discriminatedUnion('kind', [
      proposal,
      z.object({ kind: z.literal('unchanged') }),
      z.object({ kind: z.literal('infeasible'), why: z.string() }),
    ]),
  ),
})
export type ReplanResult = z.infer<typeof replanResult>
