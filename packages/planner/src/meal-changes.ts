import type { Macros, PlannedDay, PlannedMeal, Reason } from '@pacemeal/domain'
import { subtractMacros } from './figures.ts'
import { plannedTotal } from './planned-day.ts'

/** How one meal differs from the plan before, in data. */
export interface MealChange {
  readonly meal: PlannedMeal['id']
  readonly day: PlannedDay['day']
  readonly slot: PlannedMeal['slot']
  /** Minutes after local midnight, as it is now; of a removed meal, as it was. */
  readonly at: number
  /** When it was, of a meal that moves. */
  readonly movedFrom?: number
  readonly kind: 'added' | 'removed' | 'moved' | 'other-dish' | 'other-amount'
  readonly before: string | null
  readonly after: string | null
  /** Later minus earlier figures; what a removed meal had counts as minus. */
  readonly difference: Macros
  readonly because: readonly Reason[]
}

/** Whether figures are the same to what anybody would notice: a kcal and a gram. */
export const sameMacros = (a: Macros, b: Macros): boolean =>
  Math.abs(a.calories - b.calories) < 1 && Math.abs(a.carbs - b.carbs) < 1 && Math.abs(a.protein - b.protein) < 1

const none: Macros = { calories: 0, protein: 0, carbs: 0, fat: 0 }

/** What is different between a day as it was and as it is now, meal by meal. */
export const changesOf = (before: PlannedDay, after: PlannedDay, because: readonly Reason[]): readonly MealChange[] => {
  const ids = new Set([...before.meals, ...after.meals].map(({ id }) => id))
  return [...ids].flatMap((id): MealChange[] => {
    const old = before.meals.find((meal) => meal.id === id)
    const now = after.meals.find((meal) => meal.id === id)
    const { slot, at } = now ?? old ?? {}
    if (slot === undefined || at === undefined) return []
    const was = old?.options[0]
    const is = now?.options[0]
    const difference = plannedTotal([subtractMacros(is ?? none, was ?? none)])
    const moved = old && now && old.at !== now.at
    const sameFigures = was && is && was.recipe === is.recipe && sameMacros(was, is)
    if (sameFigures && !moved) return []
    const kind = !was
      ? 'added'
      : !is
        ? 'removed'
        : was.recipe !== is.recipe
          ? 'other-dish'
          : sameFigures
            ? 'moved'
            : 'other-amount'
    const times = moved ? { at, movedFrom: old.at } : { at }
    const names = { before: was?.name ?? null, after: is?.name ?? null }
    return [{ meal: id, day: before.day, slot, ...times, kind, ...names, difference, because }]
  })
}

/** What a changed meal must differ by before anybody is bothered with it: kcal, grams (own choice). */
const NOTICEABLE = { calories: 50, carbs: 12, protein: 10 }

/** Whether figures differ by so much that somebody is bothered with it. */
export const isNoticeable = ({ calories, carbs, protein }: Macros): boolean =>
  Math.abs(calories) >= NOTICEABLE.calories ||
  Math.abs(carbs) >= NOTICEABLE.carbs ||
  Math.abs(protein) >= NOTICEABLE.protein

/** A meal that moves by less is eaten when it would have been. Minutes, own choice. */
const MIN_MOVE = 15

/** Whether changes are worth an offer: something has a reason, and a meal comes, goes, moves or differs noticeably. */
export const isWorthOffering = (changes: readonly MealChange[]): boolean =>
  changes.some(
    ({ kind, at, movedFrom = at, difference, because }) =>
      because.length > 0 &&
      (kind === 'added' || kind === 'removed' || Math.abs(at - movedFrom) >= MIN_MOVE || isNoticeable(difference)),
  )
