import type { Locale } from '@pacemeal/domain'
import { germanDishNames } from './german-dish-names.ts'
import { spanishDishNames } from './spanish-dish-names.ts'

/** The rows of a table of names, `id = name`. */
const rowsOf = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [id = '', name = ''] = line.split(' = ')
        return [id, name]
      }),
  )

/** The names of common dishes in a language, by their ids; none in English, in which the dishes themselves are called. */
export const commonDishNames = (locale: Locale): ReadonlyMap<string, string> => {
  switch (locale) {
    case 'de':
      return rowsOf(germanDishNames)
    case 'es':
      return rowsOf(spanishDishNames)
    default:
      return new Map()
  }
}
