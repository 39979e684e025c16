import { z } from 'zod/mini'
import { wireOption } from './meal-plan-wire.ts'

/** The answer of `/swap` and `/choose`: the meal's choices, or the day as it is now. */
export const mealChoicesResult = z.object({
  success: z.boolean(),
  message: z.optional(z.string()),
  data: z.optional(z.object({ options: z.array(wireOption) })),
})
export type MealChoicesResult = z.infer<typeof mealChoicesResult>
