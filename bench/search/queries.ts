import { readFileSync } from 'node:fs'

/** One thing that people type, and what they mean by it. */
export interface FoodQuery {
  readonly family: string
  readonly text: string
  /** Found in the names of what is meant, in lower case. */
  readonly meant: RegExp
  /** Energy of 100 g of it, in kcal. */
  readonly energy: readonly [number, number] | undefined
}

const lineShape = /^(?<text>.+?) => (?<pattern>.+?)(?: @(?<least>\d+)-(?<most>\d+))?$/

/** The queries of `queries.txt`; throws with the line that it does not understand. */
export function readQueries(): readonly FoodQuery[] {
  let family = ''
  return readFileSync(new URL('queries.txt', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line): readonly FoodQuery[] => {
      if (line.startsWith('## ')) family = line.slice(3)
      if (line.trim() === '' || line.startsWith('#')) return []
      const { text, pattern, least, most } = lineShape.exec(line)?.groups ?? {}
      if (!text || !pattern) throw new Error(`not a query: ${line}`)
      const energy = least && most ? ([Number(least), Number(most)] as const) : undefined
      return [{ family, text, meant: new RegExp(pattern), energy }]
    })
}
