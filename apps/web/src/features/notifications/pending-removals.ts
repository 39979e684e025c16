import { useSyncExternalStore } from 'react'

/** Longer than the notice with its Undo can stay in sight, also under a resting pointer. */
const TAKE_BACK_MS = 20_000

/** Removals that can still be taken back. They outlast the screen, as their notice does. */
const timers = new Map<string, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()
let pending: ReadonlySet<string> = new Set()

const changed = () => {
  pending = new Set(timers.keys())
  for (const listener of listeners) listener()
}

/** Removes after a while, unless it is taken back before. `remove` settles when what is shown no longer has it. */
export function removeLater(id: string, remove: () => Promise<void>): void {
  const run = () => void remove().finally(() => takeBack(id))
  clearTimeout(timers.get(id))
  timers.set(id, setTimeout(run, TAKE_BACK_MS))
  changed()
}

export function takeBack(id: string): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  changed()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Ids of what is about to be removed and no longer shown. */
export const usePendingRemovals = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => pending)
