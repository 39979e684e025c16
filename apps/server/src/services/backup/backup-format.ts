import { z } from 'zod'

/** A backup is a zip: a manifest, the rows of each table, and the bytes of each file. */
export const BACKUP_FORMAT = 'pacemeal-backup'
export const BACKUP_VERSION = 1
export const MANIFEST = 'manifest.json'
export const BACKUP_SUFFIX = '.zip'

/** Rows of a table: a JSON list a line, its values in the order of the manifest's columns. */
export const tableEntry = (name: string): string => `tables/${name}.jsonl`
/** The bytes under a key of the file store. */
export const fileEntry = (key: string): string => `files/${key}`

/** SHA-256, hexadecimal. */
const digest = z.string().regex(/^[0-9a-f]{64}$/)
const name = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,62}$/)

const storedTable = z.object({
  name,
  columns: z.array(z.object({ name, type: z.enum(['text', 'integer', 'double']) })).min(1),
  key: z.array(name).min(1),
  rows: z.int().min(0),
  digest,
})
const storedFile = z.object({
  key: z.string().regex(/^[0-9a-z]+(?:\/[0-9a-z]+)*$/),
  bytes: z.int().min(0),
  digest,
})

/** What a backup holds, and how to tell that it is whole. It stands last, when all digests are known. */
export const backupManifest = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.literal(BACKUP_VERSION),
  createdAt: z.iso.datetime(),
  /** Of Pacemeal. */
  release: z.string(),
  /** The database it was read from. It fits the other one as well. */
  database: z.enum(['sqlite', 'postgres']),
  /** The steps that its schema was made of. */
  steps: z.array(z.string()),
  tables: z.array(storedTable),
  files: z.array(storedFile),
  /** Keys of files that were deleted while the backup was made. */
  missing: z.array(z.string()),
})
export type BackupManifest = z.infer<typeof backupManifest>

/** A file is no backup, is damaged, or cannot be used here; the message is a sentence for whoever asked. */
export class BackupUnusable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BackupUnusable'
  }
}

const stampOf = (at: number): string => new Date(at).toISOString().replaceAll(/[:.]/g, '-')
/** The file of a backup made at a moment (epoch milliseconds): names sort by time. */
export const backupName = (at: number): string => `pacemeal-${stampOf(at)}${BACKUP_SUFFIX}`

const NAME = /^pacemeal-(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})-(\d{3}Z)\.zip$/
/** When the backup of this name was made (epoch milliseconds); undefined for other files. */
export const backupMoment = (file: string): number | undefined => {
  const [, hour, minute, second, rest] = NAME.exec(file) ?? []
  return hour === undefined ? undefined : Date.parse(`${hour}:${minute}:${second}.${rest}`)
}

/** What a backup holds, for whoever made or restored it. */
export const contentsText = ({ tables, files }: BackupManifest): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, ${files.length} files`
