import { type InstantText, instantText } from '@pacemeal/domain'

/** Where the time comes from; tests bring their own. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** The present moment as the text that tables hold. */
export const nowText = (clock: Clock): InstantText => instantText(clock.now())

/** The IANA zone that this machine's own clock shows. */
export const systemZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
