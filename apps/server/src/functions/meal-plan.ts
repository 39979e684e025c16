import { mealPlanInput } from '@pacemeal/protocol'
import { Refusal } from '../refusal.ts'
import { admitGeneration } from '../services/meal-plans/admit-generation.ts'
import { abandonGeneration, generateMealPlan } from '../services/meal-plans/generate-meal-plan.ts'
import type { FunctionHandler } from './function-handler.ts'

/** The week plan: `{userId, force?}`; the id in the body must be the caller's own. */
export const mealPlanFunction: FunctionHandler = {
  id: 'meal-plan',
  async admit(tx, backend, call) {
    const input = mealPlanInput.safeParse(call.body)
    if (!input.success) {
      const [issue] = input.error.issues
      throw new Refusal(
        'general_argument_invalid',
        `Invalid \`body\` param: ${issue?.path.join('.') || 'it'} ${issue?.message ?? 'takes {userId, force?}'}`,
      )
    }
    if (input.data.userId !== call.userId) {
      throw new Refusal('user_unauthorized', 'A plan can only be made for yourself.')
    }
    return admitGeneration(tx, backend, call, input.data.force === true)
  },
  run: generateMealPlan,
  giveUp: abandonGeneration,
}
