/** Largest file that is read, in bytes: a day of recording every second with everything a watch knows. */
export const MAX_BYTES = 15 * 1024 * 1024
/** Most points of a recording: two days at one a second. */
export const MAX_POINTS = 200_000
/** Most activities or events of one file. */
export const MAX_ACTIVITIES = 20
export const MAX_EVENTS = 5000
/** Most waypoints of a course. */
export const MAX_WAYPOINTS = 500
/** Largest archive, and the most that is opened of it, in bytes: years of a watch. */
export const MAX_ARCHIVE_BYTES = 100 * 1024 * 1024
export const MAX_OPENED_BYTES = 300 * 1024 * 1024
/** Most files in an archive, in it and all archives within together, and most recordings that are taken at once. */
export const MAX_ENTRIES = 5000
export const MAX_ALL_ENTRIES = 10_000
export const MAX_RECORDINGS = 500
/** Tracks pack to a thirtieth; what packs to less than this was made to fill a memory. */
export const MAX_RATIO = 200
/** Longest that opening an archive may take, in milliseconds. */
export const MAX_OPENING_LENGTH = 30_000
/** Longest that reading one file may take, in milliseconds. */
export const MAX_READING_LENGTH = 10_000

/** Why a file cannot be read. The screen has the words. */
export type FileProblemCode =
  | 'empty'
  | 'too-large'
  | 'archive'
  | 'archive-damaged'
  | 'archive-too-large'
  | 'archive-too-many'
  | 'archive-empty'
  | 'archive-nested'
  | 'archive-password'
  | 'archive-ratio'
  | 'archive-full'
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
