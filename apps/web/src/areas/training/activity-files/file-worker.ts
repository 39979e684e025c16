import { FileProblem, type ToldFileProblem } from './file-problem.ts'
import type { ArchiveContent } from './open-archive.ts'
import type { ReadCourse } from './read-course.ts'
import type { FileContent, Here } from './read-file.ts'

/** What is asked of the worker: what a file holds for an athlete in their zone, its course, or the files of an archive. */
export type Asked = { readonly buffer: ArrayBuffer } & (
  | { readonly here: Here }
  | { readonly isCourse: true }
  | { readonly isArchive: true }
)

/** What became of a file. */
export type Reading<Content> = { readonly content: Content } | { readonly refused: ToldFileProblem }

const read = async (asked: Asked): Promise<Reading<FileContent | ReadCourse | ArchiveContent>> => {
  try {
    if ('isArchive' in asked) {
      const { openArchive } = await import('./open-archive.ts')
      return { content: openArchive(asked.buffer) }
    }
    if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
    const { readCourseFile, readFile } = await import('./read-file.ts')
    return { content: await ('here' in asked ? readFile(asked.buffer, asked.here) : readCourseFile(asked.buffer)) }
  } catch (error) {
    if (error instanceof FileProblem) return { refused: error.told }
    return { refused: { code: 'unreadable' } }
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  read(data).then((reading) => {
    const files = 'content' in reading && 'files' in reading.content ? reading.content.files : []
    postMessage(reading, { transfer: files.flatMap((file) => ('bytes' in file ? [file.bytes.buffer] : [])) })
  })
})
