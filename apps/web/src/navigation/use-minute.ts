import { MINUTE_MS } from '@pacemeal/domain'
import { useSyncExternalStore } from 'react'

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
