import { type Catalogue, DEFAULT_LOCALE, type Locale, wordsIn } from '@pacemeal/domain'
import type { AnswerWords, Told } from './answer-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'

export type { AnswerWords, Told } from './answer-words.ts'

const catalogue: Catalogue<AnswerWords> = { en, de, es }

/** A sentence in the language of its reader. */
export const tellIn = (told: Told, locale: Locale): string => told(wordsIn(catalogue, locale), locale)

/** A sentence as the wire has it where no language is asked for. */
export const tellInEnglish = (told: Told): string => tellIn(told, DEFAULT_LOCALE)
