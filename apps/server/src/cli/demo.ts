// npm run demo: builds the demo athlete, or brings it up to the present, also where the server does not do it by itself.
import { systemZone } from '../clock.ts'
import { composeOrExit } from '../compose-or-exit.ts'
import { readConfigOrExit } from '../config/config-or-exit.ts'
import { exitWithError, printLine } from '../console.ts'
import { buildDemo } from '../services/demo/build-demo.ts'
import { demoAccount } from '../services/demo/demo-athlete.ts'
import { DemoAddressTaken } from '../services/demo/ensure-demo-account.ts'

const config = readConfigOrExit()
// The plan is made here, whether a server is running or not.
const { backend, close } = await composeOrExit({ ...config, jobWorkers: Math.max(1, config.jobWorkers) })
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

/** What to say when there is no whole demo; undefined when there is. */
const build = async (): Promise<string | undefined> => {
  try {
    const isWhole = await buildDemo(backend, { zone: systemZone(), signal: stopping.signal })
    return isWhole ? undefined : 'No plan could be made for the demo athlete, so its days are not filled.'
  } catch (error) {
    if (stopping.signal.aborted) return 'Stopped. Run it again, and it goes on from here.'
    if (error instanceof DemoAddressTaken) return error.message
    throw error
  }
}

printLine('Building the demo athlete; a first plan takes some seconds.')
const problem = await build()
await close()
if (problem !== undefined) exitWithError(problem)
printLine(`Demo athlete: sign in as ${demoAccount.email} with the password ${demoAccount.password}`)
