import { useSyncExternalStore } from 'react'

const watchConnection = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the browser has a network at all. */
export const useIsOnline = (): boolean => useSyncExternalStore(watchConnection, () => navigator.onLine)
