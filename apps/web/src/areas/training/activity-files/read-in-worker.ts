import { FileProblem, MAX_BYTES, MAX_READING_LENGTH } from './file-problem.ts'
import type { Reading } from './file-worker.ts'
import type { FileContent, Here } from './read-file.ts'

/**
 * Reads a picked file in a worker of its own, which is ended when it takes too long: whatever a file does, it does it there.
 * Rejects with a `FileProblem`.
 */
export async function readInWorker(file: File, here: Here): Promise<FileContent> {
  if (file.size > MAX_BYTES) throw new FileProblem('too-large')
  const buffer = await file.arrayBuffer()
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' })
  let timer: number | undefined
  try {
    const reading = await new Promise<Reading>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Reading>) => resolve(data))
      worker.addEventListener('error', () => resolve({ refused: { code: 'unreadable' } }))
      const tooLong: Reading = { refused: { code: 'too-slow' } }
      timer = window.setTimeout(() => resolve(tooLong), MAX_READING_LENGTH)
      worker.postMessage({ buffer, here }, [buffer])
    })
    if ('content' in reading) return reading.content
    throw new FileProblem(reading.refused.code, reading.refused.fitType)
  } finally {
    window.clearTimeout(timer)
    worker.terminate()
  }
}
