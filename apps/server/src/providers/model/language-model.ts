import type { z } from 'zod'
import type { PlatePicture } from './plate-reader.ts'

/** One question to a model, and the shape that its answer must have. */
export interface Question<T> {
  /** Short and in snake case; the endpoint knows the answer's schema by it. */
  readonly name: string
  readonly answer: z.ZodType<T>
  /** What to do. Written by us: nothing that a person typed may stand here. */
  readonly instructions: string
  /** What to do it with, sent as JSON. May hold what a person typed: it is data, and the instructions say so. */
  readonly material: unknown
  readonly picture?: PlatePicture
}

/** A language model behind an endpoint. */
export interface LanguageModel {
  /**
   * One checked answer. Rejects with a ModelFailure, or with the signal's own reason when that stopped it; never takes
   * longer than the time the model was set up with, retries included.
   */
  ask<T>(question: Question<T>, signal: AbortSignal): Promise<T>
}
