import { type Lexicon, rewrite } from './lexicon.ts'
import { numberWords } from './numbers.ts'
import { findSpelling, splitWord } from './spelling.ts'
import { fillers, looseAdjectives, negations } from './spoken-words.ts'
import { type Token, type Tokens, tokenize } from './tokens.ts'
import { findUnit, sizes, unitWords } from './units.ts'

const wordIn = (token: Token): string => (token.kind === 'word' ? token.word : '')

/** Words of amounts that are no units. */
const manners = new Set(['load', 'lot', 'plenty', 'ton', 'heap', 'little', 'x'])

/** Tokens with typing mistakes undone and in the words of names. */
export function readTokens(said: string, lexicon: Lexicon): Tokens {
  const isKnown = (token: Token & { readonly kind: 'word' }): boolean =>
    lexicon.vocabulary.has(token.word) || isStructural(token)
  const { text, tokens } = tokenize(said)
  const spelled = renamed(tokens).flatMap((token): readonly Token[] => {
    if (token.kind !== 'word' || isKnown(token) || token.word.endsWith('%')) return [token]
    const pairOf = (word: string) => splitWord(word, (one) => lexicon.vocabulary.has(one))
    const pair = pairOf(token.word)
    if (pair) return pair.map((word) => ({ ...token, word, said: word, typos: 0 }))
    const meant = findSpelling(token.word, lexicon.vocabulary) ?? findSpelling(token.word, unitWords)
    if (meant) return [{ ...token, word: meant.word, typos: meant.typos }]
    const compound = findSpelling(token.word, lexicon.compounds)
    const parts = compound && pairOf(compound.word)
    return parts
      ? parts.map((word, at) => ({ ...token, word, said: word, typos: at === 0 ? compound.typos : 0 }))
      : [token]
  })
  return { text, tokens: renamed(spelled) }
}

const isStructural = ({ said, word }: { readonly said: string; readonly word: string }): boolean =>
  fillers.has(said) ||
  fillers.has(word) ||
  looseAdjectives.has(word) ||
  negations.has(said) ||
  numberWords.has(said) ||
  said in sizes ||
  manners.has(word) ||
  findUnit(word) !== undefined

const renamed = (tokens: readonly Token[]): readonly Token[] =>
  rewrite<Token>(tokens, wordIn, (word, first, last) => ({
    kind: 'word',
    word,
    said: word,
    from: first.from,
    to: last.to,
    typos: first.kind === 'word' ? first.typos : 0,
  }))
