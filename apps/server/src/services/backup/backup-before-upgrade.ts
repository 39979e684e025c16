import type { Config } from '../../config/settings.ts'
import type { Ports } from '../../ports.ts'
import type { MigrateOptions } from '../../store/migrate.ts'
import { version } from '../../version.ts'
import { backupFolder } from './nightly-backup.ts'
import { writeBackup } from './write-backup.ts'

/** The schema was not changed, because what it holds could not be backed up before; the message is a sentence. */
class UpgradeNotBackedUp extends Error {
  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(
      `it was not upgraded, because the backup before it could not be written to ${folder} (${reason}); make room there, choose another folder with BACKUP_DIR, or set BACKUP_BEFORE_UPGRADE=off after a backup of your own.`,
      { cause },
    )
    this.name = 'UpgradeNotBackedUp'
  }
}

const isWanted = ({ backupBeforeUpgrade, databaseUrl }: Config): boolean =>
  backupBeforeUpgrade ?? databaseUrl === undefined

/**
 * What the store does before it changes the schema of an older release: everything is backed up, and the log says where.
 * Undefined when the settings want no backup.
 */
export const backupBeforeUpgrade = ({
  config,
  clock,
  files,
  log,
}: Ports<'clock' | 'config' | 'files' | 'log'>): MigrateOptions['beforeUpgrade'] => {
  if (!isWanted(config)) return undefined
  return async (steps) => {
    const folder = backupFolder(config)
    try {
      const { path } = await writeBackup({ config, files, clock, release: version }, folder)
      log.info({ backup: path, steps }, 'everything is backed up before the schema is upgraded')
    } catch (error) {
      throw new UpgradeNotBackedUp(folder, error)
    }
  }
}
