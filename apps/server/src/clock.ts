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

/** The present moment as the text that tables hold. */
export const nowText = (clock: Clock): InstantText => instantText(clock.now())

/** The IANA zone that this machine's own clock shows. */
export const systemZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
