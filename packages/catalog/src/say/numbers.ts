import { smallNumberWords, tensWords } from '@pacemeal/domain'
import { tableOf } from '../words.ts'
import type { Token } from './tokens.ts'

const ones = tableOf({ zero: 0, ...smallNumberWords })
/** With a spelling that is often heard or typed. */
const tens = tableOf({ ...tensWords, fourty: 40 })
const parts = tableOf({
  half: 1 / 2,
  halves: 1 / 2,
  third: 1 / 3,
  thirds: 1 / 3,
  quarter: 1 / 4,
  quarters: 1 / 4,
  fourth: 1 / 4,
  fourths: 1 / 4,
  eighth: 1 / 8,
})
const vague = tableOf({
  couple: 2,
  few: 3,
  several: 4,
  dozen: 12,
  pair: 2,
  double: 2,
  triple: 3,
})

/** A count and the token behind it. */
export interface CountRead {
  readonly value: number
  readonly end: number
  /** Said as `a` or `an` only. */
  readonly isArticle: boolean
  /** Said in dozens, and so a number of things and no weight. */
  readonly isDozens?: true
}

/** Words that are numbers, so that no spelling is corrected into or out of them. */
export const numberWords: ReadonlySet<string> = new Set(
  [ones, tens, parts, vague, { hundred: 100, thousand: 1000, a: 1, an: 1 }].flatMap(Object.keys),
)

const wordAt = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at]
  return token?.kind === 'word' ? token.said : ''
}

const digitsAt = (tokens: readonly Token[], at: number): number | undefined => {
  const token = tokens[at]
  return token?.kind === 'number' ? token.value : undefined
}

const read = (value: number, end: number, isArticle = false): CountRead => ({ value, end, isArticle })

/** `forty five`, `a hundred and twenty`, `two hundred`. */
function readWhole(tokens: readonly Token[], at: number): CountRead | undefined {
  const word = wordAt(tokens, at)
  const digits = digitsAt(tokens, at)
  if (digits !== undefined) return read(digits, at + 1)
  const isArticle = word === 'a' || word === 'an'
  const next = wordAt(tokens, at + 1)
  if ((isArticle || word in ones) && (next === 'hundred' || next === 'thousand')) {
    return readHundred(tokens, at + 1, isArticle ? 1 : (ones[word] ?? 1))
  }
  if (word === 'hundred') return readHundred(tokens, at, 1)
  if (word in tens) {
    const one = ones[next]
    return one && one < 10 ? read((tens[word] ?? 0) + one, at + 2) : read(tens[word] ?? 0, at + 1)
  }
  if (word in ones) return read(ones[word] ?? 0, at + 1)
  if (isArticle) return read(1, at + 1, true)
  return undefined
}

function readHundred(tokens: readonly Token[], at: number, count: number): CountRead {
  const base = count * (wordAt(tokens, at) === 'thousand' ? 1000 : 100)
  const from = wordAt(tokens, at + 1) === 'and' ? at + 2 : at + 1
  const word = wordAt(tokens, from)
  const rest = word in tens || word in ones ? readWhole(tokens, from) : undefined
  return rest && rest.value < 100 && rest.value > 0 ? read(base + rest.value, rest.end) : read(base, at + 1)
}

/** `half a`, `half`, `a half`, `three quarters of a`, `a third of an`, `1/2 a`. */
function readPart(tokens: readonly Token[], at: number): CountRead | undefined {
  const word = wordAt(tokens, at)
  const whole = word in parts || wordAt(tokens, at) === '' ? undefined : readWhole(tokens, at)
  const from = word in parts ? at : (whole?.end ?? -1)
  const part = from < 0 ? undefined : parts[wordAt(tokens, from)]
  if (part === undefined) return undefined
  // `half a dozen`, `half of a`, `half an`; `half and half` is cream.
  if (wordAt(tokens, from + 1) === 'and' && wordAt(tokens, from + 2) === 'half') return undefined
  return read((whole?.value ?? 1) * part, skipOf(tokens, from + 1))
}

const skipOf = (tokens: readonly Token[], at: number): number => {
  const from = wordAt(tokens, at) === 'of' ? at + 1 : at
  return ['a', 'an', 'the'].includes(wordAt(tokens, from)) ? from + 1 : from === at ? at : from
}

/** `a couple of`, `a few`, `half a dozen`, `two dozen`. */
function readVague(tokens: readonly Token[], at: number): CountRead | undefined {
  const isArticle = ['a', 'an'].includes(wordAt(tokens, at))
  const from = isArticle ? at + 1 : at
  const value = vague[wordAt(tokens, from)]
  if (value === undefined) return undefined
  const found = read(value, wordAt(tokens, from + 1) === 'of' ? from + 2 : from + 1)
  return value === vague.dozen ? { ...found, isDozens: true } : found
}

/**
 * Reads the count that begins at a token: digits, fractions, number words, `a couple of`, ranges (their middle), and
 * what follows them (`one and a half`, `2 1/2`). Undefined when there is none.
 */
export function readCount(tokens: readonly Token[], at: number): CountRead | undefined {
  const vagueCount = readVague(tokens, at)
  if (vagueCount) return vagueCount
  const part = readPart(tokens, at)
  if (part) {
    const dozen = readVague(tokens, part.end)
    return dozen?.isDozens ? { ...dozen, value: part.value * dozen.value } : part
  }
  const whole = readWhole(tokens, at)
  if (!whole) return undefined
  const dozen = whole.isArticle ? undefined : readVague(tokens, whole.end)
  if (dozen?.isDozens) return { ...dozen, value: whole.value * dozen.value }
  if (whole.value < 1) return { ...whole, end: skipOf(tokens, whole.end) }
  return readRange(tokens, addHalf(tokens, whole))
}

/** `one and a half`, `two and three quarters`, `1 and 1/2`. */
export function addHalf(tokens: readonly Token[], whole: CountRead): CountRead {
  const direct = digitsAt(tokens, whole.end)
  if (direct !== undefined && direct < 1 && direct > 0 && Number.isInteger(whole.value)) {
    return read(whole.value + direct, whole.end + 1)
  }
  if (wordAt(tokens, whole.end) !== 'and') return whole
  const digits = digitsAt(tokens, whole.end + 1)
  if (digits !== undefined && digits < 1) return read(whole.value + digits, whole.end + 2)
  const from = wordAt(tokens, whole.end + 1) === 'a' ? whole.end + 2 : whole.end + 1
  const single = parts[wordAt(tokens, from)]
  // `an apple and half a banana` is no apple and a half; `a cup and a half of rice` is.
  const after = wordAt(tokens, from + 1)
  const isOver = !['a', 'an', 'the'].includes(after) && (after !== 'of' || from > whole.end + 1)
  if (single !== undefined && isOver) return read(whole.value + single, from + 1)
  const some = readPart(tokens, whole.end + 1)
  return some && wordAt(tokens, whole.end + 1) in ones ? read(whole.value + some.value, some.end) : whole
}

/** A range is of numbers that lie near: `1 - 60 g oats` is a heading and a weight. */
const MAX_RANGE = 5

/** `2-3`, `two or three`, `1 to 2`: the middle. */
function readRange(tokens: readonly Token[], first: CountRead): CountRead {
  if (first.isArticle || !['or', 'to', '-'].includes(sepOrWord(tokens, first.end))) return first
  const second = readWhole(tokens, first.end + 1)
  if (!second || second.isArticle || second.value <= first.value || second.value > MAX_RANGE * first.value) return first
  return read((first.value + second.value) / 2, second.end)
}

const sepOrWord = (tokens: readonly Token[], at: number): string => tokens[at]?.said ?? ''
