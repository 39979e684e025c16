/** Largest file that is read, in bytes: a day of recording every second with everything a watch knows. */
export const MAX_BYTES = 15 * 1024 * 1024
/** Most points of a recording: two days at one a second. */
export const MAX_POINTS = 200_000
/** Most activities or events of one file. */
export const MAX_ACTIVITIES = 20
export const MAX_EVENTS = 5000
/** Longest that reading one file may take, in milliseconds. */
export const MAX_READING_LENGTH = 10_000

/** What is accepted, for every refusal. */
const ACCEPTED = 'FIT, TCX and GPX recordings and ICS calendars up to 15 MB'

/** A file cannot be read; the message says why and what is accepted. */
export class FileProblem extends Error {
  constructor(why: string) {
    super(`${why} Accepted are ${ACCEPTED}.`)
    this.name = 'FileProblem'
  }

  /** The problem that was met in a worker, from its words. */
  static inWords(words: string): FileProblem {
    return Object.assign(new FileProblem(''), { message: words })
  }
}
