import { isJsonObject, MINUTE_MS, parseJson } from '@pacemeal/domain'
import { useState } from 'react'
import type { RaceChange } from './race-changes.ts'

/** What a card knows of the race that is being run: kept on this device, for there may be no network. */
export interface RaceProgress {
  /** When it really began; null while it has not. Epoch milliseconds. */
  readonly startedAt: number | null
  /** Keys of what was taken. */
  readonly taken: readonly string[]
  readonly changes: readonly RaceChange[]
}

const nothing: RaceProgress = { startedAt: null, taken: [], changes: [] }

const keyOf = (event: string): string => `pacemeal.race.${event}`

const isChange = (value: unknown): value is RaceChange =>
  isJsonObject(value) && ['missed', 'closed', 'hotter'].includes(String(value.kind)) && typeof value.at === 'number'

/** What this device knows of a race. */
export function readProgress(event: string): RaceProgress {
  try {
    const stored = parseJson(localStorage.getItem(keyOf(event)))
    if (!isJsonObject(stored)) return nothing
    const { startedAt, taken, changes } = stored
    return {
      startedAt: typeof startedAt === 'number' ? startedAt : null,
      taken: Array.isArray(taken) ? taken.filter((key) => typeof key === 'string') : [],
      changes: Array.isArray(changes) ? changes.filter(isChange) : [],
    }
  } catch {
    return nothing
  }
}

/** The progress of a race on this device. */
export function useProgress(event: string): [RaceProgress, (change: Partial<RaceProgress>) => void] {
  const [progress, setProgress] = useState(() => readProgress(event))
  const change = (part: Partial<RaceProgress>) => {
    const next = { ...progress, ...part }
    setProgress(next)
    try {
      localStorage.setItem(keyOf(event), JSON.stringify(next))
    } catch {
      // The card goes on as long as the page is open.
    }
  }
  return [progress, change]
}

/** Whole minutes since the start; below 0 before it. */
export const raceMinuteAt = (startedAt: number, now: number): number => Math.floor((now - startedAt) / MINUTE_MS)
