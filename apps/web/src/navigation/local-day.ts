import { dayAt, type LocalDate } from '@pacemeal/domain'

/** How long a zone that was read is taken for the present one, in milliseconds. */
const ZONE_FOR_MS = 1000

let read: { readonly zone: string; readonly at: number } | undefined

/** A format is made for nothing but its zone only where no Temporal tells it: the first one takes 50 ms on a phone. */
const readZone = (): string =>
  'Temporal' in globalThis ? Temporal.Now.timeZoneId() : Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/**
 * The zone of this browser: the athlete's days are its days. Asking the browser takes as long as drawing a card, and a
 * screen asks dozens of times, so that one answer serves for a second.
 */
export const browserZone = (): string => {
  const now = Date.now()
  if (read === undefined || Math.abs(now - read.at) >= ZONE_FOR_MS) {
    read = { zone: readZone(), at: now }
  }
  return read.zone
}

/** The athlete's present day. */
export const presentDay = (): LocalDate => dayAt(Date.now(), browserZone())
