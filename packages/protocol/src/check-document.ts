import { ok, type Result, refused } from '@pacemeal/domain'
import type { Collection, DoubleField, Field, FieldOptions, IntegerField, TextListField } from './collection.ts'
import { readInstant } from './instant.ts'
import { toldBriefly } from './told-briefly.ts'

export type AttributeValue = string | number | boolean | string[] | null

/** Why a document does not fit its collection. */
export interface DocumentProblem {
  readonly attribute: string
  /** Names the attribute and what it takes. */
  readonly message: string
}

type Checked = Result<AttributeValue, string>

/** What a field takes, in words: of refusals and of the page of all fields. */
export const acceptedBy = (field: Field): string => {
  switch (field.kind) {
    case 'text':
      return `text of at most ${field.max} characters`
    case 'integer':
      return `a whole number from ${field.min} to ${field.max}`
    case 'double': {
      const { min, max } = field.written ?? field
      return `a number from ${min} to ${max}`
    }
    case 'boolean':
      return 'true or false'
    case 'instant':
      return 'a moment as ISO 8601 text'
    case 'choice':
      return `one of ${field.values.join(', ')}`
    case 'text-list':
      return `a list of at most ${field.maxItems} texts of at most ${field.max} characters`
  }
}

/** Postgres stores no NUL and UTF-8 has no lone surrogates, so neither database takes them. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Characters as people count them, not UTF-16 units, of which one takes two at most. */
const isWithin = (text: string, max: number): boolean =>
  text.length <= max || (text.length <= 2 * max && [...text].length <= max)

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && isWithin(value, max) && isStorable(value)

const isNumber = (value: unknown, { min, max }: IntegerField | DoubleField): value is number =>
  typeof value === 'number' && value >= min && value <= max

const isTextList = (value: unknown, { max, maxItems }: TextListField): value is string[] =>
  Array.isArray(value) && value.length <= maxItems && value.every((item) => isText(item, max))

/** The value in stored form; undefined when the field does not take it. */
const readValue = (field: Field, value: unknown): AttributeValue | undefined => {
  switch (field.kind) {
    case 'text':
      return isText(value, field.max) ? value : undefined
    case 'integer':
      return isNumber(value, field) && Number.isInteger(value) ? value : undefined
    case 'double':
      return isNumber(value, field) ? value : undefined
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined
    case 'instant':
      return typeof value === 'string' ? readInstant(value) : undefined
    case 'choice':
      return typeof value === 'string' && field.values.includes(value) ? value : undefined
    case 'text-list':
      return isTextList(value, field) ? [...value] : undefined
  }
}

const checkValue = (field: Field, value: unknown): Checked => {
  const read = readValue(field, value)
  return read === undefined ? refused(`takes ${acceptedBy(field)}`) : ok(read)
}

const checkAttribute = (field: Field & FieldOptions, value: unknown): Checked => {
  if (value !== null) return checkValue(field, value)
  return field.required === true ? refused('is required and cannot be null') : ok(null)
}

/** The given attributes in stored form (moments in UTC), or the first one that does not fit. `$` keys are dropped: fetched documents are written back whole. */
const checkGiven = (one: Collection, data: object): Result<Map<string, AttributeValue>, DocumentProblem> => {
  const values = new Map<string, AttributeValue>()
  for (const [attribute, value] of Object.entries(data)) {
    if (attribute.startsWith('$') || value === undefined) continue
    const field = Object.hasOwn(one.fields, attribute) ? one.fields[attribute] : undefined
    if (field === undefined)
      return refused({ attribute, message: `Attribute "${toldBriefly(attribute)}" is not part of ${one.id}.` })
    const checked = checkAttribute(field, value)
    if (!checked.ok) return refused({ attribute, message: `Attribute "${attribute}" ${checked.error}.` })
    values.set(attribute, checked.value)
  }
  return ok(values)
}

/** Checks an update: the attributes it gives, and only those, in stored form. */
export const checkChanges = checkGiven

/** Checks a new document: every attribute in stored form, defaults filled in, null where nothing was given. */
export const checkNewDocument = (
  one: Collection,
  data: object,
): Result<Map<string, AttributeValue>, DocumentProblem> => {
  const given = checkGiven(one, data)
  if (!given.ok) return given
  for (const [attribute, field] of Object.entries(one.fields)) {
    if (given.value.has(attribute)) continue
    if (field.required === true) return refused({ attribute, message: `Attribute "${attribute}" is required.` })
    given.value.set(attribute, field.default ?? null)
  }
  return given
}
