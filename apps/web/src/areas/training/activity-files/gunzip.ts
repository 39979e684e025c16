import { FileProblem, MAX_BYTES } from './file-problem.ts'

/** Whether bytes begin as gzip does (RFC 1952). */
export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** Opens a compressed file. It ends as soon as it is larger than a file may be: nothing small becomes huge. */
export async function gunzip(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  for (;;) {
    const part = await reader.read().catch(() => {
      throw new FileProblem('compressed-damaged')
    })
    if (part.done) return new Blob(parts).arrayBuffer()
    size += part.value.length
    if (size > MAX_BYTES) {
      await reader.cancel()
      throw new FileProblem('too-large-open')
    }
    parts.push(part.value)
  }
}
