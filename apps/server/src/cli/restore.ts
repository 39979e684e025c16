// npm run restore -- <file> --yes: puts a backup in the place of everything that the settings name. Stop the servers first.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '../clock.ts'
import { readConfigOrExit } from '../config/config-or-exit.ts'
import { exitWithError, printLine } from '../console.ts'
import { lockDataFolderOrExit, prepareDataFolderOrExit } from '../data-folder-or-exit.ts'
import { openFileStore } from '../providers/files/open-file-store.ts'
import { contentsText } from '../services/backup/backup-format.ts'
import { restoreBackup } from '../services/backup/restore-backup.ts'
import { isDiskFull } from '../unavailable.ts'

const USAGE = 'Say one file: npm run restore -- data/backups/pacemeal-....zip --yes'

const readArguments = () => {
  try {
    return parseArgs({ options: { yes: { type: 'boolean' } }, allowPositionals: true })
  } catch (error) {
    return exitWithError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

const { values, positionals } = readArguments()
const [file, ...others] = positionals
if (file === undefined || others.length > 0) exitWithError(USAGE)
const config = readConfigOrExit()
const place = config.databaseUrl === undefined ? `the database in ${config.dataDir}` : 'the database of DATABASE_URL'
if (values.yes !== true) exitWithError(`This replaces ${place} and cannot be undone. Say so: --yes`)
await prepareDataFolderOrExit(config.dataDir)
const lock = await lockDataFolderOrExit(config)
try {
  const files = await openFileStore(config)
  const manifest = await restoreBackup({ config, files, clock: systemClock }, resolve(file))
  printLine(`Restored: ${place} is what it was at ${manifest.createdAt}, ${contentsText(manifest)}.`)
} catch (error) {
  if (isDiskFull(error)) {
    exitWithError('There is no room on the disk. The database is what it was; make room and restore once more.')
  }
  exitWithError(error instanceof Error ? error.message : String(error))
} finally {
  lock?.release()
}
