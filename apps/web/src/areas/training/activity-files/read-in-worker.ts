import { FileProblem, MAX_ARCHIVE_BYTES, MAX_BYTES, MAX_OPENING_LENGTH, MAX_READING_LENGTH } from './file-problem.ts'
import type { Asked, Reading } from './file-worker.ts'
import { type ArchiveContent, isZip } from './open-archive.ts'
import type { ReadCourse } from './read-course.ts'
import type { FileContent, Here } from './read-file.ts'

type How = { here: Here } | { isCourse: true } | { isArchive: true }

async function ask<Content>(file: File, how: How, length = MAX_READING_LENGTH): Promise<Content> {
  const asked: Asked = { buffer: await file.arrayBuffer(), ...how }
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' })
  let timer: number | undefined
  try {
    const reading = await new Promise<Reading<Content>>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Reading<Content>>) => resolve(data))
      worker.addEventListener('error', () => resolve({ refused: { code: 'unreadable' } }))
      timer = window.setTimeout(() => resolve({ refused: { code: 'too-slow' } }), length)
      worker.postMessage(asked, [asked.buffer])
    })
    if ('content' in reading) return reading.content
    throw new FileProblem(reading.refused.code, reading.refused.fitType)
  } finally {
    window.clearTimeout(timer)
    worker.terminate()
  }
}

const askOfFile = <Content>(file: File, how: How): Promise<Content> =>
  file.size > MAX_BYTES ? Promise.reject(new FileProblem('too-large')) : ask(file, how)

/**
 * Reads a picked file in a worker of its own, which is ended when it takes too long: whatever a file does, it does it there.
 * Rejects with a `FileProblem`.
 */
export const readInWorker = (file: File, here: Here): Promise<FileContent> => askOfFile(file, { here })

/** Reads the course of a picked file, likewise. */
export const readCourseInWorker = (file: File): Promise<ReadCourse> => askOfFile(file, { isCourse: true })

/** The files of a picked archive, likewise; undefined for a file that is none. */
export async function openArchiveInWorker(file: File): Promise<ArchiveContent | undefined> {
  if (!isZip(new Uint8Array(await file.slice(0, 4).arrayBuffer()))) return undefined
  if (file.size > MAX_ARCHIVE_BYTES) throw new FileProblem('archive-too-large')
  return ask(file, { isArchive: true }, MAX_OPENING_LENGTH)
}
