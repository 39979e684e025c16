import type { RaceProduct } from '@pacemeal/domain/event'
import { balanceOf } from './balance.ts'
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

/** What sums round. */
const EPSILON = 1e-6
/** Amounts below this are no miss. */
const NEGLIGIBLE: Readonly<Record<Quantity, number>> = { carbs: 2, fluid: 30, sodium: 40 }

/** How far an hour may be from what it wants. */
const allowed = (quantity: Quantity, wanted: number): number =>
  Math.max(BOUNDS[quantity] * wanted, NEGLIGIBLE[quantity])

/** What counts how much of what an hour misses (own choice: the fuel before the rest). */
const WEIGHTS: Readonly<Record<Quantity, number>> = { carbs: 0.6, fluid: 0.3, sodium: 0.1 }

/** Calls `each` for every rolling hour with what is planned and wanted in it: the sums of {@link rollingHours} of both. */
function compareHours(
  planned: Float64Array,
  pieces: readonly Piece[],
  quantity: Quantity,
  each: (from: number, planned: number, wanted: number) => void,
): void {
  const { length } = planned
  const wanted = new Float64Array(length)
  for (const piece of pieces) wanted.fill(piece[quantity] / 60, piece.from, piece.to)
  let [isPlanned, isWanted] = [0, 0]
  for (let minute = 0; minute < length; minute += 1) {
    isPlanned += planned[minute] ?? 0
    isWanted += wanted[minute] ?? 0
    if (minute >= 60) {
      isPlanned -= planned[minute - 60] ?? 0
      isWanted -= wanted[minute - 60] ?? 0
    }
    if (minute >= 59 || minute === length - 1) each(Math.max(0, minute - 59), isPlanned, isWanted)
  }
}

/** Whether each rolling hour of what is planned by the minute is outside the bounds of a quantity, by the minute that it starts. */
export function missedHours(planned: Float64Array, pieces: readonly Piece[], quantity: Quantity): readonly boolean[] {
  const missed: boolean[] = []
  compareHours(planned, pieces, quantity, (_, held, wanted) => {
    missed.push(Math.abs(held - wanted) > allowed(quantity, wanted) + EPSILON)
  })
  return missed
}

/** By how much hours outside their bounds miss their targets, on average: a share of 1. */
export function shareMissed(
  { pieces, entries }: Pick<RaceSchedule, 'pieces' | 'entries'>,
  products: ReadonlyMap<string, RaceProduct>,
  minutes: number,
): number {
  const balance = balanceOf(entries, products, minutes)
  const hours = Math.max(1, minutes - 59)
  let sum = 0
  for (const quantity of ['carbs', 'fluid', 'sodium'] as const) {
    compareHours(balance[quantity], pieces, quantity, (_, planned, target) => {
      const off = Math.abs(planned - target)
      if (off <= allowed(quantity, target)) return
      sum += (WEIGHTS[quantity] * Math.min(1, off / Math.max(target, 1))) / hours
    })
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

/** The hours outside their bounds of a plan that was changed: those of before for the same reason, the others by `rule`. */
export function missesAfter(
  { pieces, entries: before, misses }: Pick<RaceSchedule, 'pieces' | 'entries' | 'misses'>,
  entries: readonly Entry[],
  products: ReadonlyMap<string, RaceProduct>,
  minutes: number,
  rule: BindingRule = 'change',
): readonly Miss[] {
  if (entries.length === before.length && entries.every((entry, index) => entry === before[index])) return misses
  return missesWith(
    pieces,
    entries,
    products,
    minutes,
    (quantity, hour) =>
      misses.find((one) => one.quantity === quantity && one.from <= hour && one.to >= hour)?.rule ?? rule,
  )
}

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
    compareHours(balance[quantity], pieces, quantity, (from, planned, target) => {
      if (Math.abs(planned - target) <= allowed(quantity, target) + EPSILON) return
      const rule = ruleOf(quantity, from, planned > target)
      const before = misses.at(-1)
      if (before?.quantity === quantity && before.rule === rule && before.to === from - 1) {
        misses[misses.length - 1] = { ...before, to: from }
      } else misses.push({ quantity, from, to: from, rule })
    })
  }
  return misses
}

/** What of a piece explains that an hour holds more than it wants. */
const ofTooMuch: ReadonlySet<BindingRule> = new Set([
  'gel_water',
  'product_sodium',
  'unneeded_sodium',
  'whole_servings',
])

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
