import type { Macros } from '@pacemeal/domain'

/** Fuel around a session when there is no plan to compute it from: calories, and grams of protein, carbs and fat. */
export const defaultFuelTargets: { readonly pre: Macros; readonly post: Macros } = {
  pre: { calories: 200, protein: 15, carbs: 30, fat: 5 },
  post: { calories: 300, protein: 25, carbs: 40, fat: 8 },
}
