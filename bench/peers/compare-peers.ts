import type { PlanTexts } from '@pacemeal/protocol'
import { calls } from '../api/calls.ts'
import { type DatabaseName, makeDatabase } from '../api/databases.ts'
import { type Requests, saturate } from '../api/load.ts'
import { type Population, populate } from '../api/people.ts'
import { startServer } from '../api/server-process.ts'
import { undoAll, undoLater } from '../api/undo.ts'
import { startParseServer } from './parse-server-process.ts'

/** The documents of every server. */
const LOGS = 10_000
const CONNECTIONS = 10

/** What a call costs a server. */
export interface PeerCost {
  readonly server: string
  readonly call: string
  /** Of processor time, for a request. */
  readonly milliseconds: number
  readonly failures: number
}

/** A server with people in it, and the calls that are compared, under the same names everywhere. */
export interface Peer {
  readonly name: string
  readonly url: string
  readonly population: Population
  readonly calls: readonly { readonly name: string; readonly requests: Requests }[]
  processorSeconds(): number | null
}

interface PeerEffort {
  readonly requests: number
  readonly rounds: number
}

const compared = ['get the account', 'list 25 meals', 'create a meal log']

const startOurs = async (database: DatabaseName, plan: PlanTexts): Promise<Peer> => {
  const made = await makeDatabase(database)
  undoLater(() => made.drop())
  const population = await populate(made.driver, LOGS, plan)
  await made.closeDriver()
  const server = await startServer(made.settings)
  undoLater(() => server.stop())
  const ours = calls.filter(({ name }) => compared.includes(name))
  return { ...server, name: `Pacemeal on ${database}`, population, calls: ours }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const measure = async ({ name, url, population, processorSeconds }: Peer, requests: Requests, amount: number) => {
  const before = processorSeconds()
  const { failures } = await saturate(url, { requests }, population, { connections: CONNECTIONS, amount })
  const after = processorSeconds()
  if (before === null || after === null)
    throw new Error(`${name} ended, or this system does not tell the processor time of a process.`)
  return { milliseconds: (1000 * (after - before)) / amount, failures }
}

/** Starts all servers and measures each call on each in turn, round after round, so that a busy minute meets them all. */
export const comparePeers = async (
  folder: string,
  plan: PlanTexts,
  { requests, rounds }: PeerEffort,
): Promise<readonly PeerCost[]> => {
  try {
    const peers = [
      await startParseServer(folder, LOGS),
      await startOurs('sqlite', plan),
      await startOurs('postgres', plan),
    ]
    const costs: PeerCost[] = []
    for (const name of compared) {
      const measured = peers.map((peer) => ({ peer, all: [] as Awaited<ReturnType<typeof measure>>[] }))
      // The first round only warms up.
      for (let round = 0; round <= rounds; round++) {
        for (const { peer, all } of measured) {
          const call = peer.calls.find((one) => one.name === name)
          if (call === undefined) throw new Error(`${peer.name} has no call "${name}".`)
          const one = await measure(peer, call.requests, requests)
          if (round > 0) all.push(one)
        }
      }
      for (const { peer, all } of measured) {
        costs.push({
          server: peer.name,
          call: name,
          milliseconds: median(all.map(({ milliseconds }) => milliseconds)),
          failures: all.reduce((sum, { failures }) => sum + failures, 0),
        })
      }
    }
    return costs
  } finally {
    await undoAll()
  }
}
