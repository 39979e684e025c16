import type { WordsRead } from './food-catalogue.ts'
import type { LogForm, PickedFood } from './log-form.ts'
import type { LastReading } from './said-words.ts'

/** A food of the search for words that the reader does not know. */
export interface SuggestedFood {
  /** The words as they are told to be unknown. */
  readonly unknown: string | undefined
  /** The words of the food that was read meanwhile, in whose place it comes. */
  readonly instead: string | undefined
  readonly food: PickedFood
}

/** The first food of those words. */
const saidAs = (foods: readonly PickedFood[], said: string): PickedFood | undefined =>
  foods.find((one) => one.said === said)

/**
 * A reading with what was found for its unknown words, however late that came. What the person did meanwhile stays: words
 * that they left out, looked up or are looking up (`held`) get no suggestion, and a food that they changed or removed is
 * not replaced.
 */
export function withSuggested<Read extends WordsRead>(
  read: Read,
  suggested: readonly SuggestedFood[],
  form: LogForm,
  last: LastReading,
  held: readonly string[],
): Read {
  const isOpen = ({ unknown }: SuggestedFood): boolean =>
    unknown === undefined ||
    (!held.includes(unknown) && (!last.unknown.includes(unknown) || form.unknown.includes(unknown)))
  const isUntouched = ({ instead }: SuggestedFood): boolean => {
    const before = instead === undefined ? undefined : saidAs(last.foods, instead)
    return before === undefined || before === saidAs(form.picked, before.said ?? '')
  }
  const foods = [...read.foods]
  const left = [...read.unknown]
  for (const { unknown, instead, food } of suggested.filter((one) => isOpen(one) && isUntouched(one))) {
    const at = foods.findIndex(({ said }) => said !== undefined && said === instead)
    foods.splice(at < 0 ? foods.length : at, at < 0 ? 0 : 1, food)
    const told = unknown === undefined ? -1 : left.indexOf(unknown)
    if (told >= 0) left.splice(told, 1)
  }
  return { ...read, foods, unknown: left }
}
