import { type UnzipFileInfo, unzipSync } from 'fflate'
import {
  FileProblem,
  MAX_ALL_ENTRIES,
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

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
/** A comment at the end of an archive is at most so long, and what stands before it. */
const MAX_END_BYTES = 65_535 + 22

/**
 * The entries that a password locks, by their index: the first bit of an entry's flags (APPNOTE.TXT, 4.4.4). What the
 * library unpacks of them is noise.
 */
function lockedEntries(archive: Uint8Array<ArrayBuffer>): ReadonlySet<number> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const locked = new Set<number>()
  let end = archive.length - 22
  const first = Math.max(0, archive.length - MAX_END_BYTES)
  while (end >= first && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1
  if (end < first) return locked
  const count = Math.min(view.getUint16(end + 10, true), MAX_ENTRIES)
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count && at + 46 <= archive.length; index += 1) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) break
    if ((view.getUint16(at + 8, true) & 1) === 1) locked.add(index)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return locked
}

/** A path to be shown: nothing is ever written to it. Its end tells most. */
const shownName = (path: string): string =>
  path
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/')
    .replace(/[\p{C}]/gu, '')
    .slice(-MAX_NAME_LENGTH)

/** Opens the entries at these indices in one pass, in their order. Throws when one of them is damaged. */
function openTogether(
  archive: Uint8Array<ArrayBuffer>,
  indices: ReadonlySet<number>,
): readonly Uint8Array<ArrayBuffer>[] {
  let at = -1
  const names: string[] = []
  const opened = unzipSync(archive, {
    filter: ({ name }) => {
      at += 1
      if (!indices.has(at)) return false
      names.push(name)
      return true
    },
  })
  const files = names.map((name) => opened[name])
  // Of two files of one name the library keeps the second.
  if (new Set(names).size < names.length || files.includes(undefined)) throw new FileProblem('archive-damaged')
  return files as Uint8Array<ArrayBuffer>[]
}

/**
 * Opens entries, by their index; what cannot be opened is undefined. All of them in one pass, since each goes through the whole
 * list of the archive; where one is damaged, each half for itself. What turns out longer than the archive said is cut there,
 * and fails when it is read.
 */
function openEntries(
  archive: Uint8Array<ArrayBuffer>,
  indices: readonly number[],
): Map<number, Uint8Array<ArrayBuffer>> {
  try {
    const files = openTogether(archive, new Set(indices))
    return new Map(indices.map((index, at) => [index, files[at] as Uint8Array<ArrayBuffer>]))
  } catch {
    if (indices.length < 2) return new Map()
    const middle = Math.floor(indices.length / 2)
    return new Map([...openEntries(archive, indices.slice(0, middle)), ...openEntries(archive, indices.slice(middle))])
  }
}

/** What is opened of all archives together. */
interface Opened {
  bytes: number
  /** Files that were listed, whatever they are, and recordings among them that are within the bounds. */
  entries: number
  recordings: number
  readonly files: ArchivedFile[]
  others: number
}

function listEntries(archive: Uint8Array<ArrayBuffer>, opened: Opened): readonly UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = []
  const max = Math.min(MAX_ENTRIES, MAX_ALL_ENTRIES - opened.entries)
  try {
    unzipSync(archive, {
      filter: (entry) => {
        if (entries.length >= max) throw new FileProblem('archive-too-many')
        entries.push(entry)
        return false
      },
    })
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('archive-damaged')
  }
  opened.entries += entries.length
  return entries
}

/** Refuses an entry whose claims are beyond the bounds, and counts those of the others. */
function admit({ name, size, originalSize }: UnzipFileInfo, isLocked: boolean, folder: string, opened: Opened): void {
  if (isLocked) throw new FileProblem('archive-password')
  const isInner = isArchive(name)
  if (isInner && folder !== '') throw new FileProblem('archive-nested')
  if (opened.recordings >= MAX_RECORDINGS) throw new FileProblem('archive-full')
  if (originalSize > (isInner ? MAX_ARCHIVE_BYTES : MAX_BYTES)) throw new FileProblem('too-large-open')
  if (originalSize > MIN_SUSPICIOUS_BYTES && originalSize > MAX_RATIO * size) throw new FileProblem('archive-ratio')
  opened.bytes += originalSize
  if (opened.bytes > MAX_OPENED_BYTES) throw new FileProblem('archive-full')
  if (!isInner) opened.recordings += 1
}

/** What came of a piece of work, or the problem of the file. */
function problemOf(work: () => void): ToldFileProblem | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    if (error instanceof FileProblem) return error.told
    throw error
  }
}

function openInto(archive: Uint8Array<ArrayBuffer>, folder: string, opened: Opened): void {
  const entries = listEntries(archive, opened).map((entry, index) => ({ ...entry, index }))
  const files = entries.filter(({ name }) => !isNoFile(name))
  const wanted = files.filter(({ name }) => isArchive(name) || isRecording(name))
  opened.others += files.length - wanted.length
  const locked = lockedEntries(archive)
  const told = wanted.map((entry) => ({
    entry,
    refused: problemOf(() => admit(entry, locked.has(entry.index), folder, opened)),
  }))
  const indices = told.flatMap(({ entry, refused }) => (refused === undefined ? [entry.index] : []))
  const contents = openEntries(archive, indices)
  for (const { entry, refused } of told) {
    const name = shownName(`${folder}${entry.name}`)
    const bytes = contents.get(entry.index)
    if (refused !== undefined) opened.files.push({ name, refused })
    else if (bytes === undefined) opened.files.push({ name, refused: { code: 'compressed-damaged' } })
    else if (isArchive(entry.name)) {
      const problem = problemOf(() => openInto(bytes, `${entry.name}/`, opened))
      if (problem !== undefined) opened.files.push({ name, refused: problem })
    } else opened.files.push({ name, bytes })
  }
}

/**
 * Opens the zip archive of a device's export: recordings in any folder, and in archives within it, but not in those within
 * these. Each file is opened apart, so that one that is damaged keeps none of the others back.
 */
export function openArchive(buffer: ArrayBuffer): ArchiveContent {
  if (buffer.byteLength > MAX_ARCHIVE_BYTES) throw new FileProblem('archive-too-large')
  const opened: Opened = { bytes: 0, entries: 0, recordings: 0, files: [], others: 0 }
  openInto(new Uint8Array(buffer), '', opened)
  if (opened.files.length === 0) throw new FileProblem('archive-empty')
  return { files: opened.files, others: opened.others }
}
