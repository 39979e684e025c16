import { Refusal } from '../../refusal.ts'

/** Clients cut files into pieces of this size; only the last one is smaller. */
export const CHUNK_BYTES = 5 * 1024 * 1024

/** Which piece of which whole an upload carries. */
export interface Chunk {
  /** From 0. */
  readonly part: number
  readonly parts: number
  /** Bytes of this piece. */
  readonly size: number
  /** Bytes of the whole. */
  readonly total: number
}

const invalidRange = (why: string) =>
  new Refusal('storage_invalid_content_range', `Invalid Content-Range header: ${why}.`)

/** Reads `bytes 0-5242879/12000000`; refuses ranges that are no whole piece. */
export const readContentRange = (header: string): Chunk => {
  const [, from, to, whole] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(header.trim()) ?? []
  if (from === undefined || to === undefined || whole === undefined) throw invalidRange('takes bytes start-end/total')
  const start = Number(from)
  const end = Number(to)
  const total = Number(whole)
  if (end < start || end >= total) throw invalidRange('the range lies outside the file')
  if (start % CHUNK_BYTES !== 0) throw invalidRange(`a piece starts at a multiple of ${CHUNK_BYTES}`)
  if (end + 1 !== Math.min(start + CHUNK_BYTES, total))
    throw invalidRange(`every piece but the last has ${CHUNK_BYTES} bytes`)
  return { part: start / CHUNK_BYTES, parts: Math.ceil(total / CHUNK_BYTES), size: end + 1 - start, total }
}
