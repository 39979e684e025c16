import { i18n } from '@lingui/core'

/**
 * Dates, times, numbers and lists as the language writes them: the only place of the web that asks `Intl` for words. Every
 * function takes the locale; without one, the language of the app.
 */
const activeLocale = (): string => i18n.locale

const dateFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()

/** The format that is kept under its locale and options: making one is slow. */
function keptFormat<F, O>(kept: Map<string, F>, locale: string, options: O, make: () => F): F {
  const key = `${locale} ${JSON.stringify(options)}`
  const found = kept.get(key) ?? make()
  kept.set(key, found)
  return found
}

/** `Tuesday, November 17`. */
export const LONG_DATE = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
} as const satisfies Intl.DateTimeFormatOptions

export const DATE_WITH_YEAR = { ...LONG_DATE, year: 'numeric' } as const satisfies Intl.DateTimeFormatOptions

/** A format of dates and times in a language that is told, for what runs before the app speaks one. */
export const makeDateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, options)

/**
 * Makes one format of each kind that the first screens write with: a browser's first one takes 40 ms of a fast processor, all
 * later ones hardly any.
 */
export function prepareFormats(locale: string): void {
  makeDateFormat(locale, LONG_DATE)
  new Intl.NumberFormat(locale)
  new Intl.ListFormat(locale)
}

/** A format of dates and times. */
export const dateFormat = (options: Intl.DateTimeFormatOptions, locale = activeLocale()): Intl.DateTimeFormat =>
  keptFormat(dateFormats, locale, options, () => makeDateFormat(locale, options))

/** A format of numbers. */
export const numberFormat = (options: Intl.NumberFormatOptions, locale = activeLocale()): Intl.NumberFormat =>
  keptFormat(numberFormats, locale, options, () => new Intl.NumberFormat(locale, options))

/** Things in a row: `vegan and paleo`, or `vegan or paleo` as a disjunction. */
export const listText = (
  things: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
  locale = activeLocale(),
): string => new Intl.ListFormat(locale, { type }).format(things)

/** What a country is called: `Germany` for DE. */
export const countryText = (code: string, locale = activeLocale()): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code.toUpperCase()) ?? code
