import { setTimeout as later } from 'node:timers/promises'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config/read-config.ts'
import { openFileStore } from '../providers/files/open-file-store.ts'
import { restoreBackup } from '../services/backup/restore-backup.ts'
import type { TestDatabase } from './databases.ts'
import { runScript } from './run-script.ts'
import { storedDigests } from './stored-digests.ts'

export interface KilledRestores {
  readonly old: number
  readonly new: number
  /** What was neither, by the instant of the kill. */
  readonly torn: readonly string[]
}

const settingsOf = ({ settings }: Pick<TestDatabase, 'settings'>): Record<string, string> => ({ ...settings })

/** Restores a backup by the command, to the end. Throws with what it wrote when it fails. */
const restoreByCommand = async (database: Pick<TestDatabase, 'settings'>, file: string): Promise<void> => {
  const running = runScript('cli/restore.ts', settingsOf(database), [file, '--yes'])
  if ((await running.ended) !== 0) throw new Error(running.stderr)
}

/**
 * Begins to restore one of two backups over the other, again and again, kills the process at an instant between nothing
 * and the whole time it takes, and tells what the database holds then.
 */
export const killRestores = async (
  database: Pick<TestDatabase, 'settings'>,
  [one, other]: readonly [string, string],
  instants: readonly number[],
): Promise<KilledRestores> => {
  const config = readConfig({ ...database.settings })
  await restoreBackup({ config, files: await openFileStore(config), clock: systemClock }, other)
  const otherDigests = JSON.stringify(await storedDigests(database))
  const began = performance.now()
  await restoreByCommand(database, one)
  const whole = performance.now() - began
  const oneDigests = JSON.stringify(await storedDigests(database))

  const result = { old: 0, new: 0, torn: [] as string[] }
  let present: 'one' | 'other' = 'one'
  for (const instant of instants) {
    const running = runScript('cli/restore.ts', settingsOf(database), [present === 'one' ? other : one, '--yes'])
    await later(instant * whole)
    running.child.kill('SIGKILL')
    await running.ended
    const found = JSON.stringify(await storedDigests(database))
    const [before, after] = present === 'one' ? [oneDigests, otherDigests] : [otherDigests, oneDigests]
    if (found === before) result.old += 1
    else if (found === after) {
      result.new += 1
      present = present === 'one' ? 'other' : 'one'
    } else result.torn.push(`after ${(instant * whole).toFixed(0)} ms of ${whole.toFixed(0)}`)
  }
  return result
}
