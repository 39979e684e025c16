import { hostname } from 'node:os'
import { newId } from '../ids.ts'

/** Who holds an execution: machine, process, and a mark of this very start, since process numbers come back. */
export const workerIdentity = (): string => `${hostname()}/${process.pid}/${newId()}`

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it exists and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether a holder is known to be gone: a process of this machine that no longer runs, or an earlier start of this one. */
export const isGone = (worker: string, self: string): boolean => {
  const [host, pid] = worker.split('/')
  if (worker === self || host !== hostname()) return false
  return Number(pid) === process.pid || !isAlive(Number(pid))
}
