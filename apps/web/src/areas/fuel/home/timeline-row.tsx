import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { timeOfDay } from '../../../languages/dates.ts'
import { classNames } from '../../../ui/class-names.ts'

export type RowState = 'planned' | 'eaten' | 'skipped' | 'session'

/** The mark on the line of time: hollow is planned, full is eaten, crossed is skipped. */
function Mark({ state, isBracketed }: { state: RowState; isBracketed: boolean }) {
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
  return (
    <span
      className={classNames('size-4 rounded-full border-2 bg-paper', isBracketed ? 'border-ember' : 'border-edge')}
    />
  )
}

/** Where a row stands in a session's group: the bracket runs from the first row's mark to the last one's. */
export type Bracket = 'start' | 'middle' | 'end'

const bracketSpans: Readonly<Record<Bracket, string>> = {
  start: 'top-5 -bottom-2',
  middle: '-top-px -bottom-2',
  end: 'top-0 h-5',
}

interface TimelineRowProps {
  /** Minute of the day. */
  at: number
  state: RowState
  bracket?: Bracket | undefined
  children: ReactNode
}

/** One line of the timeline: the time in its gutter, a mark, and what happens then. */
export function TimelineRow({ at, state, bracket, children }: TimelineRowProps) {
  const [clock = '', half = ''] = timeOfDay(at).split(/\s/u)
  return (
    <div className="grid grid-cols-[2.5rem_1.25rem_minmax(0,1fr)] gap-x-1.5 large-text:block">
      <p
        aria-hidden
        className="figures pt-2.5 text-right text-14 large-text:text-left leading-tight font-semibold text-ink"
      >
        {clock}
        <span className="block text-12 font-medium text-muted">{half}</span>
      </p>
      <span aria-hidden className="relative flex justify-center large-text:hidden">
        {bracket ? (
          <span className={classNames('absolute left-1/2 -ml-0.5 w-1 bg-ember', bracketSpans[bracket])} />
        ) : null}
        <span className="relative flex h-10 items-center">
          <Mark state={state} isBracketed={bracket !== undefined} />
        </span>
      </span>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
