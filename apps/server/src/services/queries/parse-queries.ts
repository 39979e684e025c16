import { parseJson } from '@pacemeal/domain'
import { readInstant } from '@pacemeal/protocol'
import { z } from 'zod'
import type { Attribute, Attributes } from './attributes.ts'
import { invalidQuery } from './invalid-query.ts'
import type { Comparison, Condition, Filter, ListQuery, Order } from './list-query.ts'
import { requireBoundedWork, requireComparable } from './query-work.ts'

const DEFAULT_LIMIT = 25
/** A page of plan documents, the largest there are, stays within the server's memory. */
const MAX_ROWS = 500
const MAX_OFFSET = 1_000_000_000
const MAX_QUERIES = 100
const MAX_ORDERS = 5
const MAX_QUERY_LENGTH = 4096
const MAX_DEPTH = 5

const rawQuery = z.object({
  method: z.string(),
  attribute: z.string().optional(),
  values: z.array(z.unknown()).optional(),
})
type RawQuery = z.output<typeof rawQuery>

const readRaw = (value: unknown): RawQuery => {
  const read = rawQuery.safeParse(value)
  if (!read.success) throw invalidQuery('each query is an object of method, attribute and values.')
  return read.data
}

const readText = (text: string): RawQuery => {
  if (text.length > MAX_QUERY_LENGTH) throw invalidQuery(`a query is at most ${MAX_QUERY_LENGTH} characters long.`)
  const value = parseJson(text)
  if (value === undefined) throw invalidQuery('it is not JSON.')
  return readRaw(value)
}

const requireAttribute = (query: RawQuery, attributes: Attributes): Attribute => {
  const attribute = query.attribute === undefined ? undefined : attributes.get(query.attribute)
  if (attribute === undefined) throw invalidQuery(`"${query.attribute ?? ''}" cannot be queried here.`)
  return attribute
}

const requireCount = (query: RawQuery, min: number, max: number): readonly unknown[] => {
  const values = query.values ?? []
  if (values.length < min || values.length > max) {
    const accepted = min === max ? `${min}` : `${min} or more`
    throw invalidQuery(`${query.method} takes ${accepted} values.`)
  }
  return values
}

/** A value as its column stores it. */
const storedValue = (query: RawQuery, attribute: Attribute, value: unknown): string | number => {
  switch (attribute.kind) {
    case 'text':
    case 'text-list':
      if (typeof value === 'string' && value.isWellFormed() && !value.includes('\0')) return value
      throw invalidQuery(`"${query.attribute}" is compared with text.`)
    case 'instant': {
      const read = typeof value === 'string' ? readInstant(value) : undefined
      if (read !== undefined) return read
      throw invalidQuery(`"${query.attribute}" is compared with a moment as ISO 8601 text.`)
    }
    case 'boolean':
      if (typeof value === 'boolean') return value ? 1 : 0
      throw invalidQuery(`"${query.attribute}" is compared with true or false.`)
    case 'integer':
      if (Number.isSafeInteger(value)) return Number(value)
      throw invalidQuery(`"${query.attribute}" is compared with a whole number.`)
    case 'double':
      if (typeof value === 'number' && Number.isFinite(value)) return value
      throw invalidQuery(`"${query.attribute}" is compared with a number.`)
  }
}

/** How many values a comparison takes, and the kinds of attribute it fits. */
const comparisons: Readonly<
  Record<
    Comparison,
    { readonly min: number; readonly max: number; readonly kinds: 'any' | 'single' | 'text' | 'text or list' }
  >
> = {
  equal: { min: 1, max: 500, kinds: 'single' },
  notEqual: { min: 1, max: 1, kinds: 'single' },
  lessThan: { min: 1, max: 1, kinds: 'single' },
  lessThanEqual: { min: 1, max: 1, kinds: 'single' },
  greaterThan: { min: 1, max: 1, kinds: 'single' },
  greaterThanEqual: { min: 1, max: 1, kinds: 'single' },
  between: { min: 2, max: 2, kinds: 'single' },
  contains: { min: 1, max: 500, kinds: 'text or list' },
  startsWith: { min: 1, max: 1, kinds: 'text' },
  endsWith: { min: 1, max: 1, kinds: 'text' },
  isNull: { min: 0, max: 0, kinds: 'any' },
  isNotNull: { min: 0, max: 0, kinds: 'any' },
}

const isComparison = (method: string): method is Comparison => Object.hasOwn(comparisons, method)

const fits = (kinds: (typeof comparisons)[Comparison]['kinds'], kind: Attribute['kind']): boolean => {
  if (kinds === 'any') return true
  if (kinds === 'single') return kind !== 'text-list'
  return kind === 'text' || (kinds === 'text or list' && kind === 'text-list')
}

const readCondition = (query: RawQuery, method: Comparison, attributes: Attributes): Condition => {
  const attribute = requireAttribute(query, attributes)
  const { min, max, kinds } = comparisons[method]
  if (!fits(kinds, attribute.kind)) throw invalidQuery(`${method} does not fit "${query.attribute}".`)
  if (kinds !== 'any') requireComparable(attribute)
  const values = requireCount(query, min, max).map((value) => storedValue(query, attribute, value))
  return { method, attribute, values }
}

const readFilter = (query: RawQuery, attributes: Attributes, depth: number): Filter => {
  if (isComparison(query.method)) return readCondition(query, query.method, attributes)
  if (query.method !== 'or' && query.method !== 'and')
    throw invalidQuery(`${query.method} is not a method for filters.`)
  if (depth >= MAX_DEPTH) throw invalidQuery(`groups nest at most ${MAX_DEPTH} deep.`)
  const filters = requireCount(query, 2, MAX_QUERIES).map((value) => readFilter(readRaw(value), attributes, depth + 1))
  return { method: query.method, filters }
}

const readWhole = (query: RawQuery, min: number, max: number): number => {
  const [value] = requireCount(query, 1, 1)
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value
  throw invalidQuery(`${query.method} takes a whole number from ${min} to ${max}.`)
}

const readOrder = (query: RawQuery, attributes: Attributes): Order => {
  requireCount(query, 0, 0)
  const attribute = requireAttribute(query, attributes)
  requireComparable(attribute)
  return { name: query.attribute ?? '', attribute, descending: query.method === 'orderDesc' }
}

const readCursor = (query: RawQuery): NonNullable<ListQuery['cursor']> => {
  const [id] = requireCount(query, 1, 1)
  if (typeof id !== 'string' || !/^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/.test(id)) {
    throw invalidQuery(`${query.method} takes an id.`)
  }
  return { id, before: query.method === 'cursorBefore' }
}

const readSelect = (query: RawQuery, attributes: Attributes, alwaysGiven: readonly string[]): string[] => {
  const names = requireCount(query, 1, MAX_QUERIES)
  return names.map((name) => {
    if (typeof name === 'string' && (name === '*' || attributes.has(name) || alwaysGiven.includes(name))) return name
    throw invalidQuery(`select does not know "${String(name).slice(0, 100)}".`)
  })
}

/** Fields that every answer carries whatever is selected. */
const always = ['$id', '$sequence', '$createdAt', '$updatedAt', '$permissions', '$collectionId', '$databaseId']

/** Reads the wire's query texts against the attributes a list has; refuses the first that does not fit. */
export const parseQueries = (texts: readonly string[], attributes: Attributes): ListQuery => {
  if (texts.length > MAX_QUERIES) throw invalidQuery(`at most ${MAX_QUERIES} queries are accepted.`)
  const filters: Filter[] = []
  const orders: Order[] = []
  let select: string[] | null = null
  let limit = DEFAULT_LIMIT
  let offset = 0
  let cursor: ListQuery['cursor'] = null
  for (const text of texts) {
    const query = readText(text)
    switch (query.method) {
      case 'limit':
        limit = readWhole(query, 1, MAX_ROWS)
        break
      case 'offset':
        offset = readWhole(query, 0, MAX_OFFSET)
        break
      case 'cursorAfter':
      case 'cursorBefore':
        if (cursor !== null) throw invalidQuery('one cursor at most.')
        cursor = readCursor(query)
        break
      case 'orderAsc':
      case 'orderDesc':
        orders.push(readOrder(query, attributes))
        break
      case 'select':
        select = [...(select ?? []), ...readSelect(query, attributes, always)]
        break
      default:
        filters.push(readFilter(query, attributes, 0))
    }
  }
  requireBoundedWork(filters)
  if (orders.length > MAX_ORDERS) throw invalidQuery(`at most ${MAX_ORDERS} orders are accepted.`)
  return { filters, orders, limit, offset, cursor, select: select?.includes('*') === true ? null : select }
}
