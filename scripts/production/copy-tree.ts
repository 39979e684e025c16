import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** How a file gets into the folder: copied, or linked where source and folder share a disk and nobody writes to either. */
export type PlaceFile = (from: string, to: string) => void

export const copyFile: PlaceFile = copyFileSync

/** Links, and copies where the disk allows no link. */
export const linkFile: PlaceFile = (from, to) => {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

/** Places the files of a folder whose path below it is wanted; gives how many. Symbolic links are left out. */
export function copyTree(
  from: string,
  to: string,
  isWanted: (path: string, isFolder: boolean) => boolean,
  place: PlaceFile,
): number {
  let placed = 0
  const visit = (below: string): void => {
    for (const entry of readdirSync(join(from, below), { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (!isWanted(path, entry.isDirectory())) continue
      if (entry.isDirectory()) visit(path)
      else if (entry.isFile()) {
        mkdirSync(join(to, below), { recursive: true })
        place(join(from, path), join(to, path))
        placed += 1
      }
    }
  }
  visit('')
  return placed
}
