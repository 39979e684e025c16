import type { ChildProcess } from 'node:child_process'
import { MINUTE_MS } from '@pacemeal/domain'
import { fairQueue, QueueFull } from '../../fair-queue.ts'
import { forkedWorkers, JobTooSlow, type WorkerAnswer } from '../processes/forked-workers.ts'
import type { LabelAnswer, LabelJob } from './label-process.ts'
import { LabelFailure, type LabelReader } from './label-reader.ts'

/**
 * A reading takes one to two seconds of one core, and gives way to everything else on a busy machine; one that takes
 * longer than this is stopped with its process.
 */
const MAX_READING_MS = MINUTE_MS
/** Pictures that may wait for a process. */
const MAX_WAITING = 20
/** What a process may hold after a reading: twice what an ordinary picture needs. */
const MAX_RESIDENT_BYTES = 768 * 1024 * 1024
/** The JavaScript heap of a process; decoding and recognition have their own memory, bounded by the picture's size. */
const HEAP_MB = 256

export interface ForkedLabelReaderOptions {
  /** Processes that read at the same time. */
  readonly processes: number
  readonly maxReadingMs?: number
  /** Told of each process that is started; tests watch them. */
  readonly onStart?: (child: ChildProcess) => void
}

/** Reads labels in processes of their own, at most as many at a time as given; each ends after a minute without work. */
export const forkedLabelReader = ({
  processes,
  maxReadingMs = MAX_READING_MS,
  onStart,
}: ForkedLabelReaderOptions): LabelReader => {
  const maxRunning = Math.max(1, processes)
  const queue = fairQueue({ maxRunning, maxRunningPerOwner: maxRunning })
  const workers = forkedWorkers<LabelJob, LabelAnswer & WorkerAnswer>({
    entry: new URL('./label-process.ts', import.meta.url),
    activity: 'reading',
    maxJobMs: maxReadingMs,
    maxIdleMs: MINUTE_MS,
    maxResidentBytes: MAX_RESIDENT_BYTES,
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    onStart,
  })
  return {
    async readLabel(picture, signal) {
      try {
        const turn = { owner: 'labels', signal, maxWaiting: MAX_WAITING }
        const answer = await queue.run(turn, () => workers.ask({ picture }, signal))
        if ('failure' in answer) throw new LabelFailure(answer.failure, answer.message)
        return answer.label
      } catch (error) {
        if (error instanceof QueueFull) throw new LabelFailure('busy', 'Too many labels are waiting to be read.')
        if (error instanceof JobTooSlow) throw new LabelFailure('too-slow', error.message)
        throw error
      }
    },
    close: async () => workers.close(),
  }
}
