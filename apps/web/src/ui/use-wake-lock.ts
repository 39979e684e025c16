import { useEffect, useState } from 'react'
import { initialWakeLock, keepScreenOn, type WakeLockState } from './wake-lock.ts'

/** Keeps the screen on while the component is shown, and says whether it does. */
export function useWakeLock(): WakeLockState {
  const [state, setState] = useState(initialWakeLock)
  useEffect(() => keepScreenOn(setState), [])
  return state
}
