import { addHalf, type CountRead, readCount } from './numbers.ts'
import { fillers } from './spoken-words.ts'
import type { Token } from './tokens.ts'
import { findUnit, sizes, type Unit } from './units.ts'

/** An amount as it was said: how many, of what, and how large. */
export interface SaidAmount {
  readonly count: number
  /** Whether a number or an article was said at all: `milk` has no count, `a milk` has one. */
  readonly isCounted: boolean
  /** So many things, however many: `3 dozen eggs` are no 36 grams. */
  readonly isOfThings?: true
  readonly unit?: Unit
  /** A small one, a large one: 1 is as usual. */
  readonly scale: number
  /** All of what is baked or bought whole and cut: `a whole cheesecake`; without a number also how small food is: `whole hazelnuts`. */
  readonly isWhole?: boolean
  /** A second measure for each: `two 6 oz steaks`, `2 x 30 g`. */
  readonly each?: Unit
}

export interface QuantityRead {
  readonly amount: SaidAmount
  readonly end: number
}

const said = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at]
  return token?.kind === 'word' || token?.kind === 'stop' ? token.said : ''
}
const word = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at]
  return token?.kind === 'word' ? token.word : ''
}

const unitAt = (tokens: readonly Token[], at: number): { readonly unit: Unit; readonly end: number } | undefined => {
  const first = word(tokens, at)
  const next = word(tokens, at + 1)
  if ((first === 'fl' || first === 'fluid') && (next === 'oz' || next === 'ounce')) {
    return { unit: { kind: 'volume', ml: 29.57, name: 'fl oz' }, end: at + 2 }
  }
  const unit = findUnit(first) ?? findUnit(said(tokens, at))
  return unit && { unit, end: at + 1 }
}

/** Words between an amount and its food: `of`, `of my`, `of the`. */
const betweens = new Set(['of', 'the', 'my', 'our', 'some', 'about', 'worth', 'each', 'full'])
const skipBetween = (tokens: readonly Token[], at: number): number => {
  let end = at
  while (betweens.has(said(tokens, end))) end += 1
  return end
}

const sizeAt = (tokens: readonly Token[], at: number): { readonly scale: number; readonly end: number } => {
  // `double double` is a burger, and twice as much of twice as much of nothing.
  const size = said(tokens, at - 1) === 'double' && said(tokens, at) === 'double' ? undefined : sizes[said(tokens, at)]
  if (said(tokens, at) === 'extra' && said(tokens, at + 1) === 'large') return { scale: 1.4, end: at + 2 }
  return size === undefined ? { scale: 1, end: at } : { scale: size, end: at + 1 }
}

/** Where the measure of each of several packs begins: `2 pots of 125 g`, `2 pots 125 g each`. */
function findPackMeasure(tokens: readonly Token[], count: CountRead): number | undefined {
  const pack = unitAt(tokens, count.end)
  if (pack?.unit.kind !== 'thing') return undefined
  if (['of', 'with'].includes(said(tokens, pack.end))) return pack.end + 1
  const measure = readCount(tokens, pack.end)
  const unit = measure && unitAt(tokens, measure.end)
  return unit && said(tokens, unit.end) === 'each' ? pack.end : undefined
}

/** `2 x 30 g`, `two 6 oz steaks`, `2 pots of 125 g`: a count of things that are each measured. */
function readEach(tokens: readonly Token[], count: CountRead): QuantityRead | undefined {
  const pack = findPackMeasure(tokens, count)
  const isTimes = pack !== undefined || ['x', 'times', 'by'].includes(said(tokens, count.end))
  const from = pack ?? (isTimes ? count.end + 1 : count.end)
  if (!isTimes && tokens[from]?.kind !== 'number') return undefined
  const second = readCount(tokens, from)
  const unit = second && unitAt(tokens, second.end)
  if (!second || !unit || unit.unit.kind === 'thing') return undefined
  const times = multiplied(unit.unit, second.value)
  return { amount: { count: count.value, isCounted: true, scale: 1, each: times }, end: skipVessel(tokens, unit.end) }
}

const multiplied = (unit: Unit, by: number): Unit =>
  unit.kind === 'mass'
    ? { ...unit, grams: unit.grams * by }
    : unit.kind === 'volume'
      ? { ...unit, ml: unit.ml * by }
      : unit

/** `a 330 ml can of`: once it is measured, the vessel adds nothing. */
const skipVessel = (tokens: readonly Token[], at: number): number => {
  const next = unitAt(tokens, at)
  return next?.unit.kind === 'thing' && said(tokens, next.end) === 'of' ? next.end : at
}

const wholes = new Set(['whole', 'entire', 'full'])

/** `whole`, `entire large`: all of it. */
function wholeAt(tokens: readonly Token[], at: number): QuantityRead | undefined {
  if (!wholes.has(said(tokens, at))) return undefined
  const size = sizeAt(tokens, at + 1)
  const amount = { count: 1, isCounted: false, isWhole: true, scale: size.scale }
  return { amount, end: skipBetween(tokens, size.end) }
}

/** Whether all of a thing is said behind its name: `una tarta entera`. */
export const isWholeBehind = (tokens: readonly Token[], at: number): boolean => wholes.has(said(tokens, at))

/** All ways to read an amount that begins here, for food that follows. Never one that reads nothing. */
export function readQuantities(tokens: readonly Token[], at: number): readonly QuantityRead[] {
  const found: QuantityRead[] = []
  const early = sizeAt(tokens, at)
  const count = readCount(tokens, at)
  if (count) {
    const each = readEach(tokens, count)
    if (each) found.push({ ...each, end: skipBetween(tokens, each.end) })
    const from = ['x', 'times'].includes(said(tokens, count.end)) ? count.end + 1 : count.end
    const size = sizeAt(tokens, from)
    const measured = unitAt(tokens, size.end)
    if (measured) {
      const more = addHalf(tokens, { ...count, end: measured.end })
      const end = measured.unit.kind === 'thing' ? more.end : skipVessel(tokens, more.end)
      const amount = { count: more.value, isCounted: true, unit: measured.unit, scale: size.scale }
      found.push({ amount, end: skipBetween(tokens, end) })
    }
    const ofThings = count.isDozens ? { isOfThings: true as const } : {}
    found.push({
      amount: { count: count.value, isCounted: true, scale: size.scale, ...ofThings },
      end: skipBetween(tokens, size.end),
    })
    // The size may be a part of the name: `two small beers`.
    if (size.end > from) found.push({ amount: { count: count.value, isCounted: true, scale: 1 }, end: from })
    const whole = wholeAt(tokens, from)
    if (whole) found.push({ amount: { ...whole.amount, count: count.value, isCounted: true }, end: whole.end })
    return found
  }
  const whole = wholeAt(tokens, at)
  if (whole) found.push(whole)
  const bare = unitAt(tokens, early.end)
  if (bare && bare.unit.kind !== 'mass') {
    const more = addHalf(tokens, { value: 1, end: bare.end, isArticle: false })
    const amount = { count: more.value, isCounted: true, unit: bare.unit, scale: early.scale }
    found.push({ amount, end: skipBetween(tokens, more.end) })
  }
  if (early.end > at) found.push({ amount: { count: 1, isCounted: false, scale: early.scale }, end: early.end })
  const little = littleAt(tokens, at)
  if (little) found.push(little)
  return found
}

/** `a bit of`, `a little`, `a lot of`. */
function littleAt(tokens: readonly Token[], at: number): QuantityRead | undefined {
  const words = [said(tokens, at), said(tokens, at + 1)].join(' ')
  const scale = { 'a bit': 0.5, 'a little': 0.5, 'a lot': 1.5, 'bit of': 0.5 }[words]
  if (['lots of', 'loads of', 'plenty of', 'tons of', 'heaps of'].includes(words)) {
    return { amount: { count: 1, isCounted: false, scale: 1.75 }, end: skipBetween(tokens, at + 2) }
  }
  return scale === undefined
    ? undefined
    : { amount: { count: 1, isCounted: false, scale }, end: skipBetween(tokens, at + 2) }
}

const approximately = new Set([
  'about',
  'around',
  'approx',
  'roughly',
  'circa',
  'x',
  'times',
  'maybe',
  'like',
  'say',
  'was',
  'were',
  'it',
  'its',
  'they',
  'is',
  'are',
  'probably',
  'perhaps',
])

/** An amount behind its food: `oats 80 g`, `banana (120 g)`, `eggs x2`, `toast, 2 slices`. */
export function readTrailing(tokens: readonly Token[], at: number): QuantityRead | undefined {
  const isBehindComma = said(tokens, at) === ','
  const found = readBehind(tokens, isBehindComma ? at + 1 : at)
  // Behind a comma it has to stand alone: `toast, 2 slices`, but not `toast, 2 eggs`.
  const after = found && tokens[found.end]
  // `chili: 500 g mince`: behind a heading the weight is of what follows it.
  if (found && said(tokens, at) === ':' && after?.kind === 'word' && !isFiller(after)) return undefined
  if (!isBehindComma || !found) return found
  const { unit } = found.amount
  const isPart =
    unit === undefined || unit.kind !== 'thing' || ['slice', 'piece', 'serving', 'scoop'].includes(unit.name)
  // `salmon 140, 75 g (dry) rice`: a bracket says more of what follows.
  return isPart && (after === undefined || (after.kind === 'stop' && after.said !== '(')) ? found : undefined
}

function readBehind(tokens: readonly Token[], at: number): QuantityRead | undefined {
  let from = at
  while (isSoft(tokens[from]) || approximately.has(said(tokens, from))) from += 1
  const count = readCount(tokens, from)
  const vessel = vesselBehind(tokens, from, count)
  if (vessel) return vessel
  if (count?.isArticle) return spoonBehind(tokens, count)
  if (!count) return undefined
  const each = readEach(tokens, count)
  if (each) return each
  const isTimes = said(tokens, from - 1) === 'x' || said(tokens, from - 1) === 'times'
  const size = sizeAt(tokens, count.end)
  const measured = isTimes ? undefined : unitAt(tokens, size.end)
  if (!measured) return { amount: { count: count.value, isCounted: true, scale: 1 }, end: count.end }
  const end = said(tokens, measured.end) === 'each' ? measured.end + 1 : measured.end
  const unit = measured.unit
  const amount: SaidAmount =
    end > measured.end && unit.kind !== 'thing'
      ? { count: 1, isCounted: false, scale: 1, each: multiplied(unit, count.value) }
      : { count: count.value, isCounted: true, unit, scale: size.scale }
  return { amount, end }
}

/** `honey a teaspoon`, `arroz una taza`: one spoon or cup, when nothing that it is of follows it. */
function spoonBehind(tokens: readonly Token[], count: CountRead): QuantityRead | undefined {
  const size = sizeAt(tokens, count.end)
  const measured = unitAt(tokens, size.end)
  if (measured?.unit.kind !== 'volume' || !isLastOfFood(tokens, measured.end)) return undefined
  return {
    amount: { count: count.value, isCounted: true, unit: measured.unit, scale: size.scale },
    end: measured.end,
  }
}

/** Whether nothing more is said of a food: the end, a stop, or what joins another food. */
const isLastOfFood = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] === undefined || tokens[at]?.kind === 'stop' || ['with', 'and', 'plus'].includes(said(tokens, at))

/** What holds a helping that may be named behind its food. */
const vessels = new Set(['bowl', 'plate', 'glass', 'mug', 'can', 'bottle', 'packet', 'serving'])

/** `chicken soup large bowl`, `gazpacho a large glass`: a vessel with its size or an article, and nothing that it is of behind it. */
function vesselBehind(tokens: readonly Token[], at: number, count: CountRead | undefined): QuantityRead | undefined {
  if (count && !count.isArticle) return undefined
  const before = sizeAt(tokens, count?.end ?? at)
  const vessel = unitAt(tokens, before.end)
  if (vessel?.unit.kind !== 'thing' || !vessels.has(vessel.unit.name)) return undefined
  const behind = sizeAt(tokens, vessel.end)
  const isTold = count !== undefined || before.end > at || behind.end > vessel.end
  if (!isTold || !isLastOfFood(tokens, behind.end)) return undefined
  // A plate is called large where others say nothing of it.
  const scale = vessel.unit.name === 'plate' ? 1 : before.scale * behind.scale
  return { amount: { count: 1, isCounted: true, unit: vessel.unit, scale }, end: behind.end }
}

const isSoft = (token: Token | undefined): boolean => token?.kind === 'stop' && !token.isHard

/** Whether a word is only said around foods. */
export const isFiller = (token: Token): boolean => token.kind === 'word' && fillers.has(token.said)
