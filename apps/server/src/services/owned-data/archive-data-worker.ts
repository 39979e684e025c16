import { parentPort } from 'node:worker_threads'
import { isModestJson } from '@pacemeal/protocol/modest-json'
import { type ArchiveData, type ArchivePart, archiveData } from './archive-format.ts'

/** A hundred thousand documents and more. */
const DATA_BOUNDS = { values: 2_000_000, depth: 50, fields: 10_000 }
/** Documents that are handed over at a time. */
const SLICE = 200

const parse = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

const read = (text: string): ArchiveData | string => {
  if (!isModestJson(text, DATA_BOUNDS)) return 'its data.json holds too much.'
  const parsed = parse(text)
  if (parsed === undefined) return 'its data.json is no JSON.'
  const checked = archiveData.safeParse(parsed.value)
  if (checked.success) return checked.data
  const [issue] = checked.error.issues
  return `its data.json does not fit at ${issue?.path.join('.') || 'its beginning'}.`
}

function* partsOf(data: ArchiveData | string): Generator<ArchivePart> {
  if (typeof data === 'string') return yield { kind: 'unfit', why: data }
  const { collections, ...head } = data
  yield { kind: 'head', head }
  for (const [collection, documents] of Object.entries(collections)) {
    for (let from = 0; from < documents.length; from += SLICE) {
      yield { kind: 'documents', collection, documents: documents.slice(from, from + SLICE) }
    }
  }
  yield { kind: 'end' }
}

const decoder = new TextDecoder()
const texts: string[] = []
let parts: Generator<ArchivePart> | undefined
// The bytes of the file come first, piece by piece. Then one part for each time that one is asked for, so that who asks is never
// handed more than a slice in one go.
parentPort?.on('message', (message: unknown) => {
  if (message instanceof Uint8Array) {
    texts.push(decoder.decode(message, { stream: true }))
    return
  }
  parts ??= partsOf(read(texts.join('') + decoder.decode()))
  parentPort?.postMessage(parts.next().value)
})
