import { plainWord } from './likeness.ts'
import { saltNames } from './vocabulary.ts'
import type { LabelRow, LabelWord } from './words.ts'

export type AmountUnit = 'g' | 'mg' | 'mcg' | 'ml' | 'kcal' | 'kJ' | '%' | null

/** A printed figure: its digits as they were read, and what stands with them. */
export interface PrintedAmount {
  readonly kind: 'amount'
  /** Digits with at most separators in between: `1.2`, `0,5`, `1,567`. */
  readonly digits: string
  readonly unit: AmountUnit
  /** The unit is a guess from a character that is none (`¢` for g). */
  readonly unitIsGuess: boolean
  /** `<`, `less than`, traces. */
  readonly below: boolean
  /** How sure the recogniser is of its characters, 0 to 1. */
  readonly sureness: number
  readonly left: number
  readonly right: number
}
export interface PrintedText {
  readonly kind: 'text'
  readonly words: readonly string[]
  readonly left: number
  readonly right: number
}
export type RowPart = PrintedAmount | PrintedText

const unitForms: readonly (readonly [Exclude<AmountUnit, null>, RegExp])[] = [
  ['%', /^[^a-z0-9]*%/i],
  ['kcal', /^(?:k[ceo]a?[l1i!|]|kca|keal|cal|c[ae]l)/i],
  ['kJ', /^k[j)l1ijdu\]]?(?![a-z])/i],
  ['mcg', /^(?:mc[gq9]|[uµ][gq9]|rncg)/i],
  ['mg', /^(?:m[gq9¢]|rn[gq9]|mo)/i],
  ['ml', /^m[l1|i]/i],
  ['g', /^[gq](?![a-z]{2})/i],
]
/** What a printed g is also taken for; the digits among them are judged later, by what else is printed. */
const GUESSED_GRAM = /^[¢€©®&@§(¢][g9q]?|^e$|^o$/i

const unitOf = (text: string): { unit: AmountUnit; isGuess: boolean } => {
  const rest = text.replace(/^[\s.,:;'"*_-]+/, '')
  const known = unitForms.find(([, form]) => form.test(rest))
  if (known !== undefined) return { unit: known[0], isGuess: false }
  return GUESSED_GRAM.test(rest) ? { unit: 'g', isGuess: true } : { unit: null, isGuess: false }
}

/** Letters that stand for digits where a digit is expected. */
const asDigits = (text: string): string =>
  text
    .replace(/[OoQD°]/g, '0')
    .replace(/[lI|!]/g, '1')
    .replace(/[Ss]/g, '5')
    .replace(/B/g, '8')
    .replace(/Z/g, '2')

/** `<0,5g`, `Og`, `l2g`, `1567kJ`, `6%`, `(30g)`, `1.2`. */
const NUMBER = /^([([{]*)([<«‹≤~]?)\s*((?:[\dOoQlI|!SB]|[.,](?=\d))[\dOoQlI|!SB]*(?:[.,·'][\dOoQlI|!SB]+)*)(.*)$/

const readNumber = (word: string): { below: boolean; digits: string; rest: string } | undefined => {
  const found = NUMBER.exec(word)
  if (found === null) return undefined
  const [, , sign = '', raw = '', rest = ''] = found
  // `S6l` is Polish salt.
  if (saltNames.has(plainWord(word)) && !/^\d/.test(word)) return undefined
  const digits = asDigits(raw).replace(/[·']/g, '.')
  const hasDigit = /\d/.test(raw)
  // `Og` and `lg` are figures, `Oil` and `Iron` are not.
  if (!hasDigit && !/^(?:[gq¢]|m[gq]|mc[gq])\W*$/i.test(rest)) return undefined
  if (hasDigit && /^[a-z]{3,}/i.test(rest) && unitOf(rest).unit === null) return undefined
  return { below: sign !== '' && sign !== '~', digits, rest }
}

/** `Fat3.5g` is two words that touch. */
const unglue = (word: LabelWord): LabelWord[] => {
  const found = /^([\p{L}]{3,}[.:]?)([<(]?[\dOlI][\dOolI.,]*(?:g|m[gl]|%|k[Jc]\w*))$/u.exec(word.text)
  const slash = /^(.*\d.*k[j)]?\w*)[/|](\d.*)$/i.exec(word.text)
  // `1602 kJ/380 kcal`: the unit of one figure touches the next.
  const unit = /^(k[j)\]li]?)[/|](\d.*)$/i.exec(word.text)
  const parts = found ?? slash ?? unit
  if (parts === null) return [word]
  const [, first = '', second = ''] = parts
  const cut = word.left + ((word.right - word.left) * first.length) / word.text.length
  return [
    { ...word, text: first, right: cut },
    { ...word, text: second, left: cut },
  ]
}

const isLess = (word: string): boolean => /^(?:less|moins|weniger|menos|meno|minder|mniej)$/.test(plainWord(word))
const isThan = (word: string): boolean => /^(?:than|de|als|que|di|dan|niz)$/.test(plainWord(word))
const isTrace = (word: string): boolean => /^(?:trace|traces|spuren|trazas|tracce|sporen)$/.test(plainWord(word))

const amountOf = (
  word: LabelWord,
  next: LabelWord | undefined,
): { amount: PrintedAmount; used: number } | undefined => {
  const number = readNumber(word.text)
  if (number === undefined) return undefined
  const height = word.bottom - word.top
  const base = {
    kind: 'amount',
    digits: number.digits,
    below: number.below,
    sureness: word.sureness ?? 1,
    left: word.left,
    right: word.right,
  } as const
  const own = unitOf(number.rest)
  if (own.unit !== null) return { amount: { ...base, unit: own.unit, unitIsGuess: own.isGuess }, used: 1 }
  if (next === undefined || next.left - word.right > 1.2 * height || next.text.length > 6)
    return { amount: { ...base, unit: null, unitIsGuess: false }, used: 1 }
  // `(15 9)`: a g that stands apart and closes a bracket.
  if (/^[9q¢][)\]]$/.test(next.text))
    return { amount: { ...base, right: next.right, unit: 'g', unitIsGuess: true }, used: 2 }
  const following = unitOf(next.text)
  if (following.unit === null || readNumber(next.text) !== undefined)
    return { amount: { ...base, unit: null, unitIsGuess: false }, used: 1 }
  return {
    amount: { ...base, right: next.right, unit: following.unit, unitIsGuess: following.isGuess },
    used: 2,
  }
}

/** `1 567 kJ`: a group of three digits close behind one or two. */
const isGrouped = (word: LabelWord, next: LabelWord | undefined): boolean =>
  next !== undefined &&
  /^[1-9]\d?$/.test(word.text) &&
  /^\d{3}(?!\d)/.test(next.text) &&
  next.left - word.right < 0.75 * (word.bottom - word.top)

/** A digit that overlaps the figure behind it is that one's first, seen twice. */
const isSeenTwice = (word: LabelWord, next: LabelWord | undefined): boolean =>
  next !== undefined &&
  /^\d$/.test(word.text) &&
  next.text.length > 1 &&
  next.text.startsWith(word.text) &&
  next.left < word.right - 0.1 * (word.bottom - word.top)

const joinGroups = (row: LabelRow): LabelWord[] => {
  const joined: LabelWord[] = []
  for (let at = 0; at < row.length; at += 1) {
    const [word, next] = [row[at], row[at + 1]]
    if (word === undefined) break
    if (isSeenTwice(word, next)) continue
    if (next !== undefined && isGrouped(word, next)) {
      const sureness = Math.min(word.sureness ?? 1, next.sureness ?? 1)
      joined.push({ ...word, text: `${word.text}${next.text}`, right: next.right, sureness })
      at += 1
    } else joined.push(word)
  }
  return joined
}

/** A row as runs of words and the figures between them. */
export function partsOf(row: LabelRow): readonly RowPart[] {
  const words = joinGroups(row.flatMap(unglue))
  const parts: RowPart[] = []
  let below = false
  for (let at = 0; at < words.length; ) {
    const [word, next] = [words[at], words[at + 1]]
    if (word === undefined) break
    if ((isLess(word.text) && next !== undefined && isThan(next.text)) || /^[<«‹]$/.test(word.text)) {
      below = true
      at += word.text.length === 1 ? 1 : 2
      continue
    }
    const found = amountOf(word, next)
    if (found !== undefined) {
      parts.push({ ...found.amount, below: below || found.amount.below })
      below = false
      at += found.used
      continue
    }
    if (isTrace(word.text)) {
      parts.push({
        kind: 'amount',
        digits: '0',
        unit: 'g',
        unitIsGuess: false,
        below: true,
        sureness: 1,
        left: word.left,
        right: word.right,
      })
    } else {
      const last = parts.at(-1)
      if (last?.kind === 'text')
        parts[parts.length - 1] = { ...last, words: [...last.words, word.text], right: word.right }
      else parts.push({ kind: 'text', words: [word.text], left: word.left, right: word.right })
    }
    at += 1
  }
  return parts
}
