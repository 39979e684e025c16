/** A word that the field has another one for. */
export interface NonStandardWord {
  readonly file: string
  readonly line: number
  readonly word: string
  readonly instead: string
}

/**
 * Words of wit and metaphor that once stood here, with the standard term for each. A name that nobody would search for is
 * added here when it is replaced, so that it does not come back.
 */
const replacements: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\b(?:MOST|LARGEST|LONGEST|HIGHEST|BIGGEST)_[A-Z]/, 'MAX_'],
  [/\b(?:LEAST|SMALLEST|SHORTEST|LOWEST|FEWEST)_[A-Z]/, 'MIN_'],
  [/\b(?:bury|buries|buried)[A-Z]?/, 'fail interrupted timers'],
  [/\bholdOn\b/, 'renewLease'],
  [/\bturnstile/i, 'mutex, concurrency limit'],
  [/\btakingTurns\b/, 'limitConcurrency'],
  [/\bsay(?:Due)?Goodbyes?\b/, 'processDeauthorizations'],
  [/\bleavePicture\b/, 'schedulePictureCleanup'],
  [/\bHelping\b/, 'Serving'],
  [/\bwhatHappened\b/, 'dayFingerprint'],
  [/\bgiveUp\b/, 'the step that fails: exitWithError, abandonGeneration'],
  [/\bwhims?\b|\bwhim[A-Z]/i, 'jitter'],
  [/\boutfits?\b|Outfit\b/, 'browser build'],
  [/\bwhispers?\b/i, 'small price'],
  [/\bfront doors?\b/i, 'entry'],
  [/(?<!\bon |\bout of )\bthe house\b/i, 'the repository, the layers'],
  [/\bhouse choices?\b/i, 'our own choice'],
  [/OfStranger\b/, 'foreign answer'],
  [/\b(?:isTwin|twin)\b/, 'duplicate'],
  [/\bhonest\b/i, 'genuine, usable'],
  [/\b(?:tombstone|graveyard|purgatory|limbo|zombie)s?\b/i, 'failed, expired, removed'],
  [/\b(?:bouncer|doorman|postman|mailman|janitor|watchman)s?\b/i, 'guard, queue, cleanup'],
]

/** Every place of a text that says such a word. */
export const findNonStandardWords = (file: string, text: string): readonly NonStandardWord[] =>
  text.split('\n').flatMap((content, index) =>
    replacements.flatMap(([pattern, instead]) => {
      const [word] = pattern.exec(content) ?? []
      return word === undefined ? [] : [{ file, line: index + 1, word, instead }]
    }),
  )
