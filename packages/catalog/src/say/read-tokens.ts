import { findAbbreviated } from './abbreviations.ts'
import { type Lexicon, rewrite } from './lexicon.ts'
import { numberWords } from './numbers.ts'
import { findSpelling, splitWord } from './spelling.ts'
import { fillers, looseAdjectives, negations } from './spoken-words.ts'
import { type Token, type Tokens, tokenize } from './tokens.ts'
import { translations } from './translate.ts'
import { findUnit, sizes, unitWords } from './units.ts'

const wordIn = (token: Token): string => (token.kind === 'word' ? token.word : '')

/** Words of amounts that are no units. */
const manners = new Set(['load', 'lot', 'plenty', 'ton', 'heap', 'little', 'x'])

/** Tokens with typing mistakes undone and in the words of names: as English, and as each other language that knows a word. */
export function readTokens(said: string, lexicon: Lexicon): readonly Tokens[] {
  const { text, tokens } = tokenize(said)
  return [tokens, ...translations(tokens)].map((words) => ({ text, tokens: inNameWords(words, lexicon) }))
}

function inNameWords(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const isKnown = (token: Token & { readonly kind: 'word' }): boolean =>
    lexicon.vocabulary.has(token.word) || isStructural(token)
  const spelled = renamed(tokens).flatMap((token): readonly Token[] => {
    if (token.kind !== 'word' || isKnown(token) || token.word.endsWith('%')) return [token]
    const pairOf = (word: string) => splitWord(word, (one) => lexicon.vocabulary.has(one))
    const pair = pairOf(token.word)
    if (pair) return pair.map((word) => ({ ...token, word, said: word, typos: 0 }))
    const meant = nearest(token, lexicon.vocabulary) ?? findSpelling(token.word, unitWords)
    if (!meant || meant.typos > 1) {
      const short = findAbbreviated(token.word, lexicon.vocabulary) ?? findAbbreviated(token.said, lexicon.vocabulary)
      if (short) return [{ ...token, word: short, typos: 1 }]
    }
    if (meant) return [{ ...token, word: meant.word, typos: meant.typos }]
    const compound = findSpelling(token.word, lexicon.compounds)
    const parts = compound && pairOf(compound.word)
    return parts
      ? parts.map((word, at) => ({ ...token, word, said: word, typos: at === 0 ? compound.typos : 0 }))
      : [token]
  })
  return renamed(spelled)
}

/** The known word that was meant, by what was typed or its singular, whichever is nearer. */
function nearest(
  { word, said }: { readonly word: string; readonly said: string },
  vocabulary: ReadonlyMap<string, number>,
): ReturnType<typeof findSpelling> {
  const [one, other] = [findSpelling(word, vocabulary), findSpelling(said, vocabulary)]
  return other && (!one || other.cost < one.cost) ? other : one
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
