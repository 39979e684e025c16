/// <reference lib="webworker" />
import { READINGS_CACHE } from '../installed/worker-talk.ts'
import { readingKey } from './reading-key.ts'

/** Answers that are kept at most; the oldest make room. A day asks for about ten of its own, all screens for some forty. */
const MAX_KEPT = 200

/** Answers about the signed-in person's documents, for when the server cannot be reached. They go with the person. */
export function openReadings() {
  // What was asked before somebody left must not be kept after.
  let generation = 0

  const forget = async (): Promise<void> => {
    generation += 1
    await caches.delete(READINGS_CACHE)
  }

  const keep = async (address: string, answer: Response, asked: number): Promise<void> => {
    if (asked !== generation) return
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
        const kept = await caches.match(readingKey(request.url), { cacheName: READINGS_CACHE, ignoreVary: true })
        if (kept === undefined) throw failed
        onKept()
        return kept
      }
    },
  }
}
