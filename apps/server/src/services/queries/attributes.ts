/** What a list may be filtered and ordered by: the wire's name on the left, the column it reads on the right. */
export interface Attribute {
  readonly column: string
  readonly kind: 'text' | 'integer' | 'double' | 'boolean' | 'instant' | 'text-list'
  /** A column that is never null needs no rule for where nulls sort, and so can use its index. */
  readonly nullable: boolean
  /** The most characters that a text may have; the server's own short texts go without. */
  readonly maxLength?: number
}

export type Attributes = ReadonlyMap<string, Attribute>
