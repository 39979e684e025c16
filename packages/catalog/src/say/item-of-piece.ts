import { sumNutrients } from '../recipe-nutrients.ts'
import { phraseOf } from '../words.ts'
import type { Eatables } from './eatables.ts'
import { type FoodPiece, hasMinus, isWeighed, joinAmounts, saidIn, unsaid, wordsIn } from './food-piece.ts'
import type { SaidAmount } from './quantity.ts'
import type { SaidItem } from './said-meal.ts'
import type { Measured } from './servings.ts'
import type { Tokens } from './tokens.ts'

const MAX_ALTERNATIVES = 5

/** What milk is poured over. */
const cereals = /cereal|flakes|granola|muesli|shredded|puffed|wheat-biscuit|wheat-barley/

/** Milk in a cup of coffee is a splash, over cereal a small glass; undefined where the usual amount holds. */
function beside(before: SaidItem | undefined, key: string, amount: SaidAmount): Measured | undefined {
  if (!before || amount.isCounted || amount.each || !/^food:.*(?:milk|cream-(?:light|heavy)|half-and-half)/.test(key))
    return undefined
  const grams = /^food:(?:coffee|tea|espresso)/.test(before.key)
    ? 30
    : cereals.test(before.key) || (before.kind === 'dish' && cereals.test(before.parts[0]?.food.id ?? ''))
      ? 150
      : undefined
  return grams && { grams: grams * amount.scale, count: grams * amount.scale, unit: 'g', sure: 0.6, basis: 'usual' }
}

/** Measures that hold as much as somebody takes, or as a maker puts in. */
const filled = new Set(
  'handful fist palm thumb deck golfball bowl plate dollop drizzle packet sharingbag pot jar box bottle'.split(' '),
)

/** Words that say whether something was weighed cooked or uncooked. */
export const states = new Set(['cooked', 'boiled', 'steamed', 'uncooked', 'dry', 'raw'])

/** A porridge of less than this is no meal: so much of it was weighed as oats, before anything was poured on them. */
const MIN_PORRIDGE_GRAMS = 120
const PORRIDGE = 'food:oatmeal-instant-cooked'
const OATS = 'food:rolled-oats-dry'

/** What a can holds of foods that are fresh or cooked by their names alone. */
const canned: readonly (readonly [RegExp, string])[] = [
  [/^food:tomato$/, 'food:tomatoes-canned'],
  [/^food:beets-/, 'food:beets-canned'],
  [/^food:peach$/, 'food:peaches-canned-juice'],
  [/^food:pineapple$/, 'food:pineapple-canned-juice'],
  [/^food:salmon-(?:atlantic|sockeye)-/, 'food:salmon-pink-canned'],
  [/^food:chicken-breast-/, 'food:chicken-canned'],
]

/** The food that is meant by a key in an amount: `oatmeal 50 g` are oats, `a can of tomatoes` canned ones. */
function meantIn(key: string, amount: SaidAmount, isStateSaid: boolean, eaten: Eatables): string {
  const weight = amount.unit ?? amount.each
  if (weight?.name === 'can' && !isStateSaid) return canned.find(([fresh]) => fresh.test(key))?.[1] ?? key
  if (key !== PORRIDGE || weight?.kind !== 'mass' || isStateSaid) return key
  return eaten.measure(key, amount, false).grams < MIN_PORRIDGE_GRAMS ? OATS : key
}

/** From this cost on words and name have little in common, or the way of cooking that was said is not in the name. */
const FAR_NAME = 4
/** Cereals and what else is measured as it comes out of the packet. */
const dryAnyway = /^food:.*(?:oats|cereal|flakes|granola|shredded|puffed|-dry$|whey|powder)/
/** Names that lie closer together are told apart by nothing that was said. */
const NEAR_RIVAL = 0.5
const MAX_RIVALS = 2
/** Foods whose energy differs by more than this share of the one are not the same to log. */
const MAX_ALIKE = 0.25

/** How sure an amount is that can hardly be what was said. */
export const DOUBTFUL = 0.4

/** Nobody eats this many times what is usual, unless it was weighed. */
const MAX_TIMES_USUAL = 10

/** An amount that was rather misread: `granola 40 berries handful` is no forty handfuls. */
const isTooMuch = ({ grams, basis }: Measured, usual: Measured): boolean =>
  basis !== 'weighed' && grams > MAX_TIMES_USUAL * usual.grams

const densityOf = (eaten: Eatables, key: string): number => sumNutrients(eaten.partsOf(key, 100)).total.calories ?? 0

function isOther(eaten: Eatables, one: string, other: string): boolean {
  const [a, b] = [densityOf(eaten, one), densityOf(eaten, other)]
  return Math.abs(a - b) > MAX_ALIKE * Math.max(a, 1)
}

/** What a food that was said is, and how sure that is; `before` is the item that stands before it. */
export function itemOf(piece: FoodPiece, before: SaidItem | undefined, tokens: Tokens, eaten: Eatables): SaidItem {
  const [meant, ...others] = piece.meanings
  const said = joinAmounts(piece.amount, piece.trailing)
  const isNegative = hasMinus(tokens, piece)
  // `rice -200 g` may be a dash and a weight; `milk -5` is no amount of anything.
  const amount = isNegative && !isWeighed(piece) ? unsaid : said
  const named = wordsIn(tokens, piece)
  const isStateSaid = named.some((word) => states.has(word))
  const key = meantIn(meant?.key ?? '', amount, isStateSaid, eaten)
  const isWholeName = phraseOf(eaten.choiceOf(key).name)
    .split(' ')
    .every((word) => named.includes(word))
  const measured = beside(before, key, amount) ?? eaten.measure(key, amount, piece.isPlural, isWholeName)
  const parts = eaten.partsOf(key, measured.grams)
  // What is sold dry is no other food for being called so.
  const isDry = dryAnyway.test(key) && (named.includes('dry') || named.includes('raw'))
  const cost = Math.max(0, (meant?.cost ?? 0) - (isDry ? FAR_NAME : 0))
  const sure =
    isNegative || isTooMuch(measured, eaten.measure(key, unsaid, piece.isPlural))
      ? Math.min(measured.sure, DOUBTFUL)
      : measured.sure
  const name = (cost >= FAR_NAME ? 0.4 : 1 - 0.05 * cost) * 0.9 ** piece.typos
  const rivals = others
    .filter((other) => other.cost - cost < NEAR_RIVAL && isOther(eaten, key, other.key))
    .map((other) => other.key)
    .slice(0, MAX_RIVALS)
  return {
    ...eaten.choiceOf(key),
    said: saidIn(tokens, piece.from, piece.end),
    grams: measured.grams,
    count: measured.count,
    unit: measured.unit,
    parts,
    nutrients: sumNutrients(parts).total,
    confidence: Math.round(name * sure * 100) / 100,
    basis: {
      amount: measured.basis,
      rivals,
      isStateSaid,
      ...(filled.has((amount.unit ?? amount.each)?.name ?? '') ? { isFilled: true as const } : {}),
      ...(amount.scale < 1 ? { isSmall: true as const } : {}),
      ...(measured.otherGrams === undefined ? {} : { otherPart: measured.otherGrams / measured.grams }),
      ...(measured.sizes === undefined ? {} : { sizes: measured.sizes }),
    },
    alternatives: others.slice(0, MAX_ALTERNATIVES).map((other) => eaten.choiceOf(other.key)),
  }
}
