/** The encoding that the marks at the beginning of a file tell (Unicode 17.0, section 23.8). */
const markedEncoding = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined
}

const decoderFor = (label: string | undefined): TextDecoder | undefined => {
  try {
    return label === undefined ? undefined : new TextDecoder(label)
  } catch {
    return undefined
  }
}

const unfoldText = (text: string): string => text.replaceAll(/\r?\n[ \t]/g, '')

/** Lines are folded by bytes, which may fall inside a character (RFC 5545, section 3.1): they are joined before it is read. */
const unfoldBytes = (bytes: Uint8Array): Uint8Array =>
  Buffer.from(unfoldText(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')), 'latin1')

/**
 * The text of a calendar with its folded lines joined: by the marks at its beginning, else as UTF-8, which is what calendars
 * are (RFC 5545, section 3.1.4). What is no UTF-8 is read as the answer's `charset` says, else as Windows' Latin characters.
 */
export function decodeCalendar(bytes: Uint8Array, charset?: string): string {
  const marked = decoderFor(markedEncoding(bytes))
  if (marked !== undefined) return unfoldText(marked.decode(bytes))
  const unfolded = unfoldBytes(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(unfolded)
  } catch {
    return (decoderFor(charset) ?? new TextDecoder('windows-1252')).decode(unfolded)
  }
}

/** The `charset` that the type of an answer names. */
export const charsetOf = (contentType: string | undefined): string | undefined =>
  /;\s*charset="?([\w.:-]{1,40})/i.exec(contentType ?? '')?.[1]
