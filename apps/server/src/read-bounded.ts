/** An answer of somebody else's server is larger than its reader takes. */
export class AnswerTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`The answer is over ${maxBytes} bytes.`)
    this.name = 'AnswerTooLarge'
  }
}

/**
 * The body of an answer, once it is unpacked. One that goes on for more than `maxBytes` is left there, and the rest of it is
 * never held: rejects with an `AnswerTooLarge`, or gives its beginning where that is enough.
 */
export const readBounded = async (
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
  { isBeginningEnough = false } = {},
): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    // Leaving the loop ends the transfer.
    if (size > maxBytes && !isBeginningEnough) throw new AnswerTooLarge(maxBytes)
    parts.push(part)
    if (size > maxBytes) break
  }
  return Buffer.concat(parts, Math.min(size, maxBytes))
}
