/** A field that cannot be taken as it is: a code to branch on. The words for it are the matter of who shows it. */
export interface FieldRefusal<C extends string = string> {
  readonly field: string
  readonly code: C
}
