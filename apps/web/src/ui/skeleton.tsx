import { type ReactNode, useEffect, useState } from 'react'
import { classNames } from './class-names.ts'
import { WAITING } from './prerendered.ts'
import { emptyFor, openWaits, SHOWN_AFTER_MS, type Wait } from './wait.ts'

/** The place of something that is still loading, in its own size (give height and width). Still, and hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block rounded-control bg-track', className)} />
}

/** Whether skeletons stand already, drawn while the app was built: they must not vanish and come again. */
const isWaitedFor = (): boolean => typeof document !== 'undefined' && document.documentElement.hasAttribute(WAITING)

const waits = openWaits()

/** What begins to be waited for, and how long its place stays empty, in milliseconds. */
function beginWait(): { readonly wait: Wait; readonly delay: number } {
  const now = performance.now()
  const wait = isWaitedFor() ? { since: now - SHOWN_AFTER_MS } : waits.begin(now)
  return { wait, delay: emptyFor(wait, now) }
}

/** Wraps skeletons: tells a screen reader once that something loads, and shows only after a noticeable wait. */
export function LoadingRegion({ label, children }: { label: string; children: ReactNode }) {
  const [{ wait, delay }] = useState(beginWait)
  useEffect(() => {
    waits.add(wait)
    return () => waits.end(wait, performance.now())
  }, [wait])
  return (
    <div
      role="status"
      aria-label={label}
      className={delay > 0 ? 'animate-appear-late' : undefined}
      style={delay > 0 && delay < SHOWN_AFTER_MS ? { animationDelay: `${Math.round(delay)}ms` } : undefined}
    >
      {children}
    </div>
  )
}
