/// <reference lib="webworker" />
import { SHARED_FILES_CACHE } from '../installed/worker-talk.ts'

/** Files that are taken from one share. */
const MAX_SHARED = 10

/** Puts shared files where the page finds them, and leads to the screen that takes them. */
export async function receiveShared(request: Request): Promise<Response> {
  const form = await request.formData()
  const files = form.getAll('files').filter((part) => part instanceof File)
  await caches.delete(SHARED_FILES_CACHE)
  const cache = await caches.open(SHARED_FILES_CACHE)
  for (const [index, file] of files.slice(0, MAX_SHARED).entries()) {
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) }
    await cache.put(`/shared/${index}`, new Response(file, { headers }))
  }
  const isPicture = files[0]?.type.startsWith('image/') ?? false
  return Response.redirect(isPicture ? '/scanned-image?shared' : '/wearable?stay&shared', 303)
}
