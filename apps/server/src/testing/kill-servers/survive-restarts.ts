import { setTimeout as later } from 'node:timers/promises'
import pg from 'pg'
import { findLost, keepWriting, memberOf } from './keep-writing.ts'
import { type Member, noRequests, type RequestCounts, retryingClient } from './retrying-client.ts'
import { startServerGroup } from './server-group.ts'

/** What stands in front of the servers. */
export interface Front {
  readonly url: string
  close(): Promise<void>
}

export interface SurviveRestartsOptions {
  /** Of a Postgres that several processes share. */
  readonly settings: Readonly<Record<string, string>>
  /** Starts it before servers at these addresses. */
  readonly front: (urls: readonly string[]) => Promise<Front>
  /** How many servers are told to stop and started again, one after the other. */
  readonly restarts: number
  /** How long a server that is back is left alone before the next one stops (ms). */
  readonly betweenMs: number
  /** People who log and correct meals, and as many who read their account. */
  readonly people: number
}

export interface SurvivedRestarts {
  readonly requests: RequestCounts
  readonly acknowledged: number
  /** Logs that are gone, or hold something else than was acknowledged. */
  readonly lost: readonly string[]
  /** Logs that nobody was told to be kept, or that are there twice. */
  readonly extra: number
}

const PAUSE_MS = 5

/** Reads an account over and over until it is told to stop. */
const keepReading = (url: string, member: Member, counts: RequestCounts) => {
  const { send } = retryingClient(url, member, counts)
  let isOver = false
  const running = (async () => {
    while (!isOver) {
      await later(PAUSE_MS)
      await send('GET', '/account')
    }
  })()
  return {
    stop: () => {
      isOver = true
      return running
    },
  }
}

/**
 * Runs two servers on one Postgres behind what stands in front of them, tells one after the other to stop and starts it again
 * while people log and read, and compares what was acknowledged with what is there.
 */
export const surviveRestarts = async (options: SurviveRestartsOptions): Promise<SurvivedRestarts> => {
  const { settings, front, restarts, betweenMs, people } = options
  const undo: (() => unknown)[] = []
  try {
    const group = await startServerGroup(settings, { server: 2, worker: 0 })
    undo.push(group.stop)
    const proxy = await front(group.urls)
    undo.push(proxy.close)
    const database = new pg.Client({ connectionString: settings.DATABASE_URL })
    await database.connect()
    undo.push(() => database.end())
    const members = await Promise.all(Array.from({ length: people }, () => memberOf(proxy.url)))
    const requests = noRequests()
    const writing = members.map((member) => keepWriting(proxy.url, member, requests))
    const reading = members.map((member) => keepReading(proxy.url, member, requests))
    const stopAll = () => Promise.all([...writing, ...reading].map(({ stop }) => stop()))
    undo.push(stopAll)
    for (let at = 0; at < restarts; at += 1) {
      await later(betweenMs)
      await group.restart('server', at % group.urls.length)
    }
    await later(betweenMs)
    await stopAll()
    const acknowledged = new Map(writing.flatMap((one) => [...one.acknowledged]))
    const { kept, lost } = await findLost(database, members, acknowledged)
    return {
      requests,
      acknowledged: acknowledged.size,
      lost,
      extra: kept.filter((id) => !acknowledged.has(id)).length,
    }
  } finally {
    for (let one = undo.pop(); one !== undefined; one = undo.pop()) await one()
  }
}
