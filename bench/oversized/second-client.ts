import { Agent, get } from 'node:http'
import { setTimeout as later } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** What this thread is told: where to ask, and as whom. */
export interface SecondClient {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** How long the next question waits after an answer. */
const PAUSE_MS = 2

// Our own thread wrote it.
const { url, headers } = workerData as SecondClient
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const ask = () =>
  new Promise<void>((answered, fail) => {
    get(`${url}/v1/account`, { agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => {
        if (answer.statusCode === 200) answered()
        else fail(new Error(`The second client was answered with ${answer.statusCode}.`))
      })
    }).once('error', fail)
  })

let longest = 0
let isAsked = false
// Any message asks for the longest wait since the one before; it is told once the question under way is answered.
parentPort?.on('message', () => {
  isAsked = true
})
for (;;) {
  const began = performance.now()
  await ask()
  longest = Math.max(longest, performance.now() - began)
  if (isAsked) {
    parentPort?.postMessage(longest)
    isAsked = false
    longest = 0
  }
  await later(PAUSE_MS)
}
