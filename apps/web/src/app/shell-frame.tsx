import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../navigation/paths.ts'
import { useSheets } from '../navigation/use-sheets.ts'
import { InFrame } from '../ui/in-frame.ts'
import { Logo } from '../ui/logo.tsx'
import { BottomBar, RailNavigation } from './navigation-bars.tsx'

/** How wide the person's picture is in the top bar, in pixels. */
export const AVATAR_SIZE = 36

export interface ShellFrameProps {
  /** At the right of the top bar. */
  actions: ReactNode
  /** What stands over the screen or after the navigation. */
  beside?: ReactNode
  /** The screen. */
  children?: ReactNode
}

/** The frame of the app proper: top bar, feedback banner and navigation. It knows nothing of who is here, so that it can be drawn while the app is built. */
export function ShellFrame({ actions, beside, children }: ShellFrameProps) {
  return (
    <div className="min-h-dvh wide:grid wide:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-ink px-4 py-3 text-14 font-semibold text-paper focus:translate-y-0 print:hidden"
      >
        <Trans>Skip to content</Trans>
      </a>
      <aside className="sticky top-0 hidden h-dvh flex-col gap-8 border-r border-line bg-surface px-4 py-6 wide:flex print:hidden">
        <Link to={paths.home} className="flex min-h-11 items-center rounded-control px-2">
          <Logo />
        </Link>
        <RailNavigation />
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="flex flex-wrap items-center justify-between print:hidden px-4 pt-[max(0.5rem,env(safe-area-inset-top))] pb-1 wide:justify-end wide:px-8 wide:pt-4">
          <Link to={paths.home} className="flex min-h-11 items-center rounded-control wide:hidden">
            <Logo />
          </Link>
          <div className="-mr-1 ml-auto flex items-center">{actions}</div>
        </header>
        <FeedbackBanner />
        <main id="content" tabIndex={-1} className="grow pb-28 outline-none wide:pb-12">
          <InFrame value={true}>{children}</InFrame>
        </main>
      </div>
      <BottomBar />
      {beside}
    </div>
  )
}

function FeedbackBanner() {
  const { t } = useLingui()
  const { openSheet } = useSheets()
  return (
    <section
      aria-label={t`Feedback`}
      className="mx-4 flex flex-wrap items-center gap-x-2 border-y border-line wide:mx-8 print:hidden"
    >
      <p className="line-clamp-1 min-w-0 grow basis-36 text-14 text-muted large-text:my-2 large-text:line-clamp-none">
        <Trans>Help us improve! Report any problems or suggestions.</Trans>
      </p>
      <button
        type="button"
        onClick={() => openSheet('feedback')}
        className="touch -mr-2 ml-auto shrink-0 rounded-control px-2 text-14 font-semibold text-ember-ink hover:bg-ember-tint"
      >
        <Trans>Send Feedback</Trans>
      </button>
    </section>
  )
}
