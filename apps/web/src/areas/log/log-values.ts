import { beyondLogBounds, itemBeyondBounds, type MealLog, nutrients } from '@pacemeal/domain'
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

/** Whether a change was refused since its log is not there any more. */
export const isGone = (thrown: unknown): boolean => refusalOf(thrown).code === 'not-found'

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
export type EarlierLog = SavedMeal & Pick<MealLog, 'status' | 'feltFueled'> & Pick<LogDraft, 'isStored'>

/** The attributes that editing may change. The picture, the event and how it felt stay as they are; a session is not lost. */
export const editable = (userId: string, meal: SavedMeal): Partial<MealLogData> => {
  const { feltFueled: _, user: __, imageUrl: ___, event: ____, session, ...data } = writeMealLog(meal, userId)
  return session === null ? data : { ...data, session }
}

/** What a stored log held before a change, as it is stored; of `names` alone where they are given. */
export const valuesOf = (userId: string, was: EarlierLog, names?: readonly string[]): Partial<MealLogData> =>
  Object.fromEntries(
    Object.entries({ ...editable(userId, was), status: was.status }).filter(([name]) => names?.includes(name) ?? true),
  )

/** What a meal is made of, and what that holds: one of it alone would not fit the others. */
const FOODS_AND_FIGURES: ReadonlySet<string> = new Set(['items', ...nutrients])

/**
 * What saving a meal writes: of a log whose stored values are known, what is different now, so that what was changed
 * elsewhere meanwhile stays; else all that editing may change.
 */
export function changesOf(userId: string, meal: SavedMeal, was: EarlierLog): Partial<MealLogData> {
  const now = editable(userId, meal)
  if (was.isStored !== true) return now
  const before = new Map(Object.entries(valuesOf(userId, was)))
  const changed = new Set(Object.entries(now).flatMap(([name, value]) => (before.get(name) === value ? [] : [name])))
  const hasNewFigures = [...changed].some((name) => FOODS_AND_FIGURES.has(name))
  return Object.fromEntries(
    Object.entries(now).filter(([name]) => changed.has(name) || (hasNewFigures && FOODS_AND_FIGURES.has(name))),
  )
}
