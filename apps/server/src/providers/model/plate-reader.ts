import type { NutrientAmounts } from '@pacemeal/domain'

/** A picture as it was uploaded, already checked and scaled. */
export interface PlatePicture {
  readonly bytes: Uint8Array
  readonly mimeType: 'image/jpeg' | 'image/png' | 'image/webp'
}

/** One food on the plate. The amounts are estimates from a picture, so they come with their range. */
export interface PlateItem {
  /** As the catalogue calls it when it knows the food, else in the model's words: plain text of 1 to 80 characters. */
  readonly name: string
  /** The catalogue's food; undefined when it has none of that name. */
  readonly food: string | undefined
  /** Edible grams: the best guess and the range, `gramsAtLeast` <= `grams` <= `gramsAtMost`. */
  readonly grams: number
  readonly gramsAtLeast: number
  readonly gramsAtMost: number
  /** Of `grams`; null is unknown, which is not zero. */
  readonly nutrients: NutrientAmounts
  /** Whose figures `nutrients` are: the catalogue's, or, for a food it does not have, the model's own estimate. */
  readonly figures: 'catalogue' | 'model'
}

/** What is on a plate, the largest amount of energy first; no items when no food is seen. */
export interface PlateReading {
  /** A short name of the whole meal: plain text of 1 to 80 characters. */
  readonly title: string
  readonly items: readonly PlateItem[]
}

/** Recognises the foods of a picture. */
export interface PlateReader {
  /**
   * Reads one picture. `context` is the meal it is for, e.g. `Pre-Workout Fuel`; it is treated as data.
   * Rejects with a ModelFailure, or with the signal's own reason when that stopped it.
   */
  readPlate(picture: PlatePicture, context: string, signal: AbortSignal): Promise<PlateReading>
}
