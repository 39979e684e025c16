import { spawn, spawnSync } from 'node:child_process'
import { chmod, chown, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rootFolder } from '../config/root-folder.ts'
import { freePort, launchPostgres, makePostgres, withWorkingBinaries } from '../testing/postgres-cluster.ts'

/** What `deploy/make-secrets.sh` makes for the larger set-up is what the parts speak by. */
describe('inside, by certificates of its own authority', () => {
  let folder: string
  let authority: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pacemeal-inside-'))
    await cp(join(rootFolder, 'deploy'), join(folder, 'deploy'), { recursive: true })
    expect(spawnSync('sh', [join(folder, 'deploy/make-secrets.sh')]).status).toBe(0)
    authority = await readFile(join(folder, 'secrets/inside_ca.pem'), 'utf8')
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('the server speaks TLS, to who asks for it, and plain http to nobody', async () => {
    const port = await freePort()
    const server = spawn(process.execPath, [join(rootFolder, 'apps/server/src/main.ts')], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        PORT: String(port),
        DATA_DIR: join(folder, 'data'),
        TLS_CERTIFICATE: join(folder, 'secrets/server_certificate.pem'),
        TLS_KEY: join(folder, 'secrets/server_key.pem'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise((done) => server.once('close', done))
    await new Promise((listening) => server.stdout.once('data', listening))
    const ask = (options: object): Promise<number | string | undefined> =>
      new Promise((answered) => {
        const asked = request({ host: '127.0.0.1', port, path: '/readyz', agent: false, ...options }, (answer) => {
          answer.resume()
          answered(answer.statusCode)
        })
        asked.on('error', (error) => answered('code' in error ? String(error.code) : error.message))
        asked.end()
      })
    // As nginx asks: by the name of every server.
    expect(await ask({ ca: authority, servername: 'server' })).toBe(200)
    // Of no authority that everybody knows, and of no other name.
    expect(await ask({ servername: 'server' })).toMatch(/SELF_SIGNED|UNABLE_TO/)
    expect(await ask({ ca: authority, servername: 'database' })).toBe('ERR_TLS_CERT_ALTNAME_INVALID')
    expect(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => 'nothing')).toBe('nothing')
    const old = connect({
      host: '127.0.0.1',
      port,
      ca: authority,
      servername: 'server',
      maxVersion: 'TLSv1.1',
      minVersion: 'TLSv1',
    })
    const outcome = await new Promise((known) =>
      old.once('error', () => known('refused')).once('secureConnect', () => known('taken')),
    )
    expect(outcome).toBe('refused')
    server.kill('SIGTERM')
    await ended
  })

  test('the database is known by its certificate, and takes nobody who does not encrypt', async () => {
    await withWorkingBinaries(async (binaries) => {
      const made = makePostgres(binaries)
      const port = await freePort()
      const install = async (from: string, to: string) => {
        await cp(join(folder, from), to)
        await chmod(to, 0o600)
        if (made.account !== undefined) await chown(to, made.account.uid, made.account.gid)
      }
      const key = join(made.folder, 'key')
      await install('secrets/database_key.pem', key)
      await install('secrets/database_certificate.pem', join(made.folder, 'certificate'))
      // On one machine everybody comes from it: what stands for the others comes first.
      const rules = (await readFile(join(rootFolder, 'deploy/pg_hba.conf'), 'utf8')).replaceAll(/^host .*$/gm, '')
      const rulesFile = join(made.folder, 'rules')
      await writeFile(rulesFile, rules.replace('scram-sha-256', 'trust'))
      const settings = [
        'ssl=on',
        `ssl_key_file=${key}`,
        `ssl_cert_file=${join(made.folder, 'certificate')}`,
        `hba_file=${rulesFile}`,
      ]
      const child = launchPostgres(made, port, settings)
      const address = `postgres://pacemeal@127.0.0.1:${port}/postgres`
      const encrypted = { connectionString: address, ssl: { ca: authority, servername: 'database' } }
      const tryOnce = async (): Promise<string> => {
        const trying = new pg.Client(encrypted)
        try {
          await trying.connect()
          return 'up'
        } catch {
          return 'down'
        } finally {
          await trying.end()
        }
      }
      await expect.poll(tryOnce, { timeout: 20_000 }).toBe('up')
      const client = new pg.Client(encrypted)
      await client.connect()
      const { rows } = await client.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()')
      expect(rows).toEqual([{ ssl: true }])
      await client.end()
      await expect(new pg.Client({ connectionString: address }).connect()).rejects.toThrow('no encryption')
      const unknown = new pg.Client({ connectionString: address, ssl: { servername: 'database' } })
      await expect(unknown.connect()).rejects.toThrow(/self.signed|unable to/i)
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGINT')
      await ended
      await rm(made.folder, { recursive: true, force: true })
    })
  })
})
