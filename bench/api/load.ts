import { Agent, request as open } from 'node:http'
import autocannon from 'autocannon'
import type { ApiRequest, Call } from './calls.ts'
import type { Population } from './people.ts'
import type { PlainDriver } from './plain-driver.ts'
import { type Series, summarise } from './statistics.ts'

export interface Measured {
  /** Of single requests. */
  readonly requests: Series
  /** Answers other than 2xx, and connections that broke. */
  readonly failures: number
}

/** Turns that one connection walks through again and again. */
const TURNS_OF_A_CONNECTION = 60

/** The requests that a call is made of. */
export type Requests = Call['requests']

/** How long a server is kept busy: so many seconds, or requests. */
type Length = { readonly seconds: number } | { readonly amount: number }

/** As many requests as the server answers on some connections, each sending its next when the last is answered. */
export const saturate = async (
  url: string,
  call: { readonly requests: Requests },
  population: Population,
  { connections, ...length }: { readonly connections: number } & Length,
): Promise<Measured> => {
  const durations: number[] = []
  let opened = 0
  const setupClient = (client: autocannon.Client) => {
    const first = TURNS_OF_A_CONNECTION * opened++
    const turns = Array.from({ length: TURNS_OF_A_CONNECTION }, (_, turn) => first + turn)
    client.setRequests(turns.flatMap((turn) => call.requests(population, turn)).map((one) => ({ ...one })))
  }
  const started = performance.now()
  let last = started
  const result = await new Promise<autocannon.Result>((done, fail) => {
    const until = 'amount' in length ? { amount: length.amount } : { duration: length.seconds }
    const options = { url, connections, ...until, sampleInt: 100, setupClient }
    autocannon(options, (error: unknown, ended) => (error ? fail(error) : done(ended))).on(
      'response',
      (_client, _status, _bytes, milliseconds) => {
        durations.push(milliseconds)
        last = performance.now()
      },
    )
  })
  return {
    requests: summarise(durations, (last - started) / 1000),
    failures: result.non2xx + result.errors,
  }
}

export interface PacedMeasured extends Measured {
  /** From the moment a whole view was due until its last answer was read. */
  readonly views: Series
  /** How late this program itself was with sending (ms): noise of the machine that is part of `views`. */
  readonly lateness: Series
  /** Of each whole view, ms. */
  readonly viewTimes: readonly number[]
  /** Of each, how late it was sent, ms. */
  readonly lateTimes: readonly number[]
}

const agentFor = () => new Agent({ keepAlive: true, maxSockets: 64 })

/** Sends a request and reads its answer; gives whether it was 2xx. */
const send = (agent: Agent, url: URL, { method, path, headers, body }: ApiRequest): Promise<boolean> =>
  new Promise((answered) => {
    const sent = open({ agent, host: url.hostname, port: url.port, method, path, headers }, (answer) => {
      answer.on('end', () => answered(answer.statusCode !== undefined && answer.statusCode < 300))
      answer.on('error', () => answered(false))
      answer.resume()
    })
    sent.on('error', () => answered(false))
    sent.end(body)
  })

/** Begins whole views at an even rate whether or not the earlier ones are answered, each view's requests at once. */
export const pace = async (
  url: string,
  call: { readonly requests: Requests },
  population: Population,
  { viewsPerSecond, seconds }: { readonly viewsPerSecond: number; readonly seconds: number },
): Promise<PacedMeasured> => {
  const agent = agentFor()
  const address = new URL(url)
  const single: number[] = []
  const views: number[] = []
  const lateness: number[] = []
  let failures = 0
  const view = async (turn: number, due: number): Promise<void> => {
    lateness.push(performance.now() - due)
    await Promise.all(
      call.requests(population, turn).map(async (one) => {
        const sent = performance.now()
        if (!(await send(agent, address, one))) failures++
        single.push(performance.now() - sent)
      }),
    )
    views.push(performance.now() - due)
  }
  const begun: Promise<void>[] = []
  const started = performance.now()
  const total = Math.round(viewsPerSecond * seconds)
  await new Promise<void>((allBegun) => {
    const timer = setInterval(() => {
      const due = () => started + (begun.length * 1000) / viewsPerSecond
      while (begun.length < total && due() <= performance.now()) begun.push(view(begun.length, due()))
      if (begun.length < total) return
      clearInterval(timer)
      allBegun()
    }, 1)
  })
  await Promise.all(begun)
  const elapsed = (performance.now() - started) / 1000
  agent.destroy()
  return {
    requests: summarise(single, elapsed),
    views: summarise(views, elapsed),
    lateness: summarise(lateness, elapsed),
    viewTimes: views,
    lateTimes: lateness,
    failures,
  }
}

/** The same statements through the driver alone, in this process, as many at a time as it takes. */
export const runPlain = async (
  driver: PlainDriver,
  call: Call,
  population: Population,
  seconds: number,
): Promise<Series> => {
  const run = call.plain(driver, population)
  const durations: number[] = []
  const started = performance.now()
  const deadline = started + seconds * 1000
  let turn = 0
  const lane = async (): Promise<void> => {
    for (let now = performance.now(); now < deadline; ) {
      const running = run(turn++)
      if (running instanceof Promise) await running
      const after = performance.now()
      durations.push(after - now)
      now = after
    }
  }
  await Promise.all(Array.from({ length: driver.lanes }, lane))
  return summarise(durations, (performance.now() - started) / 1000)
}
