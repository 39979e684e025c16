import type { RaceProduct } from '@pacemeal/domain/event'
import { balanceOf, rollingHours } from './balance.ts'
import type { LaidPiece } from './layout.ts'
import { FINISH_MINUTES } from './race.ts'
import type { BindingRule, Entry, Miss, Piece, Quantity, RaceSchedule } from './schedule-types.ts'
import { BOUNDS } from './sips.ts'

/** What else may bind an hour beside its pieces. */
export interface Bound {
  readonly rule: BindingRule
  readonly from: number
  readonly to: number
}

/** The sums that every rolling hour should hold, from the pieces. */
export function wantedHours(pieces: readonly Piece[], quantity: Quantity, minutes: number): Float64Array {
  const perMinute = new Float64Array(Math.max(1, minutes))
  for (const piece of pieces) perMinute.fill(piece[quantity] / 60, piece.from, piece.to)
  return rollingHours(perMinute)
}

/** Amounts below this are no miss. */
const NEGLIGIBLE: Readonly<Record<Quantity, number>> = { carbs: 2, fluid: 30, sodium: 40 }

/** What counts how much of what an hour misses (own choice: the fuel before the rest). */
const WEIGHTS: Readonly<Record<Quantity, number>> = { carbs: 0.6, fluid: 0.3, sodium: 0.1 }

/** By how much hours outside their bounds miss their targets, on average: a share of 1. */
export function shareMissed(
  { pieces, entries }: Pick<RaceSchedule, 'pieces' | 'entries'>,
  products: ReadonlyMap<string, RaceProduct>,
  minutes: number,
): number {
  const balance = balanceOf(entries, products, minutes)
  let sum = 0
  for (const quantity of ['carbs', 'fluid', 'sodium'] as const) {
    const planned = rollingHours(balance[quantity])
    for (const [from, target] of wantedHours(pieces, quantity, minutes).entries()) {
      const off = Math.abs((planned[from] ?? 0) - target)
      if (off <= Math.max(BOUNDS[quantity] * target, NEGLIGIBLE[quantity])) continue
      sum += (WEIGHTS[quantity] * Math.min(1, off / Math.max(target, 1))) / planned.length
    }
  }
  return sum
}

/** The rolling hours outside their bounds, each with what binds, joined where they follow one another. */
export const findMisses = (
  pieces: readonly Piece[],
  laid: readonly LaidPiece[],
  entries: readonly Entry[],
  products: ReadonlyMap<string, RaceProduct>,
  minutes: number,
  bounds: readonly Bound[],
): readonly Miss[] =>
  missesWith(pieces, entries, products, minutes, (quantity, from, isOver) =>
    bindingRule(quantity, from, isOver, pieces, laid, minutes, bounds),
  )

/** The hours outside their bounds of a plan that lost something: those of before for the same reason, the others by the change. */
export const missesAfter = (
  { pieces, misses }: Pick<RaceSchedule, 'pieces' | 'misses'>,
  entries: readonly Entry[],
  products: ReadonlyMap<string, RaceProduct>,
  minutes: number,
): readonly Miss[] =>
  missesWith(
    pieces,
    entries,
    products,
    minutes,
    (quantity, hour) =>
      misses.find((one) => one.quantity === quantity && one.from <= hour && one.to >= hour)?.rule ?? 'change',
  )

function missesWith(
  pieces: readonly Piece[],
  entries: readonly Entry[],
  products: ReadonlyMap<string, RaceProduct>,
  minutes: number,
  ruleOf: (quantity: Quantity, from: number, isOver: boolean) => BindingRule,
): readonly Miss[] {
  const balance = balanceOf(entries, products, minutes)
  const misses: Miss[] = []
  for (const quantity of ['carbs', 'fluid', 'sodium'] as const) {
    const wanted = wantedHours(pieces, quantity, minutes)
    const planned = rollingHours(balance[quantity])
    for (const [from, target] of wanted.entries()) {
      const off = Math.abs((planned[from] ?? 0) - target)
      if (off <= Math.max(BOUNDS[quantity] * target, NEGLIGIBLE[quantity]) + 1e-6) continue
      const rule = ruleOf(quantity, from, (planned[from] ?? 0) > target)
      const before = misses.at(-1)
      if (before?.quantity === quantity && before.rule === rule && before.to === from - 1) {
        misses[misses.length - 1] = { ...before, to: from }
      } else misses.push({ quantity, from, to: from, rule })
    }
  }
  return misses
}

/** What of a piece explains that an hour holds more than it wants. */
const ofTooMuch: ReadonlySet<BindingRule> = new Set(['gel_water', 'product_sodium', 'whole_servings'])

function bindingRule(
  quantity: Quantity,
  from: number,
  isOver: boolean,
  pieces: readonly Piece[],
  laid: readonly LaidPiece[],
  minutes: number,
  bounds: readonly Bound[],
): BindingRule {
  const to = from + 60
  const overlaps = (one: { readonly from: number; readonly to: number }) => one.from < to && one.to > from
  if (pieces.some((piece) => !piece.isOpen && overlaps(piece))) return 'no_intake'
  const named = laid
    .filter(({ piece }) => overlaps(piece))
    .flatMap(({ sips }) => sips.binding[quantity] ?? [])
    .find((rule) => !isOver || ofTooMuch.has(rule))
  // What cannot be carried explains what lacks, never what is too much, nor salt that nothing is there to dissolve in.
  const isOtherThanCarry = isOver || named === 'undissolved_salt'
  const bound = bounds.find((one) => overlaps(one) && !(isOtherThanCarry && one.rule === 'carry'))
  if (bound) return bound.rule
  if (named) return named
  // Near the finish things are left out: it never explains too much.
  return !isOver && to > minutes - FINISH_MINUTES ? 'finish' : 'whole_servings'
}
