import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { dismissNotices } from '../ui/show-notice.ts'
import { paths } from './paths.ts'

/** What is lost by leaving, said of each thing that can be changed. */
const losses = {
  schedule: msg`Your changes to your schedule are not saved yet. They are lost when you leave.`,
  event: msg`Your changes to the event are not saved yet. They are lost when you leave.`,
  kitchen: msg`Your changes to your kitchen are not saved yet. They are lost when you leave.`,
  health: msg`What you told here is not saved yet. It is lost when you leave.`,
  profile: msg`Your changes to your profile are not saved yet. They are lost when you leave.`,
} as const

export interface LeaveGuard {
  /** Lets the next navigation pass: what was changed is saved. */
  readonly allow: () => void
  /** The question; to be rendered by the screen. */
  readonly question: ReactNode
}

/**
 * Asks before a screen with unsaved changes is left: in the app by a sheet, out of it by the browser's own question.
 * A session that has ended leads to the login without being asked about. `what` was changed.
 */
export function useLeaveGuard(isDirty: boolean, what: keyof typeof losses): LeaveGuard {
  const { t } = useLingui()
  const mayLeave = useRef(false)
  const isAsking = useRef(false)
  const isTakenBack = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isLeaving = currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== paths.login
    if (!isDirty || mayLeave.current || !isLeaving) return false
    // Going back from the question closes the question.
    isTakenBack.current = isAsking.current && historyAction === 'POP'
    return true
  })
  const isAsked = blocker.state === 'blocked'
  const stay = () => blocker.reset?.()
  useEffect(() => {
    isAsking.current = isAsked
    if (blocker.state !== 'blocked' || !isTakenBack.current) return
    isTakenBack.current = false
    blocker.reset()
  }, [blocker, isAsked])
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])
  const leave = () => {
    // What could still be undone is left behind with the rest.
    dismissNotices()
    blocker.proceed?.()
  }
  return {
    allow: () => {
      mayLeave.current = true
    },
    question: (
      <Sheet
        isOpen={isAsked}
        onClose={stay}
        title={t`Leave without saving?`}
        footer={
          <>
            <Button size="large" full onClick={stay}>
              <Trans>Keep editing</Trans>
            </Button>
            <Button variant="danger-quiet" size="large" full onClick={leave}>
              <Trans>Leave without saving</Trans>
            </Button>
          </>
        }
      >
        <p className="text-16 text-ink">{t(losses[what])}</p>
      </Sheet>
    ),
  }
}
