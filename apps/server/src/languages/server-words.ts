import { type Catalogue, type Locale, wordsIn } from '@pacemeal/domain'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { ServerWords } from './words.ts'

const catalogue: Catalogue<ServerWords> = { en, de, es }

/** What the server writes to people in a language. */
export const serverWords = (locale: Locale): ServerWords => wordsIn(catalogue, locale)
