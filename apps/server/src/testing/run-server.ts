import { setTimeout as later } from 'node:timers/promises'
import { type Running, runScript } from './run-script.ts'
import { testHashing } from './test-hashing.ts'

/** The server in a process of its own, on any free port. */
export interface RunningServer extends Running {
  readonly url: string
}

const ADDRESS = /Pacemeal is at (http:\/\/\S+)/

/** Starts the server as people do, and waits until it listens; throws with what it wrote when it ends instead. */
export const runServer = async (settings: Readonly<Record<string, string>>): Promise<RunningServer> => {
  const running = runScript('main.ts', {
    NODE_ENV: 'test',
    PORT: '0',
    RATE_LIMITS: 'off',
    ...testHashing(settings),
    ...settings,
  })
  for (;;) {
    const url = ADDRESS.exec(running.stdout)?.[1]
    if (url !== undefined) return Object.assign(running, { url })
    const { exitCode, signalCode } = running.child
    if (exitCode !== null || signalCode !== null) throw new Error(`The server did not start: ${running.stderr}`)
    await later(10)
  }
}
