/** One rule: so many calls of this name a window and key. */
export interface RateLimit {
  readonly name: string
  readonly max: number
  readonly windowSeconds: number
  /** Each process counts for itself. */
  readonly local?: true
}
