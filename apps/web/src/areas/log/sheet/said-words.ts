import type { WordsRead } from './food-catalogue.ts'
import { type LogForm, type PickedFood, withPicked } from './log-form.ts'

/** What the last reading gave, to tell what the person has changed since. */
export interface LastReading {
  readonly foods: readonly PickedFood[]
  readonly unknown: readonly string[]
  readonly meal?: WordsRead['meal'] | undefined
  readonly time?: WordsRead['time'] | undefined
}

export const nothingRead: LastReading = { foods: [], unknown: [] }

/** The nth food of those words: `an egg, toast, an egg` says `an egg` twice. */
const findNth = (foods: readonly PickedFood[], said: string | undefined, nth: number): PickedFood | undefined =>
  foods.filter((one) => one.said === said)[nth]

/**
 * The form with what its words say now. What the person corrected stays as long as the words of it stand: a changed food
 * keeps its change, a removed one stays away, a dismissed unknown is not brought up again. Foods from the search stay.
 */
export function withReading(form: LogForm, read: WordsRead, last: LastReading): LogForm {
  const seen = new Map<string | undefined, number>()
  const foods = read.foods.flatMap((food): readonly PickedFood[] => {
    const nth = seen.get(food.said) ?? 0
    seen.set(food.said, nth + 1)
    const present = findNth(form.picked, food.said, nth)
    const before = findNth(last.foods, food.said, nth)
    // What nobody touched follows the words, with what they ask now.
    return before === undefined || before === present ? [food] : present ? [present] : []
  })
  const own = form.picked.filter(({ said }) => said === undefined)
  const unknown = read.unknown.filter((words) => !last.unknown.includes(words) || form.unknown.includes(words))
  const picked = [...foods, ...own]
  // Figures typed by hand stay as long as no food stands for them.
  const next = picked.length === 0 && form.picked.length === 0 ? form : withPicked(form, picked, read.isRepeated)
  return {
    ...next,
    unknown,
    unrepeated: read.unrepeated,
    mealTime: read.meal !== undefined && read.meal !== last.meal ? read.meal : form.mealTime,
    time: read.time !== undefined && read.time !== last.time ? read.time : form.time,
  }
}
