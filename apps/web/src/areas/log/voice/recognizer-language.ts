import { formatTag, type Locale } from '@pacemeal/domain'

/** The language that a recognizer listens for, by its BCP 47 tag: that of the app, in English that of the foods' names. */
export const recognizerLanguage = (locale: Locale, names: 'US' | 'GB'): string =>
  locale === 'en' && names === 'GB' ? 'en-GB' : formatTag(locale)
