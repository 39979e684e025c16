import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ArchiveData, ArchivedDocument, ArchivePart } from './archive-format.ts'

/** The largest data that is read needs half of it. */
const MAX_HEAP_MB = 2048

/** The data of an archive, checked; or why it is none. */
export type ReadData = { readonly data: ArchiveData } | { readonly unfit: string }

/**
 * Reads and checks the bytes of an archive's data file in a thread of their own: megabytes of JSON take seconds, in which nobody
 * else would be served. The bytes go there as they are unpacked: put together here and copied there they would hold everybody
 * for as long as that takes.
 */
export const readArchiveData = async (pieces: AsyncIterable<Uint8Array>): Promise<ReadData> => {
  const worker = new Worker(new URL('./archive-data-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  const broken = new Promise<never>((_, fail) => worker.once('error', fail))
  // Also while nobody waits for it yet.
  broken.catch(() => undefined)
  try {
    const collections: Record<string, ArchivedDocument[]> = {}
    const keep = (collection: string, documents: readonly ArchivedDocument[]) => {
      const kept = collections[collection] ?? []
      kept.push(...documents)
      collections[collection] = kept
    }
    let head: Omit<ArchiveData, 'collections'> | undefined
    for await (const piece of pieces) {
      const own = new Uint8Array(piece)
      worker.postMessage(own, [own.buffer])
    }
    for (;;) {
      worker.postMessage('next')
      // Our own thread wrote it.
      const [part] = (await Promise.race([once(worker, 'message'), broken])) as [ArchivePart]
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
