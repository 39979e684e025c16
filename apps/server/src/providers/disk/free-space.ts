import { statfs } from 'node:fs/promises'

/** Tells how many bytes this user may still write. */
export type FreeSpace = () => Promise<number>

/** The free space of the disk that holds a folder. */
export const freeSpaceAt =
  (folder: string): FreeSpace =>
  async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
