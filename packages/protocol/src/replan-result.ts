import { mealSlots, weekdays } from '@pacemeal/domain'
import * as v from 'valibot'
import { wireReason } from './meal-plan-wire.ts'
import { figure } from './wire-values.ts'

const macros = v.object({ calories: figure, protein: figure, carbs: figure, fat: figure })

/** How one meal would differ. Names are of dishes; differences are later minus earlier, in kcal and grams. */
export const proposedChange = v.object({
  meal: v.string(),
  day: v.picklist(weekdays),
  slot: v.picklist(mealSlots),
  at: figure,
  /** When it was, of a meal that moves. */
  movedFrom: v.optional(figure),
  kind: v.picklist(['added', 'removed', 'moved', 'other-dish', 'other-amount']),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
  difference: macros,
})
export type ProposedChange = v.InferOutput<typeof proposedChange>

/** Changes that were worked out for what happened, with why, in data. */
const proposal = v.object({
  kind: v.literal('proposed'),
  /** Names exactly these changes, for `/adjust` and `/restore`. */
  proposal: v.string(),
  /** Names what happened: the same until something else does, whatever the hour. */
  situation: v.string(),
  today: v.picklist(weekdays),
  changes: v.array(proposedChange),
  because: v.array(wireReason),
  /** What today still asks for but no meal may take. */
  unplaced: macros,
})
export type Proposal = v.InferOutput<typeof proposal>

/** A day over its target whose rest is fuel alone: nothing changes, and this is told. Energies in kcal. */
const fuelStays = v.object({
  /** What the day comes to beyond its target. */
  over: figure,
  /** What the fuel still to come holds. */
  fuel: figure,
  /** Names what happened, as of a proposal. */
  situation: v.string(),
})
export type FuelStays = v.InferOutput<typeof fuelStays>

/** The answer of `/replan`. `infeasible` says in words why no menu or no target is possible. */
const replanResult = v.object({
  success: v.boolean(),
  message: v.optional(v.string()),
  data: v.optional(
    v.variant('kind', [
      proposal,
      v.object({ kind: v.literal('unchanged'), fuelStays: v.optional(fuelStays) }),
      v.object({ kind: v.literal('infeasible'), why: v.string() }),
    ]),
  ),
})

/** What an answer of `/replan` tells of a day over its target whose rest is fuel alone; undefined of any other. */
export const readFuelStays = (answer: unknown): FuelStays | undefined => {
  const read = v.safeParse(replanResult, answer)
  const found = read.success ? read.output.data : undefined
  return found?.kind === 'unchanged' ? found.fuelStays : undefined
}

/** The changes that an answer of `/replan` proposes; undefined when it proposes none or is of another shape. */
export const readProposal = (answer: unknown): Proposal | undefined => {
  const read = v.safeParse(replanResult, answer)
  const found = read.success ? read.output.data : undefined
  return found?.kind === 'proposed' ? found : undefined
}
