import { assembleSandwiches } from './assembled-sandwiches.ts'
import { Collector } from './collector.ts'
import type { Eatables } from './eatables.ts'
import { saidIn, wordsIn } from './food-piece.ts'
import { takeOutHeadings } from './headed-dishes.ts'
import { DOUBTFUL } from './item-of-piece.ts'
import { leftOver, type Span } from './left-over.ts'
import { lookUpsOf } from './look-up.ts'
import type { Piece } from './piece.ts'
import type { SaidItem, SaidMeal } from './said-meal.ts'
import { coldCutOf, onBread, withUsualFilling } from './sandwiches.ts'
import type { Tokens } from './tokens.ts'
import { tornIn } from './torn-foods.ts'

/** The foods, the unknown words and what was left out, out of the pieces of what was said. */
export function collect(
  pieces: readonly Piece[],
  tokens: Tokens,
  eaten: Eatables,
  before: readonly SaidItem[] = [],
): Omit<SaidMeal, 'meal' | 'time'> {
  const collector = new Collector(tokens, eaten, before)
  for (const piece of pieces) collector.take(piece)
  takeOutHeadings(collector.collected)
  assembleSandwiches(pieces, collector.collected)
  const { leftOut, collected } = collector
  const { items } = collected
  const said = (from: number, end: number): string => saidIn(tokens, from, end)
  const left = leftOver(pieces, tokens.tokens)
  const unknown = inRuns([...collector.unknown, ...left])
  const readFrom = items.flatMap((item) => {
    const piece = collected.pieces.get(item)
    return piece ? [[item, piece] as const] : []
  })
  // A maker, a place or an amount without a food is no name to look up.
  const named = unknown.filter((span) => !left.some(({ from, end }) => from < span.end && span.from < end))
  const torn = tornIn(pieces, tokens, new Set(readFrom.map(([, piece]) => piece)))
  const isTorn = (item: SaidItem): boolean => readFrom.some(([one, piece]) => one === item && torn.has(piece))
  // What is in a sandwich is said behind it.
  const isDescribed = (end: number): boolean => /^(?:with|of|on|[:(-])$/.test(said(end, end + 1))
  return {
    items: items.map((item, at) => {
      const piece = collected.pieces.get(item)
      const words = piece ? wordsIn(tokens, piece) : []
      const eatenItem = onBread(item, words, [items[at - 1], items[at + 1]])
        ? coldCutOf(item, eaten)
        : piece && isDescribed(piece.end)
          ? item
          : withUsualFilling(item, eaten)
      return isTorn(item) ? { ...eatenItem, confidence: Math.min(item.confidence, DOUBTFUL) } : eatenItem
    }),
    unknown: unknown.map(({ from, end }) => said(from, end)),
    lookUps: lookUpsOf(named, pieces, readFrom, tokens, said),
    leftOut,
    isRepeated: before.length > 0,
  }
}

/** Spans in their order; those that follow each other are one. */
function inRuns(spans: readonly Span[]): readonly Span[] {
  const runs: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = runs.at(-1)
    if (last?.end === span.from) runs[runs.length - 1] = { from: last.from, end: span.end }
    else runs.push(span)
  }
  return runs
}
