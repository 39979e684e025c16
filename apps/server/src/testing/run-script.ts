import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A program of the server in a process of its own. */
export interface Running {
  readonly child: ChildProcess
  /** What it has written so far. */
  readonly stdout: string
  readonly stderr: string
  /** Resolves with the exit code; null after a signal. */
  readonly ended: Promise<number | null>
}

const source = join(import.meta.dirname, '..')

/** Where this process keeps what it has compiled: its children need not compile it again. */
export const compileCache = (): Readonly<Record<string, string>> => {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
}

/**
 * Starts a program below src with these settings and nothing else of this process's environment. A server among them turns
 * nobody away, however busy the machine is.
 */
export const runScript = (
  script: string,
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Running => {
  const env = { ...compileCache(), LOG_LEVEL: 'error', MAX_EVENT_LOOP_DELAY: '0', ...settings }
  const child = spawn(process.execPath, [join(source, script), ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const written = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    written.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    written.stderr += text
  })
  return {
    child,
    get stdout() {
      return written.stdout
    },
    get stderr() {
      return written.stderr
    },
    ended: once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null)),
  }
}
