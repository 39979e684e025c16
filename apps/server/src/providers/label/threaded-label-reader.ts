import { MINUTE_MS } from '@pacemeal/domain'
import { Piscina } from 'piscina'
import { LabelFailure, type LabelReader } from './label-reader.ts'
import type { LabelAnswer } from './label-worker.ts'

/** A reading takes one to two seconds on one core; one that takes longer than this is stopped with its thread. */
const MAX_READING_MS = 20_000
/** Pictures that may wait for a thread. */
const MAX_WAITING = 20
/** The JavaScript heap of a thread; decoding and recognition have their own memory, bounded by the picture's size. */
const THREAD_HEAP_MB = 256

export interface LabelReaderOptions {
  readonly threads: number
  readonly longestReadingMs?: number
}

/** Reads labels in worker threads, at most as many at a time as given; a thread ends after a minute without work. */
export const threadedLabelReader = ({
  threads,
  longestReadingMs = MAX_READING_MS,
}: LabelReaderOptions): LabelReader => {
  const pool = new Piscina({
    filename: new URL('./label-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, threads),
    maxQueue: MAX_WAITING,
    idleTimeout: MINUTE_MS,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MB },
  })
  return {
    async readLabel(picture, signal) {
      if (pool.queueSize >= MAX_WAITING) throw new LabelFailure('busy', 'Too many labels are waiting to be read.')
      const overTime = AbortSignal.timeout(longestReadingMs)
      try {
        const answer: LabelAnswer = await pool.run(picture, { signal: AbortSignal.any([signal, overTime]) })
        if ('failure' in answer) throw new LabelFailure(answer.failure, answer.message)
        return answer.label
      } catch (error) {
        if (signal.aborted) throw signal.reason
        if (overTime.aborted) throw new LabelFailure('too-slow', `A label took longer than ${longestReadingMs} ms.`)
        throw error
      }
    },
    close: () => pool.destroy(),
  }
}
