import type { SeededRandom } from '@pacemeal/testing'

/** The symbols that packs carry. */
export type SymbolName = 'EAN-13' | 'UPC-A' | 'EAN-8' | 'UPC-E'

/** A code as it is printed. */
export interface PrintedCode {
  readonly symbol: SymbolName
  /** The product's number that a reader should tell. */
  readonly truth: string
  /** The digits below the bars. */
  readonly digits: string
  /** From left to right, whether each module is dark. */
  readonly modules: readonly boolean[]
}

/** Widths of space, bar, space, bar of each digit in the odd set (GS1 General Specifications, figure 5.2.1.2-1). */
const odd = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112']
const parityOf13 = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO']
const parityOfE = ['EEEOOO', 'EEOEOO', 'EEOOEO', 'EEOOOE', 'EOEEOO', 'EOOEEO', 'EOOOEE', 'EOEOEO', 'EOEOOE', 'EOOEOE']

const runs = (widths: string, first: boolean): boolean[] =>
  [...widths].flatMap((width, at) => Array.from({ length: Number(width) }, () => (at % 2 === 0 ? first : !first)))

const digit = (value: string | undefined, set: 'O' | 'E' | 'R'): boolean[] => {
  const widths = odd[Number(value)] ?? ''
  if (set === 'O') return runs(widths, false)
  return set === 'R' ? runs(widths, true) : runs([...widths].reverse().join(''), false)
}

const guard = [true, false, true]
const middle = [false, true, false, true, false]

const checkDigit = (body: string): string => {
  const sum = [...body].reverse().reduce((all, one, at) => all + Number(one) * (at % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

const ean13 = (digits: string): boolean[] => {
  const parity = parityOf13[Number(digits[0])] ?? ''
  return [
    ...guard,
    ...[...parity].flatMap((set, at) => digit(digits[at + 1], set as 'O' | 'E')),
    ...middle,
    ...[...digits.slice(7)].flatMap((one) => digit(one, 'R')),
    ...guard,
  ]
}

const some = (random: SeededRandom, count: number): string =>
  Array.from({ length: count }, () => random.whole(0, 9)).join('')

/** The long number behind the six digits of a short one. */
const longOf = (system: string, short: string): string => {
  const [a, b, c, d, e, f] = short
  if (Number(f) <= 2) return `${system}${a}${b}${f}0000${c}${d}${e}`
  if (f === '3') return `${system}${a}${b}${c}00000${d}${e}`
  if (f === '4') return `${system}${a}${b}${c}${d}00000${e}`
  return `${system}${a}${b}${c}${d}${e}0000${f}`
}

/** A code of any product. */
export const drawCode = (symbol: SymbolName, random: SeededRandom): PrintedCode => {
  if (symbol === 'EAN-13') {
    const body = `${random.pick(['30', '40', '50', '73', '80', '76', '90', '54', '87', '84'])}${some(random, 10)}`
    const digits = body + checkDigit(body)
    return { symbol, truth: digits, digits, modules: ean13(digits) }
  }
  if (symbol === 'UPC-A') {
    const body = `${random.pick(['0', '7', '8'])}${random.whole(5, 9)}${some(random, 9)}`
    const digits = body + checkDigit(body)
    return { symbol, truth: `0${digits}`, digits, modules: ean13(`0${digits}`) }
  }
  if (symbol === 'EAN-8') {
    const body = `${random.pick(['4', '5', '7', '8', '9'])}${some(random, 6)}`
    const digits = body + checkDigit(body)
    const modules = [
      ...guard,
      ...[...digits.slice(0, 4)].flatMap((one) => digit(one, 'O')),
      ...middle,
      ...[...digits.slice(4)].flatMap((one) => digit(one, 'R')),
      ...guard,
    ]
    return { symbol, truth: digits, digits, modules }
  }
  const short = `${random.whole(5, 9)}${some(random, 5)}`
  const check = checkDigit(longOf('0', short))
  const parity = parityOfE[Number(check)] ?? ''
  return {
    symbol,
    truth: `00${longOf('0', short).slice(1)}${check}`,
    digits: `0${short}${check}`,
    modules: [
      ...guard,
      ...[...parity].flatMap((set, at) => digit(short[at], set as 'O' | 'E')),
      ...[false, true, false, true, false, true],
    ],
  }
}
