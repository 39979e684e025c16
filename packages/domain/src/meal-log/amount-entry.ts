import { readFigure } from '../typed-figure.ts'

/** What a typed amount counts as: null is unknown (an empty field), 0 with `isUnread` what was not understood. */
export interface AmountEntry {
  readonly value: number | null
  readonly isUnread?: true
}

/** Larger ones are no amounts of anything; what a log holds has bounds of its own. */
const MAX_AMOUNT = 1_000_000_000

const UNREAD: AmountEntry = { value: 0, isUnread: true }
/** `1,200`: commas before groups of three digits. No thousands begin with a zero: `0,125` is a decimal. */
const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+$/
const UNIT = /\s*(?:kcal|cal|mg|g)$/i

/**
 * Reads an amount typed into a macro or nutrient field, with an optional unit behind it. A comma alone before three
 * digits groups thousands: energy and milligrams reach them. Anything else counts as 0 and says so.
 */
export function readAmount(text: string): AmountEntry {
  const typed = text.trim().replace(UNIT, '')
  if (typed === '') return text.trim() === '' ? { value: null } : UNREAD
  const value = readFigure(THOUSANDS.test(typed) ? typed.replaceAll(',', '') : typed)
  return value >= 0 && value <= MAX_AMOUNT ? { value } : UNREAD
}
