import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'

/**
 * Asks before a scan that is not saved is left: when its form is closed, and on any way off the screen.
 * `isUnsaved` says whether there is something to lose.
 */
export function useDiscardGuard(isUnsaved: boolean, isFormOpen: boolean) {
  const mayLeave = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  )
  const [isAsked, setAsked] = useState(false)
  const wasFormOpen = useRef(isFormOpen)
  useEffect(() => {
    if (wasFormOpen.current && !isFormOpen && isUnsaved && !mayLeave.current) setAsked(true)
    wasFormOpen.current = isFormOpen
  }, [isFormOpen, isUnsaved])
  return {
    isAsking: isAsked || blocker.state === 'blocked',
    /** Opens the question. */
    ask: () => setAsked(true),
    /** Stays on the screen. */
    keep: () => {
      setAsked(false)
      if (blocker.state === 'blocked') blocker.reset()
    },
    /** Lets the person go: on where they were going, else by `leave`. */
    goOn: (leave: () => void) => {
      mayLeave.current = true
      setAsked(false)
      if (blocker.state === 'blocked') blocker.proceed()
      else leave()
    },
  }
}
