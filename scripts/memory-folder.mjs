// A folder in memory for what tests write and throw away.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'

/** What a run may write at the same time, with much to spare; containers often give no more than 64 MiB. */
const MIN_FREE_BYTES = 4 * 2 ** 30

const freeInMemory = () => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize
  } catch {
    return 0
  }
}

/**
 * Settings that put temporary files into a new folder in memory, which goes when this process ends: to make and drop a
 * database on a disk takes several times the work. Nothing where the system has no such place with room, or where TMPDIR
 * names one already.
 */
export function memoryFolder() {
  if (process.env.TMPDIR !== undefined || freeInMemory() < MIN_FREE_BYTES) return {}
  const folder = mkdtempSync(join(MEMORY, 'pacemeal-tests-'))
  // Postgres works there as another user when the tests run as root.
  chmodSync(folder, 0o711)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])
    process.on(signal, () => process.exit(code))
  return { TMPDIR: folder }
}
