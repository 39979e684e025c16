import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useSheets } from '../navigation/use-sheets.ts'
import { tell, withdraw } from '../notices/tell.ts'
import { JUST_COMPLETED } from './just-completed.ts'

/** The prompt was shown; it is shown once. */
const PROMPTED = 'onboarding_survey_prompted'

/** Asks once after the onboarding how it was: as the first screen is left, which shows the plan and is to be seen whole. */
export function useFeedbackPrompt(): void {
  const { open, openSheet } = useSheets()
  const ask = useEffectEvent(() => {
    if (localStorage.getItem(JUST_COMPLETED) === null) return
    localStorage.removeItem(JUST_COMPLETED)
    if (localStorage.getItem(PROMPTED) !== null) return
    localStorage.setItem(PROMPTED, 'true')
    tell('feedback-wanted', () => openSheet('feedback'))
  })
  const { pathname } = useLocation()
  const [first] = useState(pathname)
  const isOnward = pathname !== first
  useEffect(() => {
    if (isOnward) ask()
  }, [isOnward])
  // Somebody has begun with something: the question would stand on its fields.
  useEffect(() => {
    if (open !== null) withdraw('feedback-wanted')
  }, [open])
}
