import { numberFormat } from './formats.ts'

/** Whether the reader's language writes decimals with a comma. */
export const isDecimalComma = (locale?: string): boolean =>
  numberFormat({}, locale)
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')

/** `1,240`: a whole figure. */
export const wholeNumber = (figure: number, locale?: string): string =>
  numberFormat({ maximumFractionDigits: 0 }, locale).format(figure)

/** `7.0`: a figure with so many decimals. */
export const decimalNumber = (figure: number, decimals: number, locale?: string): string =>
  numberFormat({ maximumFractionDigits: decimals, minimumFractionDigits: decimals }, locale).format(figure)

/** `0,75`: a figure as a field holds it, as short as it can be, with the reader's decimal sign and nothing between thousands. */
export const typedDecimal = (figure: number, decimals: number, locale?: string): string =>
  numberFormat({ maximumFractionDigits: decimals, useGrouping: false }, locale).format(Number(figure.toFixed(decimals)))

/** Amounts as they stand on a line: a figure and its unit are not broken apart. */
export const unbroken = (text: string): string => text.replace(/([\d¼½¾]) (?=[\p{L}°]|\d\/\d)/gu, '$1\u00a0')

/** From here on an amount is said in whole units. */
const WHOLE_FROM = 10

/** `1,240 mg`, `2.4 µg`: an amount with its unit; small ones with at most so many decimals. */
export const amountText = (amount: number, { unit, decimals }: { unit: string; decimals: number }, locale?: string) =>
  `${numberFormat({ maximumFractionDigits: amount >= WHOLE_FROM ? 0 : decimals }, locale).format(amount)} ${unit}`

/** `+45`, `−45`: a whole difference. */
export const signedNumber = (figure: number, locale?: string): string =>
  numberFormat({ maximumFractionDigits: 0, signDisplay: 'exceptZero' }, locale).format(figure).replace('-', '−')

/** An amount of money: `$12.99`. */
export const moneyText = (cents: number, currency = 'USD', locale?: string): string =>
  numberFormat({ style: 'currency', currency }, locale).format(cents / 100)
