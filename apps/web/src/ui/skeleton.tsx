import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** The place of something that is still loading, in its own size (give height and width). Still, and hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block rounded-control bg-track', className)} />
}

/** Wraps skeletons: tells a screen reader once that something loads, and shows only after a noticeable wait. */
export function LoadingRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={label} className="animate-appear-late">
      {children}
    </div>
  )
}
