import { ph, t } from '@lingui/core/macro'
import type { ProposedChange } from '@pacemeal/protocol'
import { timeOfDay } from './dates.ts'
import { energyDifference } from './energy-difference.ts'
import { dishName } from './kitchen.ts'
import { signedNumber } from './numbers.ts'

/** Smallest difference of a macro that is worth a word, in grams. */
const WORTH_GRAMS = 3

/** Smallest difference of energy that is worth a word, in kcal. */
export const WORTH_CALORIES = 20

/** Whether a change is only a bite or two of the same dish. */
export const isSlight = ({ kind, movedFrom, difference }: ProposedChange): boolean =>
  kind === 'other-amount' &&
  movedFrom === undefined &&
  Math.abs(difference.calories) < WORTH_CALORIES &&
  [difference.carbs, difference.protein, difference.fat].every((grams) => Math.abs(grams) < WORTH_GRAMS)

/** `+45 g carbs, +6 g protein`; by energy when no macro moves much. */
export const differenceWords = ({ calories, carbs, protein, fat }: ProposedChange['difference']): string => {
  const parts = [
    [carbs, t`${ph({ carbs: signedNumber(carbs) })} g carbs`],
    [protein, t`${ph({ protein: signedNumber(protein) })} g protein`],
    [fat, t`${ph({ fat: signedNumber(fat) })} g fat`],
  ] as const
  const moved = parts.filter(([grams]) => Math.abs(grams) >= WORTH_GRAMS)
  return moved.length === 0 ? energyDifference(calories) : moved.map(([, words]) => words).join(', ')
}

/** The same without a figure, for who has them hidden. */
export const portionWords = ({ calories }: ProposedChange['difference']): string => {
  if (Math.abs(calories) < WORTH_CALORIES) return t`About as much as before`
  return calories > 0 ? t`A larger portion` : t`A smaller portion`
}

/** What stays or comes: `Chicken rice bowl, in another amount`, `Tofu curry instead of Chicken rice bowl`. */
const changedDish = ({ kind, before: planned, after }: ProposedChange): string => {
  const before = planned === null ? null : dishName(planned)
  const dish = after === null ? t`a meal` : dishName(after)
  if (kind === 'removed') return before === null ? t`This meal is left out` : t`${before} is left out`
  if (kind === 'added') return t`New: ${dish}`
  if (kind === 'other-dish') return before === null ? t`New: ${dish}` : t`${dish} instead of ${before}`
  return kind === 'moved' ? t`${dish}, at another time` : t`${dish}, in another amount`
}

/** The same with when it is eaten, of a meal that moves: `Oats with berries, moved from 9:30 AM to 7:30 AM`. */
export const dishWords = (change: ProposedChange): string => {
  const { kind, after, at, movedFrom } = change
  if (movedFrom === undefined) return changedDish(change)
  const dish = kind === 'other-dish' || after === null ? changedDish(change) : dishName(after)
  return t`${dish}, moved from ${ph({ from: timeOfDay(movedFrom) })} to ${ph({ to: timeOfDay(at) })}`
}
