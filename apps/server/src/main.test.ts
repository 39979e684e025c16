import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { compileCache, runScript } from './testing/run-script.ts'
import { startApp } from './testing/test-app.ts'
import { openBrowser, signUp } from './testing/test-browser.ts'
import { aPicture, fileOf } from './testing/test-pictures.ts'

/** Without what a server does behind itself while developing: it builds the demo athlete, with a plan. */
const idle = { NODE_ENV: 'test' }

interface Ended {
  readonly code: number | null
  readonly output: string
}

/** The server as people start it, in a process of its own. */
describe('starting the server', () => {
  let dataDir: string
  const children: ChildProcess[] = []
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'pacemeal-main-'))
  })
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
  })
  afterAll(() => rm(dataDir, { recursive: true }))

  const start = (settings: Record<string, string>) => {
    // However busy the machine is, nothing is turned away here.
    const base = {
      PATH: process.env.PATH ?? '',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      PORT: '0',
      MAX_EVENT_LOOP_DELAY: '0',
    }
    const env = { ...compileCache(), ...base, ...settings }
    const started = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(started)
    let output = ''
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => (output += String(chunk)))
    const ended = new Promise<Ended>((end) => started.once('close', (code) => end({ code, output })))
    const address = new Promise<string>((known) => {
      started.stdout.on('data', () => {
        const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? []
        if (found !== undefined) known(found)
      })
    })
    return { started, ended, address }
  }

  test('says where it is, answers there, and ends cleanly when it is asked to', async () => {
    const { started, ended, address } = start({})
    expect((await fetch(`${await address}/readyz`)).status).toBe(200)
    started.kill('SIGTERM')
    expect((await ended).code).toBe(0)
  })

  test('connects to whom its settings name, and to nobody else', async () => {
    const asked: string[] = []
    const other = createHttpServer((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    })
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
    const taken = other.address()
    const elsewhere = `http://127.0.0.1:${typeof taken === 'object' && taken !== null ? taken.port : 0}`
    // Asks as code of a package would that is not what it seems.
    const asking = `setInterval(async () => console.log('asked: ' + await fetch('${elsewhere}/taken').then(() => 'answered', ({ cause }) => cause.code)), 100)`
    const options = { ...idle, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(asking)}` }
    const hears = async (settings: Record<string, string>): Promise<string> => {
      const { started, ended, address } = start({ ...options, ...settings })
      await address
      // What it says from now on is said by a server that listens.
      const [said] = await once(started.stdout, 'data').then(() => once(started.stdout, 'data'))
      started.kill('SIGTERM')
      await ended
      return String(said).trim()
    }
    expect(await hears({})).toContain('asked: OUTGOING_REFUSED')
    expect(asked).toEqual([])
    expect(await hears({ ANALYTICS_ENDPOINT: `${elsewhere}/counts` })).toContain('asked: answered')
    await new Promise((closed) => other.close(closed))
  })

  test('a taken port is a message with the way out, not a stack', async () => {
    const taken: Server = createServer()
    await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening))
    const address = taken.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const { code, output } = await start({ PORT: String(port) }).ended
    expect(code).toBe(1)
    expect(output).toContain(`Port ${port} on 127.0.0.1 is taken.`)
    expect(output).toContain(`PORT=${port + 1}`)
    expect(output).not.toContain('    at ')
    await new Promise((closed) => taken.close(closed))
  })

  test('a bad setting ends the start and names it', async () => {
    const { code, output } = await start({ PORT: 'many', RATE_LIMITED: 'on' }).ended
    expect(code).toBe(1)
    expect(output).toContain('PORT is "many"; it takes a whole number from 0 to 65535.')
    expect(output).toContain('RATE_LIMITED is not a setting.')
    expect(output).not.toContain('    at ')
  })

  test('a database that does not answer ends the start', async () => {
    const { code, output } = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }).ended
    expect(code).toBe(1)
    expect(output).toContain('The database cannot be opened')
    expect(output).not.toContain('    at ')
  })

  test('two servers never work on one data folder, and a killed one leaves it free', async () => {
    const first = start(idle)
    await first.address
    const { code, output } = await start(idle).ended
    expect(code).toBe(1)
    expect(output).toContain(`Another server is running on the data folder "${dataDir}".`)
    expect(output).not.toContain('    at ')

    const commands = runScript('cli/admin.ts', { DATA_DIR: dataDir }, ['users'])
    expect(await commands.ended, commands.stderr).toBe(0)

    first.started.kill('SIGKILL')
    await first.ended
    expect((await fetch(`${await start(idle).address}/readyz`)).status).toBe(200)
  })

  test('a data folder that is a file is a sentence, for the server and for its commands', async () => {
    const file = join(dataDir, 'a-file')
    await writeFile(file, '')
    for (const DATA_DIR of [file, join(file, 'below')]) {
      const { code, output } = await start({ DATA_DIR }).ended
      expect(code).toBe(1)
      expect(output).toContain(`DATA_DIR is "${DATA_DIR}"`)
      expect(output).toContain('it takes a folder.')
      expect(output).not.toContain('    at ')
      for (const [script, word] of [
        ['cli/admin.ts', 'users'],
        ['cli/outbox.ts', 'ana@athletes.example'],
      ] as const) {
        const command = runScript(script, { DATA_DIR }, [word])
        expect(await command.ended).toBe(1)
        expect(command.stderr).toContain('it takes a folder.')
        expect(command.stderr).not.toContain('    at ')
      }
    }
  })

  test('a file of the data folder that cannot be written is a sentence, for the server and for its commands', async () => {
    const DATA_DIR = join(dataDir, 'unwritable')
    for (const file of ['server.lock', 'pacemeal.db']) await mkdir(join(DATA_DIR, file), { recursive: true })
    const { code, output } = await start({ DATA_DIR }).ended
    expect(code).toBe(1)
    expect(output).toContain(`"${join(DATA_DIR, 'server.lock')}" cannot be written`)
    expect(output).not.toContain('    at ')
    const command = runScript('cli/admin.ts', { DATA_DIR }, ['users'])
    expect(await command.ended).toBe(1)
    expect(command.stderr).toContain(`"${join(DATA_DIR, 'pacemeal.db')}" cannot be written`)
    expect(command.stderr).not.toContain('    at ')
    await rm(DATA_DIR, { recursive: true })
  })

  test('everything in the data folder is for its own user alone, where it was open before, too', async () => {
    await chmod(dataDir, 0o755)
    const { started, ended, address } = start(idle)
    const maya = await signUp(openBrowser(await address))
    await maya.account.createEmailVerification({ url: 'http://localhost:3000/auth/verify-email' })
    await maya.storage.createFile({
      bucketId: 'profile_images',
      fileId: 'unique()',
      file: fileOf(await aPicture(), 'me.jpg'),
    })
    const modes = new Map<string, string>()
    const note = async (path: string) => modes.set(path, ((await stat(path)).mode & 0o777).toString(8))
    await note(dataDir)
    for (const entry of await readdir(dataDir, { recursive: true })) await note(join(dataDir, entry))
    for (const folder of ['outbox', 'files']) expect([...modes.keys()]).toContain(join(dataDir, folder))
    for (const file of ['pacemeal.db', 'pacemeal.db-wal']) expect(modes.get(join(dataDir, file))).toBe('600')
    const open = [...modes].filter(([path, mode]) => mode !== '600' && mode !== '700' && !path.endsWith('a-file'))
    expect(open).toEqual([])
    started.kill('SIGTERM')
    await ended
  })

  test('in production it logs its start and its stop, and without a mail server warns loudly, in its readiness, too', async () => {
    const settings = { NODE_ENV: 'production', PUBLIC_URL: 'https://pacemeal.example' }
    const { started, ended } = start({ ...settings, LOG_LEVEL: 'info', PORT: '0' })
    await new Promise<void>((said) =>
      started.stdout?.on('data', (text: Buffer) => /WARNING/.test(String(text)) && said()),
    )
    started.kill('SIGTERM')
    const { output } = await ended
    expect(output).toContain('WARNING: SMTP_URL is not set: no mail is sent.')
    expect(output).toMatch(/^\{.*"address":"https:\/\/pacemeal\.example","msg":"the server has started"\}$/m)
    expect(output).toMatch(/^\{.*"signal":"SIGTERM","msg":"the server stops"\}$/m)

    const unsent = await startApp('sqlite', { settings })
    const answer = await (await fetch(`${unsent.url}/readyz`)).json()
    expect(answer).toMatchObject({ status: 'ok', warnings: [expect.stringContaining('no mail is sent')] })
    await unsent.close()
    const sent = await startApp('sqlite', { settings: { ...settings, SMTP_URL: 'smtp://127.0.0.1:1' } })
    expect(await (await fetch(`${sent.url}/readyz`)).json()).toMatchObject({ status: 'ok', warnings: [] })
    await sent.close()
  })

  test('a start without NODE_ENV that strangers could reach is refused', async () => {
    const { code, output } = await start({ HOST: '0.0.0.0' }).ended
    expect(code).toBe(1)
    expect(output).toContain('NODE_ENV is not set while HOST is "0.0.0.0"')
  })
})
