import { germanDishes } from './german-dishes.ts'
import { germanWords } from './german-words.ts'
import { spanishDishes } from './spanish-dishes.ts'
import { spanishWords } from './spanish-words.ts'
import { plainName, regionalRowsOf } from './spoken-rows.ts'
import type { Token } from './tokens.ts'
import { tokenize } from './tokens.ts'

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

/** Endings that a word of a table may have besides, the longest first. */
const languages = [
  { dictionary: dictionaryOf(spanishWords, spanishDishes), endings: ['es', 's'], isJoined: false },
  { dictionary: dictionaryOf(germanWords, germanDishes), endings: ['en', 'er', 'n', 'e', 's'], isJoined: true },
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
  { dictionary, endings }: Pick<Language, 'dictionary' | 'endings'>,
  isName: IsName,
): readonly string[] | undefined {
  const named = (word: string): readonly string[] | undefined =>
    dictionary.find(([from]) => from.length === 1 && from[0] === word)?.[1]
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
  { dictionary, endings }: Pick<Language, 'dictionary' | 'endings'>,
): Dictionary[number] | undefined {
  const begins = (more: readonly string[]) =>
    dictionary.find(([from]) => from.every((word, offset) => isWord(tokens[at + offset], word, more)))
  const [exact, ended] = [begins([]), begins(endings)]
  return exact && ended && ended[0].length > exact[0].length ? ended : (exact ?? ended)
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
): readonly (readonly Token[])[] {
  const each = languages.map((language) => translated(tokens, [language], isName))
  const isWhole = each.some(({ found }) => found >= WHOLE * words(tokens))
  const mixed = isWhole ? { result: [], found: 0 } : translated(tokens, languages, isName, isEnglish)
  // One word that another language has too (`pan`) makes no sentence of it.
  return [...each.filter(({ found }) => found * 2 >= words(tokens)), mixed].flatMap(({ result, found }) =>
    found > 0 ? [result] : [],
  )
}

/** English words as they would have been said; the key of a dish is one word. */
const tokensOf = (words: readonly string[]): readonly Token[] => {
  const [key = ''] = words
  return key.startsWith('dish:')
    ? [{ kind: 'word', said: key, word: key, typos: 0, from: 0, to: 0 }]
    : tokenize(words.join(' ')).tokens
}

/** The word of several: `huevos`, where the table has `huevo`, are eggs. */
const inPlural = (token: Token): Token =>
  token.kind === 'word' && token.said === token.word && /[a-z]{2}$/.test(token.said) && !token.said.startsWith('dish:')
    ? { ...token, said: `${token.said}s` }
    : token

const words = (tokens: readonly Token[]): number => tokens.filter(({ kind }) => kind === 'word').length

function translated(
  tokens: readonly Token[],
  all: readonly Language[],
  isName: IsName,
  isKept: (token: Token) => boolean = () => false,
): { readonly result: readonly Token[]; readonly found: number } {
  const result: Token[] = []
  let found = 0
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (!token) break
    const entryIn = (language: Language) => {
      const entry = entryAt(tokens, at, language)
      const joined =
        entry || !language.isJoined || token.kind !== 'word' ? undefined : compoundOf(token.said, language, isName)
      return entry ?? (joined && ([[token.said], joined] as const))
    }
    const [entry] =
      isKept(token) && !joints.has(token.said)
        ? []
        : all
            .map(entryIn)
            .filter((one) => one !== undefined)
            .toSorted((a, b) => b[0].length - a[0].length)
    const last = entry && tokens[at + entry[0].length - 1]
    if (!entry || !last) {
      result.push(token)
      at += 1
      continue
    }
    found += entry[0].length
    // Each English word points at the whole of what was said.
    const english = tokensOf(entry[1])
    const isSeveral = last.kind === 'word' && last.said.endsWith('s') && last.said !== entry[0].at(-1)
    for (const [place, one] of english.entries()) {
      const said = isSeveral && place === english.length - 1 ? inPlural(one) : one
      result.push({ ...said, from: token.from, to: last.to })
    }
    at += entry[0].length
  }
  return { result, found }
}
