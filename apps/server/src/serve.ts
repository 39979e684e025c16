import { systemZone } from './clock.ts'
import { collectGarbage } from './collect-garbage.ts'
import type { Composed, ComposeOptions } from './compose.ts'
import { readConfigOrExit } from './config/config-or-exit.ts'
import { publicUrl } from './config/public-url.ts'
import { exitWithError, printLine } from './console.ts'
import { lockDataFolderOrExit } from './data-folder-or-exit.ts'
import { STOP_GRACE_MS } from './http/drain-connections.ts'
import { operatorWarnings } from './operator-warnings.ts'
import { configuredAddresses } from './providers/outgoing/configured-addresses.ts'
import { allowOutgoing, enforceOutgoing } from './providers/outgoing/outgoing.ts'
import { demoAccount } from './services/demo/demo-athlete.ts'
import type { DemoBuild } from './services/demo/start-demo.ts'
import { version } from './version.ts'

const explainListen = (error: unknown, host: string, port: number): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`
  if (code === 'EACCES')
    return `Port ${port} needs more rights than this user has. Choose one above 1023: PORT=3000 npm start`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${host}", which is not an address of this machine.`
  return `The server cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`
}

/** Listens without the framework's own log line, which would only repeat ours. */
const listen = async ({ app, backend }: Composed, host: string, port: number): Promise<string> => {
  const { level } = backend.log
  backend.log.level = 'silent'
  try {
    return await app.listen({ host, port })
  } finally {
    backend.log.level = level
  }
}

/**
 * Runs the server as its settings say, until a signal ends it. What keeps it from starting is told in plain words, and ends
 * the process. Tests bring `parts` of their own.
 */
export const serve = async (parts: Pick<ComposeOptions, 'menus' | 'web'> = {}): Promise<void> => {
  const config = readConfigOrExit()
  for (const address of configuredAddresses(config)) allowOutgoing(address)
  enforceOutgoing()
  const lock = await lockDataFolderOrExit(config)
  // Most of the server's modules: what is wrong with a setting or the folder is told before they are read.
  const { composeOrExit } = await import('./compose-or-exit.ts')
  const composed = await composeOrExit(config, { ...parts, stopGraceMs: STOP_GRACE_MS })

  /** Begins the demo athlete behind the running server. Only then is its code needed, which brings the food catalogue with it. */
  const beginDemo = async (): Promise<DemoBuild> => {
    const { startDemo } = await import('./services/demo/start-demo.ts')
    return startDemo(composed.backend, systemZone())
  }

  let demo: Promise<DemoBuild> | undefined
  let closing = false
  const tell = (facts: object, message: string): void => {
    if (config.nodeEnv === 'production') composed.backend.log.info(facts, message)
  }
  const shutDown = async (signal: NodeJS.Signals): Promise<void> => {
    if (closing) return
    closing = true
    tell({ signal }, 'the server stops')
    await (await demo)?.stop()
    await composed.close()
    lock?.release()
    process.exit(0)
  }
  process.on('SIGINT', () => void shutDown('SIGINT'))
  process.on('SIGTERM', () => void shutDown('SIGTERM'))

  try {
    await composed.app.ready()
    // A server that nobody asks much of would keep what the start has left, a quarter of its memory, for hours.
    if (config.nodeEnv === 'production') {
      await collectGarbage().catch((error: unknown) =>
        composed.backend.log.warn({ err: error }, 'What the start has left in memory was not collected.'),
      )
    }
    const listening = await listen(composed, config.host, config.port)
    const address = config.publicUrl === undefined ? listening : publicUrl(config)
    printLine(`Pacemeal is at ${address}`)
    tell({ version, address }, 'the server has started')
    for (const warning of operatorWarnings(config)) {
      printLine(`WARNING: ${warning}`)
      composed.backend.log.warn(warning)
    }
    if (config.nodeEnv === 'development') {
      printLine(`Demo athlete: sign in as ${demoAccount.email} with the password ${demoAccount.password}`)
      if (config.smtpUrl === undefined) printLine(`Mails are not sent but shown at ${listening}/dev/outbox`)
      demo = beginDemo()
    }
  } catch (error) {
    await composed.close()
    exitWithError(explainListen(error, config.host, config.port))
  }
}
