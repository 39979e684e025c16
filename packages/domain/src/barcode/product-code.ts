/** The number of a product as products are kept by: 8 digits (EAN-8) or 13 (EAN-13, UPC-A with a zero before it). */
export type ProductCode = string & { readonly productCode: true }

/** Why typed digits are no product's number: letters, too few or many, a wrong check digit, or a number that a shop made for itself. */
export type CodeProblem = 'empty' | 'not-digits' | 'length' | 'check-digit' | 'in-store' | 'case'

export type CodeReading =
  | { readonly ok: true; readonly code: ProductCode }
  | { readonly ok: false; readonly problem: CodeProblem }

/** The check digit of GS1: from the right, every digit counts three times and once in turn. */
const checkDigitOf = (body: string): number => {
  let sum = 0
  for (let at = 0; at < body.length; at += 1) sum += Number(body[body.length - 1 - at]) * (at % 2 === 0 ? 3 : 1)
  return (10 - (sum % 10)) % 10
}

/** Whether the last digit fits the others. */
export const hasCheckDigit = (digits: string): boolean => checkDigitOf(digits.slice(0, -1)) === Number(digits.at(-1))

/** The UPC-A number that the eight digits of a UPC-E stand for (GS1 General Specifications, 5.2.2.4); undefined when they are none. */
export function expandUpcE(digits: string): string | undefined {
  if (!/^[01]\d{7}$/.test(digits)) return undefined
  const [system, a, b, c, d, e, last, check] = digits as unknown as Record<number, string> & Iterable<string>
  const body =
    last === '0' || last === '1' || last === '2'
      ? `${a}${b}${last}0000${c}${d}${e}`
      : last === '3'
        ? `${a}${b}${c}00000${d}${e}`
        : last === '4'
          ? `${a}${b}${c}${d}00000${e}`
          : `${a}${b}${c}${d}${e}0000${last}`
  const expanded = `${system}${body}${check}`
  return hasCheckDigit(expanded) ? expanded : undefined
}

/** Numbers that shops give to what they weigh or pack themselves: another shop means something else by them. */
const isInStore = (code: string): boolean => (code.length === 8 ? /^[02]/.test(code) : /^(?:2|02|04)/.test(code))

const found = (code: string): CodeReading =>
  isInStore(code) ? { ok: false, problem: 'in-store' } : { ok: true, code: code as ProductCode }

/**
 * The product's number in typed or scanned digits; spaces and hyphens do not count. Eight digits that fit both are taken as
 * UPC-E when they begin like one: an EAN-8 that begins with 0 is a shop's own.
 */
export function readProductCode(text: string): CodeReading {
  const digits = text.replaceAll(/[\s-]/g, '')
  if (digits === '') return { ok: false, problem: 'empty' }
  if (!/^\d+$/.test(digits)) return { ok: false, problem: 'not-digits' }
  if (digits.length === 8) {
    const expanded = expandUpcE(digits)
    if (expanded !== undefined) return found(`0${expanded}`)
    return hasCheckDigit(digits) ? found(digits) : { ok: false, problem: 'check-digit' }
  }
  if (digits.length === 14 && !digits.startsWith('0')) {
    return { ok: false, problem: hasCheckDigit(digits) ? 'case' : 'check-digit' }
  }
  if (digits.length < 12 || digits.length > 14) return { ok: false, problem: 'length' }
  if (!hasCheckDigit(digits)) return { ok: false, problem: 'check-digit' }
  return found(digits.padStart(14, '0').slice(1))
}

/** A product's number of a data base: shorter ones lost zeros on their way. Undefined for what is no number of a product. */
export function findProductCode(text: string): ProductCode | undefined {
  const digits = text.replace(/^0+(?=\d{8})/, '')
  if (!/^\d{1,14}$/.test(digits)) return undefined
  const padded = digits.padStart(digits.length <= 8 ? 8 : 13, '0')
  return padded.length <= 13 && hasCheckDigit(padded) ? (padded as ProductCode) : undefined
}
