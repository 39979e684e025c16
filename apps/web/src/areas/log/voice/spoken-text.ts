/** A text with what is being spoken into it: what stood before and behind the caret, and what was heard so far. */
export interface SpokenText {
  readonly before: string
  readonly heard: string
  readonly behind: string
}

/** The text at the moment somebody begins to speak. `caret` counts in UTF-16 units, as a text field does. */
export const beginSpeaking = (text: string, caret: number): SpokenText => ({
  before: text.slice(0, caret),
  heard: '',
  behind: text.slice(caret),
})

/** Between a written word and a spoken one: a number goes on with its food, a whole word ends before the next food. */
function gapAfter(before: string): string {
  if (before === '' || /\s$/u.test(before)) return ''
  return /\p{L}$/u.test(before) ? ', ' : ' '
}

const gapBefore = (behind: string): string => (/^[\p{L}\p{N}]/u.test(behind) ? ' ' : '')

interface Parts {
  /** Up to the end of what was spoken. */
  readonly lead: string
  readonly tail: string
}

/** The text on either side of the caret. What was typed is never cut for what is spoken; that ends where `limit` letters do. */
function partsOf({ before, heard, behind }: SpokenText, limit: number): Parts {
  const words = heard.trim()
  if (words === '') return { lead: before, tail: behind }
  const spoken = `${gapAfter(before)}${words}`
  const gap = gapBefore(behind)
  const room = Math.max(0, limit - before.length - behind.length)
  return spoken.length + gap.length <= room
    ? { lead: `${before}${spoken}`, tail: `${gap}${behind}` }
    : { lead: `${before}${spoken.slice(0, room)}`, tail: behind }
}

/** The whole text as it stands now, in no more than `limit` letters. */
export function textOf(spoken: SpokenText, limit: number): string {
  const { lead, tail } = partsOf(spoken, limit)
  return `${lead}${tail}`
}

/** Where the caret stands: behind what was spoken. */
export const caretOf = (spoken: SpokenText, limit: number): number => partsOf(spoken, limit).lead.length

/**
 * The same while somebody types into it: what they change before or behind the spoken words stays theirs. Undefined when they
 * change the spoken words themselves, so that nothing that is still heard may be put in their place.
 */
export function retyped(spoken: SpokenText, text: string, caret: number, limit: number): SpokenText | undefined {
  if (spoken.heard === '') return beginSpeaking(text, caret)
  const { lead, tail } = partsOf(spoken, limit)
  if (text.startsWith(lead)) return { ...spoken, behind: text.slice(lead.length) }
  const own = lead.slice(spoken.before.length) + tail
  if (text.endsWith(own)) return { ...spoken, before: text.slice(0, text.length - own.length) }
  return undefined
}

/** What a recognizer has understood so far: its settled results, then those that may still change. */
export const heardIn = (results: SpeechRecognitionResultList): string =>
  Array.from(results, (result) => result[0]?.transcript.trim() ?? '')
    .filter((one) => one !== '')
    .join(' ')
