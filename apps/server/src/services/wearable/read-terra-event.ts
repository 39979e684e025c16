import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { oneAtATime } from '../../one-at-a-time.ts'
import { parseTerraEvent, type ReadTerraEvent } from './parse-terra-event.ts'
import type { TerraEventPart } from './terra-event-worker.ts'

/** What is read within some milliseconds. */
const MAX_AT_ONCE_BYTES = 256 * 1024
/** The 10 MB that the service sends at most take a fifth of it. */
const MAX_HEAP_MB = 1024

const readInThread = async (bytes: Uint8Array): Promise<ReadTerraEvent> => {
  const worker = new Worker(new URL('./terra-event-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  try {
    let read: ReadTerraEvent = { kind: undefined, why: undefined }
    const records: unknown[] = []
    for (;;) {
      worker.postMessage('next')
      // Our own thread wrote it; an error of it rejects here.
      const [part]: [TerraEventPart] = (await once(worker, 'message')) as [TerraEventPart]
      if (part === 'end') break
      if ('read' in part) read = part.read
      else records.push(...part.records)
    }
    return read.event !== undefined && 'data' in read.event ? { event: { ...read.event, data: records } } : read
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
      return { kind: undefined, why: 'It holds too much.' }
    }
    throw error
  } finally {
    await worker.terminate()
  }
}

const inOrder = oneAtATime()

/**
 * Reads the bytes of an event of the wearable service. Megabytes of JSON take so long that nobody else would be served: they are
 * read in a thread of their own, one event at a time, and their series come thinned to what is looked at.
 */
export const readTerraEvent = async (bytes: Uint8Array): Promise<ReadTerraEvent> =>
  bytes.length <= MAX_AT_ONCE_BYTES
    ? parseTerraEvent(new TextDecoder().decode(bytes))
    : await inOrder(() => readInThread(bytes))
