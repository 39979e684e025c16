import { setTimeout as later } from 'node:timers/promises'
import pg from 'pg'
import { maintenanceAddress } from '../postgres-cluster.ts'
import { startPostgresPair } from '../postgres-standby.ts'
import { startTestForwarder } from '../test-forwarder.ts'
import { startTestProxy } from '../test-proxy.ts'
import { type FoundPlans, findPlans, followPlan } from './follow-plan.ts'
import { aLog, findLost, keepWriting, logsPath, memberOf } from './keep-writing.ts'
import { headersOf, noRequests, type RequestCounts } from './retrying-client.ts'
import { startServerGroup } from './server-group.ts'

export interface SurvivePromotionOptions {
  /** Beside the database's. */
  readonly settings: Readonly<Record<string, string>>
  /** People who log and correct meals, each one after the other. */
  readonly writers: number
  /** Processes that make plans; the servers do so themselves when there are none. */
  readonly workers: number
  /** Plans that are asked for, spread over the time before the primary crashes. */
  readonly plans: number
  /** How long people log before the primary crashes (ms). */
  readonly afterMs: number
}

export interface SurvivedPromotion extends FoundPlans {
  readonly requests: RequestCounts
  /** Logs acknowledged before the crash, and in all. */
  readonly before: number
  readonly acknowledged: number
  /** Logs that are gone, or hold something else than was acknowledged. */
  readonly lost: readonly string[]
  /** Logs that are there and that nobody was told to be kept. */
  readonly extra: number
  /** What a write was answered while the address led to a standby that takes none. */
  readonly statusOnStandby: number
  /** From the crash to the first write that was acknowledged after it (ms). */
  readonly awayMs: number
}

/** Writes of each person that must be acknowledged after the promotion. */
const WRITES_AFTER = 3
const LOOK_MS = 5
const MAX_BACK_MS = 60_000

/**
 * Runs two servers behind a proxy, and workers, on a Postgres with a synchronous standby, crashes the primary while people log
 * meals and ask for plans, leads the database's address to the standby, which then is promoted, and compares what was
 * acknowledged and asked for with what is there. No server and no worker is restarted.
 */
export const survivePromotion = async ({
  settings,
  writers,
  workers,
  plans,
  afterMs,
}: SurvivePromotionOptions): Promise<SurvivedPromotion> => {
  const undo: (() => unknown)[] = []
  try {
    const pair = await startPostgresPair()
    undo.push(pair.stop)
    const address = await startTestForwarder(pair.primary)
    undo.push(address.close)
    const group = await startServerGroup(
      { ...settings, DATABASE_URL: maintenanceAddress(address.port) },
      { server: 2, worker: workers },
    )
    undo.push(group.stop)
    const proxy = await startTestProxy({ upstreams: () => group.urls })
    undo.push(proxy.close)

    const members = await Promise.all(Array.from({ length: writers }, () => memberOf(proxy.url)))
    const requests = noRequests()
    const writing = members.map((member) => keepWriting(proxy.url, member, requests))
    const stopWriting = () => Promise.all(writing.map(({ stop }) => stop()))
    undo.push(stopWriting)
    const planned = await Promise.all(Array.from({ length: plans }, () => memberOf(proxy.url)))
    const following: Promise<unknown>[] = []
    for (const member of planned) {
      await later(afterMs / (plans + 1))
      following.push(followPlan(proxy.url, member, requests))
    }
    await later(afterMs / (plans + 1))

    const sizes = () => writing.map(({ acknowledged }) => acknowledged.size)
    await pair.crashPrimary()
    const crashed = performance.now()
    const before = sizes()
    address.leadTo(pair.standby)
    const [member] = members
    if (member === undefined) throw new Error('Nobody writes.')
    const refused = await fetch(`${proxy.url}/v1${logsPath}`, {
      method: 'POST',
      headers: headersOf(member),
      body: JSON.stringify({ documentId: 'unique()', data: aLog(member.userId, 0) }),
    })
    await pair.promoteStandby()
    let awayMs: number | undefined
    const isBack = (count: number) => sizes().every((size, at) => size >= (before[at] ?? 0) + count)
    while (!isBack(WRITES_AFTER) && performance.now() - crashed < MAX_BACK_MS) {
      if (awayMs === undefined && sizes().some((size, at) => size > (before[at] ?? 0)))
        awayMs = performance.now() - crashed
      await later(LOOK_MS)
    }
    await stopWriting()
    await Promise.all(following)

    const acknowledged = new Map(writing.flatMap((one) => [...one.acknowledged]))
    const database = new pg.Client({ connectionString: maintenanceAddress(pair.standby) })
    await database.connect()
    undo.push(() => database.end())
    const { kept, lost } = await findLost(database, members, acknowledged)
    return {
      requests,
      before: before.reduce((sum, size) => sum + size, 0),
      acknowledged: acknowledged.size,
      lost,
      extra: kept.filter((id) => !acknowledged.has(id)).length,
      statusOnStandby: refused.status,
      ...(await findPlans(database, planned)),
      awayMs: awayMs ?? performance.now() - crashed,
    }
  } finally {
    for (let one = undo.pop(); one !== undefined; one = undo.pop()) await one()
  }
}
