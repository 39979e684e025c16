import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ID } from 'appwrite'
import { inject } from 'vitest'
import type { Backend } from '../backend.ts'
import { type ComposeOptions, composeApp } from '../compose.ts'
import { readConfig } from '../config/read-config.ts'
import { type OutboxMail, outboxFolder } from '../providers/mail/outbox-mail-sender.ts'
import type { MenuPlanner } from '../providers/menu/menu-planner.ts'
import { threadedMenuPlanner } from '../providers/menu/threaded-menu-planner.ts'
import { forkedPictureRenderer } from '../providers/pictures/forked-picture-renderer.ts'
import type { PictureRenderer } from '../providers/pictures/picture-renderer.ts'
import { createDatabase, type DatabaseName, type TestDatabase } from './databases.ts'
import { withFixedSeed } from './fixed-seed.ts'
import { testLog } from './logged-errors.ts'
import { rememberedMenus } from './remembered-menus.ts'
import { type Browser, openBrowser } from './test-browser.ts'
import { type TestClock, testClock } from './test-clock.ts'
import { testHashing } from './test-hashing.ts'

/** The real application, listening on a free port over a fresh database. */
export interface TestApp {
  /** Where it listens, without a path. */
  readonly url: string
  readonly backend: Backend
  readonly clock: TestClock
  readonly database: TestDatabase
  /** A person's browser with its own cookies, and the unmodified SDK in it. */
  browser(): Browser
  /** A request without a socket, for tests that make thousands. */
  inject(method: string, path: string, headers: Record<string, string>, body?: string): Promise<InjectedAnswer>
  /** The mails to an address, oldest first. */
  mailsTo(address: string): Promise<readonly OutboxMail[]>
  /** Waits for a mail to an address with this subject; the newest one. */
  mailAbout(address: string, subject: string): Promise<OutboxMail>
  /** Waits until nothing runs that went on after its answer or that nobody asked for, such as the round at the start. */
  settled(): Promise<void>
  close(): Promise<void>
}

export interface InjectedAnswer {
  readonly status: number
  readonly text: string
}

export interface TestAppOptions extends Omit<ComposeOptions, 'config' | 'clock'> {
  /** Environment variables over the test defaults. */
  readonly settings?: Readonly<Record<string, string>>
  /** Shares the database of another app: a second process on one Postgres. Its owner drops it. */
  readonly sharing?: TestDatabase
  readonly clock?: TestClock
}

/** Rate limits are off unless a test asks for them: all tests share one address. */
const defaults = {
  NODE_ENV: 'test',
  PORT: '0',
  RATE_LIMITS: 'off',
  PUBLIC_URL: 'http://localhost:3000',
}

const readMails = async (dataDir: string): Promise<OutboxMail[]> => {
  const folder = outboxFolder(dataDir)
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).toSorted()
  // Our own sender wrote these files.
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as OutboxMail))
}

/** How long a mail that leaves after its request may take on a busy machine. */
const MAX_MAIL_WAIT_MS = 10_000

const waitForMail = async (dataDir: string, address: string, subject: string): Promise<OutboxMail> => {
  const deadline = Date.now() + MAX_MAIL_WAIT_MS
  for (;;) {
    const mail = (await readMails(dataDir)).findLast((one) => one.to === address && one.subject === subject)
    if (mail !== undefined) return mail
    if (Date.now() > deadline) throw new Error(`No mail "${subject}" came to ${address}.`)
    await setTimeout(20)
  }
}

let planner: MenuPlanner | undefined
const peopleOf = new WeakMap<TestDatabase, number>()

/**
 * Apps of a test file plan in the same threads: a new thread reads all dishes and compiles the solver first. What one app
 * of the run has planned is not solved anew for another.
 */
const sharedMenus = (): MenuPlanner => {
  planner ??= withFixedSeed(rememberedMenus(threadedMenuPlanner(2, false), inject('solvedMenus')))
  return { ...planner, close: async () => undefined }
}

let pictures: PictureRenderer | undefined

/** Apps of a test file also draw in the same processes: to start one takes longer than to draw a picture. */
const sharedPictures = (): PictureRenderer => {
  pictures ??= forkedPictureRenderer()
  return { ...pictures, close: async () => undefined }
}

/** Starts the application on one of the databases. Close it when the story is over. */
export const startApp = async (name: DatabaseName, options: TestAppOptions = {}): Promise<TestApp> => {
  const { settings, sharing, clock = testClock(), ...rest } = options
  const database = sharing ?? (await createDatabase(name))
  const config = readConfig({ ...defaults, ...testHashing(settings), ...database.settings, ...settings })
  // Whether the web app happens to be built must not change what a test sees.
  const webFolder = join(config.dataDir, 'no-web-app')
  const shared = { menus: sharedMenus(), pictures: sharedPictures() }
  const composed = await composeApp({ webFolder, log: testLog(), ...shared, ...rest, config, clock })
  // Who stands in a database that was filled elsewhere, by a restore for example, is not known here.
  const isFilledElsewhere = sharing !== undefined && !peopleOf.has(sharing)
  /** The same people in each run of a test, on both databases: a menu is drawn by the person's id. */
  const nextPerson = () => {
    const count = (peopleOf.get(database) ?? 0) + 1
    peopleOf.set(database, count)
    return `person-${count}`
  }
  const url = await composed.app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    backend: composed.backend,
    clock,
    database,
    browser: () => openBrowser(url, isFilledElsewhere ? ID.unique : nextPerson),
    async inject(method, path, headers, body) {
      const request = { method: method as 'GET', url: path, headers, ...(body === undefined ? {} : { payload: body }) }
      const answer = await composed.app.inject(request)
      return { status: answer.statusCode, text: answer.body }
    },
    mailsTo: async (address) => (await readMails(config.dataDir)).filter((mail) => mail.to === address),
    mailAbout: (address, subject) => waitForMail(config.dataDir, address, subject),
    settled: composed.settled,
    async close() {
      await composed.close()
      if (sharing === undefined) await database.drop()
    },
  }
}
