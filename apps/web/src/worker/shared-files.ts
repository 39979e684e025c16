/// <reference lib="webworker" />
import { SHARED_FILES_CACHE } from '../installed/worker-talk.ts'
import { shareDestination } from './share-destination.ts'

/** Files that are taken from one share: as many as the import takes at once. */
const MAX_SHARED = 500

/** Puts shared files where the page finds them, and leads to the screen of the app at `home` that takes them, or takes the shared text. */
export async function receiveShared(request: Request, home: string): Promise<Response> {
  const form = await request.formData()
  const files = form.getAll('files').filter((part) => part instanceof File)
  await caches.delete(SHARED_FILES_CACHE)
  const cache = await caches.open(SHARED_FILES_CACHE)
  for (const [index, file] of files.slice(0, MAX_SHARED).entries()) {
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) }
    await cache.put(`/shared/${index}`, new Response(file, { headers }))
  }
  const said = (name: string): string => {
    const part = form.get(name)
    return typeof part === 'string' ? part : ''
  }
  const [first] = files
  const file = { fileType: first?.type, fileName: first?.name }
  const content = { title: said('title'), text: said('text'), url: said('url'), ...file }
  return Response.redirect(`${home}${shareDestination(content)}`, 303)
}
