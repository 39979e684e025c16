import { useSyncExternalStore } from 'react'
import { dismissNotices } from '../../ui/show-notice.ts'

/** Longer than the notice with its Undo can stay in sight, also under a resting pointer. */
const TAKE_BACK_MS = 20_000

interface Removal {
  readonly timer: ReturnType<typeof setTimeout>
  readonly run: () => void
}

/** Removals that can still be taken back. They outlast the screen, as their notice does. */
const removals = new Map<string, Removal>()
const listeners = new Set<() => void>()
let pending: ReadonlySet<string> = new Set()

const changed = () => {
  pending = new Set(removals.keys())
  for (const listener of listeners) listener()
}

/** Removes after a while, unless it is taken back before. `remove` settles when what is shown no longer has it. */
export function removeLater(id: string, remove: () => Promise<unknown>): void {
  const run = () => void remove().finally(() => takeBack(id))
  clearTimeout(removals.get(id)?.timer)
  removals.set(id, { timer: setTimeout(run, TAKE_BACK_MS), run })
  changed()
}

export function takeBack(id: string): void {
  clearTimeout(removals.get(id)?.timer)
  removals.delete(id)
  changed()
}

/** Removes what waits at once: an app that is put away may never be looked at again, and what was deleted must not be back. */
export function removeNow(): void {
  if (removals.size === 0) return
  dismissNotices()
  for (const { timer, run } of removals.values()) {
    clearTimeout(timer)
    run()
  }
}

// Other screens hold the timers running, too, so this stays for the page.
if ('document' in globalThis) {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') removeNow()
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Ids of what is about to be removed and no longer shown. */
export const usePendingRemovals = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => pending)
