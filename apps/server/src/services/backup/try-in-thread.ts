import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Trial } from './restore-backup.ts'

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
