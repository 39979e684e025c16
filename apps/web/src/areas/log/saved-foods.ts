import type { NutrientAmounts } from '@pacemeal/domain'

/** A food of a meal in the weight it was saved with. */
export interface SavedFood {
  readonly name: string
  readonly grams: number
  /** What the meal was called, when it was this food alone. */
  readonly calledAs?: string
  readonly unit: 'g' | 'ml'
  /** As it was saved, with corrections by hand when it was the whole meal. */
  readonly amounts: NutrientAmounts
  /** It came with the draft, and was not found by search. */
  readonly isDrafted: boolean
}

type Listener = (foods: readonly SavedFood[]) => void

const listeners = new Set<Listener>()

/** Told by the log sheet when a meal with foods of a draft is saved. */
export const tellSavedFoods = (foods: readonly SavedFood[]): void => {
  for (const listener of listeners) listener(foods)
}

/** Hears of the foods of every such meal, with the weights as they were corrected; gives the way to stop. */
export const watchSavedFoods = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
