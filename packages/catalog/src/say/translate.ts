import { germanWords } from './german-words.ts'
import { spanishWords } from './spanish-words.ts'
import type { Token } from './tokens.ts'
import { tokenize } from './tokens.ts'

/** A language whose words of meals are known, by those words; longer phrases first. */
type Dictionary = readonly (readonly [from: readonly string[], to: readonly string[]])[]

const dictionaryOf = (table: string): Dictionary =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [from = '', to = ''] = line.split(' = ')
      return from.split(', ').map((phrase) => [phrase.split(' '), to.split(' ')] as const)
    })
    .toSorted((a, b) => b[0].length - a[0].length)

/** Endings that a word of a table may have besides, the longest first. */
const languages = [
  { dictionary: dictionaryOf(spanishWords), endings: ['es', 's'] },
  { dictionary: dictionaryOf(germanWords), endings: ['en', 'er', 'n', 'e', 's'] },
] as const

const isWord = (token: Token | undefined, word: string, endings: readonly string[]): boolean =>
  token?.kind === 'word' && (token.said === word || endings.some((ending) => token.said === word + ending))

/** What was said in other languages that the reader knows, word by word in English; only those that know a word of it. */
export function translations(tokens: readonly Token[]): readonly (readonly Token[])[] {
  return languages.flatMap(({ dictionary, endings }) => {
    const known = translated(tokens, dictionary, endings)
    return known ? [known] : []
  })
}

const words = (tokens: readonly Token[]): number => tokens.filter(({ kind }) => kind === 'word').length

function translated(
  tokens: readonly Token[],
  dictionary: Dictionary,
  endings: readonly string[],
): readonly Token[] | undefined {
  const result: Token[] = []
  let found = 0
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (!token) break
    const entry = dictionary.find(([from]) => from.every((word, offset) => isWord(tokens[at + offset], word, endings)))
    const last = entry && tokens[at + entry[0].length - 1]
    if (!entry || !last) {
      result.push(token)
      at += 1
      continue
    }
    found += 1
    // Each English word points at the whole of what was said.
    for (const one of tokenize(entry[1].join(' ')).tokens) result.push({ ...one, from: token.from, to: last.to })
    at += entry[0].length
  }
  // One word that another language has too (`pan`) makes no sentence of it.
  return found > 0 && found * 2 >= words(tokens) ? result : undefined
}
