import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { FileStoreUnavailable } from '../../unavailable.ts'
import type { FileStore } from './file-store.ts'

const isNotFound = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (('code' in error && error.code === 'ENOENT') || error.name === 'NoSuchKey') return true
  return isNotFound(error.cause)
}

/** A file store over any disk of flydrive. */
const onDisk = (disk: Disk): FileStore => ({
  put: (key, bytes) => disk.put(key, bytes),
  async get(key) {
    try {
      const bytes = await disk.getBytes(key)
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    } catch (error) {
      if (isNotFound(error)) return undefined
      throw error
    }
  },
  remove: (key) => disk.delete(key),
})

/** Keeps files in a folder of this machine. */
export const localFileStore = (folder: string): FileStore =>
  onDisk(new Disk(new FSDriver({ location: folder, visibility: 'private' })))

export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** Unset: Amazon's own. */
  readonly endpoint: string | undefined
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** The bucket's name stands in the path instead of the host name. */
  readonly pathStyle: boolean
  readonly silentAfterMs?: number
}

/** How long the service may be silent. Without a bound, a silent one would hold the places of all requests. */
const SILENT_AFTER_MS = 10_000
/** Together with the silence, a request ends within half a minute. */
const MAX_ATTEMPTS = 2

/** The same store, whose failures say that it is the service that failed, and why in its own words. */
const tellingFailures = (files: FileStore): FileStore => {
  const told = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      throw new FileStoreUnavailable(error instanceof Error && error.cause instanceof Error ? error.cause : error)
    }
  }
  return {
    put: (key, bytes) => told(files.put(key, bytes)),
    get: (key) => told(files.get(key)),
    remove: (key) => told(files.remove(key)),
  }
}

/**
 * Keeps files in a bucket of an S3-compatible service; throws {@link FileStoreUnavailable} where that fails or is silent.
 * Its client is large, so it is loaded only when it is used.
 */
export const s3FileStore = async (settings: S3Settings): Promise<FileStore> => {
  const { S3Driver } = await import('flydrive/drivers/s3')
  const {
    accessKeyId,
    secretAccessKey,
    bucket,
    region,
    endpoint,
    pathStyle,
    silentAfterMs = SILENT_AFTER_MS,
  } = settings
  const driver = new S3Driver({
    credentials: { accessKeyId, secretAccessKey },
    bucket,
    region,
    forcePathStyle: pathStyle,
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: { connectionTimeout: silentAfterMs, socketTimeout: silentAfterMs },
    ...(endpoint === undefined ? {} : { endpoint }),
    // Not every service knows the newer checksums and access lists; a private bucket needs neither.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    supportsACL: false,
    visibility: 'private',
  })
  return tellingFailures(onDisk(new Disk(driver)))
}
