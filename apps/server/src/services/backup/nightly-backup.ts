import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS, HOUR_MS, parseJson } from '@pacemeal/domain'
import { z } from 'zod'
import { type Clock, nowText } from '../../clock.ts'
import type { Config } from '../../config/settings.ts'
import { PRIVATE_FILE } from '../../data-folder.ts'
import type { Ports } from '../../ports.ts'
import { version } from '../../version.ts'
import { backupMoment } from './backup-format.ts'
import { tryInThread } from './try-in-thread.ts'
import { writeBackup } from './write-backup.ts'

const TRIAL_EVERY_MS = 7 * DAY_MS
/** One that failed is tried again sooner: a full disk, not the backup, may have been why. */
const FAILED_TRIAL_EVERY_MS = DAY_MS
/** Clocks of machines differ; what is later than this was made by a clock that was wrong. */
const CLOCK_TOLERANCE_MS = HOUR_MS
const TRIAL_RECORD = 'last-trial.json'
const TRIAL_FOLDER = 'trial'

/** Where backups lie. */
export const backupFolder = ({ backupDir, dataDir }: Pick<Config, 'backupDir' | 'dataDir'>): string =>
  backupDir ?? join(dataDir, 'backups')

const trialRecord = z.object({ at: z.iso.datetime(), file: z.string(), restored: z.boolean() })

/** What is known of the backups in a folder. */
export interface BackupState {
  /** Names, newest first; behind them those whose moment has not come yet, made while the clock was wrong. */
  readonly files: readonly string[]
  /** When the newest was made (epoch milliseconds), of those whose moment has come. */
  readonly lastAt: number | undefined
  /** The last try to restore one. */
  readonly trial: z.infer<typeof trialRecord> | undefined
}

/** Looks into the folder of backups at a moment (epoch milliseconds); one that is not there yet has none. */
export const readBackupState = async (
  config: Pick<Config, 'backupDir' | 'dataDir'>,
  now: number,
): Promise<BackupState> => {
  const folder = backupFolder(config)
  const names = await readdir(folder).catch(() => [])
  const latest = now + CLOCK_TOLERANCE_MS
  const found = names
    .filter((name) => backupMoment(name) !== undefined)
    .toSorted()
    .toReversed()
  const made = found.filter((name) => (backupMoment(name) ?? 0) <= latest)
  const record = trialRecord.safeParse(parseJson(await readFile(join(folder, TRIAL_RECORD), 'utf8').catch(() => '')))
  const [newest] = made
  const trial = record.success && Date.parse(record.data.at) <= latest ? record.data : undefined
  return {
    files: [...made, ...found.filter((name) => !made.includes(name))],
    lastAt: newest === undefined ? undefined : backupMoment(newest),
    trial,
  }
}

/** The last moment at which a nightly backup was due (epoch milliseconds). */
export const lastDue = (now: number, hour: number): number => {
  const today = Math.floor(now / DAY_MS) * DAY_MS + hour * HOUR_MS
  return today <= now ? today : today - DAY_MS
}

const recordTrial = async (folder: string, clock: Clock, file: string, restored: boolean): Promise<void> => {
  const record = join(folder, TRIAL_RECORD)
  await writeFile(`${record}.new`, JSON.stringify({ at: nowText(clock), file, restored }), { mode: PRIVATE_FILE })
  await rename(`${record}.new`, record)
}

type BackupBackend = Ports<'clock' | 'config' | 'files' | 'log'>

/** Restores the newest backup into a folder that is thrown away, once a week, and keeps what came of it. */
const tryWeekly = async ({ clock, config, log }: BackupBackend): Promise<void> => {
  const { files, trial } = await readBackupState(config, clock.now())
  const [newest] = files
  if (newest === undefined) return
  const every = trial?.restored === false ? FAILED_TRIAL_EVERY_MS : TRIAL_EVERY_MS
  if (trial !== undefined && clock.now() - Date.parse(trial.at) < every) return
  const folder = backupFolder(config)
  try {
    const path = join(folder, newest)
    const tables = await tryInThread({ path, folder: join(folder, TRIAL_FOLDER), now: clock.now() })
    log.info({ backup: newest, tables }, 'the newest backup can be restored')
    await recordTrial(folder, clock, newest, true)
  } catch (error) {
    await recordTrial(folder, clock, newest, false)
    log.error({ err: error, backup: newest }, 'the newest backup could not be restored')
  }
}

/** Makes the backup of the night when it is due, drops those that are too many, and tries one a week. */
export const backUpNightly = async (backend: BackupBackend): Promise<void> => {
  const { clock, config, files, log } = backend
  const { backupHour } = config
  if (backupHour === undefined) return
  const folder = backupFolder(config)
  const { lastAt } = await readBackupState(config, clock.now())
  if (lastAt === undefined || lastAt < lastDue(clock.now(), backupHour)) {
    const { path, manifest } = await writeBackup({ config, files, clock, release: version }, folder)
    log.info({ backup: path, files: manifest.files.length }, 'everything is backed up')
    const { files: present } = await readBackupState(config, clock.now())
    for (const name of present.slice(config.backupKeep)) await rm(join(folder, name), { force: true })
  }
  await tryWeekly(backend)
}
