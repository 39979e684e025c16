import { z } from 'zod'
import { ID_PATTERN } from '../../ids.ts'

/** Names the format in the file, with the version of its shape. */
export const ARCHIVE_FORMAT = 'pacemeal-data'
export const ARCHIVE_VERSION = 1
/** The file in the archive that an import reads; all others are for people to look at, and the pictures it names. */
export const DATA_FILE = 'data.json'

/** As many as an archive can have files. */
export const MAX_PICTURES = 20_000

const document = z
  .record(z.string(), z.unknown())
  .and(z.object({ $id: z.string().regex(ID_PATTERN), $createdAt: z.iso.datetime({ offset: true }) }))

/** What an import reads of the archive's data file. What else it holds of the account is passed over, whatever it is. */
export const archiveData = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  exportedAt: z.string(),
  account: z.object({ name: z.string(), email: z.string(), createdAt: z.string() }),
  /** Documents by collection. */
  collections: z.record(z.string(), z.array(document)),
  pictures: z
    .array(
      z.object({
        bucket: z.string(),
        id: z.string().regex(ID_PATTERN),
        name: z.string(),
        /** Where in the archive. */
        path: z.string(),
      }),
    )
    .max(MAX_PICTURES),
})
export type ArchiveData = z.infer<typeof archiveData>
export type ArchivedDocument = z.infer<typeof document>

/** What the thread that reads an archive's data hands over, one after the other. */
export type ArchivePart =
  | { readonly kind: 'head'; readonly head: Omit<ArchiveData, 'collections'> }
  | { readonly kind: 'documents'; readonly collection: string; readonly documents: readonly ArchivedDocument[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'unfit'; readonly why: string }
