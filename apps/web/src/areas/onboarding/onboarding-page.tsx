import { Trans, useLingui } from '@lingui/react/macro'
import { onboardingSteps, STEP_COUNT } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { ChevronLeft, LogOut } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { logOut } from '../../notices/log-out.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { StepList } from './step-list.tsx'
import type { Walk } from './use-walk.ts'

const [firstStep] = onboardingSteps

export interface OnboardingPageProps {
  walk: Walk
  /** The one question or fact of this screen. */
  title: string
  lead?: ReactNode
  /** Whether the way back is shown; work that is under way has none. */
  hasBack?: boolean
  /** Whether the screen is one of the counted steps; others show neither counter nor the list of steps. */
  isCounted?: boolean
  children: ReactNode
}

/**
 * The frame of every onboarding screen: back, counter and the question, with the answers below. On wide screens all
 * steps stand at the left with what was answered. What slides is only the question and its answers.
 */
export function OnboardingPage({ walk, title, lead, hasBack = true, isCounted = true, children }: OnboardingPageProps) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const { content, count, from, goBack, step } = walk
  const counter = t`Step ${count} of ${{ total: STEP_COUNT }}`

  // A new step is a new page for those who hear it. A field that asks for the focus by itself keeps it.
  useEffect(() => {
    if (!content.current?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true })
  }, [content])

  return (
    <div
      className={classNames(
        'min-h-dvh overflow-x-clip bg-paper',
        isCounted && 'wide:grid wide:grid-cols-[20rem_minmax(0,1fr)]',
      )}
    >
      <title>{`${title} · Pacemeal`}</title>
      {isCounted ? (
        <aside className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-r border-line bg-surface px-4 py-6 wide:flex">
          <Logo className="min-h-11 px-2" />
          <div className="grow">
            <StepList current={step} />
          </div>
          <LogOutButton />
        </aside>
      ) : null}
      <main className="mx-auto flex min-h-dvh w-full max-w-120 flex-col px-4 wide:min-h-0 wide:max-w-176 wide:px-8 wide:pt-6">
        <header className="flex min-h-13 items-center gap-2 pt-[max(0.5rem,env(safe-area-inset-top))]">
          {hasBack && goBack !== null ? (
            <IconButton label={t`Back`} onClick={goBack} className="-ml-2.5">
              <ChevronLeft size={24} aria-hidden />
            </IconButton>
          ) : null}
          {step === firstStep ? <LogOutIcon /> : null}
          {isCounted ? (
            <>
              <div className="grow">
                <ProgressBar label={counter} percent={(count / STEP_COUNT) * 100} />
              </div>
              {/* The bar says it. */}
              <p aria-hidden className="figures shrink-0 pl-2 text-14 text-muted">
                {counter}
              </p>
            </>
          ) : (
            <Logo />
          )}
        </header>
        <div
          ref={content}
          className={classNames(
            'flex grow animate-step-in flex-col pt-6 wide:grow-0 wide:pt-8',
            // Only where motion is welcome: otherwise the animation's own fade stands.
            from === 'before' ? 'motion-safe:[--step-from:48px]' : 'motion-safe:[--step-from:-48px]',
          )}
        >
          <h1 ref={heading} tabIndex={-1} className="text-28 font-bold text-ink outline-none wide:text-40">
            {title}
          </h1>
          {lead ? <div className="mt-2 text-16 text-muted">{lead}</div> : null}
          {children}
        </div>
      </main>
    </div>
  )
}

/** The way out for whoever signed up by mistake or on the wrong device. */
const useLogOut = () => useMutation({ mutationFn: logOut })

/** The same on phones, at the first step, where Back has nowhere to lead. */
function LogOutIcon() {
  const { t } = useLingui()
  const leave = useLogOut()
  return (
    <IconButton
      label={t`Log Out`}
      disabled={leave.isPending}
      onClick={() => leave.mutate()}
      className="-ml-2.5 text-muted wide:hidden"
    >
      <LogOut size={20} aria-hidden />
    </IconButton>
  )
}

function LogOutButton() {
  const leave = useLogOut()
  return (
    <Button
      variant="quiet"
      icon={<LogOut size={18} aria-hidden />}
      busy={leave.isPending}
      onClick={() => leave.mutate()}
      className="self-start"
    >
      <Trans>Log Out</Trans>
    </Button>
  )
}
