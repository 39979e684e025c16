/** The languages that people can choose, by their BCP 47 tag. A new one is a tag here and a file beside each English one. */
export const locales = ['en', 'de', 'es'] as const
export type Locale = (typeof locales)[number]

/** The language that every text has. */
export const DEFAULT_LOCALE = 'en' satisfies Locale

/** How numbers and dates are written in a language: English is that of the United States. */
const formatTags: Readonly<Record<Locale, string>> = { en: 'en-US', de: 'de-DE', es: 'es-ES' }

/** The tag by which `Intl` formats in a language. */
export const formatTag = (locale: Locale): string => formatTags[locale]

/** The language that was stored; undefined when none was, or none that is known. */
export const findLocale = (stored: unknown): Locale | undefined => locales.find((one) => one === stored)

/** The first language that a browser asks for and that there is: `de-AT` finds `de`. */
export const matchLocale = (asked: readonly string[]): Locale =>
  asked.flatMap((tag) => findLocale(tag.toLowerCase().split('-')[0]) ?? [])[0] ?? DEFAULT_LOCALE

/** Words in English and in the languages into which they have been translated, each as a whole. */
export type Catalogue<Words> = { readonly en: Words } & Partial<Readonly<Record<Locale, Words>>>

/** The words in a language; in English where there is no translation yet. */
export const wordsIn = <Words>(catalogue: Catalogue<Words>, locale: Locale): Words => catalogue[locale] ?? catalogue.en
