import {
  clockText,
  DEFAULT_LOCALE,
  dayClockText,
  formatTag,
  type Locale,
  type Reason,
  spanishTime,
} from '@pacemeal/domain'

/** Reads a reason's inputs as the words and figures of a sentence. A missing one reads as a dash, never as zero. */
export interface Facts {
  /** A figure with at most so many decimals (two at most): `0.75`, `1,240`. */
  readonly figure: (name: string, decimals?: number) => string
  /** A share of one as percent: `15%`. */
  readonly percent: (name: string) => string
  /** `6:30 AM`; in Spanish with its article, `las 06:30`. */
  readonly clock: (name: string) => string
  /** `45 min`, `75 min`; hours from two on: `2.5 h`. */
  readonly span: (name: string) => string
  readonly text: (name: string) => string
  /** Whether the rule gives this figure. */
  readonly knows: (name: string) => boolean
  /** Whether the rule says this of itself. */
  readonly flag: (name: string) => boolean
  /** The bare number, for choosing between wordings. */
  readonly number: (name: string) => number
}

const UNKNOWN = '–'

/** A time of day as it stands in a sentence. */
const clocks: Readonly<Record<Locale, (minute: number) => string>> = {
  en: clockText,
  de: (minute) => `${dayClockText(minute)} Uhr`,
  es: spanishTime,
}

/** Numbers and times of day as a language writes them. */
const writers = (locale: Locale) => {
  const formats = [0, 1, 2].map(
    (decimals) => new Intl.NumberFormat(formatTag(locale), { maximumFractionDigits: decimals }),
  )
  return {
    format: (value: number, decimals: number): string => formats[decimals]?.format(value) ?? String(value),
    clock: clocks[locale],
    percentSign: locale === 'en' ? '%' : ' %',
  }
}
const kept = new Map<Locale, ReturnType<typeof writers>>()
const writersIn = (locale: Locale) => {
  const found = kept.get(locale) ?? writers(locale)
  kept.set(locale, found)
  return found
}

/** Minutes as the science speaks of them. */
export const spanWords = (minutes: number, locale: Locale = DEFAULT_LOCALE): string => {
  const { format } = writersIn(locale)
  return minutes < 120 ? `${format(minutes, 0)} min` : `${format(minutes / 60, 1)} h`
}

export function factsOf({ inputs }: Pick<Reason, 'inputs'>, locale: Locale = DEFAULT_LOCALE): Facts {
  const { format, clock, percentSign } = writersIn(locale)
  const number = (name: string): number => {
    const value = inputs[name]
    return typeof value === 'number' ? value : Number.NaN
  }
  const known = (name: string, words: (value: number) => string): string => {
    const value = number(name)
    return Number.isFinite(value) ? words(value) : UNKNOWN
  }
  return {
    number,
    knows: (name) => Number.isFinite(number(name)),
    flag: (name) => inputs[name] === true,
    figure: (name, decimals = 0) => known(name, (value) => format(value, decimals)),
    percent: (name) => known(name, (value) => `${format(value * 100, 0)}${percentSign}`),
    clock: (name) => known(name, clock),
    span: (name) => known(name, (value) => spanWords(value, locale)),
    text: (name) => (typeof inputs[name] === 'string' ? inputs[name] : UNKNOWN),
  }
}
