import multipart, { type MultipartFile } from '@fastify/multipart'
import { plainName } from '@pacemeal/domain'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { CHUNK_BYTES } from '../services/storage/content-range.ts'
import type { Api } from './api.ts'

const MAX_FIELDS = 120
const MAX_FIELD_BYTES = 4096
/** The largest piece, and all fields with what a form writes around each. */
const MAX_FORM_BYTES = CHUNK_BYTES + MAX_FIELDS * (MAX_FIELD_BYTES + 1024)

/** Lets the area read forms: one file of at most one piece, and a few fields. */
export const acceptForms = async (api: Api): Promise<void> => {
  await api.register(multipart, {
    limits: {
      fileSize: CHUNK_BYTES,
      files: 1,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      fieldNameSize: 100,
      parts: MAX_FIELDS + 1,
    },
  })
}

/** An upload form as it was sent. */
export interface UploadForm {
  readonly name: string
  readonly bytes: Buffer
  /** Fields by name, without the brackets of lists. */
  readonly fields: ReadonlyMap<string, readonly string[]>
}

const MAX_NAME_LENGTH = 255

/** The last part of a path, without characters that no name should have. */
const fileNameOf = (name: string): string => {
  // Browsers write these three in form names this way (HTML, multipart/form-data encoding).
  const written = name.replace(/%22/g, '"').replace(/%0[ad]/gi, ' ')
  const last = written.split(/[/\\]/).at(-1) ?? ''
  const shown = plainName(last)
  // By whole characters: half of one would be kept as a broken one.
  return [...shown].slice(-MAX_NAME_LENGTH).join('') || 'file'
}

const missing = (name: string) =>
  new Refusal('general_argument_invalid', `Invalid \`${name}\` param: takes a multipart form with it.`)

const readParts = async (request: FastifyRequest) => {
  const fields = new Map<string, string[]>()
  let file: { readonly name: string; readonly bytes: Buffer } | undefined
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const { fieldname, filename }: MultipartFile = part
      const bytes = await part.toBuffer()
      if (fieldname === 'file') file = { name: fileNameOf(filename), bytes }
      continue
    }
    const name = part.fieldname.replace(/\[\d*\]$/, '')
    fields.set(name, [...(fields.get(name) ?? []), String(part.value)])
  }
  return { fields, file }
}

const isPrematureEnd = (error: unknown): boolean =>
  error instanceof Error && /unexpected end|premature|malformed|boundary/i.test(error.message)

const tooLarge = () =>
  new Refusal(
    'general_payload_too_large',
    `A form has at most ${MAX_FORM_BYTES} bytes and ${MAX_FIELDS} fields of ${MAX_FIELD_BYTES} bytes, and one file of ${CHUNK_BYTES}. Send larger files in pieces.`,
  )

/** Reads the form; refuses when there is no file in it, or too much, or when the session has ended meanwhile. */
export const readUploadForm = async (request: FastifyRequest): Promise<UploadForm> => {
  if (!request.isMultipart()) throw missing('file')
  if (Number(request.headers['content-length'] ?? 0) > MAX_FORM_BYTES) throw tooLarge()
  const { fields, file } = await readParts(request).catch((error: unknown) => {
    // What is still to come is passed over unread: the form would be taken apart to its end.
    request.raw.unpipe()
    request.raw.resume()
    if (isPrematureEnd(error)) throw missing('file')
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) throw tooLarge()
    throw error
  })
  await request.recheckCaller()
  if (file === undefined) throw missing('file')
  return { ...file, fields }
}
