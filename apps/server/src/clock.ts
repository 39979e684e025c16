import { type InstantText, instantText } from '@pacemeal/domain'

/** Where the time comes from; tests bring their own. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Moves it forward. Only the clock of a test server can be moved. */
  advance?(milliseconds: number): void
}

export const systemClock: Clock = { now: () => Date.now() }

/** A clock that can be set, and goes on evenly from there whatever happens to the machine's own. */
export interface SettableClock extends Clock {
  /** Sets it to a moment (epoch milliseconds). */
  set(now: number): void
}

/** Shows the machine's own time until it is set. */
export const settableClock = (): SettableClock => {
  let ahead: number | undefined
  return {
    now: () => (ahead === undefined ? Date.now() : Math.floor(performance.now() + ahead)),
    set(now) {
      ahead = now - performance.now()
    },
  }
}

/** A clock that goes on as another does, and can be moved ahead: for servers under NODE_ENV=test. */
export const movableClock = (below: Clock): Clock => {
  let ahead = 0
  return {
    now: () => below.now() + ahead,
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
