import { setTimeout as later } from 'node:timers/promises'
import { type Running, runScript } from './run-script.ts'
import { testHashing } from './test-hashing.ts'

/** The server in a process of its own, on any free port. */
export interface RunningServer extends Running {
  readonly url: string
}

const ADDRESS = /Pacemeal is at (http:\/\/\S+)/

type Settings = Readonly<Record<string, string>>

/** Starts a script that serves, and waits until it listens; throws with what it wrote when it ends instead. */
const runServing = async (script: string, settings: Settings, args: readonly string[] = []): Promise<RunningServer> => {
  const usual = { NODE_ENV: 'test', PORT: '0', RATE_LIMITS: 'off' }
  const running = runScript(script, { ...usual, ...testHashing(settings), ...settings }, args)
  for (;;) {
    const url = ADDRESS.exec(running.stdout)?.[1]
    if (url !== undefined) return Object.assign(running, { url })
    const { exitCode, signalCode } = running.child
    if (exitCode !== null || signalCode !== null) throw new Error(`The server did not start: ${running.stderr}`)
    await later(10)
  }
}

/** Starts the server as people do, and waits until it listens; throws with what it wrote when it ends instead. */
export const runServer = (settings: Settings): Promise<RunningServer> => runServing('main.ts', settings)

/** The same, with people of the same answers getting the same menu, which is solved once a run; it is kept in the folder. */
export const runPlanningServer = (settings: Settings, menus: string): Promise<RunningServer> =>
  runServing('testing/planning-server.ts', settings, [menus])
