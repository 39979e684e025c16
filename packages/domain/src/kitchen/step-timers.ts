import { smallNumberWords, tensWords } from '../text/number-words.ts'
import { HOUR_SECONDS, MINUTE_SECONDS } from '../time.ts'

/** A time that a step of a recipe names. */
export interface StepTimer {
  readonly seconds: number
  /** The words of the step that name it: `four to five minutes`. */
  readonly words: string
}

const word = [...Object.keys(tensWords), ...Object.keys(smallNumberWords)].join('|')
/** `12`, `1.5`, `twelve`, `twenty-five`, `an`. */
const number = String.raw`\d+(?:\.\d+)?|(?:${word})(?:-(?:${word}))?|an?`
const lengths = { second: 1, minute: MINUTE_SECONDS, hour: HOUR_SECONDS } as const

const namedTime = new RegExp(
  String.raw`(?<![\w-])(?<least>${number})(?<half> and a half)?(?:(?: to |\s?[-–]\s?)(?:${number}))? (?<unit>second|minute|hour)s?\b|(?<![\w-])half an hour\b`,
  'gi',
)

const numberOf = (text: string): number => {
  if (/^\d/.test(text)) return Number(text)
  const parts = text.toLowerCase().split('-')
  return parts.reduce((sum, part) => sum + (tensWords[part] ?? smallNumberWords[part] ?? 1), 0)
}

const isUnit = (text: string | undefined): text is keyof typeof lengths => text !== undefined && text in lengths

/**
 * The times that a step names, in its order, each once. Of a span it is the shorter one, for then the cook looks. What
 * is vague (`a few minutes`, `overnight`) is none.
 */
export function findStepTimers(step: string): readonly StepTimer[] {
  const found = [...step.matchAll(namedTime)].map(({ 0: words, groups }): StepTimer => {
    const unit = groups?.unit?.toLowerCase()
    if (!isUnit(unit)) return { seconds: lengths.hour / 2, words }
    const count = numberOf(groups?.least ?? '') + (groups?.half === undefined ? 0 : 0.5)
    return { seconds: Math.round(count * lengths[unit]), words }
  })
  return found.filter((timer, index) => found.findIndex(({ seconds }) => seconds === timer.seconds) === index)
}
