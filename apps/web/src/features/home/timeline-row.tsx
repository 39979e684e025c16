import { clockText } from '@pacemeal/domain'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

export type RowState = 'planned' | 'eaten' | 'skipped' | 'session'

/** The mark on the line of time: hollow is planned, full is eaten, crossed is skipped. */
function Mark({ state }: { state: RowState }) {
  if (state === 'eaten') {
    return (
      <span className="grid size-5 place-items-center rounded-full bg-success text-paper">
        <Check size={13} strokeWidth={3.5} />
      </span>
    )
  }
  if (state === 'skipped') {
    return (
      <span className="grid size-5 place-items-center rounded-full border border-edge bg-paper text-muted">
        <X size={13} strokeWidth={3} />
      </span>
    )
  }
  if (state === 'session') return <span className="size-4 rounded-full bg-ember" />
  return <span className="size-4 rounded-full border-2 border-edge bg-paper" />
}

interface TimelineRowProps {
  /** Minute of the day. */
  at: number
  state: RowState
  children: ReactNode
}

/** One line of the timeline: the time in its gutter, a mark, and what happens then. */
export function TimelineRow({ at, state, children }: TimelineRowProps) {
  const [clock = '', half = ''] = clockText(at).split(' ')
  return (
    <div className="grid grid-cols-[2.5rem_1.25rem_minmax(0,1fr)] gap-x-2">
      <p aria-hidden className="figures pt-2.5 text-right text-14 leading-tight font-semibold text-ink">
        {clock}
        <span className={classNames('block text-12 font-medium text-muted')}>{half}</span>
      </p>
      <span aria-hidden className="relative z-1 flex h-10 items-center justify-center">
        <Mark state={state} />
      </span>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
