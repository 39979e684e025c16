import { FileProblem, MAX_BYTES, MAX_READING_LENGTH } from './file-problem.ts'
import type { Asked, Reading } from './file-worker.ts'
import type { ReadCourse } from './read-course.ts'
import type { FileContent, Here } from './read-file.ts'

async function ask<Content>(file: File, how: { here: Here } | { isCourse: true }): Promise<Content> {
  if (file.size > MAX_BYTES) throw new FileProblem('too-large')
  const asked: Asked = { buffer: await file.arrayBuffer(), ...how }
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' })
  let timer: number | undefined
  try {
    const reading = await new Promise<Reading<Content>>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Reading<Content>>) => resolve(data))
      worker.addEventListener('error', () => resolve({ refused: { code: 'unreadable' } }))
      timer = window.setTimeout(() => resolve({ refused: { code: 'too-slow' } }), MAX_READING_LENGTH)
      worker.postMessage(asked, [asked.buffer])
    })
    if ('content' in reading) return reading.content
    throw new FileProblem(reading.refused.code, reading.refused.fitType)
  } finally {
    window.clearTimeout(timer)
    worker.terminate()
  }
}

/**
 * Reads a picked file in a worker of its own, which is ended when it takes too long: whatever a file does, it does it there.
 * Rejects with a `FileProblem`.
 */
export const readInWorker = (file: File, here: Here): Promise<FileContent> => ask(file, { here })

/** Reads the course of a picked file, likewise. */
export const readCourseInWorker = (file: File): Promise<ReadCourse> => ask(file, { isCourse: true })
