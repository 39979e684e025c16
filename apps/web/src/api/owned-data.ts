import { i18n } from '@lingui/core'
import { isJsonObject, parseJson } from '@pacemeal/domain'
import { queryOptions } from '@tanstack/react-query'
import { AppwriteException } from 'appwrite'
import { client } from './client.ts'
import { configuration } from './configuration.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'
import { ApiRefusal, ask } from './refusal.ts'
import { whenAdmitted } from './when-admitted.ts'

const address = `${configuration.endpoint}/account/data`

/** What the SDK sends with every call. */
const headers = (): Record<string, string> => ({
  'X-Appwrite-Project': configuration.projectId,
  'X-Appwrite-Locale': i18n.locale,
})

/** An error answer, as the SDK throws it. */
const refusedBy = (status: number, text: string): AppwriteException => new AppwriteException('', status, '', text)

/** Years of pictures take as long as they take; how far they are is shown. */
const unlimited = { within: Number.POSITIVE_INFINITY }

/** Everything that is kept of the person, as a zip. `onBytes` hears how many bytes have come. */
export const downloadOwnData = (onBytes: (count: number) => void, signal: AbortSignal): Promise<Blob> =>
  ask(async () => {
    const body = await whenAdmitted(async () => {
      const answer = await fetch(address, { headers: headers(), signal })
      if (!answer.ok || answer.body === null) throw refusedBy(answer.status, await answer.text())
      return answer.body
    })
    const parts: BlobPart[] = []
    let count = 0
    const reader = body.getReader()
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
    for (const [name, value] of Object.entries(headers())) call.setRequestHeader(name, value)
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
  const report = await ask(() => whenAdmitted(() => send(archive, onShare)), unlimited)
  await queryClient.invalidateQueries()
  return report
}

/** How much of what may be kept of a kind is taken. */
export interface StorageUse {
  readonly count: number
  readonly maxCount: number
  readonly bytes: number
  readonly maxBytes: number
}

export interface StorageState {
  readonly files: StorageUse
  readonly documents: readonly (StorageUse & { readonly collection: string })[]
}

const readStorage = (): Promise<StorageState> =>
  ask(() =>
    client.call('get', new URL(`${configuration.endpoint}/account/storage`), {
      'X-Appwrite-Project': configuration.projectId,
    }),
  )

/** What the person keeps, and how much of it may be kept. */
export const storageQuery = (userId: string) =>
  queryOptions({ queryKey: queryKey('storage', userId), queryFn: readStorage, staleTime: 0 })

/** From here on a person is told that something is nearly full. */
const NEARLY_FULL = 0.8

/** How full it is, by number or by size, from 0 to 1. */
export const fullness = ({ count, maxCount, bytes, maxBytes }: StorageUse): number =>
  Math.max(count / maxCount, bytes / maxBytes)

export const isNearlyFull = (use: StorageUse): boolean => fullness(use) >= NEARLY_FULL
