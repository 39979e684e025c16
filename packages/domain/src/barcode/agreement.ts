import { expandUpcE, findProductCode, type ProductCode } from './product-code.ts'

/** The kinds of symbols that products carry. */
export type CodeSymbol = 'EAN13' | 'UPCA' | 'EAN8' | 'UPCE'

/** What a decoder took a symbol for. */
export interface Sighting {
  readonly symbol: CodeSymbol
  readonly digits: string
  /** Whether the light margins beside the symbol are there: half of a longer code has bars beyond its end. */
  readonly hasMargins: boolean
}

/** How often a symbol must be seen: the fewer digits, the sooner something else looks like it. */
const SIGHTINGS: Readonly<Record<CodeSymbol, number>> = { EAN13: 2, UPCA: 2, EAN8: 3, UPCE: 3 }

/** The product's number in a sighting; undefined when its digits contradict each other. */
export function codeOf({ symbol, digits }: Sighting): ProductCode | undefined {
  if (symbol !== 'UPCE') return findProductCode(digits)
  const expanded = digits.length === 8 ? expandUpcE(digits) : digits
  return expanded === undefined ? undefined : findProductCode(expanded)
}

/** Sightings of several looks and frames, until they agree. */
export interface Agreement {
  /** Counts one and tells the code that all agree on, if they do by now. */
  readonly add: (sighting: Sighting) => ProductCode | undefined
}

/** Gathers sightings. A code is believed when it was seen often enough, and no other comes near. */
export function gatherSightings(): Agreement {
  const counts = new Map<ProductCode, number>()
  let hasLong = false
  const add = (sighting: Sighting): ProductCode | undefined => {
    const { symbol, hasMargins } = sighting
    const isLong = symbol === 'EAN13' || symbol === 'UPCA'
    const code = codeOf(sighting)
    if (code === undefined || (!isLong && !hasMargins)) return undefined
    hasLong ||= isLong
    counts.set(code, (counts.get(code) ?? 0) + 1)
    const others = [...counts].filter(([other]) => other !== code).map(([, count]) => count)
    const lead = (counts.get(code) ?? 0) - 2 * Math.max(0, ...others)
    return lead >= SIGHTINGS[symbol] && (isLong || !hasLong) ? code : undefined
  }
  return { add }
}
