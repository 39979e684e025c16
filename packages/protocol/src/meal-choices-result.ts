import * as v from 'valibot'
import { type WireOption, wireOption } from './meal-plan-wire.ts'

/** The answer of `/swap`, `/choose` and `/edit`: the meal's choices, or the dish that it has now and what takes that back. */
const mealChoicesResult = v.object({
  success: v.boolean(),
  message: v.optional(v.string()),
  data: v.optional(v.object({ options: v.array(wireOption), proposal: v.optional(v.string()) })),
})

/** The dishes in an answer of `/swap`; undefined when it holds none or is of another shape. */
export const readMealChoices = (answer: unknown): readonly WireOption[] | undefined => {
  const read = v.safeParse(mealChoicesResult, answer)
  return read.success ? read.output.data?.options : undefined
}

/** What `/restore` takes a choice or an edit back by, from an answer of `/choose` or `/edit`; undefined when it names none. */
export const readChoiceProposal = (answer: unknown): string | undefined => {
  const read = v.safeParse(mealChoicesResult, answer)
  return read.success ? read.output.data?.proposal : undefined
}
