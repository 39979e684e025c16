import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { requireSignedIn } from '../services/caller.ts'
import { requireBucket } from '../services/storage/buckets.ts'
import { readContentRange } from '../services/storage/content-range.ts'
import { deleteFile } from '../services/storage/delete-file.ts'
import { fileView } from '../services/storage/file-view.ts'
import { listFiles, requireFile } from '../services/storage/read-files.ts'
import { requireFitting, uploadFile } from '../services/storage/upload-file.ts'
import type { HttpArea } from './api.ts'
import { clientGoneSignal } from './client-gone.ts'
import { registerFileContent } from './file-content.ts'
import { countCall, rateLimits } from './limits.ts'
import { id, newResourceId, nothing, queries, wantsTotal } from './parameters.ts'
import { acceptForms, readUploadForm, type UploadForm } from './upload-form.ts'

const path = '/storage/buckets/:bucketId/files'
const bucketParams = z.object({ bucketId: z.string() })
const fileParams = bucketParams.extend({ fileId: z.string() })

const file = z.object({
  $id: z.string(),
  bucketId: z.string(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
  $permissions: z.array(z.string()),
  name: z.string(),
  folder: z.string(),
  key: z.string(),
  signature: z.string(),
  mimeType: z.string(),
  sizeOriginal: z.number(),
  sizeActual: z.number(),
  chunksTotal: z.number(),
  chunksUploaded: z.number(),
  encryption: z.boolean(),
  compression: z.string(),
})

const tags = ['files']
/** Guests may look at a file that is shared with everybody; all else needs a session. */
const config = { open: true } as const

/** The id that an earlier answer gave, by which the pieces of an upload find together. */
const continuedId = (request: FastifyRequest): string | undefined => {
  const header = request.headers['x-appwrite-id']
  if (header === undefined) return undefined
  if (typeof header === 'string' && id.safeParse(header).success) return header
  throw new Refusal('storage_invalid_appwrite_id', 'Invalid X-Appwrite-ID header: takes the id of the first answer.')
}

const requireFileId = ({ fields }: UploadForm): string => {
  const given = newResourceId.safeParse(fields.get('fileId')?.[0])
  if (given.success) return given.data
  throw new Refusal('general_argument_invalid', `Invalid \`fileId\` param: ${given.error.issues[0]?.message ?? ''}`)
}

/** Pictures: sending, listing, reading, deleting. */
export const registerStorage: HttpArea = async (api, backend) => {
  await acceptForms(api)

  api.post(
    path,
    {
      schema: {
        tags,
        summary: 'Send a picture, whole or in pieces',
        consumes: ['multipart/form-data'],
        params: bucketParams,
        response: { 200: file, 201: file },
      },
    },
    async (request, reply) => {
      const { headers } = request
      const { user } = requireSignedIn(request.caller)
      const signal = clientGoneSignal(reply)
      const bucket = requireBucket(request.params.bucketId)
      const header = headers['content-range']
      const chunk = header === undefined ? null : readContentRange(header)
      // A piece of something impossible would have a counter of its own, and so no limit.
      if (chunk !== null) requireFitting(bucket, chunk.total)
      await countCall(backend, reply, rateLimits.createFile, `${user.id}:${chunk?.part ?? 0}`)
      const goesOnAs = continuedId(request)
      const form = await readUploadForm(request)
      const { row, wasComplete } = await uploadFile(backend, requireSignedIn(request.caller), bucket, {
        fileId: goesOnAs ?? requireFileId(form),
        goesOn: goesOnAs !== undefined && chunk !== null,
        name: form.name,
        bytes: form.bytes,
        permissions: form.fields.get('permissions') ?? null,
        chunk,
        signal,
      })
      return reply.code(wasComplete ? 200 : 201).send(fileView(row))
    },
  )

  api.get(
    path,
    {
      schema: {
        tags,
        summary: 'List files',
        params: bucketParams,
        querystring: z.object({ queries, search: z.string().max(256).default(''), total: wantsTotal }),
        response: { 200: z.object({ total: z.number(), files: z.array(file).readonly() }) },
      },
    },
    async ({ params, query, caller }) =>
      listFiles(backend, requireSignedIn(caller), requireBucket(params.bucketId), {
        queries: query.queries,
        search: query.search,
        wantsTotal: query.total,
      }),
  )

  api.get(
    `${path}/:fileId`,
    { config, schema: { tags, summary: 'Get a file', params: fileParams, response: { 200: file } } },
    async ({ params, caller }) =>
      fileView(await requireFile(backend.store, caller, requireBucket(params.bucketId), params.fileId)),
  )

  api.delete(
    `${path}/:fileId`,
    { schema: { tags, summary: 'Delete a file', params: fileParams, response: { 204: nothing } } },
    async ({ params, caller }, reply) => {
      const bucket = requireBucket(params.bucketId)
      const person = requireSignedIn(caller)
      await countCall(backend, reply, rateLimits.deleteFile, person.user.id)
      await deleteFile(backend, person, bucket, params.fileId)
      return reply.code(204).send(null)
    },
  )

  await registerFileContent(api, backend)
}
