import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

const root = resolve(import.meta.dirname, '../..')

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** The setting that names the folder of menus that a run of the stories has solved already. */
export const SOLVED_MENUS = 'SOLVED_MENUS'

/** A server that stories talk to. */
export interface RunningServer {
  readonly url: string
  readonly dataDir: string
  /** The newest link mailed to an address, or the newest to a page; waits for a mail on its way. */
  mailedLink(address: string, page?: string): Promise<string>
  /** The texts of all mails to an address until now. */
  mailedTexts(address: string): Promise<readonly string[]>
}

/** A real server process with its own data folder, as `npm start` runs it; menus of the run are solved once. */
export interface OwnServer extends RunningServer {
  /** Ends it as a crash would: nothing is closed or cleaned up. */
  kill(): Promise<void>
  /** Starts it again over the same data, on the same port. */
  start(): Promise<void>
  /** Ends it and forgets its data. */
  dispose(): Promise<void>
  /** Moves the server's clock ahead; what has come due by then happens. A server that is started again has the present time. */
  moveClock(days: number): Promise<void>
}

interface Mail {
  readonly to: string
  readonly text: string
}

/** Gives the mails of a development outbox, newest first; each is read once. */
const outboxReader = (dataDir: string): (() => Promise<readonly Mail[]>) => {
  const folder = join(dataDir, 'outbox')
  const read = new Map<string, Promise<Mail>>()
  const readMail = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail
  return async () => {
    const names = (await readdir(folder).catch(() => [])).filter((one) => one.endsWith('.json')).sort()
    for (const name of names) if (!read.has(name)) read.set(name, readMail(name))
    return Promise.all(names.reverse().flatMap((name) => read.get(name) ?? []))
  }
}

const untilReady = async (child: ChildProcess): Promise<void> => {
  if (child.stdout === null) throw new Error('the server has no output')
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (line.includes('Pacemeal is at')) {
      child.stdout.resume()
      return
    }
  }
  throw new Error(`The server ended before it was ready:\n${lines.join('\n')}`)
}

const linkIn = (text: string): string | undefined => /https?:\/\/\S+/.exec(text)?.[0]

/** A server that runs already, by its address and its data folder. */
export const connectTo = ({ url, dataDir }: Pick<RunningServer, 'url' | 'dataDir'>): RunningServer => {
  const readMails = outboxReader(dataDir)
  return {
    url,
    dataDir,
    async mailedLink(address, page = '/') {
      const deadline = Date.now() + 15_000
      while (Date.now() < deadline) {
        const links = (await readMails()).map(({ to, text }) => (to === address ? linkIn(text) : undefined))
        const link = links.find((one) => one?.includes(page))
        if (link !== undefined) return link
        await new Promise((next) => setTimeout(next, 50))
      }
      throw new Error(`No mail with a link reached ${address}`)
    },
    mailedTexts: async (address) => (await readMails()).filter(({ to }) => to === address).map(({ text }) => text),
  }
}

/** Settings over the test defaults; those of a service beside the server may need the server's own address. */
export type Settings = Readonly<Record<string, string>> | ((url: string) => Promise<Readonly<Record<string, string>>>)

/** Starts a server on a free port with an empty data folder. */
export const startServer = async (settings: Settings = {}): Promise<OwnServer> => {
  const port = await freePort()
  const environment = typeof settings === 'function' ? await settings(`http://localhost:${port}`) : settings
  const dataDir = await mkdtemp(join(tmpdir(), 'pacemeal-e2e-'))
  const menus = process.env[SOLVED_MENUS] ?? join(dataDir, 'solved-menus')
  await mkdir(menus, { recursive: true })
  let child: ChildProcess | undefined

  const start = async (): Promise<void> => {
    child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts'), menus], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        LOG_LEVEL: 'error',
        RATE_LIMITS: 'off',
        PASSWORD_HASHING: 'minimal',
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${port}`,
        DATA_DIR: dataDir,
        ...environment,
      },
    })
    await untilReady(child)
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  await start()
  return {
    ...connectTo({ url: `http://localhost:${port}`, dataDir }),
    start,
    kill: () => end('SIGKILL'),
    async dispose() {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
    async moveClock(days) {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ days })
      const answer = await fetch(`http://localhost:${port}/dev/clock`, { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(`The clock was not moved: ${answer.status} ${await answer.text()}`)
    },
  }
}
