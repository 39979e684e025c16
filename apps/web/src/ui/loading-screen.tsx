import { Trans } from '@lingui/react/macro'
import { Logo } from './logo.tsx'

/** Shown while the first checks run. It appears late, so that a quick start shows none. */
export function LoadingScreen() {
  return (
    <main className="animate-appear-late grid min-h-dvh place-items-center bg-paper">
      <div role="status">
        <h1 className="sr-only">
          <Trans>Loading</Trans>
        </h1>
        <Logo />
      </div>
    </main>
  )
}
