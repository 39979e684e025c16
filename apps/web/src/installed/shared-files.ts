import { SHARED_FILES_CACHE } from './worker-talk.ts'

/** Takes the files that another app has shared with this one, once; none when there are none. */
export async function takeSharedFiles(): Promise<readonly File[]> {
  if (!('caches' in globalThis)) return []
  const cache = await caches.open(SHARED_FILES_CACHE)
  const answers = await cache.matchAll()
  await caches.delete(SHARED_FILES_CACHE)
  return Promise.all(
    answers.map(async (answer) => {
      const name = decodeURIComponent(answer.headers.get('x-name') ?? 'file')
      return new File([await answer.blob()], name, { type: answer.headers.get('content-type') ?? '' })
    }),
  )
}
