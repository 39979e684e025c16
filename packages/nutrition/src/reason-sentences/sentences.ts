import type { Facts } from '../reason-facts.ts'
import type { RuleName } from '../rules.ts'

/** `standing` is how the meal stands to its session: `60 min before Conditioning (Intense)`. */
export type ReasonSentence = (facts: Facts, standing: string | undefined) => string

/**
 * Every rule of the science in the words of one language, with the athlete's own figures. A rule without words does not
 * compile. They stand here and not with the words of the web: the server stores them with a reason when they are
 * reworded, and notifies with them.
 */
export interface ReasonSentences {
  readonly rules: Readonly<Record<RuleName, ReasonSentence>>
  /** How the source `H` is called: a choice of our own. Works of science keep their own titles. */
  readonly ownChoice: string
}
