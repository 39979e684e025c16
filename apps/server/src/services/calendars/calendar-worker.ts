import { parentPort, workerData } from 'node:worker_threads'
import { decodeCalendar } from '@pacemeal/domain/event'
import type { CalendarBytes } from './calendar-text.ts'
import { readEntries } from './read-entries.ts'

// Asked for once it is there: how long a busy machine takes to begin says nothing of the calendar.
parentPort?.once('message', () => {
  // Our own thread wrote it.
  const { bytes, charset, ...here } = workerData as CalendarBytes
  parentPort?.postMessage(readEntries({ ...here, text: decodeCalendar(bytes, TextDecoder, charset) }))
})
parentPort?.postMessage('ready')
