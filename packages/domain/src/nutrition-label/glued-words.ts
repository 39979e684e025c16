import { plainWord } from './likeness.ts'
import { lineNames, packWords, servingWords } from './vocabulary.ts'
import type { LabelWord } from './words.ts'

/** What stands beside names and headings on panels, in the languages of the parser. */
const besides =
  'of which amount size less than includes added contains about daily value typical values average nutrition facts ' +
  'information total per each pack portion davon pro je portionen enthalt nahrwerte durchschnittliche dont pour par ' +
  'une acides gras valeurs nutritionnelles de las los cuales por del di cui una valori medi waarvan gemiddelde ' +
  'voedingswaarde aantal van w tym na kwasy'

const lexicon: ReadonlySet<string> = new Set(
  [...lineNames.flatMap(([, phrases]) => phrases), ...servingWords, ...packWords, besides].flatMap((phrase) =>
    phrase.split(' '),
  ),
)
const MAX_KNOWN = Math.max(...[...lexicon].map((word) => word.length))

/** Cuts letters into known words that fill them, as few as possible; undefined when they do not. */
const knownWordsIn = (letters: string): readonly string[] | undefined => {
  const best: (readonly string[] | undefined)[] = [[]]
  for (let end = 1; end <= letters.length; end += 1) {
    for (let from = Math.max(0, end - MAX_KNOWN); from < end; from += 1) {
      const before = best[from]
      const word = letters.slice(from, end)
      if (before === undefined || !lexicon.has(word)) continue
      const one = [...before, word]
      if (one.length < (best[end]?.length ?? Number.POSITIVE_INFINITY)) best[end] = one
    }
  }
  return best[letters.length]
}

const UNIT = 'mcg|mg|ml|mL|[µμu]g|g|kJ|kcal|%'
const cuts: readonly RegExp[] = [
  // `Sel/Salz`, `kJ/380kcal`, but not `2/3`.
  /^(.*\p{L}.*)[/|](.+)$/u,
  /^(.+)[/|](\P{N}*\p{L}.*)$/u,
  // `Zout-Sel`, `verzadigd--dont`
  /^(.*\p{L})[-–·]+(\p{L}.*)$/u,
  // `2%210mg`
  new RegExp(`^([(<]?\\d[\\d.,]*(?:${UNIT}))([<]?\\d.*)$`, 'u'),
  // `(50g),Amount`
  /^(.*[)\p{L}\p{N}][,;:])(\p{L}{2,}.*)$/u,
  // `TotalFat`
  /^(.*\p{Ll}{2})(\p{Lu}\p{Ll}{2}.*)$/u,
  // `Fat4.5g`, `je100g`
  new RegExp(`^(\\p{L}{2,}[.:]?)([<(]?\\d[\\d.,]*(?:${UNIT}|\\W|$).*)$`, 'u'),
  // `55g)Each`, `8servings`
  new RegExp(`^([(<]?\\d[\\d.,]*(?:${UNIT})\\)?)(\\p{L}{3,}.*)$`, 'u'),
  /^(\d+)(?!kcal|kca|cal|mcg)(\p{L}{4,}.*)$/u,
  // `1bar(55g)`
  /^(.*\p{L}{3,})(\(.*)$/u,
]

const splitAt = (word: LabelWord, lengths: readonly number[]): readonly LabelWord[] => {
  const width = (word.right - word.left) / word.text.length
  let from = 0
  return lengths.map((length) => {
    const part = {
      ...word,
      text: word.text.slice(from, from + length),
      left: word.left + from * width,
      right: word.left + (from + length) * width,
    }
    from += length
    return part
  })
}

/** `waarvansuikers` is two words: when every letter belongs to a known one. */
const splitKnown = (word: LabelWord): readonly LabelWord[] => {
  if (!/^\p{L}{5,}\W*$/u.test(word.text)) return [word]
  const letters = word.text.replace(/\W+$/u, '')
  const plain = plainWord(letters)
  // Where accents made two letters of one, places would not be the same.
  if (plain.length !== letters.length || lexicon.has(plain)) return [word]
  const known = knownWordsIn(plain)
  if (known === undefined || known.length < 2) return [word]
  const lengths = known.map(({ length }) => length)
  const behind = word.text.length - letters.length
  return splitAt(word, [...lengths.slice(0, -1), (lengths.at(-1) ?? 0) + behind])
}

/** What stands behind a known name: `Cholesterolomg` with a nought that was read as a letter, `Servingsize1bar`. */
const BEHIND_NAME = /^(\p{L}{3,}?\.?)([oO](?:mg|mcg|g)[,;.]?|[1-9]\d*\p{L}{1,6})$/u

const splitBehindName = (word: LabelWord): readonly LabelWord[] | undefined => {
  const [, name = '', rest = ''] = BEHIND_NAME.exec(word.text) ?? []
  return name !== '' && knownWordsIn(plainWord(name)) !== undefined
    ? splitAt(word, [name.length, rest.length])
    : undefined
}

/** Takes words apart that a recogniser ran together: `TotalFat1.5g`, `davonZucker`, `8servingspercontainer`. */
export function splitGlued(word: LabelWord): readonly LabelWord[] {
  for (const cut of cuts) {
    const [, first, second] = cut.exec(word.text) ?? []
    if (first === undefined || second === undefined) continue
    // A slash between the two belongs to neither.
    const gap = word.text.length - first.length - second.length
    const [left, , right] = splitAt(word, [first.length, gap, second.length])
    return [left, right].flatMap((part) => (part === undefined ? [] : splitGlued(part)))
  }
  return splitBehindName(word)?.flatMap(splitKnown) ?? splitKnown(word)
}
