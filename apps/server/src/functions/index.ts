import type { FunctionHandler } from '../services/executions/function-handler.ts'
import { billingFunction } from './billing.ts'
import { foodAnalysisFunction } from './food-analysis.ts'
import { mealPlanFunction } from './meal-plan.ts'
import { wearableFunction } from './wearable.ts'

/** Every function that can be called, by id; there are no others. */
export const functionHandlers: ReadonlyMap<string, FunctionHandler> = new Map(
  [mealPlanFunction, foodAnalysisFunction, billingFunction, wearableFunction].map((handler) => [handler.id, handler]),
)
