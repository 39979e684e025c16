import { existsSync } from 'node:fs'
import { access, constants, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DAY_MS } from '@pacemeal/domain'
import { sql } from 'kysely'
import { builtWebApp } from '../../built-web-app.ts'
import type { Clock } from '../../clock.ts'
import { requiresMailTls } from '../../config/plain-connections.ts'
import { type Config, isProduction } from '../../config/settings.ts'
import type { FreeSpace } from '../../providers/disk/free-space.ts'
import type { FileStore } from '../../providers/files/file-store.ts'
import { unknownSteps } from '../../store/migrate.ts'
import { readSnapshot, type Snapshot, sqliteFile } from '../../store/snapshot.ts'
import { backupFolder, readBackupState } from '../backup/nightly-backup.ts'
import { causeOf } from './cause-of.ts'
import type { Finding } from './finding.ts'

/** What is asked of the machine and of services beside it. */
export interface Machine {
  readonly clock: Clock
  readonly freeSpace: FreeSpace
  readonly openFiles: (config: Config) => Promise<FileStore>
  /** Throws when the mail server does not take the settings. */
  readonly checkMail: (smtpUrl: string, options: { readonly requireTls: boolean }) => Promise<void>
  /** Asks an address; throws when nothing answers. */
  readonly reach: (address: string) => Promise<{ readonly status: number }>
  /** When the certificate at an https address ends, in milliseconds since 1970; throws where browsers would not take it. */
  readonly certificateEnd: (address: URL) => Promise<number>
  readonly webFolder?: string
}

const GIB = 1024 ** 3
/** A backup and its trial need room. */
const MIN_FREE_BYTES = GIB
const MAX_BACKUP_AGE_MS = 2 * DAY_MS
/** Those that are renewed by themselves are, a month ahead. */
const MIN_CERTIFICATE_MS = 14 * DAY_MS

/** The host of an address, with its port where it names one. */
const hostOf = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : new URL(address).host

type Check = (config: Config, machine: Machine) => Promise<Finding | undefined>

const problem = (about: string, message: string): Finding => ({ severity: 'error', about, message })
const caution = (about: string, message: string): Finding => ({ severity: 'warning', about, message })

/** The folder itself, or the first one above it that there is. */
export const nearestFolder = (path: string): string => (existsSync(path) ? path : nearestFolder(dirname(path)))

const checkDataFolder: Check = async ({ dataDir }) => {
  const nearest = nearestFolder(dataDir)
  if (!(await stat(nearest)).isDirectory())
    return problem('DATA_DIR', `DATA_DIR is ${dataDir}, and ${nearest} is a file; it takes a folder.`)
  try {
    await access(nearest, constants.W_OK)
  } catch {
    return problem('DATA_DIR', `DATA_DIR is ${dataDir}, where this user may not write.`)
  }
  const { mode } = await stat(nearest)
  return nearest === dataDir && (mode & 0o077) !== 0
    ? caution('DATA_DIR', `DATA_DIR is ${dataDir}, which other users of this machine may enter. Run chmod 700 on it.`)
    : undefined
}

const checkDisk: Check = async (_, { freeSpace }) => {
  const free = await freeSpace()
  return free < MIN_FREE_BYTES
    ? problem(
        'disk',
        `The disk of DATA_DIR has ${(free / GIB).toFixed(2)} GiB left: writes and backups are about to fail.`,
      )
    : undefined
}

/** Whether the database lets who asks do everything, with every other database on its machine, too. */
const isSuperuser = async ({ db, kind }: Snapshot): Promise<boolean> => {
  if (kind === 'sqlite') return false
  const asked = sql<{ rolsuper: boolean }>`select rolsuper from pg_roles where rolname = current_user`
  return (await asked.execute(db)).rows[0]?.rolsuper === true
}

const checkDatabase: Check = async (config) => {
  const about = config.databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL'
  if (config.databaseUrl === undefined && !existsSync(sqliteFile(config))) return undefined
  try {
    const { steps, isUnbounded } = await readSnapshot(config, async (snapshot) => {
      const { db } = snapshot
      const isUnbounded = await isSuperuser(snapshot)
      const tables = await db.introspection.getTables()
      if (!tables.some(({ name }) => name === 'migrations')) return { steps: [], isUnbounded }
      const rows = await db.selectFrom('migrations').select('name').execute()
      return { steps: rows.map(({ name }) => name), isUnbounded }
    })
    const unknown = unknownSteps(steps)
    if (unknown.length > 0) {
      return problem(
        about,
        `The database was made by a newer release of Pacemeal, which knows ${unknown.join(', ')}. Update Pacemeal.`,
      )
    }
    return isUnbounded && isProduction(config)
      ? caution(
          about,
          'DATABASE_URL signs in as a superuser of Postgres. Give Pacemeal a role that owns its own database alone; deploy/database-role.sql makes one.',
        )
      : undefined
  } catch (error) {
    return problem(about, `The database cannot be read: ${causeOf(error, hostOf(config.databaseUrl))}.`)
  }
}

const checkFiles: Check = async (config, { openFiles }) => {
  if (config.s3Bucket === undefined) return undefined
  try {
    await (await openFiles(config)).get('doctor/none')
    return undefined
  } catch (error) {
    return problem(
      'S3_BUCKET',
      `The bucket ${config.s3Bucket} cannot be read: ${causeOf(error, hostOf(config.s3Endpoint))}.`,
    )
  }
}

const checkMail: Check = async (config, machine) => {
  const { smtpUrl } = config
  if (smtpUrl === undefined) return undefined
  try {
    await machine.checkMail(smtpUrl, { requireTls: requiresMailTls(config, smtpUrl) })
    return undefined
  } catch (error) {
    return problem('SMTP_URL', `The mail server does not take SMTP_URL: ${causeOf(error, hostOf(smtpUrl))}.`)
  }
}

const checkReach =
  (about: string, addressOf: (config: Config) => string | undefined, isRight: (status: number) => boolean): Check =>
  async (config, { reach }) => {
    const address = addressOf(config)
    if (address === undefined) return undefined
    try {
      const { status } = await reach(address)
      return isRight(status) ? undefined : problem(about, `${address} answers ${status}. Is ${about} right?`)
    } catch (error) {
      return problem(about, `${address} does not answer: ${causeOf(error, hostOf(address))}.`)
    }
  }

/** Looks at the certificate as a browser does. A machine that cannot reach its own public address says so and no more. */
const checkCertificate: Check = async ({ publicUrl }, { certificateEnd, clock }) => {
  if (publicUrl === undefined || !publicUrl.startsWith('https:')) return undefined
  const address = new URL(publicUrl)
  try {
    const leftMs = (await certificateEnd(address)) - clock.now()
    return leftMs < MIN_CERTIFICATE_MS
      ? caution(
          'PUBLIC_URL',
          `The certificate of ${address.host} ends in ${Math.floor(leftMs / DAY_MS)} days. Look into why it was not renewed.`,
        )
      : undefined
  } catch (error) {
    const cause = causeOf(error, address.host)
    return cause.includes('certificate')
      ? problem('PUBLIC_URL', `Browsers do not open ${publicUrl}: ${cause}. Take one of an authority that they trust.`)
      : caution('PUBLIC_URL', `Whether browsers take the certificate of ${address.host} cannot be seen here: ${cause}.`)
  }
}

const checkWebApp: Check = async (_, { webFolder = builtWebApp }) =>
  existsSync(join(webFolder, 'index.html'))
    ? undefined
    : problem(
        'web app',
        `There is no built web app in ${webFolder}: people see nothing. Run npm start or npm run build:production.`,
      )

const checkBackups: Check = async (config, { clock }) => {
  if (config.backupHour === undefined) return undefined
  const { lastAt, trial } = await readBackupState(config, clock.now())
  if (trial?.restored === false) {
    return problem(
      'BACKUP_DIR',
      `The backup ${trial.file} could not be restored when it was tried at ${trial.at}. Look into the log.`,
    )
  }
  return lastAt !== undefined && clock.now() - lastAt > MAX_BACKUP_AGE_MS
    ? problem(
        'BACKUP_DIR',
        `The last backup is of ${new Date(lastAt).toISOString()}. Look into the log for why there is no newer one.`,
      )
    : undefined
}

/** Without BACKUP_DIR they lie in DATA_DIR, which is looked at for itself. */
const checkBackupFolder: Check = async (config) => {
  if (config.backupHour === undefined || config.backupDir === undefined) return undefined
  const folder = backupFolder(config)
  const nearest = nearestFolder(folder)
  if (!(await stat(nearest)).isDirectory())
    return problem('BACKUP_DIR', `Backups go to ${folder}, and ${nearest} is a file. Set BACKUP_DIR to a folder.`)
  try {
    await access(nearest, constants.W_OK)
    return undefined
  } catch {
    return problem('BACKUP_DIR', `Backups go to ${folder}, where this user may not write.`)
  }
}

const checks: readonly Check[] = [
  checkDataFolder,
  checkDisk,
  checkDatabase,
  checkFiles,
  checkMail,
  checkReach(
    'GOOGLE_ISSUER',
    ({ googleClientId, googleIssuer }) =>
      googleClientId === undefined ? undefined : `${googleIssuer}/.well-known/openid-configuration`,
    (status) => status === 200,
  ),
  checkReach(
    'OPENID_ISSUER',
    ({ openidIssuer }) => openidIssuer && `${openidIssuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    (status) => status === 200,
  ),
  // Whoever answers at all is there; a key may be wanted for more.
  checkReach(
    'MODEL_BASE_URL',
    ({ modelBaseUrl }) => modelBaseUrl && `${modelBaseUrl}/models`,
    (status) => status < 500,
  ),
  checkCertificate,
  checkWebApp,
  checkBackupFolder,
  checkBackups,
]

/** What the machine and the services beside it tell. Nothing is written, sent or made. */
export const checkMachine = async (config: Config, machine: Machine): Promise<readonly Finding[]> =>
  (await Promise.all(checks.map((check) => check(config, machine)))).filter((one) => one !== undefined)
