import { chmod, mkdir, open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What the data folder holds is for the server's own user: everybody's mails, files and the database. */
const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600

/** Files and folders that this process makes are its own user's alone, also those that a library makes. */
export const keepFilesPrivate = (): void => {
  process.umask(0o077)
}

/** The folder for data cannot be used; the message is a sentence for whoever starts the server. */
export class DataFolderUnusable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'DataFolderUnusable'
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

const explain = (dataDir: string, error: unknown): string => {
  const code = codeOf(error)
  if (code === 'EEXIST') return `DATA_DIR is "${dataDir}", which is a file; it takes a folder.`
  if (code === 'ENOTDIR') return `DATA_DIR is "${dataDir}", and a part of that path is a file; it takes a folder.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `DATA_DIR is "${dataDir}", where this user may not write. Give the folder to this user, or choose another.`
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') return `DATA_DIR is "${dataDir}", and its disk is full.`
  return `DATA_DIR is "${dataDir}", which cannot be used: ${error instanceof Error ? error.message : String(error)}`
}

/** Takes the rights of others away; a file system or owner that allows no such change is left as it is. */
const restrict = async (path: string, mode: number): Promise<void> => {
  try {
    await chmod(path, mode)
  } catch (error) {
    if (!['EPERM', 'ENOSYS', 'ENOTSUP', 'EROFS'].includes(String(codeOf(error)))) throw error
  }
}

const isFolder = async (path: string): Promise<boolean> => {
  try {
    return (await stat(path)).isDirectory()
  } catch {
    return false
  }
}

/** Makes one folder; true when it is there, false when the one above it is missing. */
const makeOne = async (path: string): Promise<boolean> => {
  try {
    await mkdir(path, { mode: PRIVATE_FOLDER })
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    if (await isFolder(path)) return true
    throw error
  }
}

/**
 * Makes a folder and those above it. The recursion of `mkdir` itself never ends where a folder that is there takes none and
 * calls itself missing, as mounts on demand do for a machine that is away.
 */
const makeFolders = async (path: string): Promise<void> => {
  if (await makeOne(path)) return
  const above = dirname(path)
  if (above !== path && !(await isFolder(above))) await makeFolders(above)
  await mkdir(path, { mode: PRIVATE_FOLDER }).catch(async (error: unknown) => {
    if (!(await isFolder(path))) throw error
  })
}

/** Makes a folder that only this user may enter, also where it was open before. */
export const makePrivateFolder = async (path: string): Promise<void> => {
  await makeFolders(path)
  await restrict(path, PRIVATE_FOLDER)
}

/** Makes sure of a file that only this user may read, leaving what it holds; throws {@link DataFolderUnusable}. */
export const makePrivateFile = async (path: string): Promise<void> => {
  try {
    const file = await open(path, 'a', PRIVATE_FILE)
    await file.close()
    await restrict(path, PRIVATE_FILE)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new DataFolderUnusable(
      `"${path}" cannot be written: ${why}. It takes a file of the user that runs the server, on a disk that may be written.`,
      error,
    )
  }
}

/** Makes the data folder ready; throws {@link DataFolderUnusable}, whose message says what is wrong with it. */
export const prepareDataFolder = async (dataDir: string): Promise<void> => {
  try {
    await makePrivateFolder(dataDir)
  } catch (error) {
    throw new DataFolderUnusable(explain(dataDir, error), error)
  }
}
