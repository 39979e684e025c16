import { Trans, useLingui } from '@lingui/react/macro'
import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react'
import { MissingPart } from './states.tsx'

interface PartBoundaryProps {
  /** What stands in the place of what could not be shown. */
  instead: ReactNode
  children: ReactNode
}

/** Keeps what fails within it from taking the rest of the screen along. */
class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}

function FailedPart({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <MissingPart heading="h3" title={t`This part could not be loaded`} onRetry={onRetry}>
      <Trans>Everything else works as usual.</Trans>
    </MissingPart>
  )
}

/**
 * A part of a screen whose code is fetched when it is first drawn, under a `Suspense` of the caller. Where that fails the part
 * alone is missing, with a way to try again; `isQuiet` leaves nothing in its place, for hints that nobody waits for.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isQuiet = false }: { readonly isQuiet?: boolean } = {},
): ComponentType<Props> {
  const begin = () => lazy(async () => ({ default: await load() }))
  // A part that failed stays failed: trying again begins anew, for all places that show it.
  let part = begin()
  return function LazyPart(props: Props) {
    const [tried, setTried] = useState(() => ({ attempt: 0, Part: part as ComponentType<Props> }))
    const { attempt, Part } = tried
    const retry = () => {
      part = begin()
      setTried({ attempt: attempt + 1, Part: part as ComponentType<Props> })
    }
    return (
      <PartBoundary key={attempt} instead={isQuiet ? null : <FailedPart onRetry={retry} />}>
        <Part {...props} />
      </PartBoundary>
    )
  }
}
