/** A place that the file of a course names: an aid station, a summit, a turn. */
export interface CoursePlace {
  readonly name: string
  /** From the start of the course. */
  readonly kilometre: number
}

/** How high a kilometre of the course lies, metres above the sea. */
export interface CourseHeight {
  readonly kilometre: number
  readonly height: number
}

/** What was read of the file of a course. Where the course lies is not kept. */
export interface EventCourse {
  /** The leg that it is the course of. */
  readonly leg: number
  readonly kilometres: number
  /** Metres climbed; null where the file says no heights. */
  readonly climb: number | null
  readonly places: readonly CoursePlace[]
  /** Where its slopes change, from its start to its end; absent where the file says no heights. */
  readonly heights?: readonly CourseHeight[] | undefined
}

/** A slope has a lower and an upper end. */
export const MIN_HEIGHTS = 2

/** Longest name of a place. */
export const MAX_PLACE_NAME = 60
