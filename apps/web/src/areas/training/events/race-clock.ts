import { HOUR_MS, isJsonObject, MINUTE_MS, parseJson } from '@pacemeal/domain'
import { useEffect, useState } from 'react'
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

/** One tap on the card. */
export type RaceStep =
  | { readonly kind: 'started'; readonly at: number }
  | { readonly kind: 'taken'; readonly key: string }
  | { readonly kind: 'changed'; readonly change: RaceChange }
  /** What was known before it stays with it, so that it can be taken back. */
  | { readonly kind: 'cleared'; readonly before: RaceProgress }

const without = <T>(all: readonly T[], one: T): readonly T[] => {
  const at = all.findLastIndex((other) => JSON.stringify(other) === JSON.stringify(one))
  return at < 0 ? all : all.toSpliced(at, 1)
}

/** What a card knows after a tap. */
export function withStep(progress: RaceProgress, step: RaceStep): RaceProgress {
  switch (step.kind) {
    case 'started':
      return { ...progress, startedAt: step.at }
    case 'taken':
      return progress.taken.includes(step.key) ? progress : { ...progress, taken: [...progress.taken, step.key] }
    case 'changed':
      return { ...progress, changes: [...progress.changes, step.change] }
    case 'cleared':
      return nothing
  }
}

/** What a card knows once a tap is taken back; what came after it, here or in another tab, stays. */
export function withoutStep(progress: RaceProgress, step: RaceStep): RaceProgress {
  switch (step.kind) {
    case 'started':
      return { ...progress, startedAt: null }
    case 'taken':
      return { ...progress, taken: without(progress.taken, step.key) }
    case 'changed':
      return { ...progress, changes: without(progress.changes, step.change) }
    case 'cleared':
      return {
        startedAt: progress.startedAt ?? step.before.startedAt,
        taken: [...new Set([...step.before.taken, ...progress.taken])],
        changes: [...step.before.changes, ...progress.changes],
      }
  }
}

/** Changes what this device knows of a race, from what is kept at this moment: another tab may have written since. */
export function changeProgress(event: string, change: (before: RaceProgress) => RaceProgress): RaceProgress {
  const next = change(readProgress(event))
  localStorage.setItem(keyOf(event), JSON.stringify(next))
  return next
}

/** The progress of a race on this device, in all its tabs, and how a tap is kept and taken back. */
export function useProgress(event: string) {
  const [progress, setProgress] = useState(() => readProgress(event))
  const [steps, setSteps] = useState<readonly RaceStep[]>([])
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === keyOf(event)) setProgress(readProgress(event))
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [event])
  const keep = (change: (before: RaceProgress) => RaceProgress) => {
    try {
      setProgress(changeProgress(event, change))
    } catch {
      // The card goes on as long as the page is open.
      setProgress(change)
    }
  }
  const take = (step: RaceStep) => {
    keep((before) => withStep(before, step))
    setSteps([...steps, step])
  }
  const takeBack = () => {
    const last = steps.at(-1)
    if (last === undefined) return
    keep((before) => withoutStep(before, last))
    setSteps(steps.slice(0, -1))
  }
  return { progress, last: steps.at(-1), take, takeBack }
}

/** A race is started by hand from so long before its start on. */
const START_EARLY_MS = 6 * HOUR_MS

/** From when on a race can be started by hand. Epoch milliseconds. */
export const startableFrom = (start: number): number => start - START_EARLY_MS

/** Whole minutes since the start; below 0 before it. */
export const raceMinuteAt = (startedAt: number, now: number): number => Math.floor((now - startedAt) / MINUTE_MS)
