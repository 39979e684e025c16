import { HOUR_MS, isJsonObject, type LocalDate, MINUTE_MS, parseJson } from '@pacemeal/domain'
import { useEffect, useState } from 'react'
import { personalKeys } from '../../../api/personal-keys.ts'
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

/** The race that a card is of: what is known of one that was put off says nothing of its new day. */
export interface CardRace {
  /** Of its event. */
  readonly id: string
  readonly day: LocalDate
}

const keyOf = (event: string): string => `${personalKeys.raceProgress}${event}`

const isChange = (value: unknown): value is RaceChange =>
  isJsonObject(value) && ['missed', 'closed', 'hotter'].includes(String(value.kind)) && typeof value.at === 'number'

/** What this device knows of a race on its day. */
export function readProgress({ id, day }: CardRace): RaceProgress {
  try {
    const stored = parseJson(localStorage.getItem(keyOf(id)))
    if (!isJsonObject(stored) || (stored.day !== undefined && stored.day !== day)) return nothing
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
export function changeProgress(race: CardRace, change: (before: RaceProgress) => RaceProgress): RaceProgress {
  const next = change(readProgress(race))
  localStorage.setItem(keyOf(race.id), JSON.stringify({ day: race.day, ...next }))
  return next
}

/** The progress of a race on this device, in all its tabs, and how a tap is kept and taken back. */
export function useProgress({ id, day }: CardRace) {
  const [progress, setProgress] = useState(() => readProgress({ id, day }))
  const [steps, setSteps] = useState<readonly RaceStep[]>([])
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === keyOf(id)) setProgress(readProgress({ id, day }))
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [id, day])
  const keep = (change: (before: RaceProgress) => RaceProgress) => {
    try {
      setProgress(changeProgress({ id, day }, change))
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

/**
 * What comes next of the lines that are open, which are in order: the newest that is due, so that who tapped nothing before
 * sees and hears of each in its turn, else the first that comes.
 */
export function nextOf<Line extends { readonly minute: number }>(
  open: readonly Line[],
  minute: number,
): Line | undefined {
  const newest = open.findLast((line) => line.minute <= minute)
  return newest === undefined ? open[0] : open.find((line) => line.minute === newest.minute)
}

/** A race is started by hand from so long before its start on. */
const START_EARLY_MS = 6 * HOUR_MS

/** From when on a race can be started by hand. Epoch milliseconds. */
export const startableFrom = (start: number): number => start - START_EARLY_MS

/** Whole minutes since the start; below 0 before it. */
export const raceMinuteAt = (startedAt: number, now: number): number => Math.floor((now - startedAt) / MINUTE_MS)
