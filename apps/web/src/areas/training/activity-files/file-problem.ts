/** Largest file that is read, in bytes: a day of recording every second with everything a watch knows. */
export const MAX_BYTES = 15 * 1024 * 1024
/** Most points of a recording: two days at one a second. */
export const MAX_POINTS = 200_000
/** Most activities or events of one file. */
export const MAX_ACTIVITIES = 20
export const MAX_EVENTS = 5000
/** Most waypoints of a course. */
export const MAX_WAYPOINTS = 500
/** Longest that reading one file may take, in milliseconds. */
export const MAX_READING_LENGTH = 10_000

/** Why a file cannot be read. The screen has the words. */
export type FileProblemCode =
  | 'empty'
  | 'too-large'
  | 'archive'
  | 'compressed-damaged'
  | 'too-large-open'
  | 'unknown-kind'
  | 'unreadable'
  | 'too-slow'
  | 'damaged'
  | 'nested-too-deep'
  | 'declares-entities'
  | 'not-gpx-or-tcx'
  | 'no-activity'
  | 'fit-damaged'
  | 'fit-no-activity'
  | 'too-many-activities'
  | 'too-many-points'
  | 'planned-route'
  | 'implausible'
  | 'no-calendar'
  | 'calendar-cut-off'
  | 'too-many-events'
  | 'no-training'
  | 'not-gpx'
  | 'no-course'
  | 'course-too-long'
  | 'too-many-waypoints'

/** What is told of a problem: its code, and what a FIT file says that it is when it is no activity. */
export interface ToldFileProblem {
  readonly code: FileProblemCode
  readonly fitType?: string | undefined
}

/** A file cannot be read. */
export class FileProblem extends Error {
  readonly told: ToldFileProblem

  constructor(code: FileProblemCode, fitType?: string) {
    super(code)
    this.name = 'FileProblem'
    this.told = { code, fitType }
  }
}
