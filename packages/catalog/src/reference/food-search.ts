import { singularOf } from '../words.ts'
import { readQuery, searchedWords } from './read-query.ts'
import { waysOfCooking } from './ways-of-cooking.ts'
import { indexWords, JOINED_WORTH, type Meant } from './word-index.ts'

/** Finds that are given when nobody says how many. */
export const DEFAULT_LIMIT = 20

/** Something that can be logged, as the search knows it. */
export interface SearchedFood {
  readonly key: string
  readonly name: string
  /** Words that find it although they do not stand in its name. */
  readonly also?: string
  /** How likely it is meant, whatever was typed; 0 for an ordinary food, negative for a seldom one. */
  readonly likely: number
}

/** One find. `score` only orders finds of one query. */
export interface FoodFind {
  readonly key: string
  readonly name: string
  readonly score: number
}

export interface FoodSearchOptions {
  /** At most this many finds; 20 by default. */
  readonly limit?: number
  /** What the person logs often, from 0 to 1 by key. */
  readonly favour?: (key: string) => number
  /** Only what holds all the words. */
  readonly isWhole?: boolean
}

export interface FoodSearch {
  /** Best first. Empty text finds nothing. */
  search(query: string, options?: FoodSearchOptions): readonly FoodFind[]
}

/** What a matched word counts by where it stands in a name: `Chicken, breast, meat only` is chicken first. */
const placeWorth = [1, 0.92, 0.82, 0.72] as const
const ALSO_WORTH = 0.35
const ALSO_PLACE = 255

/** Words that change a food little: they may stand in a name unasked. */
const slight = new Set(
  // In German, too.
  'roh frisch natur ohne mit haut aus der dose gekocht gegart gebraten gebacken abgetropft ungesuesst fettarm mager raw fresh whole plain regular all only or and with without in of to from type style includes cooked boiled drained salt skinless unsweetened long grain enriched roasted grilled baked meat fluid ready eat commercial commercially prepared'.split(
    ' ',
  ),
)
/** Whether a word changes a food little. */
export const isSlight = (word: string): boolean => slight.has(word)

const wordWeight = (word: string, place: number): number =>
  (slight.has(word) ? 0.25 : 1) * (place === 0 ? 1 : place === 1 ? 0.6 : 0.35)

/** Shares of a score. */
export const shares = { coverage: 0.4, first: 0.05, head: 0.13, inOrder: 0.03, favour: 0.35, otherName: 0.97 } as const

interface Rows {
  readonly foods: readonly SearchedFood[]
  /** Word ids of all names one after another. */
  readonly words: Uint16Array
  readonly places: Uint8Array
  readonly weights: Float32Array
  /** Where each food's words begin; one more than there are foods. */
  readonly starts: Uint32Array
  /** Foods that hold a word. */
  readonly holders: readonly (readonly number[])[]
}

/** Fewer letters are no beginning of a word that others follow. */
const MIN_CUT = 3

/** Segments of a name: `Chicken breast, skinless, roasted` has three. What stands in brackets is a detail. */
const segmentsOf = (name: string): readonly string[] => name.split(/[,(;]/)

function index(foods: readonly SearchedFood[]) {
  const ids = new Map<string, number>()
  const holders: number[][] = []
  const words: number[] = []
  const places: number[] = []
  const weights: number[] = []
  const starts: number[] = []
  const singulars = new Map<string, string>()
  const singular = (word: string): string => {
    const known = singulars.get(word)
    if (known !== undefined) return known
    const made = singularOf(word)
    singulars.set(word, made)
    return made
  }
  const add = (word: string, place: number, food: number): void => {
    let id = ids.get(word)
    if (id === undefined) {
      id = ids.size
      ids.set(word, id)
      holders.push([])
    }
    words.push(id)
    places.push(place)
    weights.push(place === ALSO_PLACE ? 0 : wordWeight(word, place))
    const held = holders[id]
    if (held && held.at(-1) !== food) held.push(food)
  }
  for (const [at, { name, also }] of foods.entries()) {
    starts.push(words.length)
    for (const [place, segment] of segmentsOf(name).entries())
      for (const word of searchedWords(segment)) add(singular(word), Math.min(place, 9), at)
    if (also) for (const word of searchedWords(also)) add(singular(word), ALSO_PLACE, at)
  }
  starts.push(words.length)
  const rows: Rows = {
    foods,
    words: Uint16Array.from(words),
    places: Uint8Array.from(places),
    weights: Float32Array.from(weights),
    starts: Uint32Array.from(starts),
    holders,
  }
  return { rows, known: indexWords([...ids.keys()], (id) => (holders[id]?.length ?? 0) < 2) }
}

/** How well a food's name fits what the typed words may mean, from 0 to about 1.1. */
function fitOf(rows: Rows, food: number, meants: readonly Meant[], rarity: readonly number[]): number {
  const from = rows.starts[food] ?? 0
  const to = rows.starts[food + 1] ?? from
  let text = 0
  let all = 0
  let matched = 0
  let unmatched = 0
  let isFirst = false
  let isHead = false
  const takenAt: number[] = []
  const isTaken = new Set<number>()
  for (const [n, meant] of meants.entries()) {
    let best = 0
    let bestAt = -1
    for (let at = from; at < to; at += 1) {
      const sure = meant.get(rows.words[at] ?? 0)
      if (sure === undefined) continue
      const place = rows.places[at] ?? 0
      const value =
        sure * (place === ALSO_PLACE ? ALSO_WORTH : (placeWorth[Math.min(place, placeWorth.length - 1)] ?? 0))
      if (value > best) {
        best = value
        bestAt = at
      }
    }
    const rare = rarity[n] ?? 1
    text += best * rare
    all += rare
    if (bestAt < 0) continue
    isTaken.add(bestAt)
    takenAt.push(bestAt)
    if (bestAt === from) isFirst = true
    // What a name is about is the last word before its details: rice noodles are noodles.
    if (rows.places[bestAt] === 0 && rows.places[bestAt + 1] !== 0) isHead = true
    else if (bestAt + 1 === to && rows.places[bestAt] === 0) isHead = true
  }
  for (let at = from; at < to; at += 1) {
    const weight = rows.weights[at] ?? 0
    if (isTaken.has(at)) matched += weight
    else unmatched += weight
  }
  const coverage = matched / (matched + unmatched || 1)
  const isInOrder = takenAt.every((at, n) => n === 0 || at > (takenAt[n - 1] ?? 0))
  return (
    (text / (all || 1)) * (1 - shares.coverage + shares.coverage * coverage) +
    (isFirst ? shares.first : 0) +
    (isHead ? shares.head : 0) +
    (isInOrder ? shares.inOrder : 0)
  )
}

/** Indexes foods by their names. Takes some tens of milliseconds for ten thousand; keep the result. */
export function openFoodSearch(foods: readonly SearchedFood[]): FoodSearch {
  const { rows, known } = index(foods)
  const counts = new Uint8Array(foods.length)
  const join = (meant: Meant, word: string): Meant => {
    const id = known.idOf(word)
    return id === undefined ? meant : new Map([...meant, [id, Math.max(JOINED_WORTH, meant.get(id) ?? 0)]])
  }
  const withRelated = (meant: Meant, word: string, sure: number): Meant => {
    const id = known.idOf(word)
    return id === undefined || meant.has(id) ? meant : new Map([...meant, [id, sure]])
  }
  /** A word that nobody knows may be two: `peanutbutter`. */
  const split = (word: string): readonly string[] => {
    if (known.idOf(word) !== undefined || word.length < 6) return [word]
    for (let at = 3; at <= word.length - 3; at += 1) {
      const parts = [word.slice(0, at), word.slice(at)]
      if (parts.every((part) => part.length >= 3 && known.idOf(part) !== undefined)) return parts
    }
    return [word]
  }
  const find = (typed: readonly string[], factor: number, isWhole: boolean, scores: Map<number, number>): void => {
    const words = typed.flatMap(split)
    const meants = words.map((word, at) => {
      const isLast = at === words.length - 1
      // The last word may be unfinished, and one before it cut short: `greek yog 0%`.
      const isOpen = isLast
        ? word.length > 1 || words.length > 1
        : word.length >= MIN_CUT && known.idOf(word) === undefined
      let meant = known.meant(word, isOpen)
      const next = words[at + 1]
      const before = words[at - 1]
      if (next) meant = join(meant, word + next)
      if (before) meant = join(meant, before + word)
      for (const [related, sure] of waysOfCooking(word)) meant = withRelated(meant, related, sure)
      return meant
    })
    counts.fill(0)
    const candidates: number[] = []
    for (const meant of meants) {
      const seen = new Set<number>()
      for (const id of meant.keys())
        for (const food of rows.holders[id] ?? []) {
          if (seen.has(food)) continue
          seen.add(food)
          if (counts[food] === 0) candidates.push(food)
          counts[food] = (counts[food] ?? 0) + 1
        }
    }
    const most = candidates.reduce((highest, food) => Math.max(highest, counts[food] ?? 0), 0)
    if (most === 0 || most * 2 < words.length || (isWhole && most < words.length)) return
    const rarity = meants.map((meant) => {
      let held = 1
      for (const id of meant.keys()) held += rows.holders[id]?.length ?? 0
      return 1 + Math.log(foods.length / Math.min(held, foods.length))
    })
    for (const food of candidates) {
      if ((counts[food] ?? 0) < most) continue
      const score = factor * fitOf(rows, food, meants, rarity)
      if (score > (scores.get(food) ?? 0)) scores.set(food, score)
    }
  }
  const search = (
    query: string,
    { limit = DEFAULT_LIMIT, favour, isWhole: isWholeOnly = false }: FoodSearchOptions = {},
  ): readonly FoodFind[] => {
    const readings = readQuery(query)
    const scores = new Map<number, number>()
    // Only when nothing holds all the words, what holds most of them.
    for (const isWhole of isWholeOnly ? [true] : [true, false])
      for (const { words, others } of readings) {
        if (scores.size > 0) break
        find(words, 1, isWhole, scores)
        for (const other of others) find(other, shares.otherName, isWhole, scores)
      }
    return [...scores]
      .map(([at, score]) => {
        const { key = '', name = '', likely = 0 } = foods[at] ?? {}
        return { key, name, score: score + likely + (favour ? shares.favour * favour(key) : 0) }
      })
      .toSorted((a, b) => b.score - a.score || a.name.length - b.name.length)
      .slice(0, limit)
  }
  return { search }
}
