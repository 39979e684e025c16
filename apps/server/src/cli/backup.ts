// npm run backup: everything that is kept, in one file, while the server runs. `-- --to <folder>` chooses the folder;
// `-- --try <file>` only tries whether a backup can be restored.
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '../clock.ts'
import { readConfigOrExit } from '../config/config-or-exit.ts'
import { exitWithError, printLine } from '../console.ts'
import { prepareDataFolderOrExit } from '../data-folder-or-exit.ts'
import { openFileStore } from '../providers/files/open-file-store.ts'
import { BackupUnusable, contentsText } from '../services/backup/backup-format.ts'
import { backupFolder } from '../services/backup/nightly-backup.ts'
import { tryBackup } from '../services/backup/restore-backup.ts'
import { writeBackup } from '../services/backup/write-backup.ts'
import { version } from '../version.ts'

const USAGE =
  'npm run backup takes a folder, -- --to <folder>, or a backup to try, -- --try <file>; without either it fills BACKUP_DIR.'

const readArguments = () => {
  try {
    return parseArgs({ options: { to: { type: 'string' }, try: { type: 'string' } } }).values
  } catch (error) {
    return exitWithError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

const sizeText = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`

const given = readArguments()
const config = readConfigOrExit()
await prepareDataFolderOrExit(config.dataDir)
try {
  if (given.try !== undefined) {
    const folder = join(config.dataDir, `trial-${process.pid}`)
    const manifest = await tryBackup(resolve(given.try), folder, systemClock)
    printLine(`${given.try} can be restored: ${contentsText(manifest)}, made at ${manifest.createdAt}.`)
  } else {
    const folder = given.to === undefined ? backupFolder(config) : resolve(given.to)
    const files = await openFileStore(config)
    const { path, manifest } = await writeBackup({ config, files, clock: systemClock, release: version }, folder)
    printLine(`${path}: ${contentsText(manifest)}, ${sizeText((await stat(path)).size)}`)
    if (manifest.missing.length > 0) printLine(`${manifest.missing.length} files have no bytes in the file store.`)
  }
} catch (error) {
  if (error instanceof BackupUnusable) exitWithError(error.message)
  exitWithError(`The backup was not made: ${error instanceof Error ? error.message : String(error)}`)
}
