import { type Collection, collections, databaseId, type Field, type FieldOptions } from '@pacemeal/protocol'
import { Refusal } from '../../refusal.ts'
import type { Attribute, Attributes } from '../queries/attributes.ts'

const byId = new Map<string, Collection>((collections as readonly Collection[]).map((one) => [one.id, one]))

/** The declared collection at an address; nothing else exists. */
export const requireCollection = (database: string, id: string): Collection => {
  if (database !== databaseId) throw new Refusal('database_not_found', 'There is no database with this id.')
  const found = byId.get(id)
  if (found === undefined) throw new Refusal('collection_not_found', 'There is no collection with this id.')
  return found
}

const kindOf = (field: Field): Attribute['kind'] => (field.kind === 'choice' ? 'text' : field.kind)

const systemAttributes: readonly [string, Attribute][] = [
  ['$id', { column: '_id', kind: 'text', nullable: false }],
  ['$createdAt', { column: '_createdAt', kind: 'instant', nullable: false }],
  ['$updatedAt', { column: '_updatedAt', kind: 'instant', nullable: false }],
]

const fieldAttribute = ([name, field]: [string, Field & FieldOptions]): [string, Attribute] => [
  name,
  {
    column: name,
    kind: kindOf(field),
    nullable: field.required !== true,
    ...(field.kind === 'text' ? { maxLength: field.max } : {}),
  },
]

const attributesById = new Map<string, Attributes>(
  (collections as readonly Collection[]).map((one) => [
    one.id,
    new Map([...systemAttributes, ...Object.entries(one.fields).map(fieldAttribute)]),
  ]),
)

/** What lists of the collection may filter and order by. */
export const queryableAttributes = (one: Collection): Attributes => attributesById.get(one.id) ?? new Map()
