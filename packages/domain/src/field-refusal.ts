/** A field that cannot be taken as it is: a code to branch on, and words that say what is accepted. */
export interface FieldRefusal<C extends string = string> {
  readonly field: string
  readonly code: C
  readonly message: string
}
