import { DEFAULT_LOCALE, formatTag, type Locale } from '@pacemeal/domain'

/** An amount of money as mails and notifications write it: `$12.99`. The command line speaks English. */
export const moneyText = (cents: number, currency = 'USD', locale: Locale = DEFAULT_LOCALE): string =>
  new Intl.NumberFormat(formatTag(locale), { style: 'currency', currency }).format(cents / 100)
