import { isJsonObject, parseJson } from '@pacemeal/domain'
import { AppwriteException } from 'appwrite'
import { configuration } from './configuration.ts'
import { queryClient } from './query-client.ts'
import { ApiRefusal, ask } from './refusal.ts'

const address = `${configuration.endpoint}/account/data`

/** An error answer, as the SDK throws it. */
const refusedBy = (status: number, text: string): AppwriteException => new AppwriteException('', status, '', text)

/** Years of pictures take as long as they take; how far they are is shown. */
const unlimited = { within: Number.POSITIVE_INFINITY }

/** Everything that is kept of the person, as a zip. `onBytes` hears how many bytes have come. */
export const downloadOwnData = (onBytes: (count: number) => void, signal: AbortSignal): Promise<Blob> =>
  ask(async () => {
    const answer = await fetch(address, { headers: { 'X-Appwrite-Project': configuration.projectId }, signal })
    if (!answer.ok || answer.body === null) throw refusedBy(answer.status, await answer.text())
    const parts: BlobPart[] = []
    let count = 0
    const reader = answer.body.getReader()
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      // A part in a blob of its own may leave memory: years of pictures are large.
      parts.push(new Blob([read.value]))
      count += read.value.length
      onBytes(count)
    }
    return new Blob(parts, { type: 'application/zip' })
  }, unlimited)

/** What an import did. */
export interface ImportReport {
  /** Documents that are in the account now, by collection. */
  readonly imported: Readonly<Record<string, number>>
  /** Why others were left out, by collection. */
  readonly skipped: Readonly<Record<string, string>>
  readonly pictures: number
}

const isReport = (value: unknown): value is ImportReport =>
  isJsonObject(value) &&
  isJsonObject(value.imported) &&
  Object.values(value.imported).every((count) => typeof count === 'number') &&
  isJsonObject(value.skipped) &&
  Object.values(value.skipped).every((reason) => typeof reason === 'string') &&
  typeof value.pictures === 'number'

/** Sends an archive; `fetch` does not tell how far an upload is, so this does without it. */
const send = (archive: Blob, onShare: (share: number) => void): Promise<ImportReport> =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', address)
    call.setRequestHeader('X-Appwrite-Project', configuration.projectId)
    call.setRequestHeader('Content-Type', 'application/zip')
    call.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onShare(loaded / total)
    })
    call.addEventListener('error', () => reject(new ApiRefusal('network')))
    call.addEventListener('load', () => {
      const report = call.status === 200 ? parseJson(call.responseText) : undefined
      if (isReport(report)) resolve(report)
      else reject(refusedBy(call.status, call.responseText))
    })
    call.send(archive)
  })

/** Brings an archive of another account into this one. `onShare` hears what share of it has been sent, 0 to 1. */
export async function importOwnData(archive: Blob, onShare: (share: number) => void): Promise<ImportReport> {
  const report = await ask(() => send(archive, onShare), unlimited)
  await queryClient.invalidateQueries()
  return report
}
