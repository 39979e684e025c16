/** The encoding that the marks at the beginning of a file tell (Unicode 17.0, section 23.8). */
const markedEncoding = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined
}

/** What turns bytes into text: the `TextDecoder` of browsers and of Node. */
export type Decoder = new (
  label?: string,
  options?: { fatal?: boolean },
) => { decode(bytes: Uint8Array<ArrayBuffer>): string }

const decoderFor = (Decode: Decoder, label: string | undefined): InstanceType<Decoder> | undefined => {
  try {
    return label === undefined ? undefined : new Decode(label)
  } catch {
    return undefined
  }
}

const unfoldText = (text: string): string => text.replaceAll(/\r?\n[ \t]/g, '')

const isFold = (bytes: Uint8Array, at: number): boolean => {
  const next = bytes[at] === 0x0d ? at + 1 : at
  return bytes[next] === 0x0a && (bytes[next + 1] === 0x20 || bytes[next + 1] === 0x09)
}

/** Lines are folded by bytes, which may fall inside a character (RFC 5545, section 3.1): they are joined before it is read. */
const unfoldBytes = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const joined = new Uint8Array(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    if (isFold(bytes, at)) at += bytes[at] === 0x0d ? 2 : 1
    else {
      joined[length] = bytes[at] ?? 0
      length += 1
    }
  }
  return joined.subarray(0, length)
}

/**
 * The text of a calendar with its folded lines joined: by the marks at its beginning, else as UTF-8, which is what calendars
 * are (RFC 5545, section 3.1.4). What is no UTF-8 is read as the answer's `charset` says, else as Windows' Latin characters.
 */
export function decodeCalendar(bytes: Uint8Array<ArrayBuffer>, Decode: Decoder, charset?: string): string {
  const marked = decoderFor(Decode, markedEncoding(bytes))
  if (marked !== undefined) return unfoldText(marked.decode(bytes))
  const unfolded = unfoldBytes(bytes)
  try {
    return new Decode('utf-8', { fatal: true }).decode(unfolded)
  } catch {
    return (decoderFor(Decode, charset) ?? new Decode('windows-1252')).decode(unfolded)
  }
}

/** The `charset` that the type of an answer names. */
export const charsetOf = (contentType: string | undefined): string | undefined =>
  /;\s*charset="?([\w.:-]{1,40})/i.exec(contentType ?? '')?.[1]

/** Whether a text, or its beginning, is a calendar at all. */
export const isCalendar = (text: string): boolean => /^\uFEFF?\s*BEGIN:VCALENDAR\s/i.test(text)

/** How much of a file shows whether it is a calendar, in bytes. */
export const CALENDAR_BEGINNING_BYTES = 1000
