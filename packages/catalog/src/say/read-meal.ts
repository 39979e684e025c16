import type { NutrientAmounts } from '@pacemeal/domain'
import type { Catalog } from '../catalog.ts'
import type { Food } from '../food.ts'
import { sumNutrients, type WeighedFood } from '../recipe-nutrients.ts'
import { type CatalogSearch, openSearch } from '../search.ts'
import { phraseOf } from '../words.ts'
import { type Lexicon, type Meaning, openLexicon } from './lexicon.ts'
import { type Piece, parseTokens, readTokens } from './parse.ts'
import type { SaidAmount } from './quantity.ts'
import { type Measured, measureDish, measureFood } from './servings.ts'
import type { Tokens } from './tokens.ts'

/** Something that can be eaten: a food, a recipe of the catalogue, or a common dish made of its foods. */
export interface SaidChoice {
  /** `food:<id>`, `recipe:<id>` or `dish:<id>`. */
  readonly key: string
  readonly kind: 'food' | 'recipe' | 'dish'
  readonly name: string
}

/** A food that was understood. */
export interface SaidItem extends SaidChoice {
  /** The words it was understood from. */
  readonly said: string
  readonly grams: number
  /** How many of what that is: `2` of `egg`, `80` of `g`, `1` of `serving`. */
  readonly count: number
  readonly unit: string
  /** What it is made of, in grams: one food, or the parts of a dish. */
  readonly parts: readonly WeighedFood[]
  readonly nutrients: NutrientAmounts
  /** From 0 to 1: whether the right food in the right amount was understood. Below 0.6 it deserves a look. */
  readonly confidence: number
  /** What else the words may have meant, likeliest first. */
  readonly alternatives: readonly SaidChoice[]
}

export interface SaidMeal {
  readonly items: readonly SaidItem[]
  /** Words that name nothing the catalogue knows, as they were said. */
  readonly unknown: readonly string[]
  /** Foods that were said to be left out, as they were said. */
  readonly leftOut: readonly string[]
}

export interface MealReader {
  /** Reads what somebody says or types of a meal: `2 eggs, 80 g oats, flat white`. Any text gives an answer. */
  readonly read: (text: string) => SaidMeal
}

const MOST_ALTERNATIVES = 5
/** Longest text that is read, in characters; what is beyond is no meal. */
const MOST_TEXT = 2000

/** Opens the reader of a catalogue. Takes some tens of milliseconds; keep the result. */
export function openMealReader(catalog: Catalog, search: CatalogSearch = openSearch(catalog)): MealReader {
  const lexicon = openLexicon(catalog)
  const namesHolding = (phrase: string) => {
    const words = phrase.split(' ')
    return search
      .search(phrase, { limit: 5 })
      .filter(({ name }) => {
        const [head = ''] = name.split(' with ')
        const held = phraseOf(head).split(' ')
        return words.every((word) => held.includes(word)) && words.length * 2 >= held.length
      })
      .slice(0, 3)
  }
  const eaten = eatables(catalog, lexicon)
  const read = (text: string): SaidMeal => {
    const tokens = readTokens(text.slice(0, MOST_TEXT), lexicon)
    return collect(parseTokens(tokens.tokens, lexicon, namesHolding), tokens, eaten)
  }
  return { read }
}

interface Eatables {
  readonly choiceOf: (key: string) => SaidChoice
  readonly measure: (key: string, amount: SaidAmount, isPlural: boolean) => Measured
  readonly partsOf: (key: string, grams: number) => readonly WeighedFood[]
  /** The item without the parts that the words name: a sandwich without its mayo. */
  readonly without: (item: SaidItem, meanings: readonly Meaning[], words: readonly string[]) => SaidItem
}

function eatables(catalog: Catalog, lexicon: Lexicon): Eatables {
  const idIn = (key: string): string => key.slice(key.indexOf(':') + 1)
  const wholeOf = (key: string): readonly WeighedFood[] => {
    const id = idIn(key)
    if (key.startsWith('food:')) return [{ food: catalog.requireFood(id), grams: 100 }]
    if (key.startsWith('recipe:')) return catalog.weigh(catalog.requireRecipe(id))
    return (lexicon.dishes.get(id)?.parts ?? []).map(({ food, grams }) => ({ food: catalog.requireFood(food), grams }))
  }
  const weightOf = (key: string): number => wholeOf(key).reduce((sum, { grams }) => sum + grams, 0)
  return {
    choiceOf: (key) => {
      const id = idIn(key)
      if (key.startsWith('food:')) return { key, kind: 'food', name: catalog.requireFood(id).name }
      if (key.startsWith('recipe:')) return { key, kind: 'recipe', name: catalog.requireRecipe(id).name }
      return { key, kind: 'dish', name: lexicon.dishes.get(id)?.name ?? id }
    },
    measure: (key, amount, isPlural) =>
      key.startsWith('food:')
        ? measureFood(catalog.requireFood(idIn(key)), amount, lexicon.servings.get(idIn(key)) ?? {}, isPlural)
        : measureDish(weightOf(key), amount),
    without: (item, meanings, words) => {
      const named = new Set(meanings.map(({ key }) => familyOf(idIn(key))))
      const isNamed = ({ id, name }: Food) =>
        named.has(familyOf(id)) || words.every((word) => phraseOf(name).split(' ').includes(word))
      const parts = item.parts.filter(({ food }) => !isNamed(food))
      if (parts.length === 0 || parts.length === item.parts.length) return item
      const grams = parts.reduce((sum, part) => sum + part.grams, 0)
      return { ...item, parts, grams, nutrients: sumNutrients(parts).total }
    },
    partsOf: (key, grams) =>
      wholeOf(key).map((part) => ({ food: part.food, grams: (part.grams * grams) / weightOf(key) })),
  }
}

/** `milk-whole` and `milk-skim` are both milk. */
const familyOf = (id: string): string => id.split('-')[0] ?? id

type FoodPiece = Piece & { readonly kind: 'food' }

/** Foods that are added to others: `without milk and sugar` leaves out both, `without milk and toast` only the milk. */
const added =
  /^food:(?:milk|cream|half-and-half|sugar|butter|honey|maple|syrup|cheddar|tomato|onion|red-onion|lettuce|salt|cinnamon|jam)/

const saidIn = ({ text, tokens }: Tokens, from: number, end: number): string =>
  text
    .slice(tokens[from]?.from, tokens[end - 1]?.to)
    .replaceAll(/\s+/g, ' ')
    .trim()

function collect(pieces: readonly Piece[], tokens: Tokens, eaten: Eatables): SaidMeal {
  const items: SaidItem[] = []
  const leftOut: string[] = []
  const unknown: { readonly from: number; readonly end: number }[] = []
  let negation: 'none' | 'said' | 'may go on' = 'none'
  for (const piece of pieces) {
    const token = tokens.tokens[piece.from]
    if (piece.kind === 'negation') negation = 'said'
    else if (piece.kind === 'unknown') {
      const before = unknown.at(-1)
      if (before?.end === piece.from) unknown[unknown.length - 1] = { from: before.from, end: piece.end }
      else unknown.push(piece)
      if (negation === 'said') negation = 'none'
    } else if (piece.kind === 'food') {
      if (negation === 'may go on' && !(isAdded(piece) && !piece.amount.isCounted)) negation = 'none'
      if (negation === 'none') items.push(itemOf(piece, items.at(-1), tokens, eaten))
      else {
        const last = items.pop()
        if (last) items.push(eaten.without(last, piece.meanings, wordsIn(tokens, piece)))
        leftOut.push(saidIn(tokens, piece.from, piece.end))
        negation = 'may go on'
      }
    } else if (token?.said === 'with' || (token?.kind === 'stop' && token.isHard)) negation = 'none'
    else if (token?.said === 'or' && negation === 'may go on') negation = 'said'
  }
  return { items, unknown: unknown.map(({ from, end }) => saidIn(tokens, from, end)), leftOut }
}

const wordsIn = ({ tokens }: Tokens, { from, end }: FoodPiece): readonly string[] =>
  tokens.slice(from, end).flatMap((token) => (token.kind === 'word' ? [token.word] : []))

const isAdded = ({ meanings: [first] }: FoodPiece): boolean => first !== undefined && added.test(first.key)

/** An amount before and one behind: a weight wins, and `each` multiplies. */
function joinAmounts(before: SaidAmount, behind: SaidAmount | undefined): SaidAmount {
  if (!behind) return before
  if (behind.each && !behind.unit && !behind.isCounted) return { ...before, each: behind.each }
  const isWeighed = (amount: SaidAmount) => (amount.unit ?? amount.each)?.kind === 'mass'
  if (isWeighed(behind)) return behind
  if (isWeighed(before)) return before
  if (!before.isCounted) return { ...behind, scale: before.scale * behind.scale }
  return behind.unit ? behind : before
}

/** Milk in a cup of coffee is a splash, over cereal a small glass; undefined where the usual amount holds. */
function beside(before: SaidItem | undefined, key: string, amount: SaidAmount): Measured | undefined {
  if (!before || amount.isCounted || amount.each || !/^food:.*(?:milk|cream-(?:light|heavy)|half-and-half)/.test(key))
    return undefined
  const grams = /^food:(?:coffee|tea|espresso)/.test(before.key)
    ? 30
    : /cereal|flakes|granola|muesli|shredded|puffed/.test(before.key)
      ? 125
      : undefined
  return grams && { grams: grams * amount.scale, count: grams * amount.scale, unit: 'g', sure: 0.6 }
}

function itemOf(piece: FoodPiece, before: SaidItem | undefined, tokens: Tokens, eaten: Eatables): SaidItem {
  const [meant, ...others] = piece.meanings
  const key = meant?.key ?? ''
  const amount = joinAmounts(piece.amount, piece.trailing)
  const measured = beside(before, key, amount) ?? eaten.measure(key, amount, piece.isPlural)
  const parts = eaten.partsOf(key, measured.grams)
  const name = Math.max(0.4, 1 - 0.05 * (meant?.cost ?? 0)) * 0.9 ** piece.typos
  return {
    ...eaten.choiceOf(key),
    said: saidIn(tokens, piece.from, piece.end),
    grams: measured.grams,
    count: measured.count,
    unit: measured.unit,
    parts,
    nutrients: sumNutrients(parts).total,
    confidence: Math.round(name * measured.sure * 100) / 100,
    alternatives: others.slice(0, MOST_ALTERNATIVES).map((other) => eaten.choiceOf(other.key)),
  }
}
