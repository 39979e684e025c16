import { ph, t } from '@lingui/core/macro'
import { findSlot, type Reason, type ReplanRule, replanRules, type Weekday, weekdays } from '@pacemeal/domain'
import { type Facts, factsOf } from '@pacemeal/nutrition/reason-words'
import type { ProposedChange } from '@pacemeal/protocol'
import { signedNumber } from '../../../languages/numbers.ts'
import { slotName } from './slots.ts'

/** `Lunch`, from the id of a meal within the plan. */
const mealWord = (id: string): string => {
  const day = weekdays.find((one) => id.startsWith(`${one}-`))
  const slot = findSlot(id.slice(day === undefined ? 0 : day.length + 1).replace(/-\d+$/, ''))
  return slot === undefined ? t`A meal` : slotName(slot)
}

/** What happened, in words, with the athlete's own figures. A rule without words does not compile. */
export const replanWords: Readonly<Record<ReplanRule, (facts: Facts) => string>> = {
  session_added: (f) => t`${ph({ type: f.text('type') })} of ${ph({ duration: f.span('minutes') })} was added.`,
  session_moved: (f) =>
    t`${ph({ type: f.text('type') })} moved from ${ph({ from: f.clock('from') })} to ${ph({ to: f.clock('to') })}.`,
  session_dropped: (f) => t`${ph({ type: f.text('type') })} at ${ph({ time: f.clock('start') })} was dropped.`,
  session_longer: (f) => t`${ph({ type: f.text('type') })} ran ${ph({ duration: f.span('minutes') })} longer.`,
  session_shorter: (f) => t`${ph({ type: f.text('type') })} was ${ph({ duration: f.span('minutes') })} shorter.`,
  session_intensity: (f) =>
    t`${ph({ type: f.text('type') })} was ${ph({ intensity: f.text('to') })} instead of ${ph({ plannedIntensity: f.text('from') })}.`,
  session_measured: (f) =>
    t`Your device measured ${ph({ energy: f.figure('energy') })} kcal for ${ph({ type: f.text('type') })}.`,
  meal_skipped: (f) => t`${ph({ meal: mealWord(f.text('meal')) })} was skipped.`,
  eaten_extra: (f) => t`${ph({ calories: f.figure('calories') })} kcal were eaten beside the plan.`,
  eaten_differently: (f) =>
    t`${ph({ meal: mealWord(f.text('meal')) })} came to ${ph({ calories: f.figure('calories') })} kcal.`,
}

/** What happened, each once; rules of a newer version are passed over. */
export const tellEvents = (because: readonly Reason[]): readonly string[] => {
  const told = because.flatMap((reason) => {
    const rule = replanRules.find((one) => one === reason.rule)
    return rule === undefined ? [] : [replanWords[rule](factsOf(reason))]
  })
  return [...new Set(told)]
}

/** Smallest difference of a macro that is worth a word, in grams. */
const WORTH_GRAMS = 3

/** Smallest difference of energy that is worth a word, in kcal. */
const WORTH_CALORIES = 20

/** Whether a change is only a bite or two of the same dish. */
export const isSlight = ({ kind, difference }: ProposedChange): boolean =>
  kind === 'other-amount' &&
  Math.abs(difference.calories) < WORTH_CALORIES &&
  [difference.carbs, difference.protein, difference.fat].every((grams) => Math.abs(grams) < WORTH_GRAMS)

/** `+45 g carbs, +6 g protein`; by energy when no macro moves much. */
const differenceWords = ({ calories, carbs, protein, fat }: ProposedChange['difference']): string => {
  const parts = [
    [carbs, t`${ph({ carbs: signedNumber(carbs) })} g carbs`],
    [protein, t`${ph({ protein: signedNumber(protein) })} g protein`],
    [fat, t`${ph({ fat: signedNumber(fat) })} g fat`],
  ] as const
  const moved = parts.filter(([grams]) => Math.abs(grams) >= WORTH_GRAMS)
  return moved.length === 0 ? `${signedNumber(calories)} kcal` : moved.map(([, words]) => words).join(', ')
}

/** A change as a person reads it. */
export interface ToldChange {
  /** `Dinner`, `Tomorrow’s lunch`. */
  readonly title: string
  /** `+45 g carbs, +6 g protein`. */
  readonly difference: string
  /** What stays or comes: `Chicken rice bowl`, `Tofu curry instead of Chicken rice bowl`. */
  readonly dish: string
}

const dishWords = ({ kind, before, after }: ProposedChange): string => {
  const dish = after ?? t`a meal`
  if (kind === 'removed') return before === null ? t`This meal is left out` : t`${before} is left out`
  if (kind === 'added') return t`New: ${dish}`
  if (kind === 'other-dish') return before === null ? t`New: ${dish}` : t`${dish} instead of ${before}`
  return kind === 'moved' ? t`${dish}, at another time` : t`${dish}, in another amount`
}

/** One change in words; `today` is the weekday that the proposal was made on. */
export const tellChange = (change: ProposedChange, today: Weekday): ToldChange => {
  const name = slotName(change.slot)
  return {
    title: change.day === today ? name : t`Tomorrow’s ${ph({ meal: name.toLowerCase() })}`,
    difference: differenceWords(change.difference),
    dish: dishWords(change),
  }
}
