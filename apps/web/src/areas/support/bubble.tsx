import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { instantTime } from '../../languages/dates.ts'
import { classNames } from '../../ui/class-names.ts'

export interface BubbleProps {
  isUser: boolean
  /** ISO text of when it was written; the greeting has none. */
  at?: string
  children: ReactNode
}

/** One message: one's own at the right, the support's at the left, told apart for screen readers by a word. */
export function Bubble({ isUser, at, children }: BubbleProps) {
  const { t } = useLingui()
  return (
    <div className={classNames('flex max-w-[85%] flex-col gap-1', isUser ? 'items-end self-end' : 'items-start')}>
      <p
        className={classNames(
          'rounded-card px-4 py-2.5 text-16 wrap-anywhere whitespace-pre-wrap',
          isUser ? 'rounded-br-small bg-ember-tint text-ink' : 'rounded-bl-small bg-surface text-ink shadow-soft',
        )}
      >
        <span className="sr-only">{isUser ? t`You: ` : t`Support: `}</span>
        {children}
      </p>
      {at ? (
        <time dateTime={at} className="figures px-1 text-12 text-muted">
          {instantTime(new Date(at))}
        </time>
      ) : null}
    </div>
  )
}

/** The support is about to answer. */
export function TypingBubble() {
  return (
    <div className="flex items-center gap-1.5 self-start rounded-card rounded-bl-small bg-surface px-4 py-4 shadow-soft">
      <span className="sr-only">
        <Trans>Support is answering</Trans>
      </span>
      {[0, 1, 2].map((dot) => (
        <span key={dot} aria-hidden className="size-2 rounded-full bg-edge" />
      ))}
    </div>
  )
}
