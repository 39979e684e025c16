import { Trans } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useEffect, useId } from 'react'
import { bottomBar } from '../../ui/bottom-bars.ts'
import { Button } from '../../ui/button.tsx'
import { OnboardingPage } from './onboarding-page.tsx'
import type { Walk } from './use-walk.ts'

export interface QuestionProps {
  walk: Walk
  title: string
  lead?: ReactNode
  /** Asked by Continue and by Enter: keep the answer and go on, or say why not. */
  onContinue: () => void
  /** Why Continue cannot be pressed now; shown above it. */
  blocked?: string | undefined
  isBusy?: boolean
  /** As for the page: whether this is one of the counted steps. */
  isCounted?: boolean
  /** `Continue` when left out. */
  continueLabel?: string
  /** A second way on, below Continue. */
  second?: ReactNode
  children: ReactNode
}

/** Things that do something of their own with Enter. */
const ownEnter = 'a, button, select, textarea, [role="dialog"], [role="alertdialog"]'

/** One question: its answers, and Continue under the thumb. Enter continues from wherever the focus is. */
export function Question({
  walk,
  title,
  lead,
  onContinue,
  blocked,
  isBusy = false,
  isCounted = true,
  continueLabel,
  second,
  children,
}: QuestionProps) {
  const form = useId()
  const reason = useId()
  const isStopped = blocked !== undefined || isBusy

  // Inside the form, Enter submits by itself; this is for a focus on the heading or on the page.
  useEffect(() => {
    const submitByEnter = (event: KeyboardEvent) => {
      const { target } = event
      if (event.key !== 'Enter' || event.defaultPrevented || !(target instanceof Element)) return
      if (target.closest(ownEnter) || target.matches('input') || document.querySelector('[role="dialog"]')) return
      const element = document.getElementById(form)
      if (element instanceof HTMLFormElement) element.requestSubmit()
    }
    document.addEventListener('keydown', submitByEnter)
    return () => document.removeEventListener('keydown', submitByEnter)
  }, [form])

  const submit = (event: FormEvent) => {
    // React lets the submit of a form in a sheet rise to here, though the sheet is not inside this form.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (!isStopped) onContinue()
  }

  return (
    <OnboardingPage walk={walk} title={title} lead={lead} isCounted={isCounted}>
      <form id={form} noValidate onSubmit={submit} className="flex grow flex-col wide:grow-0">
        <div className="grow py-6 wide:grow-0">{children}</div>
        <div
          ref={bottomBar}
          className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-2 bg-paper px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] wide:mx-0 wide:flex-row wide:items-center wide:gap-4 wide:px-0 wide:pb-6 low:static"
        >
          {blocked !== undefined ? (
            <p id={reason} className="text-14 text-muted wide:order-last">
              {blocked}
            </p>
          ) : null}
          <div className="wide:w-60">
            <Button
              type="submit"
              size="large"
              full
              busy={isBusy}
              disabled={blocked !== undefined}
              aria-describedby={blocked !== undefined ? reason : undefined}
            >
              {continueLabel ?? <Trans>Continue</Trans>}
            </Button>
          </div>
          {second}
        </div>
      </form>
    </OnboardingPage>
  )
}
