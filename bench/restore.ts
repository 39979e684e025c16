import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '@pacemeal/testing'
import { systemClock } from '../apps/server/src/clock.ts'
import { readConfig } from '../apps/server/src/config/read-config.ts'
import { openFileStore } from '../apps/server/src/providers/files/open-file-store.ts'
import { writeBackup } from '../apps/server/src/services/backup/write-backup.ts'
import { killRestores } from '../apps/server/src/testing/kill-restores.ts'
import { makeDatabase } from './api/databases.ts'
import { machineLine } from './api/machine.ts'
import { undoAll, undoLater } from './api/undo.ts'

/**
 * Restores one backup over another and kills that at random instants: what is there afterwards must be wholly the old or
 * wholly the new.
 *
 * node bench/restore.ts [--full] [--kills 20] [--rows 5000] [--only postgres]
 * --full is 200 kills on each database.
 */
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const kills = Number(argument('kills') ?? (process.argv.includes('--full') ? 200 : 20))
const rows = Number(argument('rows') ?? 5000)
const only = argument('only')

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void undoAll().finally(() => process.exit(130)))
}

console.log(`${machineLine()}\n`)
let isRight = true
for (const name of ['sqlite', 'postgres'] as const) {
  if (only !== undefined && only !== name) continue
  const database = await makeDatabase(name)
  undoLater(() => database.drop())
  const folder = await mkdtemp(join(tmpdir(), 'pacemeal-bench-backups-'))
  undoLater(() => rm(folder, { recursive: true, force: true }))
  const dataDir = database.settings.DATA_DIR ?? ''
  const settings = { ...database.settings, DATA_DIR: dataDir }
  const config = readConfig(settings)
  const source = { config, files: await openFileStore(config), clock: systemClock, release: 'bench' }
  const empty = await writeBackup(source, folder)
  const at = '2026-03-02T08:15:30.000Z'
  const people = Array.from({ length: rows }, (_, index) => ({
    id: `person${index}`,
    email: `person${index}@athletes.example`,
    emailVerified: 0,
    name: `Person ${index}`,
    passwordHash: null,
    passwordChangedAt: null,
    prefs: '{}',
    blocked: 0,
    createdAt: at,
    updatedAt: at,
    accessedAt: at,
  }))
  await database.driver.insert('users', people)
  const filled = await writeBackup(source, folder)
  await database.closeDriver()
  const random = seededRandom(20261122)
  // The switch is at the end, and a later run may take a little longer than the one that was timed.
  const instants = Array.from({ length: kills }, () => 1.2 * random.next())
  const killed = await killRestores({ settings }, [empty.path, filled.path], instants)
  console.log(`${name}: ${kills} kills, ${killed.old} wholly old, ${killed.new} wholly new, ${killed.torn.length} torn`)
  for (const torn of killed.torn) console.log(`  ! ${torn}`)
  isRight &&= killed.torn.length === 0
  await undoAll()
}
process.exitCode = isRight ? 0 : 1
