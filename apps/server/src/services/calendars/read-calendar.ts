import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { CALENDAR_BEGINNING_BYTES, type CalendarFault, decodeCalendar, isCalendar } from '@pacemeal/domain/event'
import { oneAtATime } from '../../one-at-a-time.ts'
import type { CalendarBytes, ReadCalendar } from './calendar-text.ts'

const MAX_HEAP_MB = 256
/** Years of a club's calendar take well below a second. */
const MAX_READING_MS = 8000

/** The text of a calendar as sessions, or why it is none. */
export type CalendarOutcome = { readonly read: ReadCalendar } | { readonly fault: CalendarFault }

const readInThread = async (wanted: CalendarBytes, maxMs: number): Promise<CalendarOutcome> => {
  const worker = new Worker(new URL('./calendar-worker.ts', import.meta.url), {
    workerData: wanted,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  try {
    await once(worker, 'message')
    worker.postMessage('read')
    const patience = { signal: AbortSignal.timeout(maxMs) }
    // Our own thread wrote it; an error of it rejects here.
    const [read]: [ReadCalendar] = (await once(worker, 'message', patience)) as [ReadCalendar]
    return read.isCut ? { fault: 'cut-off' } : { read }
  } catch (error) {
    const isTooMuch =
      error instanceof Error &&
      (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
    // What the library cannot make sense of is no calendar.
    return { fault: isTooMuch ? 'too-complex' : 'not-a-calendar' }
  } finally {
    await worker.terminate()
  }
}

/** One is read at a time: each may take a processor and much memory for as long as it is allowed to. */
const inOrder = oneAtATime()

/**
 * Reads a calendar in a thread of its own, within bounds of time and memory: repetitions may be written so that working
 * them out takes for ever.
 */
export const readCalendar = async (
  wanted: CalendarBytes,
  { maxMs = MAX_READING_MS }: { readonly maxMs?: number } = {},
): Promise<CalendarOutcome> => {
  if (!isCalendar(decodeCalendar(wanted.bytes.subarray(0, CALENDAR_BEGINNING_BYTES), TextDecoder, wanted.charset))) {
    return { fault: 'not-a-calendar' }
  }
  return await inOrder(() => readInThread(wanted, maxMs))
}
