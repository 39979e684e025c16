import type { FoodQuery } from './queries.ts'

/** How one query went. */
export interface QueryRow {
  readonly query: FoodQuery
  /** Place of the first find that is meant, from 1; undefined when it is not among those that are shown. */
  readonly place: number | undefined
  readonly names: readonly string[]
  readonly milliseconds: number
}

interface Find {
  readonly key: string
  readonly name: string
}

/** As many as a phone shows over its keyboard. */
const SHOWN = 6

/** Searches for every query. `energyOf` gives the kcal in 100 g; null when unknown, which fits. */
export const measureSearch = (
  queries: readonly FoodQuery[],
  search: (query: FoodQuery, limit: number) => readonly Find[],
  energyOf: (key: string) => number | null,
): readonly QueryRow[] =>
  queries.map((query) => {
    const started = performance.now()
    const finds = search(query, SHOWN)
    const milliseconds = performance.now() - started
    const isMeant = ({ key, name }: Find): boolean => {
      const energy = energyOf(key)
      const [least, most] = query.energy ?? [0, Number.POSITIVE_INFINITY]
      return query.meant.test(name.toLowerCase()) && (energy === null || (energy >= least && energy <= most))
    }
    const at = finds.findIndex(isMeant)
    return { query, place: at < 0 ? undefined : at + 1, names: finds.map(({ name }) => name), milliseconds }
  })
