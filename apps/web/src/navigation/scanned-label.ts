import type { NutritionLabel } from '@pacemeal/domain/nutrition-label'

let held: NutritionLabel | null = null

/** Carries a scanned label to the form that it was scanned for. A reload drops it. */
export const handOverLabel = (label: NutritionLabel): void => {
  held = label
}

/** The label that was scanned for the form that opens now; null for none. */
export const labelInHand = (): NutritionLabel | null => held

export const dropLabel = (): void => {
  held = null
}
