/** Something with a price of its own, never negative. */
export interface Priced {
  readonly cost: number
}
/** What two neighbours cost together: never negative, infinite when they cannot follow each other. */
export type Spacing<C> = (earlier: C, later: C) => number

interface Chain<C> {
  readonly last: C
  readonly total: number
  readonly before: Chain<C> | null
}

const byTotal = (a: { readonly total: number }, b: { readonly total: number }): number => a.total - b.total

/** The cheapest way to reach a candidate from the chains so far, which are sorted by total; null when none lies before it. */
function extend<C extends Priced>(chains: readonly Chain<C>[], last: C, spacing: Spacing<C>): Chain<C> | null {
  let before: Chain<C> | null = null
  let least = Number.POSITIVE_INFINITY
  for (const chain of chains) {
    // Spacing never makes a chain cheaper, so no later one can win.
    if (chain.total >= least) break
    const sum = chain.total + spacing(chain.last, last)
    if (sum < least) {
      least = sum
      before = chain
    }
  }
  return before && { last, total: least + last.cost, before }
}

/** The cheapest choice of one candidate per layer, spacing between neighbours included; null when none fits. */
export function cheapestOrder<C extends Priced>(
  choices: readonly (readonly C[])[],
  spacing: Spacing<C>,
): readonly C[] | null {
  const [first = [], ...later] = choices
  let chains: readonly Chain<C>[] = first
    .map((last): Chain<C> => ({ last, total: last.cost, before: null }))
    .sort(byTotal)
  for (const layer of later) {
    chains = layer.flatMap((candidate) => extend(chains, candidate, spacing) ?? []).sort(byTotal)
  }
  const path: C[] = []
  for (let chain: Chain<C> | null = chains[0] ?? null; chain; chain = chain.before) path.unshift(chain.last)
  return path.length === 0 ? null : path
}
