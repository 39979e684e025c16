import { type InstantText, instantText } from '@pacemeal/domain'

/** Where the time comes from; tests bring their own. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Moves it forward. Only the clock of a test server can be moved. */
  advance?(milliseconds: number): void
}

export const systemClock: Clock = { now: () => Date.now() }

/** A clock that goes on as the machine's own does, and can be moved ahead: for servers under NODE_ENV=test. */
export const movableClock = (): Clock => {
  let ahead = 0
  return {
    now: () => Date.now() + ahead,
    advance(milliseconds) {
      ahead += milliseconds
    },
  }
}

let lastMoment = Number.NaN
let lastText: InstantText | undefined

/** The present moment as the text that tables hold. Within a millisecond it is asked for often, and written once. */
export const nowText = (clock: Clock): InstantText => {
  const now = clock.now()
  if (lastText !== undefined && now === lastMoment) return lastText
  lastMoment = now
  lastText = instantText(now)
  return lastText
}

/** The IANA zone that this machine's own clock shows. */
export const systemZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
