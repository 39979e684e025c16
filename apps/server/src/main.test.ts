import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

interface Ended {
  readonly code: number | null
  readonly output: string
}

/** The server as people start it, in a process of its own. */
describe('starting the server', () => {
  let dataDir: string
  let child: ChildProcess | undefined
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'pacemeal-main-'))
  })
  afterEach(() => child?.kill('SIGKILL'))
  afterAll(() => rm(dataDir, { recursive: true }))

  const start = (settings: Record<string, string>) => {
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0', ...settings }
    const started = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
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
})
