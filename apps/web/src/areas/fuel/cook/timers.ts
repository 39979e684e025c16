import { HOUR_MS } from '@pacemeal/domain'
import { personalKeys } from '../../../api/personal-keys.ts'

/** A cooking timer. */
export interface CookTimer {
  readonly id: string
  /** The dish. */
  readonly dish: string
  /** What the step calls the time: `fifteen minutes`. */
  readonly words: string
  /** The path of the step. */
  readonly path: string
  /** Epoch milliseconds at which it is over. */
  readonly endsAt: number
}

const keyOf = (userId: string): string => `${personalKeys.cookTimers}${userId}`

const isTimer = (value: unknown): value is CookTimer =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'dish', 'words', 'path'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string') &&
  typeof (value as Record<string, unknown>).endsAt === 'number'

/** Nobody waits for a timer that was over so long ago, in milliseconds. */
const FORGOTTEN_AFTER_MS = HOUR_MS

function readTimers(userId: string): readonly CookTimer[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    const timers = Array.isArray(kept) ? kept.filter(isTimer) : []
    return timers.filter(({ endsAt }) => endsAt > Date.now() - FORGOTTEN_AFTER_MS)
  } catch {
    return []
  }
}

const none: readonly CookTimer[] = []
let owner = ''
let timers = none
const listeners = new Set<() => void>()

const tellAll = () => {
  for (const listener of listeners) listener()
}

function keep(next: readonly CookTimer[]): void {
  timers = next.toSorted((a, b) => a.endsAt - b.endsAt)
  try {
    if (timers.length === 0) localStorage.removeItem(keyOf(owner))
    else localStorage.setItem(keyOf(owner), JSON.stringify(timers))
  } catch {
    // Storage is full or blocked: the timers run while the page is open.
  }
  tellAll()
}

/** The timers of a person, the next to end first. They are kept on the device and outlive the page. */
export function timersOf(userId: string): readonly CookTimer[] {
  if (owner !== userId) {
    owner = userId
    timers = readTimers(userId)
  }
  return timers
}

/** Hears of every change, also by another tab. */
export function watchTimers(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key !== keyOf(owner)) return
    timers = readTimers(owner)
    tellAll()
  }
  listeners.add(listener)
  addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', hear)
  }
}

/** Starts a timer; one of the same name begins anew. */
export const startTimer = (userId: string, { seconds, ...timer }: Omit<CookTimer, 'endsAt'> & { seconds: number }) =>
  keep([...timersOf(userId).filter(({ id }) => id !== timer.id), { ...timer, endsAt: Date.now() + seconds * 1000 }])

/** Takes a timer away, over or not. */
export const stopTimer = (userId: string, id: string): void => keep(timersOf(userId).filter((timer) => timer.id !== id))

/** Lets a timer run longer: from now on when it is over. */
export const prolongTimer = (userId: string, id: string, seconds: number): void =>
  keep(
    timersOf(userId).map((timer) =>
      timer.id === id ? { ...timer, endsAt: Math.max(timer.endsAt, Date.now()) + seconds * 1000 } : timer,
    ),
  )
