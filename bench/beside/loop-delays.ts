import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** How often the event loop is looked at, ms. */
const EVERY_MS = 2
const WRITE_EVERY_MS = 1000

// Loaded into a server before its own code: writes how late each look at its event loop came, and the processor time that its
// thread took since the look before. The one without the other is the machine's.
const file = process.env.LOOP_PROBE_FILE
if (isMainThread && file !== undefined) {
  let [cpu, at] = [process.threadCpuUsage(), performance.now()]
  let lines: string[] = []
  setInterval(() => {
    const now = performance.now()
    const { user, system } = process.threadCpuUsage(cpu)
    lines.push(`${Date.now()} ${Math.max(0, now - at - EVERY_MS).toFixed(2)} ${((user + system) / 1000).toFixed(2)}\n`)
    ;[cpu, at] = [process.threadCpuUsage(), now]
  }, EVERY_MS).unref()
  setInterval(() => {
    appendFileSync(file, lines.join(''))
    lines = []
  }, WRITE_EVERY_MS).unref()
}
