import { createHash } from 'node:crypto'
import { plainName } from '@pacemeal/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { requireBucket } from '../services/storage/buckets.ts'
import { drawPreview, gravities, MAX_PREVIEW_SIDE, outputs } from '../services/storage/preview-image.ts'
import { readFile, requireWholeFile } from '../services/storage/read-files.ts'
import type { HttpArea } from './api.ts'
import { readByteRange } from './byte-range.ts'
import { clientGoneSignal } from './client-gone.ts'
import { clientNetwork } from './client-network.ts'
import { contentPolicy } from './content-policy.ts'
import { countCall, rateLimits } from './limits.ts'

const path = '/storage/buckets/:bucketId/files/:fileId'
const fileParams = z.object({ bucketId: z.string(), fileId: z.string() })

const tags = ['files']
/** The cookie alone authorises here, since pictures in a page send no headers; shared files answer guests. */
const config = { open: true } as const

/** A name in a header (RFC 6266): plain for old clients, and exact. */
const disposition = (how: 'inline' | 'attachment', kept: string): string => {
  const name = plainName(kept)
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${how}; filename="${plain}"; filename*=UTF-8''${exact}`
}

/** What every answer with somebody's bytes says: for him alone, and nothing in it may run. */
const protect = (reply: FastifyReply, etag: string): FastifyReply =>
  reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', contentPolicy({ sandbox: '' }))
    .header('x-content-type-options', 'nosniff')
    .header('accept-ranges', 'bytes')
    .header('etag', etag)

const isKnown = (request: FastifyRequest, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)

const sendBytes = (request: FastifyRequest, reply: FastifyReply, etag: string, mimeType: string, bytes: Buffer) => {
  protect(reply, etag)
  if (isKnown(request, etag)) return reply.code(304).send()
  const condition = request.headers['if-range']
  const range =
    condition === undefined || condition === etag ? readByteRange(request.headers.range, bytes.length) : undefined
  if (range === null) {
    reply.header('content-range', `bytes */${bytes.length}`)
    throw new Refusal('storage_invalid_range', 'The range lies outside the file.')
  }
  reply.type(mimeType)
  if (range === undefined) return reply.send(bytes)
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${bytes.length}`)
    .send(bytes.subarray(range.start, range.end + 1))
}

const whole = (min: number, max: number, fallback: number) =>
  z
    .union([z.literal(''), z.coerce.number().int().min(min).max(max)])
    .optional()
    .transform((value) => (value === undefined || value === '' ? fallback : value))
const colour = (fallback: string) =>
  z
    .string()
    .regex(/^([0-9a-fA-F]{6})?$/, 'takes 6 hexadecimal digits without #')
    .optional()
    .transform((value) => value || fallback)

const previewQuery = z.object({
  width: whole(0, MAX_PREVIEW_SIDE, 0),
  height: whole(0, MAX_PREVIEW_SIDE, 0),
  gravity: z.enum(gravities).default('center'),
  quality: whole(-1, 100, -1),
  borderWidth: whole(0, 100, 0),
  borderColor: colour('000000'),
  borderRadius: whole(0, MAX_PREVIEW_SIDE, 0),
  opacity: z.coerce.number().min(0).max(1).default(1),
  rotation: whole(-360, 360, 0),
  background: colour(''),
  output: z
    .enum([...outputs, 'jpg', ''])
    .optional()
    .transform((one) => (one === 'jpg' ? 'jpeg' : one || null)),
})

/** The bytes of files: shown, downloaded, or drawn in another size. */
export const registerFileContent: HttpArea = (api, backend) => {
  const content = z.any().describe('The bytes')
  const routes = [
    { name: 'view', how: 'inline', summary: 'Show a file' },
    { name: 'download', how: 'attachment', summary: 'Download a file' },
  ] as const
  for (const { name, how, summary } of routes) {
    api.get(
      `${path}/${name}`,
      { config, schema: { tags, summary, params: fileParams, response: { 200: content, 206: content } } },
      async (request, reply) => {
        const { params, caller } = request
        const { row, bytes } = await readFile(backend, caller, requireBucket(params.bucketId), params.fileId)
        reply.header('content-disposition', disposition(how, row.name))
        return sendBytes(request, reply, `"${row.signature}"`, row.mimeType, bytes)
      },
    )
  }

  api.get(
    `${path}/preview`,
    {
      config,
      schema: {
        tags,
        summary: 'Show a file in another size, shape or format',
        params: fileParams,
        querystring: previewQuery,
        response: { 200: content, 206: content },
      },
    },
    async (request, reply) => {
      const { params, query, caller } = request
      const signal = clientGoneSignal(reply)
      const row = await requireWholeFile(backend.store, caller, requireBucket(params.bucketId), params.fileId)
      const wanted = { ...query, quality: query.quality < 1 ? null : query.quality }
      const etag = `"${createHash('sha256')
        .update(`${row.signature}${JSON.stringify(wanted)}`)
        .digest('hex')}"`
      if (isKnown(request, etag)) return protect(reply, etag).code(304).send()
      const owner = caller?.user.id ?? clientNetwork(request.ip)
      await countCall(backend, reply, rateLimits.drawPreview, owner)
      const drawn = await drawPreview(backend, row, wanted, { owner, signal })
      reply.header('content-disposition', disposition('inline', row.name))
      return sendBytes(request, reply, etag, drawn.mimeType, drawn.bytes)
    },
  )
}
