import { foreignRows } from './foreign-words.ts'
import { phraseOf, wordsOf } from './words.ts'

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' }

/** German words are also written without umlauts: `Nuesse`. */
const spellings = (word: string): readonly string[] => [
  word,
  word.normalize('NFC').replaceAll(/[äöüÄÖÜ]/g, (letter) => umlauts[letter] ?? letter),
]

/** An article that runs into the next word: `l’arachide`, `d’œuf`, `all’uovo`. */
const ELISION = /(^|[^\p{L}])(?:l|d|dell|dall|all|nell|sull|un|qu|j|m|t|s|n|c)['’](?=\p{L})/giu
/** `soy` before a Spanish adjective is the verb, not the bean. */
const SPANISH_AM = /\bsoy\s+(?=al[eé]rgic|intolerante|cel[ií]ac)/giu

/** Text without what would hide a word or pass for another one. */
export const withoutElisions = (text: string): string =>
  text.normalize('NFC').replaceAll(ELISION, '$1').replaceAll(SPANISH_AM, '')

const meanings = new Map<string, Set<string>>()
/** Single words as they are written, lower case and without accents, with what they mean: the parts of compound words. */
const german = new Map<string, Set<string>>()

const add = (map: Map<string, Set<string>>, key: string, english: string) => {
  const known = map.get(key) ?? new Set()
  known.add(english)
  map.set(key, known)
}

for (const [english, es, de, fr, it, pt] of foreignRows) {
  for (const [at, list] of [es, de, fr, it, pt].entries())
    for (const word of list.split(',').flatMap((one) => spellings(one.trim()))) {
      const phrase = phraseOf(withoutElisions(word))
      if (phrase === '') continue
      add(meanings, phrase, english)
      const [first = '', ...more] = wordsOf(word)
      if (at === 1 && more.length === 0 && first.length >= 4) add(german, first, english)
    }
}

/** English words for a phrase of another language, in singular form; several when two languages mean different things. */
export const findForeign = (phrase: string): readonly string[] => [...(meanings.get(phrase) ?? [])]

/** Every phrase of another language, in singular form. */
export const foreignPhrases = (): readonly string[] => [...meanings.keys()]

/** German words that compounds are made of. */
export const germanStems: ReadonlyMap<string, ReadonlySet<string>> = german

/** The longest phrase, in words. */
export const longestForeign = Math.max(...[...meanings.keys()].map((phrase) => phrase.split(' ').length))
