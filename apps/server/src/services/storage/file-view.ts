import { plainName } from '@pacemeal/domain'
import type { FileRow } from '../../store/tables.ts'
import { storedTexts } from '../permissions.ts'
import { wireInstant } from '../wire-instant.ts'

/** A file as the wire shows it. */
export const fileView = (row: FileRow) => ({
  $id: row.id,
  bucketId: row.bucketId,
  $createdAt: wireInstant(row.createdAt),
  $updatedAt: wireInstant(row.updatedAt),
  $permissions: storedTexts(row.permissions),
  name: plainName(row.name),
  folder: '',
  key: plainName(row.name),
  signature: row.signature,
  mimeType: row.mimeType,
  sizeOriginal: row.sizeOriginal,
  sizeActual: row.sizeActual,
  chunksTotal: row.chunksTotal,
  chunksUploaded: row.chunksUploaded,
  encryption: false,
  compression: 'none',
})

export type FileView = ReturnType<typeof fileView>
