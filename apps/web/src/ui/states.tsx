import { Trans } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface StateProps {
  title: string
  children?: ReactNode
  /** What would stand here; decoration only. */
  icon: LucideIcon
  /** The one thing to do next. */
  action?: ReactNode
}

/** Nothing here yet: a sentence and the one action that fills it. */
export function EmptyState({ title, children, icon: Icon, action }: StateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <Icon size={40} strokeWidth={1.5} aria-hidden className="text-muted" />
      <h2 className="text-20 font-semibold text-balance text-ink">{title}</h2>
      {children ? <div className="max-w-80 text-16 text-balance text-muted">{children}</div> : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  )
}

export interface ErrorStateProps {
  /** What failed. */
  title: string
  /** What was kept, and what to do next. */
  children?: ReactNode
  onRetry: () => void
  isRetrying?: boolean
}

interface MissingPartProps extends ErrorStateProps {
  /** `h3` within a section that has a heading of its own. */
  heading?: 'h2' | 'h3'
}

/** One part of a screen could not be loaded, while the others stand. */
export function MissingPart({
  title,
  heading: Heading = 'h2',
  children,
  onRetry,
  isRetrying = false,
}: MissingPartProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-3 rounded-card border border-edge p-4"
    >
      <div className="min-w-0 grow basis-48">
        <Heading className="text-16 font-semibold text-ink">{title}</Heading>
        {children ? <p className="text-14 text-muted">{children}</p> : null}
      </div>
      <Button variant="secondary" size="small" onClick={onRetry} busy={isRetrying}>
        <Trans>Try Again</Trans>
      </Button>
    </div>
  )
}

/** Something could not be loaded; Try Again asks once more. */
export function ErrorState({ title, children, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <h2 className="text-20 font-semibold text-balance text-ink">{title}</h2>
      {children ? <div className="max-w-80 text-16 text-balance text-muted">{children}</div> : null}
      <Button variant="secondary" onClick={onRetry} busy={isRetrying} className="mt-2">
        <Trans>Try Again</Trans>
      </Button>
    </div>
  )
}
