import { type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import { WAITING } from './prerendered.ts'

/** The place of something that is still loading, in its own size (give height and width). Still, and hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block rounded-control bg-track', className)} />
}

/** Whether skeletons stand already, drawn while the app was built: they must not vanish and come again. */
const isWaitedFor = (): boolean => typeof document !== 'undefined' && document.documentElement.hasAttribute(WAITING)

/** Wraps skeletons: tells a screen reader once that something loads, and shows only after a noticeable wait. */
export function LoadingRegion({ label, children }: { label: string; children: ReactNode }) {
  const [isLate] = useState(() => !isWaitedFor())
  return (
    <div role="status" aria-label={label} className={isLate ? 'animate-appear-late' : undefined}>
      {children}
    </div>
  )
}
