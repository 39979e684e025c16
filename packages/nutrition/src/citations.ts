import { type Catalogue, DEFAULT_LOCALE, type Locale, wordsIn } from '@pacemeal/domain'
import type { Citation } from './citation-words/citation.ts'
import { de } from './citation-words/de.ts'
import { type CitationWords, en } from './citation-words/en.ts'
import { es } from './citation-words/es.ts'
import type { RuleName } from './rules.ts'
import type { SourceTag } from './sources.ts'

/**
 * What every rule rests on, in each language. A reason whose rule and source do not stand here is a mistake (see
 * `citations.test.ts`).
 */
export const citations: Catalogue<CitationWords> = { en, de, es }

/**
 * Papers whose cited places were read again, in their abstracts. Of every other paper the place is not verified: it is cited
 * from knowledge, and has to be looked up before anybody relies on it.
 */
export const placesRead: ReadonlySet<SourceTag> = new Set([
  'C80',
  'D91',
  'EFSA15',
  'G11',
  'G21',
  'H14',
  'HP18',
  'I19',
  'J17',
  'MSJ90',
  'R25',
])

/** What a rule rests on when it names this source; undefined for a pair that no rule of this version gives. */
export const findCitation = (
  rule: RuleName,
  source: SourceTag,
  locale: Locale = DEFAULT_LOCALE,
): Citation | undefined => {
  const named: Readonly<Partial<Record<SourceTag, Citation>>> = wordsIn(citations, locale)[rule]
  return named[source]
}
