import type { Attribute } from './attributes.ts'
import { invalidQuery } from './invalid-query.ts'
import type { Condition, Filter } from './list-query.ts'

/** Longer texts are JSON that the app reads whole: to compare one means to read a megabyte of every row. */
const MAX_COMPARED_LENGTH = 4000
/** Conditions that one row may be held against, groups counted through. */
const MAX_CONDITIONS = 100
/** Values that they may name together. */
const MAX_VALUES = 1000
/** Characters of one row that may be searched through, each as often as something is looked for in it. */
const MAX_SEARCHED_LENGTH = 4000
/** Longest text that is looked for: what almost matches costs its length at every character. */
const MAX_NEEDLE_LENGTH = 100

/** What counts for an attribute of no stated length. */
const SHORT = 100

const SEARCHES = new Set(['contains', 'startsWith', 'endsWith'])

/** Refuses to compare, search or order by attributes that hold whole structures. */
export const requireComparable = ({ column, maxLength = 0 }: Attribute): void => {
  if (maxLength <= MAX_COMPARED_LENGTH) return
  throw invalidQuery(`"${column}" holds too much text to be compared; it takes isNull and isNotNull.`)
}

function* conditionsIn(filters: readonly Filter[]): Generator<Condition> {
  for (const filter of filters) {
    if ('filters' in filter) yield* conditionsIn(filter.filters)
    else yield filter
  }
}

/** Characters of a row that a condition may have to look at. */
const searchedLength = ({ method, attribute: { maxLength = SHORT, kind }, values }: Condition): number => {
  if (!SEARCHES.has(method)) return 0
  // The items of a list are walked once, whatever is looked for.
  return kind === 'text-list' ? SHORT : maxLength * values.length
}

const requireShortNeedles = ({ method, attribute: { kind }, values }: Condition): void => {
  if (kind !== 'text' || !SEARCHES.has(method)) return
  if (values.every((value) => String(value).length <= MAX_NEEDLE_LENGTH)) return
  throw invalidQuery(`${method} looks for at most ${MAX_NEEDLE_LENGTH} characters.`)
}

/** Refuses filters that would hold each row against too much, before any row is read. */
export const requireBoundedWork = (filters: readonly Filter[]): void => {
  let conditions = 0
  let values = 0
  let searched = 0
  for (const condition of conditionsIn(filters)) {
    requireShortNeedles(condition)
    conditions += 1
    values += condition.values.length
    searched += searchedLength(condition)
  }
  if (conditions > MAX_CONDITIONS) throw invalidQuery(`filters take at most ${MAX_CONDITIONS} conditions together.`)
  if (values > MAX_VALUES) throw invalidQuery(`filters take at most ${MAX_VALUES} values together.`)
  if (searched > MAX_SEARCHED_LENGTH) throw invalidQuery('it searches through too much text; look for less at a time.')
}
