import { plural } from '@lingui/core/macro'

/** Letters of names that two lines of a phone of 360 px hold beside how many are left out. */
const FOLDED_LETTERS = 64

/** Between dishes, whose names hold commas and "and" themselves. */
const BETWEEN = ' · '

/** What is cooked on a day that is folded, in two lines: `Lentil stew · Tofu curry · 2 more`. The first is always named. */
export function foldedNames(names: readonly string[]): string {
  const fits = (count: number) => names.slice(0, count).join(BETWEEN).length <= FOLDED_LETTERS
  const shown = Math.max(1, names.findLastIndex((_, index) => fits(index + 1)) + 1)
  const more = names.length - shown
  const rest = more === 0 ? [] : [plural(more, { one: '# more', other: '# more' })]
  return [...names.slice(0, shown), ...rest].join(BETWEEN)
}
