import { type ReactNode, useEffect, useState } from 'react'
import { classNames } from './class-names.ts'
import { WAITING } from './prerendered.ts'
import { openWaits, SHOWN_AFTER_MS } from './wait.ts'

/** The place of something that is still loading, in its own size (give height and width). Still, and hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block rounded-control bg-track', className)} />
}

/** Whether skeletons stand already, drawn while the app was built: they must not vanish and come again. */
const isWaitedFor = (): boolean => typeof document !== 'undefined' && document.documentElement.hasAttribute(WAITING)

const waits = openWaits()

/** Since when it is waited for what begins now, and how long its place stays empty, in milliseconds. */
function beginWait(): readonly [since: number, delay: number] {
  const now = performance.now()
  const since = isWaitedFor() ? now - SHOWN_AFTER_MS : waits.begin(now)
  return [since, SHOWN_AFTER_MS - (now - since)]
}

/** What an element shows only after a noticeable wait. */
function useLate() {
  const [[since, delay]] = useState(beginWait)
  useEffect(() => {
    waits.add(since)
    return () => waits.end(performance.now())
  }, [since])
  return { className: delay > 0 ? 'animate-appear-late' : undefined, style: { animationDelay: `${delay}ms` } }
}

/** Wraps skeletons: tells a screen reader once that something loads, and shows only after a noticeable wait. */
export function LoadingRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={label} {...useLate()}>
      {children}
    </div>
  )
}

/** The same beside a region that has told it. */
export const LateSkeletons = ({ children }: { children: ReactNode }) => <div {...useLate()}>{children}</div>
