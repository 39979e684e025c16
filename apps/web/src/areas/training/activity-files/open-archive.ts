import { type UnzipFileInfo, unzipSync } from 'fflate'
import {
  FileProblem,
  MAX_ARCHIVE_BYTES,
  MAX_BYTES,
  MAX_ENTRIES,
  MAX_OPENED_BYTES,
  MAX_RATIO,
  MAX_RECORDINGS,
  type ToldFileProblem,
} from './file-problem.ts'

/** A recording in an archive, by its path in there; or why it is left in. */
export type ArchivedFile = { readonly name: string } & (
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly refused: ToldFileProblem }
)

/** What an archive holds: recordings in its order, and how many other files. */
export interface ArchiveContent {
  readonly files: readonly ArchivedFile[]
  readonly others: number
}

const MAX_NAME_LENGTH = 120
/** A small file of one repeated letter packs well, and does no harm. */
const MIN_SUSPICIOUS_BYTES = 1024 * 1024

/** Whether bytes begin as a zip archive does, also an empty one. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6))

const isRecording = (name: string): boolean => /\.(?:fit|gpx|tcx)(?:\.gz)?$/i.test(name)
const isArchive = (name: string): boolean => /\.zip$/i.test(name)
/** Folders, and what a Mac keeps beside each file. */
const isNoFile = (name: string): boolean => name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$)/.test(name)

/** A path to be shown: nothing is ever written to it. Its end tells most. */
const shownName = (path: string): string =>
  path
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/')
    .replace(/[\p{C}]/gu, '')
    .slice(-MAX_NAME_LENGTH)

/** Opens one file of an archive. What turns out longer than the archive said is cut there, and fails when it is read. */
function openEntry(archive: Uint8Array<ArrayBuffer>, index: number): Uint8Array<ArrayBuffer> {
  let at = -1
  const opened = unzipSync(archive, {
    filter: () => {
      at += 1
      return at === index
    },
  })
  const [bytes] = Object.values(opened)
  if (bytes === undefined) throw new FileProblem('archive-damaged')
  return bytes
}

function listEntries(archive: Uint8Array<ArrayBuffer>): readonly UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = []
  try {
    unzipSync(archive, {
      filter: (entry) => {
        if (entries.length === MAX_ENTRIES) throw new FileProblem('archive-too-many')
        entries.push(entry)
        return false
      },
    })
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('archive-damaged')
  }
  return entries
}

/** What is opened of all archives together. */
interface Opened {
  bytes: number
  readonly files: ArchivedFile[]
  others: number
}

function openOne(
  archive: Uint8Array<ArrayBuffer>,
  index: number,
  entry: UnzipFileInfo,
  opened: Opened,
): Uint8Array<ArrayBuffer> {
  const { size, originalSize } = entry
  if (originalSize > (isArchive(entry.name) ? MAX_ARCHIVE_BYTES : MAX_BYTES)) throw new FileProblem('too-large-open')
  if (originalSize > MIN_SUSPICIOUS_BYTES && originalSize > MAX_RATIO * size) throw new FileProblem('archive-ratio')
  opened.bytes += originalSize
  if (opened.bytes > MAX_OPENED_BYTES) throw new FileProblem('archive-full')
  try {
    return openEntry(archive, index)
  } catch {
    throw new FileProblem('compressed-damaged')
  }
}

function openInto(archive: Uint8Array<ArrayBuffer>, folder: string, opened: Opened): void {
  for (const [index, entry] of listEntries(archive).entries()) {
    if (isNoFile(entry.name)) continue
    const isInner = isArchive(entry.name)
    if (!isInner && !isRecording(entry.name)) {
      opened.others += 1
      continue
    }
    const name = shownName(`${folder}${entry.name}`)
    try {
      if (isInner && folder !== '') throw new FileProblem('archive-nested')
      if (opened.files.length >= MAX_RECORDINGS) throw new FileProblem('archive-full')
      const bytes = openOne(archive, index, entry, opened)
      if (isInner) openInto(bytes, `${entry.name}/`, opened)
      else opened.files.push({ name, bytes })
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error
      opened.files.push({ name, refused: error.told })
    }
  }
}

/**
 * Opens the zip archive of a device's export: recordings in any folder, and in archives within it, but not in those within
 * these. Each file is opened apart, so that one that is damaged keeps none of the others back.
 */
export function openArchive(buffer: ArrayBuffer): ArchiveContent {
  if (buffer.byteLength > MAX_ARCHIVE_BYTES) throw new FileProblem('archive-too-large')
  const opened: Opened = { bytes: 0, files: [], others: 0 }
  openInto(new Uint8Array(buffer), '', opened)
  if (opened.files.length === 0) throw new FileProblem('archive-empty')
  return { files: opened.files, others: opened.others }
}
