/** Random requests made from the API's own description, the same for the same seed. */

export type Random = () => number

/** A small seeded generator (mulberry32, Tommy Ettinger, public domain). */
export const seeded = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const pick = <T>(random: Random, items: readonly T[]): T => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('Nothing to pick from.')
  return item
}

/** The part of JSON schema that the description uses. */
export interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly minimum?: number
  readonly maximum?: number
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly schema?: Schema
}

export interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** Ids, words and whole values worth trying, by the name of the parameter or attribute. */
export type Hints = (name: string) => readonly unknown[] | undefined

const hostile: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 60,
  '',
  ' ',
  '../../etc/passwd',
  "' or 1=1; drop table users; --",
  '"; select pg_sleep(10); --',
  '%00',
  'a\u0000b',
  '\ud83c',
  '🏃'.repeat(50),
  'x'.repeat(5000),
  '__proto__',
  'constructor',
  '2026-13-45T99:99:99Z',
  '0000-01-01',
  [],
  [[[[[]]]]],
  {},
  { __proto__: { polluted: true } },
  { constructor: { prototype: {} } },
  { $ne: null },
  ['read("any")', 'update("any")', 'write("user:*")'],
]

const HOSTILE_SHARE = 0.15
const OMITTED_SHARE = 0.15

const valueFor = (random: Random, name: string, schema: Schema, hints: Hints): unknown => {
  if (random() < HOSTILE_SHARE) return pick(random, hostile)
  const hinted = hints(name)
  if (hinted !== undefined && random() < 0.9) return pick(random, hinted)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return pick(random, schema.enum)
  if (schema.anyOf !== undefined) return valueFor(random, name, pick(random, schema.anyOf), hints)
  switch (schema.type) {
    case 'object':
      return objectFor(random, schema, hints)
    case 'array':
      return Array.from({ length: Math.floor(random() * 4) }, () => valueFor(random, name, schema.items ?? {}, hints))
    case 'boolean':
      return random() < 0.5
    case 'integer':
    case 'number':
      return Math.floor((schema.minimum ?? 0) + random() * Math.min(schema.maximum ?? 1000, 1000))
    case 'null':
      return null
    default:
      return pick(random, ['a', 'Maya', '2026-03-02T07:00:00Z', 'lunch', 'x'.repeat(36), '{}', '-1'])
  }
}

const objectFor = (random: Random, schema: Schema, hints: Hints): Record<string, unknown> => {
  const entries = Object.entries(schema.properties ?? {})
    .filter(() => random() >= OMITTED_SHARE)
    .map(([name, one]): [string, unknown] => [name, valueFor(random, name, one, hints)])
  return Object.fromEntries(entries)
}

export interface FuzzRequest {
  readonly method: string
  readonly url: string
  readonly body: string | undefined
}

const asText = (value: unknown): string => (typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value))

const queryOf = (random: Random, parameters: readonly Parameter[], hints: Hints): string => {
  const query = new URLSearchParams()
  for (const { name, schema = {} } of parameters.filter((one) => one.in === 'query' && random() >= OMITTED_SHARE)) {
    const value = valueFor(random, name, schema, hints)
    if (Array.isArray(value)) for (const [at, item] of value.entries()) query.append(`${name}[${at}]`, asText(item))
    else query.append(name, asText(value))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** One random request for an operation of the description. */
export const requestFor = (
  random: Random,
  path: string,
  method: string,
  operation: Operation,
  hints: Hints,
): FuzzRequest => {
  const parameters = operation.parameters ?? []
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const schema = parameters.find((one) => one.name === name)?.schema ?? {}
    return encodeURIComponent(asText(valueFor(random, name, schema, hints)))
  })
  const schema = operation.requestBody?.content?.['application/json']?.schema
  const value =
    schema === undefined ? undefined : random() < 0.03 ? pick(random, hostile) : bodyFor(random, schema, hints)
  return {
    method: method.toUpperCase(),
    url: filled + queryOf(random, parameters, hints),
    body: value === undefined ? undefined : JSON.stringify(value),
  }
}

const bodyFor = (random: Random, schema: Schema, hints: Hints): unknown =>
  schema.type === 'object' ? objectFor(random, schema, hints) : valueFor(random, 'body', schema, hints)
