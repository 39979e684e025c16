import { useSyncExternalStore } from 'react'
import { findConnection } from '../answers.ts'

const watch = (changed: () => void) => {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

/** Whether a wearable is connected; notices at once when another tab has brought the connection home. */
export const useIsConnected = (): boolean => useSyncExternalStore(watch, () => findConnection() !== null)
