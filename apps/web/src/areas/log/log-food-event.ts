import { useEffect, useEffectEvent } from 'react'
import { findLogDraft, type LogDraft } from './log-draft.ts'

/** The browser event that opens the Log Food sheet with a meal's data: `detail` is `{mealLog, context}`. */
export const LOG_FOOD_EVENT = 'showLogFoodWithMealLog'

/** Opens the Log Food sheet from code that has no router at hand, like a notice. */
export const showLogFood = (draft: LogDraft): void => {
  window.dispatchEvent(new CustomEvent(LOG_FOOD_EVENT, { detail: { mealLog: draft, context: draft.context ?? '' } }))
}

/** Calls `onShow` for every such event while the component is there. */
export function useLogFoodEvent(onShow: (draft: LogDraft) => void): void {
  const receive = useEffectEvent((event: Event) => {
    const draft = event instanceof CustomEvent ? findLogDraft(event.detail) : undefined
    if (draft) onShow(draft)
  })
  useEffect(() => {
    const listener = (event: Event) => receive(event)
    window.addEventListener(LOG_FOOD_EVENT, listener)
    return () => window.removeEventListener(LOG_FOOD_EVENT, listener)
  }, [])
}
