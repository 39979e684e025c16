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
