/// <reference lib="webworker" />
import { READINGS_CACHE } from '../installed/worker-talk.ts'
import { documentAddressOf, readingKey } from './reading-key.ts'

/** Answers that are kept at most; the oldest make room. A day asks for about ten of its own, all screens for some forty. */
const MAX_KEPT = 200

/**
 * Whether there is no such document. That is never kept: the page may make it a moment later, and without a network would
 * be told that there is none.
 */
async function isMissing(address: string, answer: Response): Promise<boolean> {
  if (documentAddressOf(address) === undefined) return false
  const { total }: { total?: number } = await answer.json()
  return total === 0
}

const kept = (key: string): Promise<Response | undefined> =>
  caches.match(key, { cacheName: READINGS_CACHE, ignoreVary: true })

/** What an earlier version kept of a document, in the shape in which it is asked for now. */
async function keptAlone(address: string): Promise<Response | undefined> {
  const alone = documentAddressOf(address)
  const answer = alone === undefined ? undefined : await kept(alone)
  return answer && Response.json({ total: 1, documents: [await answer.json()] })
}

/** Answers about the signed-in person's documents, for when the server cannot be reached. They go with the person. */
export function openReadings() {
  // What was asked before somebody left must not be kept after.
  let generation = 0

  const forget = async (): Promise<void> => {
    generation += 1
    await caches.delete(READINGS_CACHE)
  }

  const keep = async (address: string, answer: Response, asked: number): Promise<void> => {
    if (asked !== generation || (await isMissing(address, answer.clone()))) return
    const key = readingKey(address)
    const cache = await caches.open(READINGS_CACHE)
    await cache.delete(key)
    await cache.put(key, answer)
    const kept = await cache.keys()
    await Promise.all(kept.slice(0, Math.max(0, kept.length - MAX_KEPT)).map((old) => cache.delete(old)))
    // Somebody left meanwhile.
    if (asked !== generation) await caches.delete(READINGS_CACHE)
  }

  return {
    forget,
    /**
     * The server's answer, kept for later; without a server the one that was kept, of which `onKept` hears. Fails as the
     * network does when there is none.
     */
    async answer(event: FetchEvent, onKept: () => void): Promise<Response> {
      const { request } = event
      const asked = generation
      try {
        const answer = await fetch(request)
        if (answer.status === 401) event.waitUntil(forget())
        else if (answer.status === 200) event.waitUntil(keep(request.url, answer.clone(), asked))
        return answer
      } catch (failed) {
        const answer = (await kept(readingKey(request.url))) ?? (await keptAlone(request.url))
        if (answer === undefined) throw failed
        onKept()
        return answer
      }
    },
  }
}
