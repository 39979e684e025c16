import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

export interface DetailsProps {
  /** The line that is always seen; the whole of it opens and closes what it tells of. */
  summary: ReactNode
  onToggle?: ComponentProps<'details'>['onToggle']
  children: ReactNode
}

/** What is read only by who wants to know it, under a line with an arrow at its end. */
export function Details({ summary, onToggle, children }: DetailsProps) {
  return (
    <details className="group" onToggle={onToggle}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 py-2 text-14 text-ink [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          size={18}
          className="shrink-0 text-muted transition-transform duration-150 motion-reduce:transition-none group-open:rotate-180"
          aria-hidden
        />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}
