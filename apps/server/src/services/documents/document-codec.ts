import { type AttributeValue, type Collection, type DocumentData, databaseId, type Field } from '@pacemeal/protocol'
import { storedTexts } from '../permissions.ts'
import type { Row } from '../queries/list-rows.ts'
import { wireInstant } from '../wire-instant.ts'

/** The fields that every document has beside its attributes. */
export interface DocumentFields {
  readonly $id: string
  /** Counts documents in the order of their creation. */
  readonly $sequence: string
  readonly $createdAt: string
  readonly $updatedAt: string
  readonly $permissions: readonly string[]
  readonly $databaseId: string
  readonly $collectionId: string
}

/** A document as the wire shows it. */
export type WireDocument<C extends Collection = Collection> = DocumentFields & DocumentData<C>

export const systemColumns = ['_sequence', '_id', '_createdAt', '_updatedAt', '_permissions'] as const

/** An attribute's value as its column holds it. */
export const storedAttribute = (value: AttributeValue): string | number | null => {
  if (typeof value === 'boolean') return value ? 1 : 0
  return Array.isArray(value) ? JSON.stringify(value) : value
}

const wireAttribute = (field: Field, stored: unknown): AttributeValue => {
  if (stored === null || stored === undefined) return null
  switch (field.kind) {
    case 'boolean':
      return stored === 1
    case 'integer':
    case 'double':
      return Number(stored)
    case 'instant':
      return wireInstant(String(stored))
    case 'text-list':
      return storedTexts(String(stored))
    case 'text':
    case 'choice':
      return String(stored)
  }
}

/** The fields of a collection as a list, made once. */
const listedFields = new WeakMap<Collection, readonly (readonly [string, Field])[]>()

const fieldsOf = (one: Collection): readonly (readonly [string, Field])[] => {
  const known = listedFields.get(one) ?? Object.entries(one.fields)
  listedFields.set(one, known)
  return known
}

/** A row as a document, with all its attributes or the selected ones. */
export const toDocument = <C extends Collection>(one: C, row: Row, select: readonly string[] | null = null) => {
  const document: Record<string, AttributeValue> = {}
  for (const [name, field] of fieldsOf(one)) {
    if (select === null || select.includes(name)) document[name] = wireAttribute(field, row[name])
  }
  document.$id = String(row._id)
  document.$sequence = String(row._sequence)
  document.$createdAt = wireInstant(String(row._createdAt))
  document.$updatedAt = wireInstant(String(row._updatedAt))
  document.$permissions = storedTexts(String(row._permissions))
  document.$databaseId = databaseId
  document.$collectionId = one.id
  // The collection's fields were walked one by one, each decoded by its own kind, which is what its type says.
  return document as WireDocument<C>
}

/** The columns to fetch for a document with the selected attributes. */
export const columnsFor = (one: Collection, select: readonly string[] | null): string[] => {
  const names = Object.keys(one.fields)
  return [...systemColumns, ...(select === null ? names : names.filter((name) => select.includes(name)))]
}

/** Longer texts are counted before a page of them is read. */
const LARGE = 100_000

/** Those of the columns that may hold very much. */
export const largeColumns = (one: Collection, select: readonly string[] | null): string[] =>
  columnsFor(one, select).filter((name) => {
    const field = one.fields[name]
    return field?.kind === 'text' && field.max > LARGE
  })

/** What a character of text takes in UTF-8, at most. */
const MAX_CHARACTER_BYTES = 4

/** The most bytes that {@link largeColumns} of one row can hold together. */
export const maxLargeBytes = (one: Collection, select: readonly string[] | null): number =>
  largeColumns(one, select).reduce((sum, name) => {
    const field = one.fields[name]
    return field?.kind === 'text' ? sum + field.max * MAX_CHARACTER_BYTES : sum
  }, 0)
