import { parentPort, workerData } from 'node:worker_threads'
import type { CalendarText } from './calendar-text.ts'
import { readEntries } from './read-entries.ts'

// Asked for once it is there: how long a busy machine takes to begin says nothing of the calendar.
parentPort?.once('message', () => {
  // Our own thread wrote it.
  parentPort?.postMessage(readEntries(workerData as CalendarText))
})
parentPort?.postMessage('ready')
