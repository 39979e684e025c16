import type { SearchHit } from '../search.ts'
import { makersAndPlaces } from './brand-words.ts'
import type { Lexicon, Meaning } from './lexicon.ts'
import { numberWords } from './numbers.ts'
import { isContent, isLoose, isPlural, type Piece, points, worth } from './piece.ts'
import {
  isFiller,
  isWholeBehind,
  type QuantityRead,
  readQuantities,
  readTrailing,
  type SaidAmount,
} from './quantity.ts'
import { everyday, fillers, looseAdjectives } from './spoken-words.ts'
import type { Token } from './tokens.ts'
import { isForeignWord } from './translate.ts'
import { findUnit, sizes, type Unit } from './units.ts'

/** Asks the catalogue's search, for words that no name explains. */
export type SearchNames = (phrase: string) => readonly SearchHit[]

/** Offers a piece that begins at `before` for so many points. */
export type Offer = (before: number, gain: number, piece: Piece) => void

const MAX_NAME_LENGTH = 8
/** Below this a bare number counts pieces: `3 spinach` is not said, `200 spinach` is. */
const MIN_BARE_WEIGHT = 25

const noAmount: SaidAmount = { count: 1, isCounted: false, scale: 1 }

/** Where names are looked up. */
export interface Names {
  readonly tokens: readonly Token[]
  readonly lexicon: Lexicon
  readonly search: SearchNames
  /** The one place that was named anywhere: what it sells is meant. */
  readonly place?: string | undefined
}

/** Offers every food that may begin at a token, with every amount it may have. */
export function offerFoodsAt(at: number, names: Names, offer: Offer): void {
  const starts = [{ amount: noAmount, end: at }, ...readQuantities(names.tokens, at)]
  for (const start of starts) offerFoods(at, start, names, offer)
  for (const start of starts) {
    const behind = behindBrand(start, names)
    if (behind) offerFoods(at, behind, names, offer, points.brand)
  }
}

/** `56 g Barilla spaghetti`: the amount is of what stands behind one word that nobody knows. */
function behindBrand(
  { amount, end }: { readonly amount: SaidAmount; readonly end: number },
  { tokens, lexicon }: Names,
): { readonly amount: SaidAmount; readonly end: number } | undefined {
  const [token, after] = [tokens[end], tokens[end + 1]]
  if (!amount.isCounted || token?.kind !== 'word' || after?.kind !== 'word') return undefined
  // `300 g mit Feta` is of what stands before it.
  const isUnknown = isContent(token) && !isForeignWord(token.said) && lexicon.find([token.word]).length === 0
  return isUnknown || makersAndPlaces.has(token.said) ? { amount, end: end + 1 } : undefined
}

function offerFoods(
  at: number,
  start: { readonly amount: SaidAmount; readonly end: number },
  names: Names,
  offer: Offer,
  extra = 0,
): void {
  const { tokens, lexicon } = names
  const words: string[] = []
  let typos = 0
  let runs = 0
  for (let end = start.end + 1; end <= Math.min(tokens.length, start.end + MAX_NAME_LENGTH); end += 1) {
    const token = tokens[end - 1]
    if (token?.kind !== 'word') return
    const before = tokens[end - 2]
    if (end > start.end + 1 && before && isPlural(before) && worth(token) > 0) runs += points.run
    words.push(token.word)
    typos += token.typos
    const meanings = namesFor(words, start.amount, names)
    const [first] = meanings
    if (first) {
      const isBare = isBareKind(at, words, tokens, start.amount)
      if (isBare) offerCompound(at, end, names, offer)
      const ofName = isMeasureOfName(start, words, names) ? points.measureOfName : 0
      const gain =
        extra +
        points.food -
        first.cost +
        (first.cost === 0 && !isBehindAmount(at, start.amount, tokens) ? 0 : runs) +
        ofName +
        (isBare ? points.bareKind : 0)
      offerFood(at, start, { tokens, end, meanings, gain, typos }, lexicon, offer)
      offerWithState(at, start, { words, typos, end }, names, offer)
    } else {
      const guessed = guess(words, names)
      if (guessed.length > 0)
        offerFood(
          at,
          start,
          { tokens, end, meanings: guessed, gain: points.food + points.guess, typos },
          lexicon,
          offer,
        )
    }
  }
}

/** A weight before a name is rather of its first word: `80 g oats flat white`. */
const isBehindAmount = (at: number, { unit }: SaidAmount, tokens: readonly Token[]): boolean => {
  const before = tokens[at - 1]
  return unit?.kind === 'mass' || (before?.kind === 'word' && findUnit(before.word) !== undefined)
}

/** `a pound cake`, `cup noodles`, `a large cookie`: the unit or the size before the name is a part of it. */
function isMeasureOfName(
  { amount, end }: { readonly amount: SaidAmount; readonly end: number },
  words: readonly string[],
  { tokens, lexicon, place }: Names,
): boolean {
  const before = tokens[end - 1]
  if (before?.kind !== 'word') return false
  if (soldAt(place, [before.word, ...words], lexicon)) return true
  const isMeasure = (amount.unit !== undefined && findUnit(before.word) !== undefined) || before.said in sizes
  if (!isMeasure) return false
  return lexicon.find([before.word, ...words])[0]?.cost === 0
}

/** What a place sells by these words: `the fries` of `tenders from canes and the fries`. */
function soldAt(place: string | undefined, words: readonly string[], lexicon: Lexicon): Meaning | undefined {
  if (place === undefined || words.includes(place)) return undefined
  const [own] = lexicon.find([place, ...words])
  return own?.cost === 0 && own.key.startsWith('dish:') ? own : undefined
}

/** What is meant in that unit: slices of turkey are not a turkey breast, a packet of oatmeal is dry. */
function namesFor(words: readonly string[], { unit }: SaidAmount, { lexicon, place }: Names): readonly Meaning[] {
  const sold = soldAt(place, words, lexicon)
  if (sold) return [sold]
  const plain = lexicon.find(words)
  if (unit?.kind !== 'thing') return plain
  const [own, ...others] = lexicon.find([...words, unit.name])
  const isOwn = own?.key.startsWith('food:') || unit.name === 'slice'
  return own && isOwn && own.cost <= (plain[0]?.cost ?? 0)
    ? [own, ...plain.filter(({ key }) => key !== own.key), ...others]
    : plain
}

/** Words that name a kind and not a food when another word stands before them: `beetroot juice` is not `juice`. */
const kinds = new Set(
  'juice soup shake smoothie pie cake bar powder sauce salad curry stew drink tea milk oil wine beer water cola'.split(
    ' ',
  ),
)

const isBareKind = (
  at: number,
  words: readonly string[],
  tokens: readonly Token[],
  { isCounted }: SaidAmount,
): boolean => {
  const [word = ''] = words
  const before = tokens[at - 1]
  if (words.length > 1 || !kinds.has(word) || isCounted || !isContent(before)) return false
  // `schnitzel fries salad`: no salad is made of fries.
  if (before.word === 'fries') return false
  return word !== 'milk' || !withMilk.has(before.word)
}

/** What milk is poured on or into, and no milk is made of: `coffee milk`, `cereal milk`. */
const withMilk = new Set('coffee tea cereal granola muesli porridge oatmeal biscuit flake wheat espresso'.split(' '))

/** Kinds whose energy differs little, whatever they are made of: `kohlrabi soup` is a soup, to be checked. */
const telling = new Set('soup pie cake bar curry stew smoothie tea beer wine salad juice'.split(' '))
/** What a word that nobody knows before such a kind costs: its item is doubted. */
const UNTOLD_KIND_COST = 4

/** `quince sauce`, which nobody knows, instead of a quince and a sauce. */
function offerCompound(at: number, end: number, { tokens, lexicon }: Names, offer: Offer): void {
  const before = tokens[at - 1]
  const kind = tokens[at]
  if (!isContent(before) || !isContent(kind) || lexicon.find([before.word, kind.word]).length > 0) return
  const [plain] = telling.has(kind.word) ? lexicon.find([kind.word]) : []
  if (plain) {
    const meanings = [{ ...plain, cost: plain.cost + UNTOLD_KIND_COST }]
    const piece = {
      kind: 'food',
      from: at - 1,
      end,
      meanings,
      amount: noAmount,
      trailing: undefined,
      typos: 0,
    } as const
    offer(at - 1, points.untoldKind, { ...piece, isPlural: isPlural(kind) })
  } else offer(at - 1, points.compound, { kind: 'unknown', from: at - 1, end })
}

/** How a food was weighed, said behind it: `pasta (dry)`, `rice 70 g uncooked`, `chicken breast, grilled`. */
function offerWithState(
  at: number,
  start: { readonly amount: SaidAmount },
  { words, typos, end }: { readonly words: readonly string[]; readonly typos: number; readonly end: number },
  { tokens, lexicon }: Names,
  offer: Offer,
): void {
  const trailing = readTrailing(tokens, end)
  for (const from of trailing ? [end, trailing.end] : [end]) {
    let to = from
    while (isBetween(tokens[to]) && to < from + 3) to += 1
    const token = tokens[to]
    if (token?.kind !== 'word' || !looseAdjectives.has(token.word)) continue
    // Behind a comma it has to stand alone: `tofu, fried rice` is two foods.
    const after = tokens[to + 1]
    const isBehindStop = tokens.slice(from, to).some(({ kind }) => kind === 'stop')
    if (to > from && after?.kind === 'word' && (isBehindStop || !isFiller(after))) continue
    const meanings = lexicon.find([...words, token.word])
    const [first] = meanings
    if (!first) continue
    // Not less than the food with its weight and the state as a word that is passed over.
    const joint = from === end ? 0 : points.weightBehind
    const gain =
      points.food - first.cost - 2 * typos + tokens.slice(at, to + 1).reduce((sum, one) => sum + worth(one), joint)
    const rest = from === end ? readTrailing(tokens, to + 1) : undefined
    const many = isPlural(token) || [tokens[end - 1]].some((last) => last !== undefined && isPlural(last))
    const piece = { kind: 'food', from: at, meanings, amount: start.amount, typos, isPlural: many } as const
    const amount = from === end ? undefined : trailing?.amount
    offer(at, gain, { ...piece, end: to + 1, trailing: amount })
    if (rest) offer(at, gain + points.word, { ...piece, end: rest.end, trailing: rest.amount })
  }
}

/** Between a food and how it was weighed: `pasta (dry)`, `pasta that was dry`. */
const isBetween = (token: Token | undefined): boolean =>
  token?.kind === 'stop' || (token?.kind === 'word' && ['that', 'was', 'its', 'weighed', 'when'].includes(token.said))

interface NamedSpan {
  readonly tokens: readonly Token[]
  readonly end: number
  readonly meanings: readonly Meaning[]
  readonly gain: number
  readonly typos: number
}

function offerFood(
  at: number,
  start: { readonly amount: SaidAmount; readonly end: number },
  { tokens, end, meanings, gain, typos }: NamedSpan,
  lexicon: Lexicon,
  offer: Offer,
): void {
  const named = tokens.slice(at, end).reduce((sum, token) => sum + worth(token), 0)
  // `spoons breakfast`: a name of words that are otherwise only said around foods.
  const isWholeName = end - start.end > 1 && meanings[0]?.cost === 0
  const explained = named === 0 && isWholeName ? points.word : named
  const last = tokens[end - 1]
  const isMany = last !== undefined && isPlural(last)
  const piece = { kind: 'food', from: at, meanings, amount: start.amount, typos, isPlural: isMany } as const
  const isUncounted =
    isBareCount(start.amount) && start.amount.count > 1 && !lexicon.isCountable(meanings[0]?.key ?? '')
  const total =
    gain + explained - 2 * typos + (isUncounted && start.amount.count < MIN_BARE_WEIGHT ? points.uncountable : 0)
  offer(at, total, { ...piece, end, trailing: undefined })
  const unit = tokens[end]
  const isOwnUnit =
    start.amount.isCounted && !start.amount.unit && unit?.kind === 'word' ? findUnit(unit.word) : undefined
  if (isOwnUnit?.kind === 'thing' && start.amount.count < MIN_BARE_WEIGHT) {
    offer(at, total + points.word - 1, {
      ...piece,
      amount: { ...start.amount, unit: isOwnUnit },
      end: end + 1,
      trailing: undefined,
    })
  }
  const names = tokens.slice(start.end, end + 1).flatMap((token) => (token.kind === 'word' ? [token.word] : []))
  const isNameOn = lexicon.find(names).length > 0
  // `chicken burrito bowl` is a dish, and `beetroot juice shot` is of no juice that anyone knows.
  const bare =
    start.amount.isCounted || gain <= points.food + points.bareKind || isNameOn ? undefined : unitBehind(tokens, end)
  if (bare) {
    const measured = { count: 1, isCounted: true, unit: bare, scale: 1 }
    offer(at, total + points.word - 1, { ...piece, amount: measured, end: end + 1, trailing: undefined })
  }
  const size = trailingSize(tokens, end)
  if (size !== undefined) {
    const sized = { ...start.amount, scale: start.amount.scale * size }
    const named = sizedName(tokens, start.end, end, lexicon)
    offer(at, total + points.word, {
      ...piece,
      ...(named ? { meanings: [named] } : { amount: sized }),
      end: end + 1,
      trailing: undefined,
    })
  }
  if (start.amount.isCounted && !start.amount.unit && isWholeBehind(tokens, end)) {
    offer(at, total + points.word, {
      ...piece,
      amount: { ...start.amount, isWhole: true },
      end: end + 1,
      trailing: undefined,
    })
  }
  const trailing = readTrailing(tokens, end)
  if (!trailing) return
  const more = tokens.slice(end, trailing.end).reduce((sum, token) => sum + worth(token), 0)
  const isTwice =
    (isMeasured(start.amount) && isMeasured(trailing.amount) && tokens[end]?.kind !== 'stop') ||
    (isBareCount(start.amount) && isBareCount(trailing.amount))
  const before = tokens[at - 1]
  const isFirst = before === undefined || (before.kind === 'stop' && before.isHard)
  const key = meanings[0]?.key ?? ''
  const isWeight =
    (isFirst && isHeavy(trailing.amount) && isWeighedBehind(key, lexicon)) ||
    (isPouredBehind(key, trailing.amount) && !isPouredAt(tokens, trailing.end, lexicon))
  const isBehind =
    isWeight || (hasAmountsBehind(tokens, at, lexicon) && !(!isMany && countsWhatFollows(trailing, tokens)))
  const next = tokens[trailing.end]
  // `a large coffee two creams`: the number is of the plural behind it.
  const isOfNext =
    !isBehind &&
    isBareCount(trailing.amount) &&
    tokens[trailing.end - 1]?.kind !== 'stop' &&
    next !== undefined &&
    isPlural(next) &&
    worth(next) > 0
  const joint =
    isBehind && !start.amount.isCounted ? points.weightBehind : points.trailing + (isOfNext ? points.ofNext : 0)
  offer(at, total + more + (isTwice ? points.number : joint), {
    ...piece,
    end: trailing.end,
    trailing: trailing.amount,
  })
}

/** A unit of which there is one, behind a food at the end of what is said of it: `berries handful`, `mayo tbsp`. */
function unitBehind(tokens: readonly Token[], end: number): Unit | undefined {
  const [unit, after] = [tokens[end], tokens[end + 1]]
  if (unit?.kind !== 'word' || (after !== undefined && after.kind !== 'stop')) return undefined
  const found = findUnit(unit.word)
  return found && saidAlone.has(found.name) ? found : undefined
}

/** Units that are said without a number: a pot or a can is rather a part of a name. */
const saidAlone = new Set('cup tbsp tsp handful slice scoop spoon glass bowl mug shot dollop splash drizzle'.split(' '))

/** Words that begin an amount although they are no numbers. */
const isAmountWord = ({ said, word }: Token & { kind: 'word' }): boolean =>
  said in sizes || numberWords.has(said) || findUnit(word) !== undefined

/** `steak 8oz potatoes 200 green beans`: what is weighed begins it, with its weight, and another number follows. */
function beginsWeighed(clause: readonly Token[], lexicon: Lexicon): boolean {
  const number = clause.findIndex(({ kind }) => kind === 'number')
  const words = clause.slice(0, number).flatMap((token) => (token.kind === 'word' ? [token.word] : []))
  const weight = number > 0 ? readTrailing(clause, number) : undefined
  const isMore = clause.slice(weight?.end).some(({ kind }) => kind === 'number')
  const key = lexicon.find(words)[0]?.key ?? ''
  return (
    weight !== undefined &&
    isMore &&
    ((isHeavy(weight.amount) && isWeighedBehind(key, lexicon)) || isPouredBehind(key, weight.amount))
  )
}

/** `milk 250ml oats 50g banana 1`: what begins with a food and ends with an amount has its amounts behind the foods. */
function hasAmountsBehind(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  // Behind a heading (`shake: milk 300 ml whey 30 g`) it begins anew.
  const isHardStop = (token: Token): boolean => token.kind === 'stop' && (token.isHard || token.said === ':')
  const from = tokens.slice(0, at).findLastIndex(isHardStop) + 1
  const stop = tokens.findIndex((token, place) => place >= at && isHardStop(token))
  const clause = tokens.slice(from, stop < 0 ? tokens.length : stop)
  const [first, second] = [clause[0], clause[1]]
  const [unit, last] = [clause.at(-2), clause.at(-1)]
  if (first?.kind !== 'word' || isAmountWord(first) || isFiller(first) || second?.kind === 'stop') return false
  if (beginsWeighed(clause, lexicon)) return true
  return last?.kind === 'number' || (unit?.kind === 'number' && last?.kind === 'word' && isAmountWord(last))
}

/**
 * `banana 2 eggs toast 1 slice`: two is of the plural that it stands before, which has no amount of its own behind it.
 * The food before it is said in the singular.
 */
function countsWhatFollows({ amount, end }: QuantityRead, tokens: readonly Token[]): boolean {
  if (!isBareCount(amount) || amount.count <= 1) return false
  const isName = (token: Token): boolean => token.kind === 'word' && !isAmountWord(token)
  const next = tokens.slice(end).findIndex((token) => !isName(token))
  const names = tokens.slice(end, next < 0 ? tokens.length : end + next)
  const many = names.findIndex(isPlural)
  // A plural that is the last name before an amount has that amount.
  return (
    many >= 0 &&
    names.slice(many + 1).some((token) => worth(token) > 0 && token.kind === 'word' && !isLoose(token.word))
  )
}

/** What is poured is measured by the litre; what it is poured over seldom is. */
const poured = /^(?:food|dish):(?:.*-)?(?:milk|juice|water|coffee|cola|beer|kefir|broth|drink|smoothie|shake)(?:-|$)/

/** `milk 250 ml raisins`: the millilitres are of the drink. */
const isPouredBehind = (key: string, { unit }: SaidAmount): boolean =>
  unit?.kind === 'volume' && /^(?:m|c|d)?l$/.test(unit.name) && poured.test(key)

/** Whether a drink is named next: of `coffee 200 ml milk` nothing tells. */
function isPouredAt(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const words = tokens.slice(at, at + 2).flatMap((token) => (token.kind === 'word' ? [token.word] : []))
  return [words, words.slice(0, 1)].some((some) => some.length > 0 && poured.test(lexicon.find(some)[0]?.key ?? ''))
}

/** A weight, or a number that is one: `170g`, `200`. */
const isHeavy = ({ isCounted, unit, each, count }: SaidAmount): boolean =>
  unit ? unit.kind === 'mass' : isCounted && !each && count >= MIN_BARE_WEIGHT

/** What is weighed rather than counted: of `rice 200 g chicken` the weight is the rice's, of `toast 20 g jam` the jam's. */
const isWeighedBehind = (key: string, { isCountable }: Lexicon): boolean =>
  /^dish:(?:.*-)?(?:muesli|quark|soup|curry|stew|risotto|chili|bolognese|oats)$/.test(key) ||
  (key.startsWith('food:') &&
    (!isCountable(key) ||
      /yogurt|cheese|chicken|salmon|beef|pork|turkey|lamb|tuna|cod|shrimp|tofu|quark|skyr/.test(key)))

/** Sizes that are said behind a name as well: `banana large`, `latte grande`. */
const isTrailingSize = /^(?:tiny|small|medium|large|big|huge|jumbo|sm|med|lg|lrg|regular|tall|grande|venti)$/

function trailingSize(tokens: readonly Token[], end: number): number | undefined {
  const size = tokens[end]
  const after = tokens[end + 1]
  if (size?.kind !== 'word' || !isTrailingSize.test(size.said)) return undefined
  const isLast = after === undefined || after.kind !== 'word' || isFiller(after)
  return isLast ? sizes[size.said] : undefined
}

/** What is sold in that size by a name of its own: `caramel macchiato grande`. */
function sizedName(tokens: readonly Token[], from: number, end: number, lexicon: Lexicon): Meaning | undefined {
  const words = tokens.slice(from, end).flatMap((token) => (token.kind === 'word' ? [token.word] : []))
  const [own] = lexicon.find([tokens[end]?.said ?? '', ...words])
  return own?.cost === 0 && own.key.startsWith('dish:') ? own : undefined
}

/** A number and nothing else: `150 potatoes 200 beans` has one for each food. */
const isBareCount = ({ isCounted, unit, each }: SaidAmount): boolean => isCounted && !unit && !each

const isMeasured = ({ unit, each }: SaidAmount): boolean =>
  [unit?.kind, each?.kind].some((kind) => kind === 'mass' || kind === 'volume')

const RECIPE_GUESS_COST = 3

/** Names of the catalogue that hold all the words, when the words are more than sounds around a food. */
function guess(words: readonly string[], { search }: Names): readonly Meaning[] {
  const telling = words.filter((word) => !isPassedOver(word) && !isLoose(word) && !findUnit(word))
  if (telling.length === 0 || telling.length < words.length || words.some((word) => word.length < 3)) return []
  // `huevos with toast` are eggs, and no dish that has their name in its own: another reading translates the word.
  if (words.length === 1 && words.some(isForeignWord)) return []
  // A recipe of these words is what is called so; its amount is asked about.
  const costOf = (kind: string): number => (kind === 'recipe' ? RECIPE_GUESS_COST : -points.guess)
  return search(words.join(' ')).map(({ kind, id }) => ({ key: `${kind}:${id}`, cost: costOf(kind) }))
}

/** Words that say nothing of a food, and kinds and colours that say too little of one alone: `47 g powder`, `a brown one`. */
const isPassedOver = (word: string): boolean => fillers.has(word) || everyday.has(word) || vague.has(word)
const vague = new Set('powder brown pink orange mix blend'.split(' '))
