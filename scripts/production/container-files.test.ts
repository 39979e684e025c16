import { spawnSync } from 'node:child_process'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { pinnedNode } from './production-folder.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

interface Service {
  readonly build?: string
  readonly read_only?: boolean
  readonly stop_grace_period?: string
  readonly cap_drop?: readonly string[]
  readonly environment?: Readonly<Record<string, string | null>>
  readonly secrets?: readonly string[]
  readonly volumes?: readonly string[]
  readonly networks?: readonly string[]
  readonly entrypoint?: readonly string[]
  readonly command?: string
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly secrets?: Readonly<Record<string, { readonly file: string }>>
  readonly volumes?: Readonly<Record<string, unknown>>
  readonly networks?: Readonly<Record<string, { readonly internal?: boolean }>>
}

/** Where secrets name others: the servers read the authority by the address of their database. */
const secretsFile = 'deploy/make-secrets.sh'

const composeFiles = ['compose.yaml', 'compose.scale.yaml']
const readCompose = (file: string): Compose => parse(read(file), { merge: true })

const example = read('.env.example')
const settingNames = new Set([...example.matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name))
const mayComeFromFile = (name: string): boolean => example.replaceAll('\n# ', ' ').includes(`${name} may name a file`)
/** Whom Node itself trusts beside the public authorities. */
const OF_NODE = 'NODE_EXTRA_CA_CERTS'
const isSetting = (name: string): boolean => settingNames.has(name) || mayComeFromFile(name) || name === OF_NODE
describe('the Dockerfile', () => {
  const dockerfile = read('Dockerfile')
  const final = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))

  test('takes the very Node that the project is tested with', () => {
    expect(/^ARG NODE_VERSION=(\S+)$/m.exec(dockerfile)?.[1]).toBe(pinnedNode(root))
  })

  test('builds with commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...dockerfile.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(named).toEqual(['build:production'])
    for (const name of named) expect(scripts).toHaveProperty([name])
  })

  test('ends as a user without rights, with a health check and one folder for data', () => {
    expect(final).toMatch(/^USER node$/m)
    expect(final).toMatch(/^HEALTHCHECK /m)
    expect(final).toMatch(/^VOLUME \/data$/m)
    expect(final).toMatch(/readyz/)
    expect(final.match(/^(?:COPY|ADD) .*/gm)).toEqual(['COPY --from=build /app /app'])
    const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(final) ?? []
    expect(JSON.parse(command)).toEqual(['node', 'server.mjs'])
  })

  test('sets only what the server knows', () => {
    const block = /^ENV ((?:.*\\\n)*.*)$/m.exec(final)?.[1] ?? ''
    const names = [...block.matchAll(/([A-Z0-9_]+)=/g)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !isSetting(name))).toEqual([])
  })

  test('is given neither secrets nor what this machine has built', () => {
    const ignored = read('.dockerignore').split('\n')
    for (const path of ['.env', 'secrets', 'data', '**/node_modules', '**/dist', '.git']) {
      expect(ignored).toContain(path)
    }
  })
})

test('compose.yaml hands on every setting of .env but those of the image', () => {
  const [, block = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(read('Dockerfile')) ?? []
  const ofImage = ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR']
  expect(ofImage.filter((name) => !block.includes(`${name}=`))).toEqual([])
  // Only tests may choose another one.
  const { environment = {} } = readCompose('compose.yaml').services.app ?? {}
  const kept = [...ofImage, 'PASSWORD_HASHING']
  const handedOn = Object.keys(environment)
  expect([...settingNames].filter((name = '') => !kept.includes(name) && !handedOn.includes(name))).toEqual([])
})

describe.each(composeFiles)('%s', (file) => {
  const compose = readCompose(file)
  const ours = Object.entries(compose.services).filter(([, one]) => one.build !== undefined)

  test('gives our containers only settings that there are', () => {
    expect(ours.length).toBeGreaterThan(0)
    for (const [name, { environment = {} }] of ours) {
      expect(
        Object.keys(environment).filter((one) => !isSetting(one)),
        name,
      ).toEqual([])
    }
  })

  test('runs our containers read-only and without rights', () => {
    for (const [name, one] of ours) {
      expect({ name, readOnly: one.read_only, dropped: one.cap_drop }).toEqual({
        name,
        readOnly: true,
        dropped: ['ALL'],
      })
    }
  })

  test('lets our containers end by themselves', () => {
    const [, drain = ''] = /MAX_DRAIN_MS = ([\d_]+)/.exec(read('apps/server/src/http/drain-connections.ts')) ?? []
    const drainMs = Number(drain.replaceAll('_', ''))
    expect(drainMs).toBeGreaterThan(0)
    for (const [name, { stop_grace_period = '' }] of ours) {
      expect(Number.parseInt(stop_grace_period, 10) * 1000, name).toBeGreaterThanOrEqual(2 * drainMs)
    }
  })

  test('names only services, secrets, volumes and files that there are', () => {
    for (const [name, one] of Object.entries(compose.services)) {
      const needed = Array.isArray(one.depends_on) ? one.depends_on : Object.keys(one.depends_on ?? {})
      for (const other of needed) expect(compose.services, name).toHaveProperty(other)
      for (const secret of one.secrets ?? []) expect(compose.secrets, name).toHaveProperty(secret)
      for (const volume of one.volumes ?? []) {
        const [source = ''] = volume.split(':')
        if (source.startsWith('.')) expect(existsSync(join(root, source)), source).toBe(true)
        else expect(compose.volumes, name).toHaveProperty(source)
      }
      for (const [variable, value] of Object.entries(one.environment ?? {})) {
        if (!variable.endsWith('_FILE') || settingNames.has(variable)) continue
        expect(value?.replace('/run/secrets/', ''), name).toBeOneOf([...(one.secrets ?? [])])
      }
    }
  })
})

describe('the larger set-up', () => {
  const { services, networks = {} } = readCompose('compose.scale.yaml')

  test('gives the database’s own password to the database alone, and the servers one of their own role', () => {
    const holders = Object.entries(services).filter(([, one]) => one.secrets?.includes('database_admin_password'))
    expect(holders.map(([name]) => name)).toEqual(['database'])
    expect(services.database?.environment).toEqual({
      POSTGRES_USER: 'postgres',
      POSTGRES_PASSWORD_FILE: '/run/secrets/database_admin_password',
    })
    expect(services.database?.volumes).toContain(
      './deploy/database-role.sql:/docker-entrypoint-initdb.d/database-role.sql:ro',
    )
  })

  test('keeps database and store on a network that leads nowhere outside', () => {
    const closed = Object.keys(networks).filter((name) => networks[name]?.internal === true)
    expect(closed).toEqual(['inside'])
    for (const name of ['database', 'store', 'bucket']) expect(services[name]?.networks, name).toEqual(closed)
  })
})

describe('the secrets of the larger set-up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pacemeal-secrets-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('are made once by a script, all that the file names', () => {
    cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true })
    const make = () => spawnSync('sh', [join(folder, 'deploy/make-secrets.sh')], { encoding: 'utf8' })
    expect(make()).toMatchObject({ status: 0, stderr: '' })
    const wanted = Object.values(readCompose('compose.scale.yaml').secrets ?? {}).map(({ file }) =>
      file.slice('./secrets/'.length),
    )
    // The authority's key is for the next certificate, and no container has it.
    expect(readdirSync(join(folder, 'secrets')).toSorted()).toEqual([...wanted, 'inside_ca_key'].toSorted())
    const url = readFileSync(join(folder, 'secrets/database_url'), 'utf8')
    expect(url).toMatch(
      /^postgres:\/\/pacemeal:[0-9a-f]{48}@database:5432\/pacemeal\?sslmode=verify-full&sslrootcert=\/run\/secrets\/inside_ca$/,
    )
    const store = JSON.parse(readFileSync(join(folder, 'secrets/s3_config'), 'utf8'))
    // In its own bucket, and no right to make or remove buckets.
    expect(store.identities[0].actions).toEqual(['Read:pacemeal', 'Write:pacemeal', 'List:pacemeal'])
    expect(readFileSync(join(folder, 'secrets/database_admin_password'), 'utf8')).not.toBe(
      readFileSync(join(folder, 'secrets/database_password'), 'utf8'),
    )
    expect(make().status).toBe(0)
    expect(readFileSync(join(folder, 'secrets/database_url'), 'utf8')).toBe(url)
  })
})

describe('what the parts of the larger set-up say to each other', () => {
  const { services, secrets = {} } = readCompose('compose.scale.yaml')
  const folder = mkdtempSync(join(tmpdir(), 'pacemeal-inside-'))
  const secret = (name: string): string => join(folder, secrets[name]?.file ?? '')
  beforeAll(() => {
    cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true })
    expect(spawnSync('sh', [join(folder, 'deploy/make-secrets.sh')], { encoding: 'utf8' })).toMatchObject({ status: 0 })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each(['server', 'database', 'store', 'mail'])(
    'is encrypted: the %s shows a certificate of this set-up’s own authority',
    (part) => {
      const authority = new X509Certificate(readFileSync(secret('inside_ca')))
      const shown = new X509Certificate(readFileSync(secret(`${part}_certificate`)))
      expect([authority.ca, shown.ca, shown.verify(authority.publicKey)]).toEqual([true, false, true])
      expect(shown.checkPrivateKey(createPrivateKey(readFileSync(secret(`${part}_key`))))).toBe(true)
      expect(shown.checkHost(part)).toBe(part)
      expect(shown.checkHost('elsewhere')).toBeUndefined()
    },
  )

  test('is asked for by TLS alone, and who answers is checked', () => {
    for (const name of ['server-1', 'server-2', 'worker']) {
      expect(services[name]?.environment, name).toMatchObject({
        NODE_EXTRA_CA_CERTS: '/run/secrets/inside_ca',
        TLS_CERTIFICATE: '/run/secrets/server_certificate',
        TLS_KEY: '/run/secrets/server_key',
        S3_ENDPOINT: 'https://store:8333',
      })
    }
    expect(readFileSync(secret('database_url'), 'utf8')).toContain('sslmode=verify-full')
    expect(readFileSync(secret('smtp_url'), 'utf8')).toMatch(/^smtps:/)
    expect(services.mail?.environment).toMatchObject({ MP_SMTP_REQUIRE_TLS: 'true' })
    const nginx = read('deploy/nginx.conf').replaceAll(/#.*/g, '')
    expect(nginx.match(/proxy_pass [^;]+/g)).toEqual(['proxy_pass https://pacemeal'])
    for (const line of [
      'proxy_ssl_verify on;',
      'proxy_ssl_trusted_certificate /run/secrets/inside_ca;',
      'proxy_ssl_name server;',
    ])
      expect(nginx).toContain(line)
    // From elsewhere the database takes nobody who does not encrypt.
    const rules = read('deploy/pg_hba.conf')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
    const open = rules.filter((line) => !line.startsWith('hostssl ') && !/^local |127\.0\.0\.1|::1/.test(line))
    expect([rules.length > 3, open]).toEqual([true, []])
  })

  test('is kept to whom it concerns: each has the secrets that it names, and their files are of one user', () => {
    const named = (one: Service): string => JSON.stringify([one.environment, one.entrypoint, one.command, one.volumes])
    const ofRole = read('deploy/database-role.sql')
    for (const [name, one] of Object.entries(services)) {
      const config = name === 'proxy' ? read('deploy/nginx.conf') : name === 'database' ? ofRole : read(secretsFile)
      for (const held of one.secrets ?? []) {
        expect(`${named(one)}${config}`, `${held} of ${name}`).toContain(`/run/secrets/${held}`)
      }
      expect(one.secrets ?? [], name).not.toContain('inside_ca_key')
    }
    const openTo = (name: string) => statSync(secret(name)).mode & 0o077
    const asRoot = process.getuid?.() === 0
    for (const name of [
      'database_url',
      'sealing_key',
      'server_key',
      'database_password',
      'database_key',
      'store_key',
    ]) {
      expect(openTo(name) === 0, name).toBe(asRoot)
    }
    if (asRoot) expect(statSync(secret('sealing_key')).uid).toBe(1000)
    expect(statSync(join(folder, 'secrets')).mode & 0o077).toBe(0)
    expect(statSync(join(folder, 'secrets/inside_ca_key')).mode & 0o077).toBe(0)
  })
})

test('behind nginx each server is asked even while all are left out, so that restarts leave nobody without an answer', () => {
  const [, upstream = ''] = /upstream pacemeal \{(.*?)\}/s.exec(read('deploy/nginx.conf')) ?? []
  const servers = [...upstream.matchAll(/^\s*server (\S+) (.+);$/gm)].map(([, address, how]) => ({ address, how }))
  const addressesOf = (isBackup: boolean) =>
    servers.filter(({ how = '' }) => how.includes('backup') === isBackup).map(({ address }) => address)
  expect(addressesOf(false)).toHaveLength(2)
  expect(addressesOf(true)).toEqual(addressesOf(false))
  for (const { how = '' } of servers.filter((one) => one.how?.includes('backup'))) expect(how).toContain('max_fails=0')
})
