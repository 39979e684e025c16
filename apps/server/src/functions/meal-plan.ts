import { checkInput, mealPlanInput, mealPlanPaths } from '@pacemeal/protocol'
import type { z } from 'zod'
import { Refusal } from '../refusal.ts'
import type { FunctionCall, FunctionHandler } from '../services/executions/function-handler.ts'
import { answerCheckIn, showCheckIn, undoCheckIn } from '../services/expenditure/answer-check-in.ts'
import { hasPlanDocument } from '../services/meal-plans/active-plan.ts'
import { adjustPlan, restorePlan } from '../services/meal-plans/adjust-plan.ts'
import { admitGeneration } from '../services/meal-plans/admit-generation.ts'
import { applyChange } from '../services/meal-plans/apply-change.ts'
import { chooseMeal, offerSwap } from '../services/meal-plans/change-meal.ts'
import { editPlannedMeal } from '../services/meal-plans/edit-meal.ts'
import { abandonGeneration, generateMealPlan } from '../services/meal-plans/generate-meal-plan.ts'
import { lockMeal } from '../services/meal-plans/lock-meal.ts'
import { readPresent } from '../services/meal-plans/present-week.ts'
import { checkProposedInputs, previewChange, requireOpenDays } from '../services/meal-plans/preview-change.ts'
import { CHANGE_PATH, GENERATION_PATH, RENEWAL_PATH } from '../services/meal-plans/queue-generation.ts'
import { renewWeek } from '../services/meal-plans/renew-week.ts'
import { proposeReplan } from '../services/meal-plans/replan-day.ts'

/** The input of a path, checked; the id in it must be the caller's own. */
const requireInput = <S extends z.ZodType<{ userId: string }>>(schema: S, call: FunctionCall): z.infer<S> => {
  const input = checkInput(schema, call.body)
  if (!input.ok) throw new Refusal('general_argument_invalid', input.error.message)
  if (input.value.userId !== call.userId) {
    throw new Refusal('user_unauthorized', 'Plans can only be made and changed by their owner.')
  }
  return input.value
}

const knownPaths = Object.keys(mealPlanPaths).join(', ')

/** The week plan: generation at the default path, changes of one meal and of the day at their own paths. */
export const mealPlanFunction: FunctionHandler = {
  id: 'meal-plan',
  maxBodyLength: 16_384,
  // A proposed schedule, the kitchen's preferences and what was bought.
  longBodies: { '/preview': 200_000 },
  longPaths: [GENERATION_PATH, CHANGE_PATH, RENEWAL_PATH],
  async admit(tx, backend, call) {
    switch (call.path) {
      case GENERATION_PATH: {
        const { force, weekStart } = requireInput(mealPlanInput, call)
        return admitGeneration(tx, backend, call, force === true, weekStart)
      }
      case '/swap':
      case '/choose':
      case '/replan':
      case '/adjust':
      case '/check-in':
        requireInput(mealPlanPaths[call.path], call)
        return { kind: 'queue', jobKey: `meal-plan-change/${call.executionId}`, inputs: '' }
      case '/preview': {
        const { change } = requireInput(mealPlanPaths['/preview'], call)
        checkProposedInputs(change, backend.clock.now())
        requireOpenDays(change, await readPresent(tx, backend, call.userId))
        return { kind: 'queue', jobKey: `meal-plan-change/${call.executionId}`, inputs: '' }
      }
      case '/apply':
        return { kind: 'answer', answer: await applyChange(tx, backend, requireInput(mealPlanPaths['/apply'], call)) }
      case '/lock':
        return { kind: 'answer', answer: await lockMeal(tx, backend, requireInput(mealPlanPaths['/lock'], call)) }
      case '/edit':
        return {
          kind: 'answer',
          answer: await editPlannedMeal(tx, backend, requireInput(mealPlanPaths['/edit'], call)),
        }
      case '/answer-check-in': {
        const answered = requireInput(mealPlanPaths['/answer-check-in'], call)
        return { kind: 'answer', answer: await answerCheckIn(tx, backend, answered) }
      }
      case '/undo-check-in': {
        const undone = requireInput(mealPlanPaths['/undo-check-in'], call)
        return { kind: 'answer', answer: await undoCheckIn(tx, backend, undone) }
      }
      case '/restore':
        return { kind: 'answer', answer: await restorePlan(tx, backend, requireInput(mealPlanPaths['/restore'], call)) }
      default:
        throw new Refusal('general_argument_invalid', `Invalid \`path\` param: takes /, ${knownPaths}`)
    }
  },
  async run(work) {
    const { backend, call, signal } = work
    if (call.path === '/swap') return offerSwap(backend, requireInput(mealPlanPaths['/swap'], call), signal)
    if (call.path === '/choose') return chooseMeal(backend, requireInput(mealPlanPaths['/choose'], call), signal)
    if (call.path === '/replan') return proposeReplan(backend, requireInput(mealPlanPaths['/replan'], call), signal)
    if (call.path === '/adjust') return adjustPlan(backend, requireInput(mealPlanPaths['/adjust'], call), signal)
    if (call.path === '/check-in') return showCheckIn(backend, call.userId)
    if (call.path === '/preview') return previewChange(backend, requireInput(mealPlanPaths['/preview'], call), signal)
    // Asked for by the server itself only: no admission above lets a client in.
    if (call.path === RENEWAL_PATH) return renewWeek(work)
    // The present week's plan has its document from the moment it is asked for; one made ahead gets it at the end.
    const isAhead = call.path === GENERATION_PATH && !(await hasPlanDocument(backend.store, call.executionId))
    return isAhead ? renewWeek(work) : generateMealPlan(work)
  },
  async onPermanentFailure(tx, backend, call, why) {
    if (call.path === GENERATION_PATH || call.path === CHANGE_PATH) await abandonGeneration(tx, backend, call, why)
  },
}
