import { setTimeout as later } from 'node:timers/promises'
import { functionIds, projectId } from '@pacemeal/protocol'
import { sessionCookie } from '../../apps/server/src/http/session-cookie.ts'
import { openSocket } from '../../apps/server/src/testing/test-realtime.ts'
import type { Visitor } from '../api/people.ts'

/** What was brought to its end, and what was not. */
export interface Done {
  plans: number
  scans: number
  failed: number
}

/** Whose turn it is: nobody asks for two plans within five minutes. */
let turn = 0

/** Plans and scans that are asked for at a time: one of each is always worked on. */
const PLANS = 2
const SCANS = 1
const LOOK_MS = 200

const headersOf = ({ secret }: Visitor) => ({
  cookie: `${sessionCookie}=${secret}`,
  'x-appwrite-project': projectId,
  'content-type': 'application/json',
})

interface Execution {
  readonly $id: string
  readonly status: string
  readonly responseStatusCode: number
}

/** Has one execution worked on; gives whether it came to its end as it should. */
const work = async (url: string, visitor: Visitor, functionId: string, input: object, signal: AbortSignal) => {
  const path = `${url}/v1/functions/${functionId}/executions`
  const headers = headersOf(visitor)
  const body = JSON.stringify({ body: JSON.stringify(input), path: '/', async: true })
  const asked = await fetch(path, { method: 'POST', headers, body })
  if (!asked.ok) throw new Error(`${functionId} was answered with ${asked.status}: ${await asked.text()}`)
  let execution = (await asked.json()) as Execution
  while (execution.status === 'waiting' || execution.status === 'processing') {
    await later(LOOK_MS, undefined, { signal })
    execution = (await (await fetch(`${path}/${execution.$id}`, { headers })).json()) as Execution
  }
  return execution.status === 'completed' && execution.responseStatusCode < 400
}

/** Hears of one's own plans and executions, as everybody does whose app is open. */
const listen = (url: string, { secret }: Visitor) => {
  const query = `project=${projectId}&channels[]=documents&channels[]=executions`
  return openSocket(url, { query, headers: { cookie: `${sessionCookie}=${secret}` } })
}

/** Asks for plans and label scans back to back, each person with their app open, until it is stopped. */
export const keepBusy = (url: string, visitors: readonly Visitor[], label: string) => {
  const stopping = new AbortController()
  const done: Done = { plans: 0, scans: 0, failed: 0 }
  const lane = async (kind: 'plans' | 'scans') => {
    while (!stopping.signal.aborted) {
      const visitor = visitors[turn++ % visitors.length]
      if (visitor === undefined) throw new Error('There are no visitors.')
      const { userId } = visitor
      const [functionId, input] =
        kind === 'plans'
          ? [functionIds.mealPlan, { userId, force: true }]
          : [functionIds.foodAnalysis, { userId, imageData: label, mode: 'label' }]
      const socket = listen(url, visitor)
      try {
        if (await work(url, visitor, functionId, input, stopping.signal)) done[kind] += 1
        else done.failed += 1
      } catch (error) {
        if (!stopping.signal.aborted) throw error
      } finally {
        socket.close()
      }
    }
  }
  const lanes = Promise.all([
    ...Array.from({ length: PLANS }, () => lane('plans')),
    ...Array.from({ length: SCANS }, () => lane('scans')),
  ])
  // Told of when the lanes are waited for.
  lanes.catch(() => {})
  return {
    done: (): Done => ({ ...done }),
    async stop() {
      stopping.abort()
      await lanes
    },
  }
}
