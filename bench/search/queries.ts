import { readFileSync } from 'node:fs'
import { DEFAULT_LOCALE, findLocale, type Locale } from '@pacemeal/domain'

/** One thing that people type, and what they mean by it. */
export interface FoodQuery {
  readonly family: string
  /** Of the screens that it is typed on. */
  readonly language: Locale
  readonly text: string
  /** Found in the names of what is meant, in lower case. */
  readonly meant: RegExp
  /** Energy of 100 g of it, in kcal. */
  readonly energy: readonly [number, number] | undefined
}

const lineShape = /^(?<text>.+?) => (?<pattern>.+?)(?: @(?<least>\d+)-(?<most>\d+))?$/

/** The queries of `queries.txt`, whose families may name a language: `hungry (de)`; throws with the line that it does not understand. */
export function readQueries(): readonly FoodQuery[] {
  let family = ''
  let language: Locale = DEFAULT_LOCALE
  return readFileSync(new URL('queries.txt', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line): readonly FoodQuery[] => {
      if (line.startsWith('## ')) {
        family = line.slice(3)
        language = findLocale(/\((?<tag>\w+)\)$/.exec(family)?.groups?.tag) ?? DEFAULT_LOCALE
      }
      if (line.trim() === '' || line.startsWith('#')) return []
      const { text, pattern, least, most } = lineShape.exec(line)?.groups ?? {}
      if (!text || !pattern) throw new Error(`not a query: ${line}`)
      const energy = least && most ? ([Number(least), Number(most)] as const) : undefined
      return [{ family, language, text, meant: new RegExp(pattern), energy }]
    })
}
