import { dayAt, type LocalDate, MINUTE_MS } from '@pacemeal/domain'
import { useSyncExternalStore } from 'react'

/** The zone of this browser: the athlete's days are its days. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

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
