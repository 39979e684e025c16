import { type PrintedAmount, partsOf } from './amounts.ts'
import type { LabelBasis } from './label.ts'
import { editsBetween, isLike, plainWord } from './likeness.ts'
import { beforeNames } from './lines.ts'
import { packWords, servingWords } from './vocabulary.ts'
import type { LabelRow, LabelWord } from './words.ts'

/** A place of the panel that says what the figures below it are of. */
export interface Heading {
  readonly basis: LabelBasis
  readonly middle: number
}

/** What the panel says about its serving and its columns. */
export interface ServingFacts {
  readonly headings: readonly Heading[]
  /** Where sizes stand among the headings: the column below is probably the serving's. */
  readonly sizePlaces: readonly Heading[]
  readonly per100Unit: 'g' | 'ml'
  /** Sizes that may be the serving's, the likeliest first; `amount` as read, with and without a misread g. */
  readonly sizes: readonly { readonly amount: number; readonly unit: 'g' | 'ml' }[]
  readonly servingsPerPack: number | null
}

const isOneOf = (word: string, known: readonly string[]): boolean => {
  const plain = plainWord(word)
  return plain.length >= 5 && known.some((one) => isLike(plain, one))
}
const isServing = (word: string): boolean => isOneOf(word, servingWords)
const isPack = (word: string): boolean => {
  const plain = plainWord(word)
  return packWords.some((one) => editsBetween(plain, one, 1) <= 1)
}
const isSize = (word: string): boolean => /^(?:size|s[il]ze)$/.test(plainWord(word))

const middleOf = ({ left, right }: { left: number; right: number }): number => (left + right) / 2
const numberIn = ({ digits }: PrintedAmount): number => Number(digits.replace(',', '.'))

const isWeight = ({ unit }: PrintedAmount): boolean => unit === 'g' || unit === 'ml' || unit === null
const isHundred = (amount: PrintedAmount): boolean => isWeight(amount) && /^100[.,]?0?9?$/.test(amount.digits)

const unitOf = (amount: PrintedAmount): 'g' | 'ml' => (amount.unit === 'ml' ? 'ml' : 'g')

/** Readings of a size: `30g`, and `309` as 30 with a misread g. */
const sizesIn = (amount: PrintedAmount): ServingFacts['sizes'] => {
  const value = numberIn(amount)
  const shorter = Number(amount.digits.slice(0, -1).replace(',', '.'))
  if (amount.unit !== null) {
    const unit = unitOf(amount)
    // `(459g)` for `(45g)`: whether the shorter one can hold what the panel states is seen when all is read.
    const isDoubled = unit === 'g' && /^\d{2,}9$/.test(amount.digits)
    return isDoubled
      ? [
          { amount: shorter, unit },
          { amount: value, unit },
        ]
      : [{ amount: value, unit }]
  }
  const both = [{ amount: value, unit: 'g' } as const, { amount: shorter, unit: 'g' } as const]
  // A size always has its unit, so that a bare number of three digits has one among them.
  return amount.digits.endsWith('9') || amount.digits.length >= 3 ? both.toReversed() : both
}

const amountsIn = (row: LabelRow): readonly PrintedAmount[] =>
  partsOf(row).filter((part): part is PrintedAmount => part.kind === 'amount')

/** `100g`, also within words that run together: `je100g`, `nal00g`, `100gEach`. */
const HUNDRED = /(?<![\d.,])[1lI|][0oO]{2}(?:[.,][0oO])?(?![\d.,]\d)(\s*m[l1I])?/

interface Hundred {
  readonly middle: number
  readonly unit: 'g' | 'ml'
}

const hundredsIn = (row: LabelRow): Hundred[] =>
  row.flatMap((word, at) => {
    const found = HUNDRED.exec(word.text)
    if (found === null) return []
    const share = (found.index + found[0].length / 2) / word.text.length
    const isVolume = found[1] !== undefined || /^m[l1I]/.test(row[at + 1]?.text ?? '')
    return [{ middle: word.left + share * (word.right - word.left), unit: isVolume ? 'ml' : 'g' }]
  })

/** A line that counts servings: a serving word and a whole number without a unit, or with a unit that is none of ours. */
const countIn = (row: LabelRow): number | null => {
  if (!row.some(({ text }) => isServing(text)) || row.some(({ text }) => isSize(text))) return null
  // `per 100 g | per portion of 60`: a heading.
  if (hundredsIn(row).length > 0) return null
  const counts = amountsIn(row).filter(({ unit, digits }) => unit === null && /^\d{1,3}$/.test(digits))
  const [only, second] = counts
  if (only === undefined || second !== undefined) return null
  const value = Number(only.digits)
  return value >= 1 && value <= 200 ? value : null
}

const headingsIn = (row: LabelRow): Heading[] => {
  const words = (is: (word: string) => boolean, basis: LabelBasis): Heading[] =>
    row.filter(({ text }) => is(text)).map((word: LabelWord) => ({ basis, middle: middleOf(word) }))
  return [
    ...hundredsIn(row).map(({ middle }) => ({ basis: 'per-100' as const, middle })),
    ...words(isServing, 'serving'),
    ...words(isPack, 'pack'),
  ]
}

/**
 * `Serving size 2/3 cup (55g)`: the first weight with its unit behind the word, or else the last figure there. Where only lines
 * of a column beside stand behind the word, the size is on the row below: `Serving size | Sodium 190mg`, `1 bar (68g) | Iron`.
 */
const sizeStatedIn = (row: LabelRow, below: LabelRow | undefined): readonly PrintedAmount[] => {
  const word = row.find(({ text }) => isSize(text))
  const weightsIn = (of: LabelRow): readonly PrintedAmount[] =>
    beforeNames(partsOf(of)).filter((part): part is PrintedAmount => part.kind === 'amount' && isWeight(part))
  const behind = weightsIn(row.filter(({ right }) => right >= (word?.right ?? 0)))
  const weights = behind.length > 0 ? behind : weightsIn(below ?? []).filter(({ unit }) => unit !== null)
  const withUnit = weights.find(({ unit }) => unit !== null)
  return withUnit === undefined ? weights.slice(-1) : [withUnit]
}

const plausibleSize = ({ amount }: { amount: number }): boolean => amount >= 1 && amount <= 1000

/** Reads what stands around the figures. `head` are the rows above the first figure, `all` every row. */
export function servingFactsOf(
  head: readonly LabelRow[],
  all: readonly LabelRow[],
  firstFigure: number,
  isUs: boolean,
): ServingFacts {
  const isHeadRow = (row: LabelRow) => countIn(row) === null && !row.some(({ text }) => isSize(text))
  const columnsHead = head.filter(isHeadRow)
  const headings = columnsHead.flatMap(headingsIn)
  const hundreds = columnsHead.flatMap(hundredsIn)
  const [hundred] = hundreds
  // On small packs of the United States the size stands beside the figures.
  const stated = (isUs ? all : head).flatMap((row, at) =>
    row.some(({ text }) => isSize(text)) ? sizeStatedIn(row, all[at + 1]) : [],
  )
  const inHeadings = columnsHead.flatMap((row) => {
    // A number without its unit is a size only where a heading is.
    const isHeading = headingsIn(row).length > 0
    return amountsIn(row).filter((one) => isWeight(one) && !isHundred(one) && (isHeading || one.unit !== null))
  })
  // `per 100 g | per serving (100 g)`: a second hundred is the serving's.
  const second = hundreds.slice(1).filter(() => headings.some(({ basis }) => basis === 'serving'))
  const sizes = [
    ...[...stated, ...inHeadings].flatMap(sizesIn),
    ...second.map(({ unit }) => ({ amount: 100, unit })),
  ].filter(plausibleSize)
  const atSizes: Heading[] =
    stated.length > 0 ? [] : inHeadings.map((amount) => ({ basis: 'serving', middle: middleOf(amount) }))
  const counts = all.flatMap((row, at) => {
    const isBeside = isUs && row.some(({ text }) => isPack(text))
    const count = isBeside || at < firstFigure || at > firstFigure + 3 ? countIn(row) : null
    return count === null ? [] : [count]
  })
  return {
    headings,
    sizePlaces: atSizes,
    per100Unit: hundred?.unit ?? 'g',
    sizes,
    servingsPerPack: counts[0] ?? null,
  }
}
