import { checkInput, functionIds } from '@pacemeal/protocol'
import { foodAnalysisInput, rememberPortionsInput } from '@pacemeal/protocol/food-analysis'
import type { z } from 'zod'
import { Refusal } from '../refusal.ts'
import type { FunctionCall, FunctionHandler } from '../services/executions/function-handler.ts'
import { admitAnalysis } from '../services/food-analysis/admit-analysis.ts'
import { analysePicture } from '../services/food-analysis/analyse-picture.ts'
import { rememberPortions } from '../services/food-analysis/usual-portions.ts'

/** The input of a path, checked; the id in it must be the caller's own. */
const requireInput = <S extends z.ZodType<{ userId: string }>>(schema: S, call: FunctionCall): z.infer<S> => {
  const input = checkInput(schema, call.body)
  if (!input.ok) throw new Refusal('general_argument_invalid', input.error.message)
  if (input.value.userId !== call.userId) {
    throw new Refusal('user_unauthorized', 'Invalid `userId` param: it must be your own user id.')
  }
  return input.value
}

/** Pictures of plates and labels: analysis at the default path, corrected portions at `/remember`. */
export const foodAnalysisFunction: FunctionHandler = {
  id: functionIds.foodAnalysis,
  // A picture of the largest kind as data URL text.
  maxBodyLength: 4 * 1024 * 1024,
  longPaths: ['/'],
  async admit(tx, backend, call) {
    switch (call.path) {
      case '/':
        return admitAnalysis(tx, backend, call, requireInput(foodAnalysisInput, call))
      case '/remember':
        requireInput(rememberPortionsInput, call)
        return { kind: 'queue', jobKey: `usual-portions/${call.userId}`, inputs: '' }
      default:
        throw new Refusal('general_argument_invalid', 'Invalid `path` param: takes / or /remember')
    }
  },
  async run(work) {
    const { backend, call } = work
    if (call.path === '/remember') return rememberPortions(backend, requireInput(rememberPortionsInput, call))
    return analysePicture(work, requireInput(foodAnalysisInput, call))
  },
}
