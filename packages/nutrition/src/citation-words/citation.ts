/**
 * What a paper says that a figure rests on, and where in it. Grams for each kilogram of body mass, and liters of drinks, stand
 * in brackets (`[1.4 to 2.0] g/kg`), so that they are also told in other units (`citationText`); a claim marks one of the two.
 */
export interface PaperCitation {
  readonly claim: string
  readonly place: string
}

/** A figure of our own, and why it is this one. */
export interface ChoiceCitation {
  readonly because: string
}

export type Citation = PaperCitation | ChoiceCitation

/** What a paper claims at a place in it. */
export const paper = (place: string, claim: string): PaperCitation => ({ place, claim })

/** Why a figure is a choice of our own, under the tag of the source `H`. */
export const choice = (because: string): { readonly H: ChoiceCitation } => ({ H: { because } })
