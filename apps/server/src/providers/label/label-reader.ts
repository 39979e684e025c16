import type { NutritionLabel } from '@pacemeal/domain/nutrition-label'

/**
 * Why a picture could not be read:
 * - `unreadable`: it is broken, too large, or no picture;
 * - `too-slow`: the reading was stopped at its time limit;
 * - `busy`: too many pictures are waiting already.
 */
export type LabelFailureReason = 'unreadable' | 'too-slow' | 'busy'

/** The expected failure of a reading. Its message is for the log. */
export class LabelFailure extends Error {
  readonly reason: LabelFailureReason
  constructor(reason: LabelFailureReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'LabelFailure'
    this.reason = reason
  }
}

/** Reads nutrition labels without holding up the process that answers people. */
export interface LabelReader {
  /**
   * The panel on a JPEG, PNG or WebP picture; null when none could be read. `signal` stops the reading.
   * Rejects with a LabelFailure, or with the signal's own reason when that stopped it.
   */
  readLabel(picture: Uint8Array, signal: AbortSignal): Promise<NutritionLabel | null>
  close(): Promise<void>
}
