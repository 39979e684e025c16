import { lineInLanguage } from '../../languages/kitchen.ts'
import type { MealIdea } from './day-plan.ts'

type Line = MealIdea['lines'][number]

/** `1/2 bagel (50 g) Bagel, plain`: an amount and its food in one text, as the dishes after a recorded activity are kept. */
const WHOLE_LINE = /^(.*?\)|[\d.]+ \w+) (.+)$/

/** An ingredient as it is shown: one that is kept in one text with its amount apart, in the language and units of the screen. */
export function shownLine(line: Line): Line {
  if (line.amount !== '') return line
  const [, amount = '', item = line.item] = WHOLE_LINE.exec(line.item) ?? []
  return lineInLanguage({ amount, item })
}
