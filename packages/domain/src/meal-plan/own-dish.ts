/** When an edited meal is eaten (product specification); leaving it out keeps the planned time. */
export const editTimings = [
  '30min after workout',
  '30min before workout',
  'Immediately after training',
  '10min after training',
] as const
export type EditTiming = (typeof editTimings)[number]

/** What an edited meal is for (product specification). */
export const editCategories = ['Quick Carbs', 'Protein', 'Fat', 'Mixed', 'Pre-workout', 'Post-workout'] as const
export type EditCategory = (typeof editCategories)[number]

/** That a dish is the person's own words and figures rather than the plan's. */
export interface OwnDish {
  readonly category: EditCategory
  readonly timing: EditTiming | null
  /** Words of the description that the person's diet or restrictions speak against. They are pointed out, not refused. */
  readonly avoided: readonly string[]
  /** Minute of day at which the plan's own dish is eaten; absent where the time is that one. */
  readonly plannedAt?: number
}
