import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether every case is tried of which a usual run tries a part: `TEST_CASES=all`. */
    readonly allCases: boolean
  }
}

/**
 * The items whose turn it is, where several walks share a list: every so many one of them, from `turn` (0 and up) on, so
 * that neighbours have different turns. With `TEST_CASES=all` every walk has them all.
 */
export const turnOf = <Item>(items: readonly Item[], turn: number, turns: number): readonly Item[] =>
  inject('allCases') ? items : items.filter((_, index) => index % turns === turn)
