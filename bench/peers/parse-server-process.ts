import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '@pacemeal/domain'
import pg from 'pg'
import { startPostgres } from '../../apps/server/src/testing/postgres-cluster.ts'
import type { ApiRequest } from '../api/calls.ts'
import { DAYS, mealLog, type Population, type Visitor } from '../api/people.ts'
import { processorSecondsOf } from '../api/server-process.ts'
import { undoLater } from '../api/undo.ts'
import type { Peer } from './compare-peers.ts'

const VERSION = '9.10.0'
const APP_ID = 'bench'
/** Parse Server does not start without one. */
const MASTER_KEY = 'bench-master-key'
const PEOPLE = 20

/** Installs Parse Server outside the workspace, unless it is there; gives the folder. */
export const installParseServer = async (): Promise<string> => {
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache')
  const folder = join(cache, 'pacemeal', 'peers')
  if (existsSync(join(folder, 'node_modules', 'parse-server'))) return folder
  mkdirSync(folder, { recursive: true })
  console.log(`Installing Parse Server ${VERSION} into ${folder}`)
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-audit', '--no-fund', `parse-server@${VERSION}`],
    {
      cwd: folder,
      stdio: 'inherit',
    },
  )
  if (status !== 0) throw new Error('Parse Server could not be installed.')
  return folder
}

const headersFor = (secret: string | null) => ({
  'x-parse-application-id': APP_ID,
  'content-type': 'application/json',
  'accept-encoding': 'gzip, deflate, br, zstd',
  ...(secret === null ? {} : { 'x-parse-session-token': secret }),
})

const post = async (
  url: string,
  path: string,
  body: object,
  secret: string | null,
): Promise<Record<string, unknown>> => {
  const answer = await fetch(`${url}/parse${path}`, {
    method: 'POST',
    headers: headersFor(secret),
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`Parse Server answered ${answer.status} to ${path}: ${await answer.text()}`)
  return (await answer.json()) as Record<string, unknown>
}

const at = (moment: number): string => new Date(moment).toISOString()
const date = (moment: number) => ({ __type: 'Date', iso: at(moment) })

/** A log as Parse Server keeps it: its person's alone. */
const parseLog = (userId: string, moment: number, number: number) => ({
  ...mealLog(userId, '', number),
  loggedAt: date(moment),
  ACL: { [userId]: { read: true, write: true } },
})

/** People sign up and log a meal, which makes the table; the others are copies of that, spread over the days. */
const populate = async (url: string, databaseUrl: string, logs: number, today: number): Promise<Visitor[]> => {
  const people: Visitor[] = []
  for (let number = 0; number < PEOPLE; number++) {
    const account = { username: `athlete${number}`, password: 'bench-password' }
    const { objectId, sessionToken } = await post(url, '/users', account, null)
    const userId = String(objectId)
    await post(url, '/classes/MealLog', parseLog(userId, today, 0), String(sessionToken))
    people.push({ userId, secret: String(sessionToken) })
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'MealLog' and column_name not in ('objectId', 'loggedAt')`,
  )
  const others = rows.map(({ name }) => `"${name}"`).join(', ')
  await client.query(
    `insert into "MealLog" ("objectId", "loggedAt", ${others})
    select substr(md5("objectId" || number), 1, 10),
      "loggedAt" - make_interval(days => number % ${DAYS}) + make_interval(hours => number / ${DAYS}), ${others}
    from "MealLog", generate_series(1, $1) as number`,
    [logs / PEOPLE - 1],
  )
  // What helps our own lists: the index, and statistics that are up to date.
  await client.query('create index on "MealLog" ("user", "loggedAt")')
  await client.query('vacuum analyze')
  await client.end()
  return people
}

const visitorOf = ({ visitors }: Population, turn: number): Visitor => {
  const visitor = visitors[turn % visitors.length]
  if (visitor === undefined) throw new Error('There are no visitors.')
  return visitor
}

const calls: Peer['calls'] = [
  {
    name: 'get the account',
    requests: (population, turn): readonly ApiRequest[] => [
      { method: 'GET', path: '/parse/users/me', headers: headersFor(visitorOf(population, turn).secret) },
    ],
  },
  {
    name: 'list 25 meals',
    requests: (population, turn) => {
      const { userId, secret } = visitorOf(population, turn)
      const from = population.today - ((turn * 37) % DAYS) * DAY_MS
      const where = { user: userId, loggedAt: { $gte: date(from), $lte: date(from + 5 * DAY_MS - 1) } }
      const query = new URLSearchParams({ where: JSON.stringify(where), order: 'loggedAt', limit: '25', count: '1' })
      return [{ method: 'GET', path: `/parse/classes/MealLog?${query}`, headers: headersFor(secret) }]
    },
  },
  {
    name: 'create a meal log',
    requests: (population, turn) => {
      const { userId, secret } = visitorOf(population, turn)
      const body = JSON.stringify(parseLog(userId, population.today + 2 * DAY_MS, turn))
      return [{ method: 'POST', path: '/parse/classes/MealLog', headers: headersFor(secret), body }]
    },
  },
]

/** Starts Parse Server on a Postgres of its own, in production mode, with people and documents in it. */
export const startParseServer = async (folder: string, logs: number): Promise<Peer> => {
  const cluster = await startPostgres({ durable: true })
  undoLater(() => cluster.stop())
  const child = spawn(process.execPath, [join(import.meta.dirname, 'parse-server.mjs')], {
    // It keeps a folder of logs where it is started.
    cwd: folder,
    env: { NODE_ENV: 'production', PEERS_FOLDER: folder, DATABASE_URL: cluster.url, APP_ID, MASTER_KEY },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  undoLater(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const url = await new Promise<string>((listening, fail) => {
    let written = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      written += text
      const address = /listening at (\S+)/.exec(written)?.[1]
      if (address !== undefined) listening(address)
    })
    child.once('close', () => fail(new Error('Parse Server did not start.')))
  })
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  const visitors = await populate(url, cluster.url, logs, today)
  return {
    name: `Parse Server ${VERSION} on postgres`,
    url,
    population: { visitors, today },
    calls,
    processorSeconds: () => processorSecondsOf(child.pid),
  }
}
