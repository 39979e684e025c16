import { setTimeout as later } from 'node:timers/promises'
import pg from 'pg'
import { newId } from '../../ids.ts'
import { startTestProxy } from '../test-proxy.ts'
import { type FoundPlans, findPlans, followPlan } from './follow-plan.ts'
import { aLog, findLost, keepWriting, logsPath, memberOf } from './keep-writing.ts'
import { noRequests, type RequestCounts, retryingClient } from './retrying-client.ts'
import { type GroupSize, type Role, startServerGroup } from './server-group.ts'
import { watchLogs } from './watch-logs.ts'

/** Which process is killed, and after how many milliseconds of life under load. */
export interface Kill {
  readonly role: Role
  readonly index: number
  readonly afterMs: number
}

export interface SurviveKillsOptions {
  /** Of a Postgres that several processes share. */
  readonly settings: Readonly<Record<string, string>>
  readonly processes: GroupSize
  readonly kills: readonly Kill[]
  /** People who log and correct meals, each listening to their own logs. */
  readonly writers: number
  /** Plans that are asked for, spread over the kills. */
  readonly plans: number
  readonly tell?: (step: string) => void
  /** Is given what ends everything that was started, for a run that is interrupted. */
  readonly onStarted?: (end: () => Promise<void>) => void
}

export interface SurvivedKills extends FoundPlans {
  readonly requests: RequestCounts
  readonly acknowledged: number
  /** Logs that are gone, or hold something else than was acknowledged. */
  readonly lost: readonly string[]
  /** Logs that nobody was told to be kept, or that are there twice. */
  readonly extra: number
  readonly plans: number
  /** Sockets that had to be opened again. */
  readonly reopened: number
  /** Events that were written on one server and not heard. */
  readonly unheard: readonly string[]
  /** How many were heard, through either server. */
  readonly heard: number
}

const MAX_HEARING_MS = 30_000

/**
 * Runs servers behind a proxy and workers on one Postgres, kills them one after the other while people log meals and
 * ask for plans, and compares what was acknowledged, asked for and heard with what is there.
 */
export const surviveKills = async ({
  settings,
  processes,
  kills,
  writers,
  plans,
  tell = () => undefined,
  onStarted = () => undefined,
}: SurviveKillsOptions): Promise<SurvivedKills> => {
  const undo: (() => unknown)[] = []
  const end = async (): Promise<void> => {
    for (let one = undo.pop(); one !== undefined; one = undo.pop()) await one()
  }
  onStarted(end)
  const group = await startServerGroup(settings, processes)
  undo.push(group.stop)
  const proxy = await startTestProxy({ upstreams: () => group.urls })
  undo.push(proxy.close)
  const database = new pg.Client({ connectionString: settings.DATABASE_URL })
  const requests = noRequests()
  const unheard: string[] = []
  let heard = 0
  try {
    await database.connect()
    undo.push(() => database.end())
    const members = await Promise.all(Array.from({ length: writers }, () => memberOf(proxy.url)))
    const planned = await Promise.all(Array.from({ length: plans }, () => memberOf(proxy.url)))
    const watches = members.map((member) => ({ member, watch: watchLogs(proxy.url, member) }))
    undo.push(...watches.map(({ watch }) => watch.close))

    /** Whether each watch, whichever server it is on by now, hears what is written on either. */
    const listenAcross = async (): Promise<void> => {
      for (const { member, watch } of watches) {
        await watch.untilListening()
        for (const url of group.urls) {
          const documentId = newId()
          await retryingClient(url, member, requests).send('POST', logsPath, {
            documentId,
            data: aLog(member.userId, 1),
          })
          if (await watch.hears(documentId, MAX_HEARING_MS)) heard += 1
          else unheard.push(`${documentId} at ${url}`)
          probes.add(documentId)
        }
      }
    }
    const probes = new Set<string>()
    await listenAcross()
    const writing = members.map((member) => keepWriting(proxy.url, member, requests))
    undo.push(() => Promise.all(writing.map(({ stop }) => stop())))
    const following: Promise<unknown>[] = []
    for (const [at, { role, index, afterMs }] of kills.entries()) {
      tell(`kill ${at + 1} of ${kills.length}`)
      const due = Math.ceil(((at + 1) * plans) / kills.length)
      for (const member of planned.slice(following.length, due)) following.push(followPlan(proxy.url, member, requests))
      await later(afterMs)
      await group.kill(role, index)
      if (role === 'server') await listenAcross()
    }
    await Promise.all(writing.map(({ stop }) => stop()))
    tell('what was interrupted goes on')
    await Promise.all(following)

    const acknowledged = new Map(writing.flatMap((one) => [...one.acknowledged]))
    const { kept, lost } = await findLost(database, members, acknowledged)
    return {
      requests,
      acknowledged: acknowledged.size,
      lost,
      extra: kept.filter((id) => !acknowledged.has(id) && !probes.has(id)).length,
      plans,
      ...(await findPlans(database, planned)),
      reopened: watches.reduce((sum, { watch }) => sum + watch.openings - 1, 0),
      unheard,
      heard,
    }
  } finally {
    await end()
  }
}
