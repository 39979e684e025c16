/** Bytes from `start` up to and including `end`. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The range that a Range header asks of so many bytes (RFC 9110, section 14): undefined for the whole, also when the
 * header is no single range of bytes and so to be ignored; null when it lies outside.
 */
export const readByteRange = (header: string | undefined, size: number): ByteRange | null | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    const last = Math.min(Number(to), size)
    return last === 0 ? null : { start: size - last, end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return undefined
  return start >= size ? null : { start, end }
}
