import { parentPort, workerData } from 'node:worker_threads'
import { parseTerraEvent, type ReadTerraEvent } from './parse-terra-event.ts'
import { withThinSeries } from './thin-series.ts'

/** Records that are handed over at a time. */
const SLICE = 50

/** What is handed over: the event without its records, then these. */
export type TerraEventPart = { readonly read: ReadTerraEvent } | { readonly records: readonly unknown[] } | 'end'

function* partsOf(read: ReadTerraEvent): Generator<TerraEventPart> {
  const { event } = read
  if (event === undefined || !('data' in event)) yield { read }
  else {
    yield { read: { event: { ...event, data: [] } } }
    for (let from = 0; from < event.data.length; from += SLICE) {
      yield { records: event.data.slice(from, from + SLICE).map(withThinSeries) }
    }
  }
  yield 'end'
}

const bytes: unknown = workerData
let parts: Generator<TerraEventPart> | undefined
// One part for each time that one is asked for, so that who asks is never handed more than a slice in one go.
parentPort?.on('message', () => {
  parts ??= partsOf(parseTerraEvent(bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : ''))
  parentPort?.postMessage(parts.next().value)
})
