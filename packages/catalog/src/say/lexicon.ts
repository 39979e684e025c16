import type { Catalog } from '../catalog.ts'
import type { Food } from '../food.ts'
import { phraseOf } from '../words.ts'
import { type Sounds, soundsOf } from './misheard.ts'
import { soldRows } from './sold/sold-rows.ts'
import { type Dish, dishRows, foodRows, plainName, regionalRows, type SpokenServing } from './spoken-rows.ts'
import { looseAdjectives, rewrites, telling } from './spoken-words.ts'
import { unitWords } from './units.ts'

/** Something that words may mean. `cost` is 0 for what they plainly mean and grows with doubt. */
export interface Meaning {
  /** `food:<id>`, `recipe:<id>` or `dish:<id>`. */
  readonly key: string
  readonly cost: number
}

export interface Lexicon {
  /** Everything that the words (singular, rewritten) may mean, the plainest first. */
  readonly find: (words: readonly string[]) => readonly Meaning[]
  /** Whether English words are the name of one thing, in the order of that name or another: `cherry tomato`. */
  readonly isName: (words: string) => boolean
  /** Known words by the number of names they stand in. */
  readonly vocabulary: ReadonlyMap<string, number>
  /** Words that a mistyped one may have been meant to be: those of names, and those that are rewritten into them. */
  readonly spellings: ReadonlyMap<string, number>
  /** Known words and names of two words by their sound. */
  readonly sounds: () => Sounds
  /** Names of two words written as one. */
  readonly compounds: ReadonlyMap<string, number>
  /** Whether it comes in pieces: an egg does, spinach does not. */
  readonly isCountable: (key: string) => boolean
  readonly dishes: ReadonlyMap<string, Dish>
  readonly servings: ReadonlyMap<string, SpokenServing>
}

/** The rows of a table by the first word of what they rewrite, in its order. */
const byFirstWord = (table: typeof rewrites): ReadonlyMap<string, typeof rewrites> =>
  Map.groupBy(table, ([[first = '']]) => first)

const tables = new WeakMap<typeof rewrites, ReadonlyMap<string, typeof rewrites>>()

/** A run of words in the words of names: `wholemeal` becomes `whole wheat`. */
export function rewrite<T>(
  items: readonly T[],
  wordOf: (item: T) => string,
  make: (word: string, first: T, last: T, isLast: boolean) => T,
  table = rewrites,
): readonly T[] {
  const rows = tables.get(table) ?? byFirstWord(table)
  tables.set(table, rows)
  const result: T[] = []
  for (let at = 0; at < items.length; ) {
    const item = items[at]
    const found = (item === undefined ? [] : (rows.get(wordOf(item)) ?? [])).find(([from]) =>
      from.every((word, offset) => {
        const item = items[at + offset]
        return item !== undefined && wordOf(item) === word
      }),
    )
    const first = items[at]
    if (first === undefined) break
    if (!found) {
      result.push(first)
      at += 1
      continue
    }
    const [from, to] = found
    const last = items[at + from.length - 1] ?? first
    result.push(...to.map((word, offset) => make(word, first, last, offset === to.length - 1)))
    at += from.length
  }
  return result
}

const canon = (text: string): readonly string[] =>
  rewrite(
    phraseOf(text).split(' ').filter(Boolean),
    (word) => word,
    (word) => word,
  )

/** Names that a food's own name gives: `Chicken breast, skinless, roasted` is a head and what narrows it. */
const partsOf = (
  food: Food,
): { readonly head: readonly string[]; readonly rest: readonly string[]; readonly aside: readonly string[] } => {
  const aside = /\(([^)]+)\)/.exec(food.name)?.[1] ?? ''
  const [head = '', ...rest] = food.name.replace(/\s*\([^)]*\)/, '').split(',')
  return { head: canon(head), rest: canon(rest.join(' ')), aside: canon(aside) }
}

/** Meat and grain are eaten cooked: the raw and dry ones are meant only when that is said. */
const isUncooked = (food: Food): boolean =>
  /-(?:raw|dry)$/.test(food.id) && !['Produce', 'Dairy & Eggs'].includes(food.aisle)

/** All choices of some of the items, in their order; of the first five, which is more than any name holds. */
const subsets = <T>(items: readonly T[]): readonly (readonly T[])[] => {
  const few = items.slice(0, 5)
  return Array.from({ length: 2 ** few.length }, (_, bits) => few.filter((_item, at) => (bits >> at) & 1))
}

const connectors = new Set(['and', 'with', 'of', 'on', 'in', 'the', 'a', 'for', 'n'])
const orderless = (words: readonly string[]): string =>
  [...new Set(words.filter((word) => !connectors.has(word)))].toSorted().join(' ')

class Names {
  readonly exact = new Map<string, Meaning[]>()
  readonly loose = new Map<string, Meaning[]>()
  readonly vocabulary = new Map<string, number>()

  /** Words that only names of what is sold hold. */
  readonly soldWords = new Set<string>()

  /** `weight` is how much likelier its words become beside others that a mistyped one may be. */
  add(words: readonly string[], key: string, cost: number, isOrdered = false, weight = 1): void {
    if (words.length === 0) return
    const put = (map: Map<string, Meaning[]>, phrase: string, at: number) => {
      const known = map.get(phrase)
      if (known) known.push({ key, cost: at })
      else map.set(phrase, [{ key, cost: at }])
    }
    put(this.exact, words.join(' '), cost)
    if (!isOrdered && words.length > 1) put(this.loose, orderless(words), cost + 1)
    for (const word of words) this.vocabulary.set(word, (this.vocabulary.get(word) ?? 0) + weight)
  }
}

function addFood(names: Names, food: Food): void {
  const { head, rest: named, aside } = partsOf(food)
  // Names of raw meat and dry grain do not say that they are.
  const rest =
    isUncooked(food) && !named.includes('dry') ? [...named, 'raw', ...(food.id.endsWith('-dry') ? ['dry'] : [])] : named
  const key = `food:${food.id}`
  const base = 2 + (isUncooked(food) ? 1 : 0)
  if (aside.length > 0) names.add(aside, key, base + 1)
  for (const some of subsets(rest)) {
    const cost = base + 0.3 * (rest.length - some.length)
    names.add([...some, ...head], key, some.length === 0 ? cost + 0.01 * food.name.length : cost)
    if (some.length > 0) names.add([...head, ...some], key, cost)
  }
}

/** A recipe called by what is in it (`Apple with peanut butter`) is rather meant food by food: each joint counts against it. */
function addRecipe(names: Names, id: string, name: string, isRegional: (words: string) => boolean): void {
  const key = `recipe:${id}`
  const plain = name.replace(/-style/g, '')
  const joints = (text: string): number => {
    const pieces = text.split(/\b(?:with|and|on)\b|,/).map(canon)
    return pieces.length > 1 && pieces.every((words) => names.exact.has(words.join(' '))) ? 6 * (pieces.length - 1) : 0
  }
  names.add(canon(plain), key, 3 + joints(plain), true)
  const [before = ''] = plain.split(/ with | in | on /)
  const short = canon(before)
  // Foods by their names are rather meant than the dish that holds them and more.
  const isListed =
    short.length > 1 && short.every((word) => names.exact.get(word)?.some((one) => one.key.startsWith('food:')))
  // `pan con tomate` is that dish of its country, and no recipe with more on it.
  if (
    before !== plain &&
    !names.exact.has(short.join(' ')) &&
    !(short.includes('con') && isRegional(short.join(' ')))
  ) {
    names.add(short, key, 4 + joints(before) + (isListed ? 6 : 0), true)
  }
}

/** All ways to leave some loose adjectives out, with what that costs. */
function strippings(words: readonly string[]): readonly { readonly words: readonly string[]; readonly cost: number }[] {
  // A share of fat that no name has says nothing more.
  const loose = words.flatMap((word, at) => (looseAdjectives.has(word) || /^\d+%$/.test(word) ? [at] : []))
  return subsets(loose).map((left) => ({
    words: words.filter((_, at) => !left.includes(at)),
    cost: left.reduce((sum, at) => sum + (telling.has(words[at] ?? '') ? 4.5 : 0.6), 0),
  }))
}

/** `yogurt berries` is not the berry yogurt of a pot. */
const isOrdered = (name: string): boolean => /(?:berry|cherry|peach|fruit) yogurt$| smoothie$/.test(name)

/** From this cost on words are not what something is called, but come near it. */
const MAX_NAME_COST = 2.5

/** What a dish is, so that its other words may stand before or behind it: `pizza margherita`, `salad caesar`. */
const heads = new Set(
  'pizza salad sandwich burger omelet smoothie soup pasta spaghetti penne risotto burrito'.split(' '),
)

/** Shorter words of brands are rather another word than one that was mistyped. */
const MIN_SOLD_SPELLING = 7

/** Everything that foods, recipes and common dishes of a catalogue are called. */
export function openLexicon(catalog: Catalog): Lexicon {
  const names = new Names()
  const rows = foodRows()
  const spoken = dishRows(catalog)
  for (const { id, names: all } of rows)
    for (const name of all) names.add(canon(name), `food:${id}`, 0, isOrdered(name))
  const phrased = (name: string): string => canon(name).join(' ')
  const spokenNames = new Set(spoken.flatMap(({ names: all }) => all.map(phrased)))
  // What foods are called by the other tables is meant, whatever else is sold by that name. A brand that is read as another
  // word is that dish: no cola is shown by the name of another one. Any other dish is what is sold.
  const recipeNames = new Set(
    catalog.recipes.flatMap(({ name }) => {
      const whole = name.replace(/-style/g, '')
      return [phrased(whole), phrased(whole.split(/ with | in | on /)[0] ?? '')]
    }),
  )
  const sold = soldRows(catalog).flatMap((dish) => {
    const phrase = phrased(dish.called)
    if (recipeNames.has(phrase)) return []
    const isFood = names.exact.get(phrase)?.some(({ cost }) => cost === 0) ?? false
    const isRenamed = spokenNames.has(phrase) && phrase !== phraseOf(dish.called)
    return isFood || isRenamed ? [] : [{ dish, phrase }]
  })
  const taken = new Set(sold.map(({ phrase }) => phrase))
  for (const { id, names: all, recipe } of spoken) {
    for (const name of all) {
      const words = canon(name)
      if (taken.has(words.join(' '))) continue
      names.add(words, recipe ? `recipe:${recipe}` : `dish:${id}`, 0, !words.some((word) => heads.has(word)))
    }
  }
  for (const { dish, phrase } of sold) {
    const words = phrase.split(' ')
    for (const word of words) if (!names.vocabulary.has(word)) names.soldWords.add(word)
    names.add(words, `dish:${dish.id}`, 0, !words.some((word) => heads.has(word)), 0)
  }
  // Their names are of other languages, which become the key in the translation.
  const regional = regionalRows(catalog)
  for (const { id } of regional) names.add([`dish:${id}`], `dish:${id}`, 0, true)
  for (const food of catalog.foods) addFood(names, food)
  const regionalNames = new Set(regional.flatMap(({ names: all }) => all.map((name) => plainName(name).join(' '))))
  for (const { id, name } of catalog.recipes) addRecipe(names, id, name, (words) => regionalNames.has(words))

  const find = (words: readonly string[]): readonly Meaning[] => {
    const best = new Map<string, number>()
    for (const { words: core, cost } of strippings(words)) {
      if (
        core.every((word) => word.endsWith('%')) ||
        connectors.has(core[0] ?? '') ||
        connectors.has(core.at(-1) ?? '')
      )
        continue
      const exact = names.exact.get(core.join(' ')) ?? []
      // `chicken and salad` is no chicken salad.
      const loose =
        core.length > 1 && core.at(-2) !== 'and' && !core.includes('with') && !core.includes('on')
          ? (names.loose.get(orderless(core)) ?? [])
          : []
      for (const meaning of [...exact, ...loose]) {
        const total = meaning.cost + cost
        if (total < (best.get(meaning.key) ?? Number.POSITIVE_INFINITY)) best.set(meaning.key, total)
      }
    }
    return [...best].map(([key, cost]) => ({ key, cost })).toSorted((a, b) => a.cost - b.cost)
  }
  const pieces = new Set(rows.filter(({ serving }) => serving.piece).map(({ id }) => id))
  const measures = new Set(['cup', 'tbsp', 'tsp', 'oz'])
  const isCountable = (key: string): boolean => {
    if (!key.startsWith('food:')) return true
    const id = key.slice('food:'.length)
    return pieces.has(id) || (catalog.findFood(id)?.portions.some(({ unit }) => !measures.has(unit)) ?? false)
  }
  let sounds: Sounds | undefined
  return {
    find,
    sounds: () => {
      sounds ??= soundsOf(
        names.vocabulary,
        [...names.exact].flatMap(([name, meanings]) => (meanings.some(({ cost }) => cost === 0) ? [name] : [])),
      )
      return sounds
    },
    isName: (words) => find(canon(words)).some(({ cost }) => cost < MAX_NAME_COST),
    isCountable,
    vocabulary: names.vocabulary,
    spellings: new Map([
      ...unitWords,
      ...rewrites.flatMap(([[first = '', ...others]]) => (others.length === 0 ? [[first, 1] as const] : [])),
      ...[...names.vocabulary].filter(([word]) => word.length >= MIN_SOLD_SPELLING || !names.soldWords.has(word)),
    ]),
    compounds: new Map(
      rows.flatMap(({ names: all }) =>
        all.map(canon).flatMap((words) => (words.length === 2 ? [[words.join(''), 1]] : [])),
      ),
    ),
    dishes: new Map(
      [...spoken, ...regional]
        .map(({ names: _, ...dish }) => dish)
        .concat(sold.map(({ dish }) => dish))
        .map((dish) => [dish.id, dish]),
    ),
    // A food of several lines is eaten as the first of them says.
    servings: new Map(rows.toReversed().map(({ id, serving }) => [id, serving])),
  }
}
