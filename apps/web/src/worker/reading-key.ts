/** The moment that a question of what is due was asked as of, in the search part of its address. */
const DUE_BY = /("attribute":"scheduledTime","values":\[")[^"]*"/g

/**
 * The address under which the answer to a reading is kept. What is due is asked as of the moment: each question has an
 * address of its own, and its answer would be found by no later one.
 */
export function readingKey(address: string): string {
  const url = new URL(address)
  for (const [name, query] of [...url.searchParams]) url.searchParams.set(name, query.replace(DUE_BY, '$1"'))
  return url.href
}

/** The query for one document by its id, as `documentQueries` writes it. */
const OF_ID = /^\{"method":"equal","attribute":"\$id","values":\["([^"]+)"\]\}$/

/**
 * The address of the document that a list asks for by its id alone, under which versions before November 2026 asked for
 * it; undefined for every other reading.
 */
export function documentAddressOf(address: string): string | undefined {
  const url = new URL(address)
  const [ofId = '', limit, ...more] = url.searchParams.values()
  const id = OF_ID.exec(ofId)?.[1]
  if (id === undefined || limit !== '{"method":"limit","values":[1]}' || more.length > 0) return undefined
  return `${url.origin}${url.pathname}/${id}`
}
