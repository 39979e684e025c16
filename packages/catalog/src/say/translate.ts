import { singularOf } from '../words.ts'
import { germanDishes } from './german-dishes.ts'
import { germanWords } from './german-words.ts'
import { germanKind, spanishKind } from './kinds-of-dishes.ts'
import { shareMarks } from './shares.ts'
import { spanishDishes } from './spanish-dishes.ts'
import { spanishWords } from './spanish-words.ts'
import { findSpelling } from './spelling.ts'
import { plainName, regionalRowsOf } from './spoken-rows.ts'
import type { Token } from './tokens.ts'
import { tokenize } from './tokens.ts'
import { findUnit } from './units.ts'
import { germanBases, spanishBases } from './word-variants.ts'

/** A language whose words of meals are known, by those words; longer phrases first. */
type Dictionary = readonly (readonly [from: readonly string[], to: readonly string[]])[]

/** The words of a table, and dishes of the language, which have no English words: they become their key. */
const dictionaryOf = (table: string, dishes: string): Dictionary =>
  [
    ...table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [from = '', to = ''] = line.split(' = ')
        return from.split(', ').map((phrase) => [phrase.split(' '), to.split(' ')] as const)
      }),
    ...regionalRowsOf(dishes).map(({ id, name }) => [plainName(name), [`dish:${id}`]] as const),
  ].toSorted((a, b) => b[0].length - a[0].length)

/** Shorter words are too like others to be misspelt. */
const MIN_MISSPELT = 5

/** The words of a dictionary that stand alone, as a mistyped one is looked up among them. */
const spellingsOf = (dictionary: Dictionary): ReadonlyMap<string, number> =>
  new Map(
    dictionary.flatMap(([[word = '', ...others]]) =>
      others.length === 0 && word.length >= MIN_MISSPELT ? [[word, 1] as const] : [],
    ),
  )

type Entry = Dictionary[number]

/** The entries that begin with a word, with their places in the dictionary. */
const byFirstWord = (dictionary: Dictionary): ReadonlyMap<string, readonly (readonly [place: number, Entry])[]> =>
  Map.groupBy(
    dictionary.map((entry, place) => [place, entry] as const),
    ([, [[first = '']]]) => first,
  )

/** The first entry of each word that stands alone. */
const byWord = (dictionary: Dictionary): ReadonlyMap<string, Entry> =>
  new Map(
    dictionary
      .filter(([{ length }]) => length === 1)
      .map((entry) => [entry[0][0] ?? '', entry] as const)
      .toReversed(),
  )

const languageOf = (
  table: string,
  dishes: string,
  endings: readonly string[],
  isJoined: boolean,
  basesOf: (word: string) => readonly string[],
) => {
  const dictionary = dictionaryOf(table, dishes)
  return {
    dictionary,
    beginning: byFirstWord(dictionary),
    alone: byWord(dictionary),
    spellings: spellingsOf(dictionary),
    endings,
    isJoined,
    basesOf,
  }
}

/** With the endings that a word of a table may have besides, the longest first. */
const languages = [
  languageOf(spanishWords, spanishDishes, ['es', 's'], false, spanishBases),
  languageOf(germanWords, germanDishes, ['en', 'er', 'n', 'e', 's'], true, germanBases),
] as const

type Language = (typeof languages)[number]
type IsName = (words: string) => boolean

/** German joins names of foods into one word: both parts are known. */
const MIN_PART = 4

/**
 * `Gemüselasagne`, `Nudelsalat`: a word of two of the table, the first of them also without its ending, which are the name
 * of one thing in English. `Weizenbrot` is no beer with bread: what is no such name stays unknown.
 */
function compoundOf(
  said: string,
  { alone, endings }: Pick<Language, 'alone' | 'endings'>,
  isName: IsName,
): readonly string[] | undefined {
  const named = (word: string): readonly string[] | undefined => alone.get(word)?.[1]
  for (let at = said.length - MIN_PART; at >= MIN_PART; at -= 1) {
    const [first, second] = [said.slice(0, at), said.slice(at)]
    const shorter = (word: string) =>
      endings.flatMap((ending) => (word.endsWith(ending) ? [named(word.slice(0, -ending.length))] : [])).find(Boolean)
    const head = ['', ...endings].map((ending) => named(first + ending)).find(Boolean) ?? shorter(first)
    const rest = named(second) ?? shorter(second)
    if (head && rest && isName([...head, ...rest].join(' '))) return [...head, ...rest]
  }
  return undefined
}

const isWord = (token: Token | undefined, word: string, endings: readonly string[]): boolean =>
  token?.kind === 'word' && (token.said === word || endings.some((ending) => token.said === word + ending))

/** The longest phrase of the table that begins here; the very words before others with an ending: `Eis` is no `Ei`. */
function entryAt(
  tokens: readonly Token[],
  at: number,
  { beginning, endings }: Pick<Language, 'beginning' | 'endings'>,
): Entry | undefined {
  const first = tokens[at]
  if (first?.kind !== 'word') return undefined
  const { said } = first
  const begins = (more: readonly string[]): Entry | undefined =>
    [said, ...more.flatMap((ending) => (said.endsWith(ending) ? [said.slice(0, -ending.length)] : []))]
      .flatMap((word) => beginning.get(word) ?? [])
      .toSorted(([one], [other]) => one - other)
      .find(([, [from]]) => from.every((word, offset) => isWord(tokens[at + offset], word, more)))?.[1]
  const [exact, ended] = [begins([]), begins(endings)]
  return exact && ended && ended[0].length > exact[0].length ? ended : (exact ?? ended)
}

/** What a word of two, a small or a regional one stands for: `Nudelsalat`, `frijolitos`, `Erdäpfelpüree`. */
function basedEntry(said: string, language: Language, isName: IsName): readonly string[] | undefined {
  const bases = language.basesOf(said)
  const whole = bases.map((base) => language.alone.get(base)?.[1]).find(Boolean)
  if (whole || !language.isJoined) return whole
  // What stands in the table whole comes before parts of the word as it was said.
  return [said, ...bases].map((base) => compoundOf(base, language, isName)).find(Boolean)
}

/** Umlauts as they are typed where no key has them: `broetchen`. */
const umlauts = /ae|oe|ue/g

/** Whether a language knows a word, as it stands, with an ending, or as one of two. */
const knows = (said: string, language: Language, isName: IsName): boolean =>
  language.beginning.has(said) ||
  language.endings.some((ending) => said.endsWith(ending) && language.beginning.has(said.slice(0, -ending.length))) ||
  basedEntry(said, language, isName) !== undefined

const spelledAs = (token: Token & { readonly kind: 'word' }, said: string, to: number): Token => ({
  ...token,
  said,
  word: singularOf(said),
  to,
})

/** Shorter words are rather two foods that follow each other: `Ei Brot`. */
const MIN_JOINED = 4

/** German words as its table has them: umlauts that were typed in two letters, and names that were typed apart (`Käse Kuchen`). */
function asSpelled(tokens: readonly Token[], language: Language, isName: IsName): readonly Token[] {
  if (!language.isJoined) return tokens
  const folded = tokens.map((token) => {
    if (token.kind !== 'word' || !/[aou]e/.test(token.said) || knows(token.said, language, isName)) return token
    const said = token.said.replaceAll(umlauts, ([vowel = '']) => vowel)
    return knows(said, language, isName) ? spelledAs(token, said, token.to) : token
  })
  const spelled: Token[] = []
  for (let at = 0; at < folded.length; at += 1) {
    const [token, next] = [folded[at], folded[at + 1]]
    if (token === undefined) break
    const isApart = token.kind === 'word' && next !== undefined && isTypedApart(token, next, language)
    spelled.push(isApart ? spelledAs(token, token.said + next.said, next.to) : token)
    if (isApart) at += 1
  }
  return spelled
}

/** Whether two words are one of the table that somebody typed apart, and no phrase of it. */
function isTypedApart(one: Token, other: Token, { alone, beginning }: Language): boolean {
  if (one.kind !== 'word' || other.kind !== 'word') return false
  if (one.said.length < MIN_JOINED || other.said.length < MIN_JOINED) return false
  // `Haferl Kaffee`: so much of it.
  if (findUnit(alone.get(one.said)?.[1].at(-1) ?? '') !== undefined) return false
  const isPhrase = (beginning.get(one.said) ?? []).some(([, [from]]) => from.length > 1 && from[1] === other.said)
  return alone.has(one.said + other.said) && !isPhrase
}

/** Words that hold a meal together: in a mixture they are of their own language, whatever name has them, too. */
const joints = new Set(['con', 'y', 'e', 'sin', 'mit', 'und', 'ohne'])

const foreign: ReadonlySet<string> = new Set(
  languages.flatMap(({ dictionary }) =>
    dictionary.flatMap(([[word = '', ...others]]) => (others.length === 0 && word.length > 2 ? [word] : [])),
  ),
)

/** Whether a word is one of the other languages', and so no misspelt English one. */
export const isForeignWord = (said: string): boolean => foreign.has(said)

/** Words of a name of several that stands in another language: `frutos secos` are no misspelt Fritos. */
export const inForeignNames = (tokens: readonly Token[]): ReadonlySet<Token> =>
  new Set(
    tokens.flatMap((_, at) =>
      languages.flatMap(({ beginning }) => {
        const [from = []] = entryAt(tokens, at, { beginning, endings: [] }) ?? []
        return from.length > 1 ? tokens.slice(at, at + from.length) : []
      }),
    ),
  )

/** From this share of its words on a text is in one language, and in no mixture. */
const WHOLE = 0.75

/**
 * What was said in other languages that the reader knows, word by word in English: each language that knows half of it, and
 * one in which only the words are translated that are no English ones (`zwei eggs y pan`).
 */
export function translations(
  tokens: readonly Token[],
  isEnglish: (token: Token) => boolean,
  isName: IsName,
  englishTypos: (token: Token) => number,
): readonly (readonly Token[])[] {
  // `margarina` is rather margarine than a margarita.
  const named = inForeignNames(tokens)
  const typosBelow = (token: Token): number =>
    token.kind !== 'word' || isEnglish(token) || isForeignWord(token.said) || named.has(token) ? 0 : englishTypos(token)
  const each = languages.map((language) => {
    const spelled = asSpelled(tokens, language, isName)
    return {
      ...translated(spelled, [language], isName, { isKnown: isEnglish, typosBelow }),
      count: words(spelled),
    }
  })
  const isWhole = each.some(({ found, count }) => found >= WHOLE * count)
  const mixed = isWhole ? { result: [], found: 0 } : translated(tokens, languages, isName, { isKept: isEnglish })
  // One word that another language has too (`pan`) makes no sentence of it.
  return [...each.filter(({ found, count }) => found * 2 >= count), mixed].flatMap(({ result, found }) =>
    found > 0 ? [result] : [],
  )
}

/** English words as they would have been said; the key of a dish is one word. */
const tokensOf = (words: readonly string[]): readonly Token[] => {
  const key = words.findIndex((word) => word.startsWith('dish:'))
  const said = words[key]
  return said === undefined
    ? tokenize(words.join(' ')).tokens
    : [
        ...tokenize(words.slice(0, key).join(' ')).tokens,
        { kind: 'word', said, word: said, typos: 0, from: 0, to: 0 },
        ...tokensOf(words.slice(key + 1)),
      ]
}

/** The word of several: `huevos`, where the table has `huevo`, are eggs. */
const inPlural = (token: Token): Token =>
  token.kind === 'word' && token.said === token.word && /[a-z]{2}$/.test(token.said) && !token.said.startsWith('dish:')
    ? { ...token, said: `${token.said}s` }
    : token

/** Marks of shares and signs of measures are words of no language. */
const words = (tokens: readonly Token[]): number =>
  tokens.filter(({ kind, said }) => kind === 'word' && !shareMarks.has(said) && !isMeasure(said)).length

/** Signs of weights and volumes, which are of no language. */
const isMeasure = (said: string): boolean => said.length <= 2 && ['mass', 'volume'].includes(findUnit(said)?.kind ?? '')

/** An entry of a table, and by how many letters its word was missed. */
interface Match {
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly typos: number
}

/** The entry whose word a token misspells. */
function misspeltEntry(
  { said }: Token,
  { alone, spellings }: Pick<Language, 'alone' | 'spellings'>,
  below: number,
): Match | undefined {
  const meant = below === 0 || said.length < MIN_MISSPELT ? undefined : findSpelling(said, spellings)
  if (!meant || meant.typos >= below || meant.word[0] !== said[0]) return undefined
  const entry = alone.get(meant.word)
  return entry && { from: entry[0], to: entry[1], typos: meant.typos }
}

/** Longest name of a country that is looked for among the English ones. */
const MAX_OWN_NAME = 4

/** Of how many words a name is that stands among the English ones as it is said: `lomo saltado` is no loin. */
function ownName(tokens: readonly Token[], at: number, all: readonly Language[], isName: IsName): number {
  const longest = Math.max(0, ...all.map((language) => entryAt(tokens, at, language)?.[0].length ?? 0))
  if (longest === 0) return 0
  for (let count = MAX_OWN_NAME; count > Math.max(1, longest); count -= 1) {
    const run = tokens.slice(at, at + count)
    const isRun = run.length === count && run.every(({ kind, said }) => kind === 'word' && !joints.has(said))
    if (isRun && isName(run.map(({ said }) => said).join(' '))) return count
  }
  return 0
}

interface Reading {
  /** Words that are left as they are. */
  readonly isKept?: (token: Token) => boolean
  /** Words that are known as they are, and made of no other. */
  readonly isKnown?: (token: Token) => boolean
  /** A word is a misspelt one of the language by fewer mistakes than these; 0 for a word that is right. */
  readonly typosBelow?: (token: Token) => number
}

function translated(
  tokens: readonly Token[],
  all: readonly Language[],
  isName: IsName,
  { isKept = () => false, isKnown = () => false, typosBelow = () => 0 }: Reading,
): { readonly result: readonly Token[]; readonly found: number } {
  const result: Token[] = []
  let found = 0
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (!token) break
    const matchIn = (language: Language): Match | undefined => {
      const entry = entryAt(tokens, at, language)
      const [said, of, kind] = tokens.slice(at, at + 3).map(({ said }) => said)
      const named = entry && entry[0].length > 1
      const kindOf = language.isJoined || named ? undefined : spanishKind(said ?? '', of ?? '', kind ?? '')
      // `pizza de atún`: a kind that has a name.
      const ofKind = kindOf && entryAt(tokens, at + 2, language)
      const isOwn = ofKind !== undefined && isName([...ofKind[1], ...(kindOf?.to ?? [])].join(' '))
      if (kindOf && !isOwn)
        return { from: tokens.slice(at, at + kindOf.words).map(({ said }) => said), to: kindOf.to, typos: 0 }
      if (entry) return { from: entry[0], to: entry[1], typos: 0 }
      if (token.kind !== 'word') return undefined
      const joined = () => (language.isJoined ? compoundOf(token.said, language, isName) : undefined)
      const based = isKnown(token)
        ? joined()
        : (basedEntry(token.said, language, isName) ?? (language.isJoined ? germanKind(token.said) : undefined))
      if (based) return { from: [token.said], to: based, typos: 0 }
      return misspeltEntry(token, language, typosBelow(token))
    }
    const own = ownName(tokens, at, all, isName)
    if (own > 0) {
      result.push(...tokens.slice(at, at + own))
      found += own
      at += own
      continue
    }
    const [match] =
      isKept(token) && !joints.has(token.said)
        ? []
        : all
            .map(matchIn)
            .filter((one) => one !== undefined)
            .toSorted((a, b) => b.from.length - a.from.length)
    const last = match && tokens[at + match.from.length - 1]
    if (!match || !last) {
      result.push(token)
      at += 1
      continue
    }
    found += match.from.length
    // Each English word points at the whole of what was said.
    const english = tokensOf(match.to)
    const isSeveral =
      match.typos === 0 && last.kind === 'word' && last.said.endsWith('s') && last.said !== match.from.at(-1)
    for (const [place, one] of english.entries()) {
      const said = isSeveral && place === english.length - 1 ? inPlural(one) : one
      const missed = said.kind === 'word' && place === 0 ? { typos: match.typos } : {}
      result.push({ ...said, ...missed, from: token.from, to: last.to })
    }
    at += match.from.length
  }
  return { result, found }
}
