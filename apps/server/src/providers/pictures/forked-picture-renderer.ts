import type { ChildProcess } from 'node:child_process'
import { fairQueue, QueueFull } from '../../fair-queue.ts'
import { forkedWorkers, JobTooSlow, type WorkerAnswer } from '../processes/forked-workers.ts'
import type { PictureAnswer, PictureJob } from './picture-process.ts'
import { PictureFailure, type PictureRenderer } from './picture-renderer.ts'

/** A drawing takes a second or two; one that takes longer than this is stopped. */
const MAX_DRAWING_MS = 30_000
/** A process without work gives its memory back after this. */
const MAX_IDLE_MS = 10_000
/** What a process may hold after a drawing. */
const MAX_RESIDENT_BYTES = 256 * 1024 * 1024
/** Previews of one owner that may wait: a page of pictures asks for all of them at once. */
const MAX_WAITING = 100
/** Pictures of one owner that may wait in memory. */
const MAX_WAITING_IN_MEMORY = 8

export interface ForkedPictureRendererOptions {
  /** Processes that draw at the same time. */
  readonly processes?: number
  readonly maxDrawingMs?: number
  /** Told of each process that is started; tests watch them. */
  readonly onStart?: (child: ChildProcess) => void
}

/** Draws pictures in processes of their own; one person has at most one drawing at a time. */
export const forkedPictureRenderer = ({
  processes = 2,
  maxDrawingMs = MAX_DRAWING_MS,
  onStart,
}: ForkedPictureRendererOptions = {}): PictureRenderer => {
  const queue = fairQueue({ maxRunning: processes, maxRunningPerOwner: 1 })
  const workers = forkedWorkers<PictureJob, PictureAnswer & WorkerAnswer>({
    entry: new URL('./picture-process.ts', import.meta.url),
    activity: 'drawing',
    maxJobMs: maxDrawingMs,
    maxIdleMs: MAX_IDLE_MS,
    maxResidentBytes: MAX_RESIDENT_BYTES,
    onStart,
  })

  const drawOnce = async (job: PictureJob, signal: AbortSignal): Promise<Buffer> => {
    const answer = await workers.ask(job, signal)
    if ('failure' in answer) throw new PictureFailure(answer.failure, answer.message)
    return Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength)
  }

  return {
    async draw({ owner, signal, isInMemory, open, drawing }) {
      const maxWaiting = isInMemory ? MAX_WAITING_IN_MEMORY : MAX_WAITING
      try {
        return await queue.run({ owner, signal, maxWaiting }, async () => {
          const bytes = await open()
          signal.throwIfAborted()
          return drawOnce({ bytes, drawing }, signal)
        })
      } catch (error) {
        if (error instanceof QueueFull) throw new PictureFailure('busy', error.message)
        if (error instanceof JobTooSlow) throw new PictureFailure('too-slow', error.message)
        throw error
      }
    },
    close: async () => workers.close(),
  }
}
