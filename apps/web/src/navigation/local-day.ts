import { dayAt, type LocalDate, MINUTE_MS } from '@pacemeal/domain'
import { useSyncExternalStore } from 'react'

/** How long a zone that was read is taken for the present one, in milliseconds. */
const ZONE_FOR_MS = 1000

let read: { readonly zone: string; readonly at: number } | undefined

/**
 * The zone of this browser: the athlete's days are its days. Asking the browser takes as long as drawing a card, and a
 * screen asks dozens of times, so that one answer serves for a second.
 */
export const browserZone = (): string => {
  const now = Date.now()
  if (read === undefined || Math.abs(now - read.at) >= ZONE_FOR_MS) {
    read = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC', at: now }
  }
  return read.zone
}

/** The athlete's present day. */
export const presentDay = (): LocalDate => dayAt(Date.now(), browserZone())

const minuteNow = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

const watchMinutes = (changed: () => void) => {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        changed()
        wait()
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    )
  }
  wait()
  // A page that slept has missed its timer.
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', changed)
  }
}

/** The present in epoch milliseconds, at the last full minute. */
export const useMinute = (): number => useSyncExternalStore(watchMinutes, minuteNow)
