import { ok, type Result, refused } from '@pacemeal/domain'
import type { Collection, Field, FieldOptions } from './collection.ts'
import { readInstant } from './instant.ts'

export type AttributeValue = string | number | boolean | string[] | null

/** Why a document does not fit its collection. */
export interface DocumentProblem {
  readonly attribute: string
  /** Names the attribute and what it takes. */
  readonly message: string
}

type Checked = Result<AttributeValue, string>

/** Postgres stores no NUL and UTF-8 has no lone surrogates, so neither database takes them. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Characters as people count them, not UTF-16 units. */
const isWithin = (text: string, max: number): boolean => text.length <= max || [...text].length <= max

const checkText = (value: unknown, max: number): Result<string, string> =>
  typeof value === 'string' && isWithin(value, max) && isStorable(value)
    ? ok(value)
    : refused(`takes text of at most ${max} characters`)

const checkNumber = (value: unknown, min: number, max: number, whole: boolean): Checked =>
  typeof value === 'number' && value >= min && value <= max && (!whole || Number.isInteger(value))
    ? ok(value)
    : refused(`takes a ${whole ? 'whole ' : ''}number from ${min} to ${max}`)

const checkTextList = (value: unknown, max: number, maxItems: number): Checked => {
  const accepted = `takes a list of at most ${maxItems} texts of at most ${max} characters`
  if (!Array.isArray(value) || value.length > maxItems) return refused(accepted)
  const items: string[] = []
  for (const item of value) {
    const checked = checkText(item, max)
    if (!checked.ok) return refused(accepted)
    items.push(checked.value)
  }
  return ok(items)
}

const checkInstant = (value: unknown): Checked => {
  const read = typeof value === 'string' ? readInstant(value) : undefined
  return read === undefined ? refused('takes a moment as ISO 8601 text') : ok(read)
}

const checkValue = (field: Field, value: unknown): Checked => {
  switch (field.kind) {
    case 'text':
      return checkText(value, field.max)
    case 'integer':
      return checkNumber(value, field.min, field.max, true)
    case 'double':
      return checkNumber(value, field.min, field.max, false)
    case 'boolean':
      return typeof value === 'boolean' ? ok(value) : refused('takes true or false')
    case 'instant':
      return checkInstant(value)
    case 'choice':
      return typeof value === 'string' && field.values.includes(value)
        ? ok(value)
        : refused(`takes one of ${field.values.join(', ')}`)
    case 'text-list':
      return checkTextList(value, field.max, field.maxItems)
  }
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
      return refused({ attribute, message: `Attribute "${attribute}" is not part of ${one.id}.` })
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
