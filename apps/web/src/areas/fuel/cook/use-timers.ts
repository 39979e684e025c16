import { useSyncExternalStore } from 'react'
import { type CookTimer, timersOf, watchTimers } from './timers.ts'

/** The person's timers, the next to end first. */
export const useTimers = (userId: string): readonly CookTimer[] =>
  useSyncExternalStore(watchTimers, () => timersOf(userId))
