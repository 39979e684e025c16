import { freePort } from '../postgres-cluster.ts'
import { type RunningServer, runServer } from '../run-server.ts'

/** What a process of the group does: answer people, or work on jobs and timers. */
export const roles = ['server', 'worker'] as const
export type Role = (typeof roles)[number]

/** Several processes on one database, each of which can be killed and comes back at its address. */
export interface ServerGroup {
  /** The addresses of the processes that answer people. */
  readonly urls: readonly string[]
  /** Ends a process with SIGKILL and starts it again; resolves once it listens. */
  kill(role: Role, index: number): Promise<void>
  /** Tells a process to stop, waits until it has, and starts it again; resolves once it listens. */
  restart(role: Role, index: number): Promise<void>
  stop(): Promise<void>
}

/** How many processes of each role. */
export type GroupSize = Readonly<Record<Role, number>>

/** Starts the processes on the database of the settings. */
export const startServerGroup = async (
  settings: Readonly<Record<string, string>>,
  size: GroupSize,
): Promise<ServerGroup> => {
  const ports = await Promise.all(Array.from({ length: size.server }, freePort))
  const running = new Map<string, RunningServer>()
  const start = async (role: Role, index: number): Promise<void> => {
    const own = role === 'server' ? { PORT: String(ports[index]), JOB_WORKERS: '0' } : { JOB_WORKERS: '1' }
    running.set(`${role} ${index}`, await runServer({ ...settings, ...own }))
  }
  const stop = async (): Promise<void> => {
    const all = [...running.values()]
    for (const { child } of all) child.kill('SIGTERM')
    await Promise.all(all.map(({ ended }) => ended))
  }
  try {
    const starting = roles.flatMap((role) => Array.from({ length: size[role] }, (_, index) => start(role, index)))
    await Promise.all(starting)
  } catch (error) {
    await stop()
    throw error
  }
  const endAndStart = async (role: Role, index: number, signal: NodeJS.Signals): Promise<void> => {
    const one = running.get(`${role} ${index}`)
    one?.child.kill(signal)
    await one?.ended
    await start(role, index)
  }
  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    kill: (role, index) => endAndStart(role, index, 'SIGKILL'),
    restart: (role, index) => endAndStart(role, index, 'SIGTERM'),
    stop,
  }
}
