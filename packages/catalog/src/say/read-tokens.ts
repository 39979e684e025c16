import { singularOf } from '../words.ts'
import { findAbbreviated } from './abbreviations.ts'
import { type Lexicon, rewrite } from './lexicon.ts'
import { type HeardWord, meantIn } from './misheard.ts'
import { numberWords } from './numbers.ts'
import { isPlural } from './piece.ts'
import { remembered } from './remembered.ts'
import { shareMarks } from './shares.ts'
import { findSpelling, splitWord } from './spelling.ts'
import { fillers, looseAdjectives, nameRewrites, negations, rewrites, unspelled } from './spoken-words.ts'
import { type Token, type Tokens, tokenize } from './tokens.ts'
import { inForeignNames, isForeignWord, translations } from './translate.ts'
import { findUnit, sizes } from './units.ts'

const wordIn = (token: Token): string => (token.kind === 'word' ? token.word : '')

/** Words of amounts that are no units. */
const manners = new Set(['load', 'lot', 'plenty', 'ton', 'heap', 'little', 'x'])

/** Tokens with typing mistakes undone and in the words of names: as English, and with words of other languages. */
export function readTokens(said: string, lexicon: Lexicon): readonly Tokens[] {
  const { text, tokens } = tokenize(said)
  const isKnown = (word: string): boolean => isKnownWord(word, lexicon)
  const spell = remembered((word: string) => findSpelling(word, lexicon.spellings))
  const apart = renamed(takeApart(tokens, isKnown), nameRewrites)
  const isEnglish = (token: Token): boolean => token.kind !== 'word' || isKnown(token.said) || isKnown(token.word)
  const englishTypos = (token: Token): number =>
    token.kind === 'word' && unspelled.has(token.said)
      ? 0
      : ((token.kind === 'word' ? nearest(token, spell)?.typos : undefined) ?? Number.POSITIVE_INFINITY)
  return [inHeard(apart, lexicon, spell), ...translations(apart, isEnglish, lexicon.isName, englishTypos)].map(
    (words) => ({
      text,
      tokens: inNameWords(words, lexicon, spell),
    }),
  )
}

/** Tokens with what a dictation tore or took for other words: `brock lee`, `pillow rice`. */
function inHeard(tokens: readonly Token[], lexicon: Lexicon, spell: Spell): readonly Token[] {
  const kindOf = (token: Token): HeardWord['kind'] => {
    if (token.kind !== 'word') return 'word'
    if (lexicon.vocabulary.has(token.word) || lexicon.vocabulary.has(token.said)) return 'food'
    if (isKnownWord(token.said, lexicon) || isForeignWord(token.said) || unspelled.has(token.said)) return 'word'
    return nearest(token, spell) ? 'misspelt' : 'unknown'
  }
  const words = tokens.map((token) => ({ said: token.kind === 'word' ? token.said : '', kind: kindOf(token) }))
  const result: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (!token) break
    const behind = tokens.slice(at, at + 3).findIndex(({ kind }) => kind !== 'word')
    const run = words.slice(at, behind < 0 ? at + 3 : at + behind)
    const isAll = run.every(({ kind }) => kind === 'word' || kind === 'food')
    const meant = isAll ? undefined : meantIn(run, lexicon.sounds())
    const last = tokens[at + (meant?.count ?? 1) - 1]
    if (meant && last)
      result.push(...meant.words.map((word) => ({ ...wordOf(token, word), to: last.to, typos: 1 }) as Token))
    else result.push(token)
    at += meant?.count ?? 1
  }
  return result
}

const isKnownWord = (said: string, { vocabulary, spellings }: Lexicon): boolean => {
  const word = singularOf(said)
  return vocabulary.has(word) || spellings.has(word) || spellings.has(said) || isStructural({ said, word })
}

const wordOf = (from: Token, said: string): Token => ({
  kind: 'word',
  word: singularOf(said),
  said,
  from: from.from,
  to: from.to,
  typos: 0,
})

/** `300mlmilk`: a unit that is glued to its number and its food. */
const gluedUnit = /^(kg|g|ml|oz|lbs?|cups?|tbsps?|tsps?|scoops?|slices?)([a-z]{3,})$/

function takeApart(tokens: readonly Token[], isKnown: (word: string) => boolean): readonly Token[] {
  return tokens.flatMap((token, at): readonly Token[] => {
    const before = tokens[at - 1]
    if (token.kind !== 'word' || before?.kind !== 'number' || before.to !== token.from) return [token]
    const [, unit, rest] = gluedUnit.exec(token.said) ?? []
    const isFood = rest !== undefined && (isKnown(rest) || splitWord(rest, isKnown) !== undefined)
    return unit !== undefined && isFood ? [wordOf(token, unit), wordOf(token, rest)] : [token]
  })
}

/** Shorter words are seldom glued to others. */
const MIN_GLUED = 4

type Spell = (word: string) => ReturnType<typeof findSpelling>

function inNameWords(tokens: readonly Token[], lexicon: Lexicon, spell: Spell): readonly Token[] {
  const isKnown = (word: string): boolean => isKnownWord(word, lexicon)
  const abbreviated = remembered((word: string) => findAbbreviated(word, lexicon.vocabulary))
  const foreign = inForeignNames(tokens)
  const spelled = renamed(tokens).flatMap((token): readonly Token[] => {
    if (token.kind !== 'word' || lexicon.vocabulary.has(token.word) || isStructural(token) || token.word.endsWith('%'))
      return [token]
    // `eine` is no misspelt wine; what it is the translation tells.
    if (isForeignWord(token.said) || foreign.has(token) || unspelled.has(token.said)) return [token]
    const partsOf = (said: string, typos = 0): readonly Token[] | undefined =>
      splitWord(said, isKnown)?.map((part, at) => ({ ...wordOf(token, part), typos: at === 0 ? typos : 0 }) as Token)
    const apart = partsOf(token.said)
    const meant = nearest(token, spell)
    // `bannanas` is rather misspelt than `ban nanas`.
    const isMisspelt = meant?.typos === 1 && apart?.some(({ said }) => said.length < MIN_GLUED)
    if (apart?.length === 2 && !isMisspelt) return apart
    if (!meant || meant.typos > 1) {
      if (apart) return apart
      const short = abbreviated(token.word) ?? abbreviated(token.said)
      if (short) return [{ ...token, word: short, typos: 1 }]
    }
    if (meant) return [{ ...token, word: meant.word, typos: meant.typos }]
    const compound = findSpelling(token.word, lexicon.compounds)
    return (compound && partsOf(compound.word, compound.typos)) ?? [token]
  })
  return renamed(spelled)
}

/** The known word that was meant, by what was typed or its singular, whichever is nearer. */
function nearest(
  { word, said }: { readonly word: string; readonly said: string },
  spell: Spell,
): ReturnType<typeof findSpelling> {
  const [one, other] = [spell(word), spell(said)]
  return other && (!one || other.cost < one.cost) ? other : one
}

const isStructural = ({ said, word }: { readonly said: string; readonly word: string }): boolean =>
  fillers.has(said) ||
  fillers.has(word) ||
  shareMarks.has(said) ||
  looseAdjectives.has(word) ||
  negations.has(said) ||
  numberWords.has(said) ||
  said in sizes ||
  manners.has(word) ||
  findUnit(word) !== undefined

const renamed = (tokens: readonly Token[], table = rewrites): readonly Token[] =>
  rewrite<Token>(
    tokens,
    wordIn,
    (word, first, last, isLast) => ({
      kind: 'word',
      word,
      // What stood in the plural still does.
      said: isLast && isPlural(last) ? `${word}s` : word,
      from: first.from,
      to: last.to,
      typos: first.kind === 'word' ? first.typos : 0,
    }),
    table,
  )
