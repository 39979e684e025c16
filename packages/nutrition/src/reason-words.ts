import { type Catalogue, DEFAULT_LOCALE, type Locale, type Reason, type UnitChoices, wordsIn } from '@pacemeal/domain'
import { citationText } from './citation-figures.ts'
import { findCitation } from './citations.ts'
import { factsOf } from './reason-facts.ts'
import { de } from './reason-sentences/de.ts'
import { en } from './reason-sentences/en.ts'
import { es } from './reason-sentences/es.ts'
import type { ReasonSentences } from './reason-sentences/sentences.ts'
import type { RuleName } from './rules.ts'
import { type SourceTag, sources } from './sources.ts'

export { type Facts, factsOf, spanWords } from './reason-facts.ts'

const catalogue: Catalogue<ReasonSentences> = { en, de, es }

/** Rules whose sentence also says how the meal stands to its session, which is known only where it is shown. */
const standingRules: ReadonlySet<string> = new Set<RuleName>(['pre_fuel', 'post_fuel'])

/**
 * The built-in sentence of a reason, in English: only those are reworded. Undefined for a rule that is not known, or whose
 * sentence depends on where it is shown.
 */
export const findSentence = (reason: Reason): string | undefined =>
  isRule(reason.rule) && !standingRules.has(reason.rule)
    ? en.rules[reason.rule](factsOf(reason, DEFAULT_LOCALE), undefined)
    : undefined

const isRule = (rule: string): rule is RuleName => Object.hasOwn(en.rules, rule)
const isSource = (tag: string): tag is SourceTag => Object.hasOwn(sources, tag)

/** A reason as a person reads it. */
export interface ToldReason {
  readonly words: string
  readonly source: string
  /** What the source says and where, or why the figure is our own choice. */
  readonly claim?: string
}

function claimOf(reason: Reason, locale: Locale, chosen: UnitChoices): string | undefined {
  if (!isRule(reason.rule) || !isSource(reason.source)) return undefined
  const citation = findCitation(reason.rule, reason.source, locale)
  if (citation === undefined) return undefined
  const text = 'because' in citation ? citation.because : `${citation.place}: ${citation.claim}.`
  return citationText(text, locale, chosen)
}

/** Whether stored English words name no unit and no clock that this person does not read. */
const fitsChoices = (words: string | undefined, { mass, clock, energy, volume }: UnitChoices): boolean =>
  words !== undefined &&
  !(energy === 'kJ' && /\bkcal\b|calorie/i.test(words)) &&
  !(mass === 'lb' && /\bkg\b|kilogram|\bcm\b/i.test(words)) &&
  !(volume === 'fl-oz' && /\bml\b|millilit|\blit(?:re|er)s?\b/i.test(words)) &&
  !(clock === '24' && /\d\s?[AP]M\b/i.test(words))

/**
 * The reasons in words, in their order, each once; in their own words where they bring some, which are English and speak of
 * kilograms, kilocalories, litres and a clock of twelve hours. A rule of a newer version that is not known here is passed over.
 */
export function tellReasons(
  because: readonly Reason[],
  standing?: string,
  locale: Locale = DEFAULT_LOCALE,
  chosen: UnitChoices = {},
): readonly ToldReason[] {
  const { rules, ownChoice } = wordsIn(catalogue, locale)
  const told = new Map<string, ToldReason>()
  for (const reason of because) {
    if (!isRule(reason.rule)) continue
    const own = locale === DEFAULT_LOCALE && fitsChoices(reason.words, chosen) ? reason.words : undefined
    const words = own ?? rules[reason.rule](factsOf(reason, locale, chosen), standing)
    const claim = claimOf(reason, locale, chosen)
    told.set(words, {
      words,
      source: reason.source === 'H' ? ownChoice : isSource(reason.source) ? sources[reason.source] : '',
      ...(claim === undefined ? {} : { claim }),
    })
  }
  return [...told.values()]
}
