/** An answer of somebody else's server is larger than its reader takes. */
export class AnswerTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`The answer is over ${maxBytes} bytes.`)
    this.name = 'AnswerTooLarge'
  }
}

/**
 * The body of an answer, once it is unpacked. One that goes on for more than `maxBytes` is left there, and the rest of it is
 * never held: rejects with an `AnswerTooLarge`.
 */
export const readBounded = async (body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    // Leaving the loop ends the transfer.
    if (size > maxBytes) throw new AnswerTooLarge(maxBytes)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
