import { setTimeout as later } from 'node:timers/promises'
import { type ApiRequest, createCall, dayViewCall } from '../api/calls.ts'
import type { Population } from '../api/people.ts'

/** How long people waited for their answers, and what was kept. */
export interface Busy {
  /** Milliseconds of each request since the last time this was asked. */
  takeWaits(): readonly number[]
  /** Ids of the logs that were acknowledged so far. */
  readonly acknowledged: ReadonlySet<string>
  /** Requests that were not answered as they should be. */
  readonly failed: readonly string[]
  stop(): Promise<void>
}

/** Between two actions of one person. */
const PAUSE_MS = 20
/** One of so many actions is a log; all others are looks at a day. */
const LOG_EVERY = 4

/** Lets so many people look at days and log meals, each one after the other, until it is told to stop. */
export const keepBusy = (url: string, population: Population, people: number): Busy => {
  const acknowledged = new Set<string>()
  const failed: string[] = []
  let waits: number[] = []
  let isOver = false
  const send = async ({ method, path, headers, body }: ApiRequest): Promise<void> => {
    const began = performance.now()
    const answer = await fetch(`${url}${path}`, { method, headers, ...(body === undefined ? {} : { body }) })
    const text = await answer.text()
    waits.push(performance.now() - began)
    if (!answer.ok) failed.push(`${method} ${path.slice(0, 80)}: ${answer.status} ${text.slice(0, 200)}`)
    else if (answer.status === 201) acknowledged.add(String(JSON.parse(text).$id))
  }
  const live = async (person: number): Promise<void> => {
    for (let turn = person; !isOver; turn += people) {
      const call = Math.floor(turn / people) % LOG_EVERY === 0 ? createCall : dayViewCall
      await Promise.all(call.requests(population, turn).map(send))
      await later(PAUSE_MS)
    }
  }
  const running = Array.from({ length: people }, (_, person) => live(person))
  return {
    takeWaits() {
      const taken = waits
      waits = []
      return taken
    },
    acknowledged,
    failed,
    async stop() {
      isOver = true
      await Promise.all(running)
    },
  }
}

/** The people of a population who are busy; the first one is left alone, so that all that is theirs stays as it is. */
export const withoutFirst = ({ visitors, today }: Population): Population => ({
  visitors: visitors.slice(1),
  today,
})
