import type { Attribute } from './attributes.ts'

export type Comparison =
  | 'equal'
  | 'notEqual'
  | 'lessThan'
  | 'lessThanEqual'
  | 'greaterThan'
  | 'greaterThanEqual'
  | 'between'
  | 'contains'
  | 'startsWith'
  | 'endsWith'
  | 'isNull'
  | 'isNotNull'

export interface Condition {
  readonly method: Comparison
  readonly attribute: Attribute
  /** In stored form. */
  readonly values: readonly (string | number)[]
}

export interface Group {
  readonly method: 'or' | 'and'
  readonly filters: readonly Filter[]
}

export type Filter = Condition | Group

export interface Order {
  readonly name: string
  readonly attribute: Attribute
  readonly descending: boolean
}

export interface ListQuery {
  readonly filters: readonly Filter[]
  readonly orders: readonly Order[]
  readonly limit: number
  readonly offset: number
  readonly cursor: { readonly id: string; readonly before: boolean } | null
  /** Attribute names to give; null for all. */
  readonly select: readonly string[] | null
}
