import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { makePrivateFolder, PRIVATE_FILE } from '../data-folder.ts'
import { newId } from '../ids.ts'
import type { Ports } from '../ports.ts'
import { Refusal } from '../refusal.ts'
import { requireSignedIn } from '../services/caller.ts'
import { exportData } from '../services/owned-data/export-data.ts'
import { importData } from '../services/owned-data/import-data.ts'
import { openArchive } from '../services/owned-data/read-archive.ts'
import { readStorageUse } from '../services/quotas/quotas.ts'
import { incomingFolder } from '../services/storage/delete-file.ts'
import type { Api, HttpArea } from './api.ts'
import { clientGoneSignal } from './client-gone.ts'
import { countCall, rateLimits } from './limits.ts'

/** Years of meals with their pictures. */
const MAX_ARCHIVE_BYTES = 512 * 1024 * 1024

const report = z.object({
  imported: z.record(z.string(), z.number()).describe('Documents that are in the account now, by collection'),
  skipped: z.record(z.string(), z.string()).describe('Why others were left out, by collection'),
  pictures: z.number(),
})

const tooLarge = () =>
  new Refusal(
    'general_argument_invalid',
    `Invalid file: an import takes at most ${MAX_ARCHIVE_BYTES / 1024 / 1024} MiB.`,
  )

/** Lets bytes through until there are too many. */
async function* bounded(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > MAX_ARCHIVE_BYTES) throw tooLarge()
    yield chunk
  }
}

/** Receives a body into a file of its own, works with it, and removes it. */
const withReceived = async <T>(
  { config }: Ports<'config'>,
  body: Readable,
  work: (path: string) => Promise<T>,
): Promise<T> => {
  const folder = incomingFolder(config.dataDir)
  await makePrivateFolder(folder)
  const path = join(folder, `${newId()}.zip`)
  try {
    await pipeline(body, bounded, createWriteStream(path, { mode: PRIVATE_FILE }))
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}

const use = { count: z.number(), maxCount: z.number(), bytes: z.number(), maxBytes: z.number() }
const storageUse = z.object({ files: z.object(use), documents: z.array(z.object({ collection: z.string(), ...use })) })

/** What a person owns: how much it is, taken away, and brought along. */
export const registerOwnedData: HttpArea = async (api, backend) => {
  const tags = ['account']
  api.get(
    '/account/storage',
    {
      schema: { tags, summary: 'How much is kept of what one person may keep', response: { 200: storageUse } },
    },
    async ({ caller }, reply) => {
      const { user } = requireSignedIn(caller)
      await countCall(backend, reply, rateLimits.readStorage, user.id)
      return readStorageUse(backend, user.id)
    },
  )
  api.get(
    '/account/data',
    {
      config: { projectless: true },
      schema: { tags, summary: 'Download everything that is kept of you, as a zip', response: { 200: z.any() } },
    },
    async (request, reply) => {
      const { user } = requireSignedIn(request.caller)
      // A link on a foreign page would carry the session along.
      if (request.headers['sec-fetch-site'] === 'cross-site') {
        throw new Refusal('general_unknown_origin', 'Open the download from a page of this app.')
      }
      await countCall(backend, reply, rateLimits.exportData, user.id)
      const day = new Date(backend.clock.now()).toISOString().slice(0, 10)
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="pacemeal-${day}.zip"`)
        .header('x-content-type-options', 'nosniff')
        .send(await exportData(backend, user.id))
    },
  )
  await api.register(async (scope) => {
    const raw = scope as Api
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', { bodyLimit: MAX_ARCHIVE_BYTES }, (_request, body, done) => done(null, body))
    raw.post(
      '/account/data',
      {
        bodyLimit: MAX_ARCHIVE_BYTES,
        schema: { tags, summary: 'Bring the data of another account', response: { 200: report } },
      },
      async (request, reply) => {
        const caller = requireSignedIn(request.caller)
        const signal = clientGoneSignal(reply)
        await countCall(backend, reply, rateLimits.importData, caller.user.id)
        const body = request.body instanceof Readable ? request.body : Readable.from([])
        return withReceived(backend, body, async (path) => {
          const archive = await openArchive(path)
          try {
            return await importData(backend, caller, archive, signal)
          } finally {
            archive.close()
          }
        })
      },
    )
  })
}
