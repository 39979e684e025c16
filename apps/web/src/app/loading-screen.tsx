import { Logo } from '../ui/logo.tsx'

/** Shown while the first checks run. It appears late, so that a quick start shows none. */
export function LoadingScreen() {
  return (
    <main role="status" aria-label="Loading" className="animate-appear-late grid min-h-dvh place-items-center bg-paper">
      <Logo />
    </main>
  )
}
