import { DAY_MS } from '@pacemeal/domain'
import {
  databaseId,
  mealLogs,
  mealPlans,
  notifications,
  projectId,
  userProfiles,
  wearableData,
} from '@pacemeal/protocol'
import { Query } from 'appwrite'
import { sessionCookie } from '../../apps/server/src/http/session-cookie.ts'
import { hashSecret, newId } from '../../apps/server/src/ids.ts'
import { columnsFor } from '../../apps/server/src/services/documents/document-codec.ts'
import { ownPermissions, permissionText } from '../../apps/server/src/services/permissions.ts'
import { DAYS, mealLog, type Population, type Visitor } from './people.ts'
import type { PlainDriver, Value } from './plain-driver.ts'

/** A request as the web app's SDK sends it. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** What is measured: the requests that make it up, and the same statements for the plain driver. */
export interface Call {
  readonly name: string
  /** For the `turn`-th time, by one of the visitors. */
  requests(population: Population, turn: number): readonly ApiRequest[]
  /** Prepares the statements and gives what runs them once. */
  plain(driver: PlainDriver, population: Population): (turn: number) => unknown
}

const at = (moment: number): string => new Date(moment).toISOString()

const visitorAt = ({ visitors }: Population, turn: number): Visitor => {
  const visitor = visitors[turn % visitors.length]
  if (visitor === undefined) throw new Error('There are no visitors.')
  return visitor
}

const request = ({ secret }: Visitor, path: string, body?: object): ApiRequest => {
  const headers = {
    cookie: `${sessionCookie}=${secret}`,
    'x-appwrite-project': projectId,
    'accept-encoding': 'gzip, deflate, br, zstd',
  }
  if (body === undefined) return { method: 'GET', path: `/v1${path}`, headers }
  const typed = { ...headers, 'content-type': 'application/json' }
  return { method: 'POST', path: `/v1${path}`, headers: typed, body: JSON.stringify(body) }
}

interface Listable {
  readonly id: string
}

const documentsPath = (one: Listable) => `/databases/${databaseId}/collections/${one.id}/documents`
const listPath = (one: Listable, queries: readonly string[]): string =>
  `${documentsPath(one)}?${queries.map((query, index) => `queries[${index}]=${encodeURIComponent(query)}`).join('&')}`

/** The columns that a list gives, as the API names them. */
const columns = (one: Parameters<typeof columnsFor>[0]): string =>
  columnsFor(one, null)
    .map((column) => `"${column}"`)
    .join(', ')

/** A day of the hundred that have logs. */
const dayAt = ({ today }: Population, turn: number): number => today - ((turn * 37) % DAYS) * DAY_MS

const accountCall: Call = {
  name: 'get the account',
  requests: (population, turn) => [request(visitorAt(population, turn), '/account')],
  plain: (driver, population) => {
    const run = driver.prepare(
      'select users.*, sessions.* from sessions join users on users.id = sessions."userId" where "secretHash" = ? and "expiresAt" > ?',
    )
    const now = at(Date.now())
    const hashes = population.visitors.map(({ secret }) => hashSecret(secret))
    return (turn) => run([hashes[turn % hashes.length] ?? '', now])
  },
}

const logsQueries = ({ userId }: Visitor, from: number, days: number, limit: number): string[] => [
  Query.equal('user', userId),
  Query.greaterThanEqual('loggedAt', at(from)),
  Query.lessThanEqual('loggedAt', at(from + days * DAY_MS - 1)),
  Query.orderAsc('loggedAt'),
  Query.limit(limit),
]

const logsSql = `select ${columns(mealLogs)} from meal_logs where "user" = ? and "loggedAt" >= ? and "loggedAt" <= ? order by "loggedAt", "_sequence" limit ?`
const logsValues = ({ userId }: Visitor, from: number, days: number, limit: number): Value[] => [
  userId,
  at(from),
  at(from + days * DAY_MS - 1),
  limit,
]

/** The meals of some days, by time. */
const logsCall = (name: string, days: number, limit: number): Call => ({
  name,
  requests: (population, turn) => {
    const visitor = visitorAt(population, turn)
    return [request(visitor, listPath(mealLogs, logsQueries(visitor, dayAt(population, turn), days, limit)))]
  },
  plain: (driver, population) => {
    const run = driver.prepare(logsSql)
    return (turn) => run(logsValues(visitorAt(population, turn), dayAt(population, turn), days, limit))
  },
})

export const createCall: Call = {
  name: 'create a meal log',
  requests: (population, turn) => {
    const visitor = visitorAt(population, turn)
    // Outside the days that are read, so that those stay as they were.
    const data = mealLog(visitor.userId, at(population.today + DAY_MS), turn)
    return [request(visitor, documentsPath(mealLogs), { documentId: 'unique()', data })]
  },
  plain: (driver, population) => {
    const attributes = Object.keys(mealLog('', '', 0))
    const names = ['_id', '_createdAt', '_updatedAt', '_permissions', ...attributes]
    const run = driver.prepare(
      `insert into meal_logs (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map(() => '?').join(', ')})`,
    )
    return (turn) => {
      const { userId } = visitorAt(population, turn)
      const now = at(Date.now())
      const permissions = JSON.stringify(ownPermissions(userId).map(permissionText))
      const data = mealLog(userId, at(population.today + DAY_MS), turn)
      return run([newId(), now, now, permissions, ...Object.values(data)])
    }
  },
}

/** More logs than a visitor has: a year's trends hold them all. */
const ALL_LOGS = 1000

/** A year of trends; the visitors' logs are those of its last hundred days. */
const trendsCall: Call = {
  name: 'trends of a year (500 meals)',
  requests: (population, turn) => [request(visitorAt(population, turn), '/account/trends?days=365')],
  plain: (driver, population) => {
    const run = driver.prepare(logsSql)
    const from = population.today - 364 * DAY_MS
    return (turn) => run(logsValues(visitorAt(population, turn), from, 365, ALL_LOGS))
  },
}

const dayViewPaths = (population: Population, visitor: Visitor): string[] => {
  const { userId } = visitor
  const now = at(Date.now())
  return [
    `${documentsPath(userProfiles)}/${userId}`,
    listPath(mealPlans, [
      Query.equal('userId', userId),
      Query.equal('status', 'active'),
      Query.orderDesc('$createdAt'),
      Query.limit(1),
    ]),
    listPath(mealLogs, logsQueries(visitor, population.today, 1, 100)),
    listPath(wearableData, [
      Query.equal('appwrite_user_id', userId),
      Query.equal('data_type', 'activity'),
      Query.orderDesc('$createdAt'),
      Query.greaterThanEqual('$createdAt', at(population.today)),
      Query.lessThanEqual('$createdAt', at(population.today + DAY_MS - 1)),
      Query.limit(100),
    ]),
    listPath(notifications, [
      Query.equal('user', userId),
      Query.equal('read', false),
      Query.or([Query.isNull('scheduledTime'), Query.lessThanEqual('scheduledTime', now)]),
      Query.limit(1),
    ]),
  ]
}

/** What the home screen asks for when it opens a day: profile, active plan, meals, activities, unread notifications. */
export const dayViewCall: Call = {
  name: 'the home screen’s day',
  requests: (population, turn) => {
    const visitor = visitorAt(population, turn)
    return dayViewPaths(population, visitor).map((path) => request(visitor, path))
  },
  plain: (driver, population) => {
    const profile = driver.prepare(`select ${columns(userProfiles)} from user_profiles where "_id" = ?`)
    const plan = driver.prepare(
      `select ${columns(mealPlans)} from meal_plans where "userId" = ? and "status" = 'active' order by "_createdAt" desc, "_sequence" desc limit 1`,
    )
    const logs = driver.prepare(logsSql)
    const activities = driver.prepare(
      `select ${columns(wearableData)} from wearable_data where "appwrite_user_id" = ? and "data_type" = 'activity' and "_createdAt" >= ? and "_createdAt" <= ? order by "_createdAt" desc, "_sequence" desc limit 100`,
    )
    const due =
      'from notifications where "user" = ? and "read" = 0 and ("scheduledTime" is null or "scheduledTime" <= ?)'
    const unread = driver.prepare(`select ${columns(notifications)} ${due} order by "_sequence" limit 1`)
    const unreadCount = driver.prepare(`select count(*) ${due}`)
    const { today } = population
    const now = at(Date.now())
    return (turn) => {
      const visitor = visitorAt(population, turn)
      const { userId } = visitor
      return Promise.all([
        profile([userId]),
        plan([userId]),
        logs(logsValues(visitor, today, 1, 100)),
        activities([userId, at(today), at(today + DAY_MS - 1)]),
        unread([userId, now]),
        unreadCount([userId, now]),
      ])
    }
  },
}

/** What is measured, in this order: nothing that reads comes after what writes. */
export const calls: readonly Call[] = [
  accountCall,
  logsCall('list the meals of a day (5)', 1, 100),
  logsCall('list 25 meals', 5, 25),
  dayViewCall,
  trendsCall,
  createCall,
]
