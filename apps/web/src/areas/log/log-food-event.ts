import { useEffect, useEffectEvent } from 'react'
import type { LogDraft } from './log-draft.ts'

/** The browser event that opens the Log Food sheet with a meal's data: `detail` is `{mealLog, context}`. */
export const LOG_FOOD_EVENT = 'showLogFoodWithMealLog'

/** Reads a draft with code that is fetched only then, as the sheet is; undefined as well where it cannot be. */
export const readLogDraft = async (value: unknown): Promise<LogDraft | undefined> =>
  (await import('./find-log-draft.ts').catch(() => undefined))?.findLogDraft(value)

/** Opens the Log Food sheet from code that has no router at hand, like a notice. */
export const showLogFood = (draft: LogDraft): void => {
  window.dispatchEvent(new CustomEvent(LOG_FOOD_EVENT, { detail: { mealLog: draft, context: draft.context ?? '' } }))
}

/** Calls `onShow` for every such event while the component is there. */
export function useLogFoodEvent(onShow: (draft: LogDraft) => void): void {
  const receive = useEffectEvent(async (event: Event) => {
    if (!(event instanceof CustomEvent)) return
    const draft = await readLogDraft(event.detail)
    if (draft) onShow(draft)
  })
  useEffect(() => {
    const listener = (event: Event) => void receive(event)
    window.addEventListener(LOG_FOOD_EVENT, listener)
    return () => window.removeEventListener(LOG_FOOD_EVENT, listener)
  }, [])
}
