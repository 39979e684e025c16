import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ArchiveData, ArchivedDocument, ArchivePart } from './archive-format.ts'

/** The largest data that is read needs half of it. */
const MAX_HEAP_MB = 2048

/** The data of an archive, checked; or why it is none. */
export type ReadData = { readonly data: ArchiveData } | { readonly unfit: string }

/** Reads and checks the bytes of an archive's data file in a thread of their own: megabytes of JSON take seconds, in which nobody else would be served. */
export const readArchiveData = async (bytes: Uint8Array): Promise<ReadData> => {
  const worker = new Worker(new URL('./archive-data-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  try {
    const collections: Record<string, ArchivedDocument[]> = {}
    const keep = (collection: string, documents: readonly ArchivedDocument[]) => {
      const kept = collections[collection] ?? []
      kept.push(...documents)
      collections[collection] = kept
    }
    let head: Omit<ArchiveData, 'collections'> | undefined
    for (;;) {
      worker.postMessage('next')
      // Our own thread wrote it; an error of it rejects here.
      const [part]: [ArchivePart] = (await once(worker, 'message')) as [ArchivePart]
      if (part.kind === 'unfit') return { unfit: part.why }
      if (part.kind === 'head') head = part.head
      if (part.kind === 'documents') keep(part.collection, part.documents)
      if (part.kind === 'end' && head !== undefined) return { data: { ...head, collections } }
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
      return { unfit: 'its data.json holds too much.' }
    }
    throw error
  } finally {
    await worker.terminate()
  }
}
