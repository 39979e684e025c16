import { parentPort, workerData } from 'node:worker_threads'
import { lowerThreadPriority } from '../../providers/low-priority-thread.ts'
import { type Trial, tryBackup } from './restore-backup.ts'

lowerThreadPriority()
// Our own process wrote it.
const { path, folder, now } = workerData as Trial
const { tables } = await tryBackup(path, folder, { now: () => now })
parentPort?.postMessage(tables.length)
