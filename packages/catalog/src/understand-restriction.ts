import { dietLabels } from '@pacemeal/domain'
import { classLabel } from './class-labels.ts'
import type { Food } from './food.ts'
import { withoutElisions } from './foreign-terms.ts'
import { fillerWords, namesWith } from './restriction-terms.ts'
import { type ClassReading, readRestriction, type SureReading, sureReadings } from './restrictions.ts'
import { phraseOf, singularOf, wordsOf } from './words.ts'

/** What is to be asked of a restriction as long as nobody has said what was meant. */
export interface RestrictionQuestion {
  /** The word that is not known. */
  readonly word: string
  /** What may be meant, the likeliest first, with what each stands for; none when it is like nothing known. */
  readonly suggestions: readonly { readonly text: string; readonly avoids: readonly string[] }[]
}

/** A restriction as it was understood, in words for the person who typed it. */
export interface UnderstoodRestriction {
  readonly typed: string
  /** What is left out, such as `milk and dairy`; also what only may be meant, until the question is answered. */
  readonly avoids: readonly string[]
  readonly question?: RestrictionQuestion | undefined
}

const classWords = ({ rules, term }: ClassReading): readonly string[] => [
  ...rules.map(({ forbids, unless }) => (unless === 'lactose_free' ? 'milk with lactose' : classLabel(forbids))),
  ...namesWith(term).filter((name) => !rules.some(({ forbids }) => classLabel(forbids) === name)),
]

const wordsFor = (reading: SureReading): readonly string[] => {
  if (reading.kind === 'class') return classWords(reading)
  return [reading.kind === 'diet' ? dietLabels[reading.diet] : reading.word]
}

const avoidsOf = (readings: readonly SureReading[]): readonly string[] => [...new Set(readings.flatMap(wordsFor))]

/** How a restriction was understood; the planner leaves out the same foods by the same readings. */
export function understandRestriction(text: string, foods: readonly Food[]): UnderstoodRestriction {
  const readings = readRestriction(text, foods)
  const avoids = avoidsOf(sureReadings(readings))
  for (const reading of readings) {
    if (reading.kind === 'guess') {
      const suggestions = reading.suggestions.map((one) => ({ text: one.text, avoids: avoidsOf(one.readings) }))
      return { typed: text, avoids, question: { word: reading.word, suggestions } }
    }
    if (reading.kind === 'by-name' && !reading.isSure) {
      return { typed: text, avoids, question: { word: reading.word, suggestions: [] } }
    }
  }
  return { typed: text, avoids }
}

/** Whether what is left out says more than what was typed: `leche` is milk, `peanuts` are peanuts. */
export const isReworded = ({ typed, avoids }: UnderstoodRestriction): boolean =>
  avoids.length > 0 && phraseOf(avoids.join(' ')) !== phraseOf(typed)

/** The text without the quotes that mark a word as confirmed. */
export const plainRestriction = (text: string): string => text.replaceAll(/["“”„«»]/g, '')

const WORD = /[\p{L}\p{M}\p{N}%]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu

/** Where the words of a question stand in the text; the whole text when they cannot be found. */
const spanOf = (text: string, word: string): readonly [from: number, to: number] => {
  const wanted = word.split(' ')
  const told = [...text.matchAll(WORD)].flatMap((match) =>
    wordsOf(withoutElisions(match[0])).map((one) => ({
      word: singularOf(one),
      from: match.index,
      to: match.index + match[0].length,
    })),
  )
  const telling = told.filter((one) => wanted.includes(one.word) || !fillerWords.has(one.word))
  for (let at = 0; at + wanted.length <= telling.length; at += 1) {
    const run = telling.slice(at, at + wanted.length)
    if (!run.every((one, index) => one.word === wanted[index])) continue
    return [run[0]?.from ?? 0, run.at(-1)?.to ?? text.length]
  }
  return [0, text.length]
}

/**
 * The restriction with a question answered: the suggestion that was meant in place of the word, or the word in quotes,
 * which takes it by name for good.
 */
export function answerRestriction(text: string, { word }: RestrictionQuestion, meant: string | 'by-name'): string {
  const [from, to] = spanOf(text, word)
  const answer = meant === 'by-name' ? `"${plainRestriction(text.slice(from, to))}"` : meant
  return `${text.slice(0, from)}${answer}${text.slice(to)}`
}
