/** What a typed amount counts as: null is unknown (an empty field). A hint tells that the text was not understood. */
export interface AmountEntry {
  readonly value: number | null
  readonly hint?: string
}

/** Largest amount a log keeps, in any unit. */
const MAX_AMOUNT = 1_000_000

const HINT = 'Not a number, so it counts as 0. Use digits, for example 12.5'
/** `1,200` and `1,200.5`: commas between groups of three digits. No thousands begin with a zero: `0,125` is a decimal. */
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/
/** `12`, `12.5`, `12,5`, `.5`. */
const DECIMAL = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/
const UNIT = /\s*(?:kcal|cal|mg|g)$/i

/**
 * Reads an amount typed into a macro or nutrient field, with an optional unit behind it. A comma before three digits
 * groups thousands, otherwise it is the decimal mark. Anything else counts as 0 and says so.
 */
export function readAmount(text: string): AmountEntry {
  const typed = text.trim().replace(UNIT, '')
  if (typed === '') return text.trim() === '' ? { value: null } : { value: 0, hint: HINT }
  const digits = GROUPED.test(typed) ? typed.replaceAll(',', '') : DECIMAL.test(typed) ? typed.replace(',', '.') : ''
  const value = digits === '' ? Number.NaN : Number(digits)
  return Number.isFinite(value) && value <= MAX_AMOUNT ? { value } : { value: 0, hint: HINT }
}
