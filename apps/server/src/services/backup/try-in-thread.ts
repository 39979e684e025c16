import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** A backup that is restored into a folder which is thrown away. */
export interface Trial {
  readonly path: string
  readonly folder: string
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Tries in a thread of its own, at a lower priority, whether a backup can be restored; gives the number of its tables. Writing
 * every row once more takes as long as it does, in which people are served. Rejects with what was wrong.
 */
export const tryInThread = async (trial: Trial): Promise<number> => {
  const worker = new Worker(new URL('./trial-worker.ts', import.meta.url), { workerData: trial })
  try {
    const [tables]: [number] = (await once(worker, 'message')) as [number]
    return tables
  } finally {
    await worker.terminate()
  }
}
