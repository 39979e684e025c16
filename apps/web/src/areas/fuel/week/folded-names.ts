import { plural } from '@lingui/core/macro'
import { listText } from '../../../languages/formats.ts'

/** Letters of names that two lines of a phone of 360 px hold beside how many are left out. */
const FOLDED_LETTERS = 64

/** What is cooked on a day that is folded, in two lines: `Lentil stew, Tofu curry, and 2 more`. The first is always named. */
export function foldedNames(names: readonly string[]): string {
  const whole = listText(names)
  if (whole.length <= FOLDED_LETTERS) return whole
  const fits = (count: number) => names.slice(0, count).join(', ').length <= FOLDED_LETTERS
  const shown = Math.max(1, names.findLastIndex((_, index) => fits(index + 1)) + 1)
  const more = names.length - shown
  return more === 0 ? whole : listText([...names.slice(0, shown), plural(more, { one: '# more', other: '# more' })])
}
