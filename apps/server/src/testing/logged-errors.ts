import { type Logger, pino } from 'pino'
import { z } from 'zod'

/** Errors that servers of this test file logged, those that the present test expects, and those that may come beside it. */
const logged: string[] = []
const expected: string[] = []
const allowed: string[] = []

const entry = z.object({ msg: z.string().default(''), err: z.object({ message: z.string() }).optional() })

const keep = (line: string): void => {
  const { msg, err } = entry.parse(JSON.parse(line))
  logged.push(err === undefined || err.message === msg ? msg : `${msg}: ${err.message}`)
}

/** A log that prints nothing. Each error in it has to be expected by the test that causes it, or the test fails. */
export const testLog = (): Logger => pino({ level: 'error' }, { write: keep })

/** The present test causes errors in the log with these words, once or more often: it fails without them. */
export const expectLoggedError = (...words: readonly string[]): void => {
  expected.push(...words)
}

/** Errors with these words may come or not: of work that goes on beside the present test, at its own time. */
export const allowLoggedError = (...words: readonly string[]): void => {
  allowed.push(...words)
}

/** Takes the errors that were logged until now, oldest first, for a test that looks at each. */
export const takeLoggedErrors = (): readonly string[] => logged.splice(0)

/** Throws when errors were logged that nobody expected, or expected ones were not. */
export const checkLoggedErrors = (): void => {
  const [found, wanted, tolerated] = [logged.splice(0), expected.splice(0), allowed.splice(0)]
  const surprising = found.filter((text) => ![...wanted, ...tolerated].some((words) => text.includes(words)))
  const missing = wanted.filter((words) => !found.some((text) => text.includes(words)))
  if (surprising.length > 0) throw new Error(`Unexpected errors in the log:\n${surprising.join('\n')}`)
  if (missing.length > 0) throw new Error(`Expected in the log, but not there:\n${missing.join('\n')}`)
}
