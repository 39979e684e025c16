import { HOUR_SECONDS } from '@pacemeal/domain'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type CookTimer, timersOf, watchTimers } from './timers.ts'

/** The person's timers, the next to end first. */
export const useTimers = (userId: string): readonly CookTimer[] =>
  useSyncExternalStore(watchTimers, () => timersOf(userId))

/** The present in epoch milliseconds, once a second while `isRunning`. */
export function useSeconds(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    const look = () => setNow(Date.now())
    look()
    const ticking = setInterval(look, 250)
    return () => clearInterval(ticking)
  }, [isRunning])
  return now
}

/** `4:05`, `1:04:05`. */
export function clockOf(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  const [hours, minutes, rest] = [Math.floor(left / HOUR_SECONDS), Math.floor((left % HOUR_SECONDS) / 60), left % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
