import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { oneAtATime } from '../../one-at-a-time.ts'
import { Refusal } from '../../refusal.ts'
import { type ArchiveData, DATA_FILE, MAX_PICTURES } from './archive-format.ts'
import { readArchiveData } from './read-archive-data.ts'

const MIB = 1024 * 1024
/** Years of meals stay far below. */
const MAX_DATA_BYTES = 64 * MIB
const MAX_PICTURE_BYTES = 32 * MIB
/** An archive is written without packing its pictures, so a genuine one holds no more than it weighs itself. */
const MAX_PICTURES_BYTES = 512 * MIB
const MAX_ENTRIES = MAX_PICTURES + 100

/** Data above this, when unpacked, is held for one archive at a time: some megabytes packed become half a gigabyte of documents. */
const MAX_DATA_BESIDE_OTHERS = 4 * MIB

const inOrder = oneAtATime()
/** Waits until no other large archive is open; gives what ends the turn. */
const takeTurn = (): Promise<() => void> =>
  new Promise((taken, fail) => {
    inOrder(() => new Promise<void>(taken)).catch(fail)
  })

const ACCEPTED = 'An import takes the zip file that "Download my data" gives.'
const unfit = (why: string) => new Refusal('general_argument_invalid', `Invalid file: ${why} ${ACCEPTED}`)

/** An opened archive: its data, checked, and its pictures on demand. */
export interface Archive {
  readonly data: ArchiveData
  /** The bytes of a picture; undefined when the archive has none there. */
  picture(path: string): Promise<Buffer | undefined>
  close(): void
}

/** An entry, piece by piece; what turns out larger than it may be ends the reading, whatever the archive claims. */
async function* piecesOf(zip: ZipFile, entry: Entry, largest: number): AsyncGenerator<Buffer> {
  if (entry.uncompressedSize > largest) throw unfit(`${entry.fileName} is too large.`)
  let size = 0
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      const bytes: Buffer = chunk
      size += bytes.length
      if (size > largest) throw unfit(`${entry.fileName} is too large.`)
      yield bytes
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw unfit(`${entry.fileName} is damaged.`)
  }
}

const readEntry = async (zip: ZipFile, entry: Entry, largest: number): Promise<Buffer> => {
  const pieces: Buffer[] = []
  for await (const piece of piecesOf(zip, entry, largest)) pieces.push(piece)
  return Buffer.concat(pieces)
}

const readData = async (zip: ZipFile, entry: Entry | undefined): Promise<ArchiveData> => {
  if (entry === undefined) throw unfit('it has no data.json.')
  const read = await readArchiveData(piecesOf(zip, entry, MAX_DATA_BYTES))
  if ('data' in read) return read.data
  throw unfit(read.unfit)
}

/**
 * Opens an archive that was received into a file; refuses what is none, too large or broken. Of those with much data one is open
 * at a time: the next waits until the one before is closed.
 */
export const openArchive = async (path: string): Promise<Archive> => {
  let zip: ZipFile | undefined
  let endTurn = (): void => undefined
  try {
    zip = await yauzl.openPromise(path, { autoClose: false, lazyEntries: true })
    if (zip.entryCount > MAX_ENTRIES) throw unfit('it has too many files.')
    const entries = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
    const opened = zip
    const size = entries.get(DATA_FILE)?.uncompressedSize ?? 0
    if (size > MAX_DATA_BESIDE_OTHERS) endTurn = await takeTurn()
    const data = await readData(opened, entries.get(DATA_FILE))
    // Many names may lead to the same few packed bytes. An entry that holds more than it claims is damaged.
    const unpacked = data.pictures.reduce((sum, { path: name }) => sum + (entries.get(name)?.uncompressedSize ?? 0), 0)
    if (unpacked > MAX_PICTURES_BYTES) throw unfit(`its pictures come to more than ${MAX_PICTURES_BYTES / MIB} MiB.`)
    return {
      data,
      async picture(name) {
        const entry = entries.get(name)
        return entry === undefined ? undefined : await readEntry(opened, entry, MAX_PICTURE_BYTES)
      },
      close() {
        opened.close()
        endTurn()
      },
    }
  } catch (error) {
    zip?.close()
    endTurn()
    if (error instanceof Refusal) throw error
    throw unfit('it is no zip file, or a damaged one.')
  }
}
