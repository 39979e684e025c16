import { readFileSync } from 'node:fs'
import { runServer } from '../../apps/server/src/testing/run-server.ts'

/** Clock ticks a second in Linux's process table. */
const TICKS = 100
const SAMPLE_MS = 100

/** The server in its own process, and what it takes of the machine. */
export interface BenchServer {
  readonly url: string
  /** Processor seconds used so far, all threads; null where the system does not tell. */
  processorSeconds(): number | null
  /** Resident memory now, MiB. */
  memory(): number | null
  /** The most it was at any moment so far, as sampled. */
  peakMemory(): number | null
  stop(): Promise<void>
}

const readProcess = (pid: number | undefined, file: string): string | null => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return null
  }
}

/** Processor seconds that a process has used so far, all threads; null where the system does not tell. */
export const processorSecondsOf = (pid: number | undefined): number | null => {
  // The name in parentheses may hold spaces; user and system time are the 12th and 13th field behind it.
  const fields = readProcess(pid, 'stat')?.split(') ').at(-1)?.split(' ')
  return fields === undefined ? null : (Number(fields[11]) + Number(fields[12])) / TICKS
}

/** Starts the server as in production, without rate limits. */
export const startServer = async (settings: Readonly<Record<string, string>>): Promise<BenchServer> => {
  const running = await runServer({ NODE_ENV: 'production', LOG_LEVEL: 'warn', ...settings })
  const { pid } = running.child
  const memory = (): number | null => {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readProcess(pid, 'status') ?? '')?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  }
  let peak: number | null = null
  const sampler = setInterval(() => {
    peak = Math.max(peak ?? 0, memory() ?? 0) || null
  }, SAMPLE_MS)
  return {
    url: running.url,
    processorSeconds: () => processorSecondsOf(pid),
    memory,
    peakMemory: () => peak,
    async stop() {
      clearInterval(sampler)
      running.child.kill('SIGTERM')
      await running.ended
    },
  }
}
