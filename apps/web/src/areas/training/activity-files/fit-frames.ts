/** Bytes of a field definition: its number, its size, its type. */
const FIELD_BYTES = 3
const MAX_HEADER = 14

/**
 * Where the last whole message of a FIT file ends, by the sizes that its definitions give; damaged or missing bytes end it.
 * `limit` is where its messages must end.
 */
function endOfMessages(bytes: Uint8Array, from: number, limit: number): number {
  const sizes = new Map<number, number>()
  const sum = (at: number, count: number): number => {
    let size = 0
    for (let index = 0; index < count; index += 1) size += bytes[at + index * FIELD_BYTES + 1] ?? 0
    return size
  }
  let at = from
  while (at < limit) {
    const header = bytes[at] ?? 0
    const isCompressed = (header & 0x80) !== 0
    let end: number
    if (!isCompressed && (header & 0x40) !== 0) {
      const fields = bytes[at + 5] ?? 0
      const developerAt = at + 6 + fields * FIELD_BYTES
      const hasDeveloper = (header & 0x20) !== 0
      const developers = hasDeveloper ? (bytes[developerAt] ?? 0) : 0
      end = developerAt + (hasDeveloper ? 1 + developers * FIELD_BYTES : 0)
      if (end <= limit) sizes.set(header & 0x0f, sum(at + 6, fields) + sum(developerAt + 1, developers))
    } else {
      const size = sizes.get(isCompressed ? (header >> 5) & 0x03 : header & 0x0f)
      if (size === undefined) return at
      end = at + 1 + size
    }
    if (end > limit) return at
    at = end
  }
  return at
}

/**
 * The whole messages of a FIT file that lacks its end (or whose device never wrote how long it is), as a file of their own;
 * undefined for one that has all the bytes that it announces.
 */
export function withoutBrokenEnd(bytes: Uint8Array): ArrayBuffer | undefined {
  const headerLength = bytes[0] ?? 0
  if (headerLength < 12 || headerLength > MAX_HEADER || bytes.length <= headerLength) return undefined
  const announced = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(4, true)
  const isUnknown = announced === 0 || announced === 0xffff_ffff
  if (!isUnknown && headerLength + announced + 2 <= bytes.length) return undefined
  const limit = isUnknown ? bytes.length : Math.min(bytes.length, headerLength + announced)
  const end = endOfMessages(bytes, headerLength, limit)
  const whole = new Uint8Array(end + 2)
  whole.set(bytes.subarray(0, end))
  new DataView(whole.buffer).setUint32(4, end - headerLength, true)
  return whole.buffer
}
