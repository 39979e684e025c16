import { composeApp } from './compose.ts'
import { type Config, publicUrl } from './config.ts'
import { readConfigOrExit } from './config-or-exit.ts'
import { giveUp, say } from './console.ts'
import { StoreUnavailable } from './store/open.ts'

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

const composeOrExit = async (config: Config) => {
  try {
    return await composeApp({ config })
  } catch (error) {
    if (error instanceof StoreUnavailable) return giveUp(error.message)
    throw error
  }
}

const config = readConfigOrExit()
const composed = await composeOrExit(config)

let closing = false
const shutDown = async (): Promise<void> => {
  if (closing) return
  closing = true
  await composed.close()
  process.exit(0)
}
process.on('SIGINT', () => void shutDown())
process.on('SIGTERM', () => void shutDown())

try {
  const address = await composed.app.listen({ host: config.host, port: config.port })
  say(`Pacemeal is at ${config.publicUrl === undefined ? address : publicUrl(config)}`)
} catch (error) {
  await composed.close()
  giveUp(explainListen(error, config.host, config.port))
}
