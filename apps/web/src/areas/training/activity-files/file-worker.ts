import { FileProblem, type ToldFileProblem } from './file-problem.ts'
import type { FileContent, Here } from './read-file.ts'

/** What became of a file. */
export type Reading = { readonly content: FileContent } | { readonly refused: ToldFileProblem }

const read = async (buffer: ArrayBuffer, here: Here): Promise<Reading> => {
  try {
    if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
    const { readFile } = await import('./read-file.ts')
    return { content: await readFile(buffer, here) }
  } catch (error) {
    if (error instanceof FileProblem) return { refused: error.told }
    return { refused: { code: 'unreadable' } }
  }
}

addEventListener('message', ({ data }: MessageEvent<{ buffer: ArrayBuffer; here: Here }>) => {
  read(data.buffer, data.here).then((reading) => postMessage(reading))
})
