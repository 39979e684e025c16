import { Agent, request as open } from 'node:http'
import { setTimeout as later } from 'node:timers/promises'
import type { ApiRequest } from '../api/calls.ts'
import type { Population } from '../api/people.ts'
import type { BenchServer } from '../api/server-process.ts'
import { type Series, summarise } from '../api/statistics.ts'
import { type Action, type ActionKind, actionAt } from './mix.ts'

/** What was taken on, and what of it had been done when the step ended. */
export interface Work {
  readonly asked: number
  readonly done: number
}

/** The server at one rate of actions. */
export interface Step {
  readonly rate: number
  /** Actions a second that were answered as they should be. */
  readonly answered: number
  readonly dayView: Series
  readonly log: Series
  /** Answered 503 or 429, with the time to come back. */
  readonly refused: number
  /** Answered otherwise, or not at all. */
  readonly failed: number
  readonly plans: Work
  readonly scans: Work
  /** Of one core. */
  readonly processor: number | null
  readonly memory: number | null
  /** What no longer holds at this rate; empty before the knee. */
  readonly broke: readonly string[]
}

export interface Ramp {
  readonly rates: readonly number[]
  readonly seconds: number
  readonly label: string
}

/** The day view's bound while plans and scans run. */
const MAX_DAY_VIEW_P99_MS = 50
/** Of what is sent, what must have been answered. */
const MIN_ANSWERED = 0.95
/** Of the plans or scans taken on, what must be done when the step ends. */
const MIN_DONE = 0.5

interface Answer {
  readonly status: number | undefined
  readonly text: string
  readonly canReturn: boolean
}

/** Sends a request and reads its answer whole; without a status where none came. */
const send = (agent: Agent, url: URL, { method, path, headers, body }: ApiRequest): Promise<Answer> =>
  new Promise((answered) => {
    const lost = () => answered({ status: undefined, text: '', canReturn: false })
    const sent = open({ agent, host: url.hostname, port: url.port, method, path, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', lost)
      answer.on('end', () => {
        const { statusCode: status } = answer
        answered({ status, text: Buffer.concat(parts).toString(), canReturn: 'retry-after' in answer.headers })
      })
    })
    sent.on('error', lost)
    sent.end(body)
  })

const isDone = async (agent: Agent, url: URL, { requests: [asked] }: Action, text: string): Promise<boolean> => {
  const { $id } = JSON.parse(text) as { $id: string }
  if (asked === undefined) return false
  const { body: _, path, headers } = asked
  const { 'accept-encoding': __, ...plain } = headers
  const found = await send(agent, url, { method: 'GET', path: `${path}/${$id}`, headers: plain })
  return found.status === 200 && (JSON.parse(found.text) as { status: string }).status === 'completed'
}

/** Sends the mix at a rate for so long, whether or not the earlier requests are answered, and says how the server did. */
export const measureStep = async (
  server: BenchServer,
  population: Population,
  { rate, first, seconds, label }: { rate: number; first: number; seconds: number; label: string },
): Promise<Step> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  const url = new URL(server.url)
  const times: Record<ActionKind, number[]> = { 'day view': [], log: [], scan: [], plan: [] }
  const taken: { readonly action: Action; readonly text: string }[] = []
  let refused = 0
  let failed = 0
  let answered = 0
  const act = async (turn: number, due: number): Promise<void> => {
    const action = actionAt(population, turn, label)
    const answers = await Promise.all(action.requests.map((one) => send(agent, url, one)))
    times[action.kind].push(performance.now() - due)
    const bad = answers.filter(({ status = 0 }) => status < 200 || status >= 300)
    refused += bad.filter(({ status = 0, canReturn }) => canReturn && (status === 503 || status === 429)).length
    failed += bad.filter(({ status = 0, canReturn }) => !canReturn || (status !== 503 && status !== 429)).length
    if (bad.length > 0) return
    answered += 1
    const [answer] = answers
    if ((action.kind === 'scan' || action.kind === 'plan') && answer) taken.push({ action, text: answer.text })
  }
  const before = server.processorSeconds()
  const started = performance.now()
  const total = Math.max(20, Math.round(rate * seconds))
  const begun: Promise<void>[] = []
  while (begun.length < total) {
    const due = started + (begun.length * 1000) / rate
    const wait = due - performance.now()
    if (wait > 0) await later(wait)
    begun.push(act(first + begun.length, due))
  }
  await Promise.all(begun)
  const elapsed = (performance.now() - started) / 1000
  const after = server.processorSeconds()
  const done = await Promise.all(taken.map(({ action, text }) => isDone(agent, url, action, text)))
  const work = (kind: ActionKind): Work => ({
    asked: taken.filter(({ action }) => action.kind === kind).length,
    done: taken.filter(({ action }, at) => action.kind === kind && done[at]).length,
  })
  agent.destroy()
  const [plans, scans] = [work('plan'), work('scan')]
  const [dayView, log] = [summarise(times['day view'], elapsed), summarise(times.log, elapsed)]
  const isBehind = ({ asked, done: finished }: Work) => asked > 1 && finished < MIN_DONE * asked
  const broke = [
    ...(isBehind(plans) ? ['plans queue'] : []),
    ...(isBehind(scans) ? ['scans queue'] : []),
    ...(dayView.p99 > MAX_DAY_VIEW_P99_MS ? [`day view p99 over ${MAX_DAY_VIEW_P99_MS} ms`] : []),
    ...(answered < MIN_ANSWERED * total ? ['requests turned away or failed'] : []),
    ...(answered / elapsed < MIN_ANSWERED * rate ? ['answers fall behind'] : []),
  ]
  return {
    rate,
    answered: answered / elapsed,
    dayView,
    log,
    refused,
    failed,
    plans,
    scans,
    processor: before === null || after === null ? null : (after - before) / elapsed,
    memory: server.memory(),
    broke,
  }
}

/** Waits until nobody's plan or scan is under way any more, so that one step leaves nothing to the next. */
export const untilIdle = async (server: BenchServer): Promise<void> => {
  for (let quiet = 0; quiet < 3; ) {
    const before = server.processorSeconds() ?? 0
    await later(500)
    quiet = (server.processorSeconds() ?? 0) - before < 0.05 ? quiet + 1 : 0
  }
}

/** Raises the rate until requests are turned away or fall behind; the last step shows what that looks like. */
export const findKnee = async (server: BenchServer, population: Population, { rates, seconds, label }: Ramp) => {
  const steps: Step[] = []
  let first = 0
  // The first plan and scan start their threads.
  await measureStep(server, population, { rate: 10, first, seconds: 2, label })
  for (const rate of rates) {
    await untilIdle(server)
    first += 1000
    const step = await measureStep(server, population, { rate, first, seconds, label })
    steps.push(step)
    if (step.broke.some((one) => one.startsWith('requests') || one.startsWith('answers'))) break
  }
  return steps
}
