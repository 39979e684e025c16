import { beyondLogBounds, itemBeyondBounds, type MealLog } from '@pacemeal/domain'
import { type MealLogData, type SavedMeal, writeMealLog } from '@pacemeal/protocol'
import { refusalOf } from '../../api/refusal.ts'
import { tell } from '../../notices/tell.ts'
import type { LogDraft } from './log-draft.ts'
import { showLogFood } from './log-food-event.ts'

/** Says why a change did not go through: the database refused it, or it never got there. */
export function tellRefusal(thrown: unknown, again?: () => void): void {
  const { code } = refusalOf(thrown)
  tell(code === 'unexpected' ? 'log-failed' : 'log-not-stored', again)
}

/** Says that a meal is more than a log can hold; the sheet opens with it, or with what else stands for it. */
export async function tellTooMuch(meal: SavedMeal, draft: LogDraft = meal): Promise<void> {
  const { faultOfMeal } = await import('./log-bounds-text.ts')
  tell('log-beyond-bounds', meal.name, faultOfMeal(meal) ?? '', () => showLogFood(draft))
}

export const isTooMuch = ({ amounts, items = [] }: SavedMeal): boolean =>
  beyondLogBounds(amounts).length > 0 || itemBeyondBounds(items) !== undefined

/** What a log is called: its first words. */
export const nameOf = ({ notes }: Partial<MealLogData>): string => notes ?? ''

/** A stored log as it was before a change. */
export type EarlierLog = SavedMeal & Pick<MealLog, 'status' | 'feltFueled'>

/** The attributes that editing may change. The picture, the event and how it felt stay as they are; a session is not lost. */
export const editable = (userId: string, meal: SavedMeal): Partial<MealLogData> => {
  const { feltFueled: _, user: __, imageUrl: ___, event: ____, session, ...data } = writeMealLog(meal, userId)
  return session === null ? data : { ...data, session }
}
