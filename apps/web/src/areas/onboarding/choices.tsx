import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

export interface ChoicesProps {
  /** What is being chosen, for screen readers: the question stands in the heading. */
  label: string
  /** Two beside each other on phones; always so on wide screens unless the answers need their room. */
  layout?: 'list' | 'pairs' | 'wide-pairs'
  error?: string | undefined
  children: ReactNode
}

const layouts = {
  list: 'grid-cols-1',
  // One below the other where a word would not fit beside its mark: at 320 px, or with larger text.
  pairs: 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(10.75rem,calc(50%-0.5rem))),1fr))]',
  'wide-pairs': 'grid-cols-1 wide:grid-cols-2',
} as const

/** The answers of a question, as cards, with what is wrong below them. */
export function Choices({ label, layout = 'wide-pairs', error, children }: ChoicesProps) {
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="sr-only">{label}</legend>
        <div className={classNames('grid gap-3', layouts[layout])}>{children}</div>
      </fieldset>
      <p role="alert" className={error ? 'mt-3 text-16 font-medium text-danger' : 'hidden'}>
        {error}
      </p>
    </>
  )
}
