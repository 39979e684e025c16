import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** Turns of the event loop that take less are no use to know, ms. */
const WORTH_TELLING_MS = 5

// Loaded into the server under test before its own code: writes each long turn of its event loop into a file.
const file = process.env.LOOP_PROBE_FILE
if (isMainThread && file !== undefined) {
  let [cpu, at] = [process.threadCpuUsage(), performance.now()]
  const look = setInterval(() => {
    const [now, used] = [performance.now(), process.threadCpuUsage(cpu)]
    const turn = (used.user + used.system) / 1000
    if (turn >= WORTH_TELLING_MS) appendFileSync(file, `${Date.now()} ${turn.toFixed(1)} ${(now - at).toFixed(1)}\n`)
    ;[cpu, at] = [process.threadCpuUsage(), performance.now()]
  }, 1)
  look.unref()
}
