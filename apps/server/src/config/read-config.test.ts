import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigError } from './config-error.ts'
import { processEnvironment, withSecretsOfFiles } from './environment.ts'
import { requiresMailTls } from './plain-connections.ts'
import { publicUrl } from './public-url.ts'
import { readConfig } from './read-config.ts'
import { rootFolder } from './root-folder.ts'
import { settings } from './settings.ts'

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('settings', () => {
  test('an empty environment gives the documented defaults', () => {
    const config = readConfig({})
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, nodeEnv: 'development', rateLimits: true })
    expect(config.dataDir).toBe(join(rootFolder, 'data'))
    expect(config.databaseUrl).toBeUndefined()
    expect(publicUrl(config)).toBe('http://localhost:3000')
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(config)
  })

  test('every default is a value that its own setting accepts', () => {
    for (const one of settings) {
      if (one.default !== undefined) expect(one.read.safeParse(one.default).success, one.name).toBe(true)
      expect(one.description, one.name).not.toBe('')
    }
    expect(new Set(settings.map((one) => one.name)).size).toBe(settings.length)
  })

  test.each([
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['PORT', '3000a', 'a whole number from 0 to 65535'],
    ['NODE_ENV', 'staging', 'development, test or production'],
    ['PUBLIC_URL', 'pacemeal.example', 'an http or https address'],
    ['ALLOWED_ORIGINS', 'https://a.example,nonsense', 'http or https origins separated by commas'],
    ['RATE_LIMITS', 'false', 'on or off'],
    ['RATE_LIMIT_SCALE', '0', 'a number above 0'],
    ['MAIL_FROM', 'Pacemeal', 'an address, with or without a name'],
    ['ANDROID_APP', 'com.example.app AB:CD', 'one or more fingerprints separated by commas'],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace or silent'],
  ])('%s=%s is refused with its name and what it takes', (name, value, accepted) => {
    const [problem] = problemsOf({ [name]: value })
    expect(problem).toContain(`${name} is "${value}"`)
    expect(problem).toContain(accepted)
  })

  test('passwords are hashed with the standard cost, and with less in tests alone', () => {
    expect(readConfig({}).passwordHashing).toBe('standard')
    expect(readConfig({ NODE_ENV: 'test' }).passwordHashing).toBe('standard')
    expect(readConfig({ NODE_ENV: 'test', PASSWORD_HASHING: 'minimal' }).passwordHashing).toBe('minimal')
    for (const NODE_ENV of ['', 'development', 'production']) {
      expect(problemsOf({ NODE_ENV, PASSWORD_HASHING: 'minimal' })[0]).toContain('PASSWORD_HASHING=minimal')
    }
  })

  test('all problems are named at once, and no secret is repeated', () => {
    const problems = problemsOf({ PORT: 'x', DATABASE_URL: 'mysql://root:hunter2@db/x', GOOGLE_CLIENT_ID: 'id' })
    expect(problems).toHaveLength(2)
    expect(problems.join()).not.toContain('hunter2')
    expect(problemsOf({ GOOGLE_CLIENT_ID: 'id' })[0]).toContain('GOOGLE_CLIENT_SECRET')
    expect(problemsOf({ MODEL_NAME: 'llava' })[0]).toContain('MODEL_BASE_URL')
    expect(problemsOf({ MODEL_API_KEY: 'hunter2' })[0]).toContain('of use only with MODEL_BASE_URL')
  })

  test('a name that looks like ours but is not one is refused; what belongs to the machine is left alone', () => {
    expect(problemsOf({ RATE_LIMIT: 'off' })[0]).toContain('RATE_LIMIT is not a setting')
    expect(problemsOf({ PACEMEAL_PORT: '1' })[0]).toContain('PACEMEAL_PORT')
    expect(problemsOf({ SMTP_HOST: 'mail' })[0]).toContain('SMTP_HOST')
    expect(problemsOf({ PATH: '/bin', npm_config_port: 'x', TERM: 'xterm' })).toEqual([])
  })

  test.each([
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.20' },
    { HOST: '::' },
    { PUBLIC_URL: 'https://pacemeal.example' },
    { PUBLIC_URL: 'http://fuel.local:3000' },
  ])('%j without NODE_ENV would show strangers the outbox, and is refused', (settings) => {
    const [problem] = problemsOf({ ...settings })
    expect(problem).toContain(`NODE_ENV is not set while ${Object.keys(settings)[0]} is`)
    expect(problem).toContain('NODE_ENV=production')
    expect(problemsOf({ ...settings, NODE_ENV: '' })).toEqual([problem])
    expect(problemsOf({ ...settings, NODE_ENV: 'production' })).toEqual([])
    expect(problemsOf({ ...settings, NODE_ENV: 'development' })).toEqual([])
  })

  test.each([
    [{ PUBLIC_URL: 'http://food.athletes.org' }, 'PUBLIC_URL is http://food.athletes.org, without TLS'],
    [{ ALLOWED_ORIGINS: 'http://blog.athletes.org' }, 'ALLOWED_ORIGINS has http://blog.athletes.org without TLS'],
    [{ DATABASE_URL: 'postgres://us:hunter2@db.athletes.org/us' }, 'DATABASE_URL reaches db.athletes.org without TLS'],
    [
      { DATABASE_URL: 'postgres://us:hunter2@db.athletes.org/us?sslmode=disable' },
      'DATABASE_URL reaches db.athletes.org without TLS',
    ],
    [
      {
        S3_BUCKET: 'pictures',
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'hunter2',
        S3_ENDPOINT: 'http://store.athletes.org',
      },
      'S3_ENDPOINT is http://store.athletes.org, without TLS',
    ],
    [
      { MODEL_BASE_URL: 'http://model.athletes.org/v1', MODEL_NAME: 'words', MODEL_API_KEY: 'hunter2' },
      'MODEL_BASE_URL is http://model.athletes.org/v1, without TLS',
    ],
    [{ CLAMD_URL: 'tcp://scan.athletes.org:3310' }, 'CLAMD_URL is tcp://scan.athletes.org:3310, beyond this network'],
    [
      { OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: 'http://logs.athletes.org/v1/logs' },
      'OTEL_EXPORTER_OTLP_LOGS_ENDPOINT is http://logs.athletes.org/v1/logs, without TLS',
    ],
  ])('%j starts no server in production unless plain connections are meant', (settings, words) => {
    const production = { ...settings, NODE_ENV: 'production' }
    const problems = problemsOf(production)
    expect(problems).toEqual([expect.stringContaining(words)])
    expect(problems.join()).not.toContain('hunter2')
    expect(problemsOf({ ...production, PLAIN_CONNECTIONS: 'on' })).toEqual([])
    expect(problemsOf({ ...settings, NODE_ENV: 'development' })).toEqual([])
  })

  test.each([
    'http://192.168.1.20:3000',
    'http://172.16.0.4',
    'http://nas:3000',
    'http://fuel.local',
    'http://fuel.home.arpa',
    'http://127.0.0.1:3000',
  ])('%s is at home, where a server in production may speak without TLS', (PUBLIC_URL) => {
    expect(problemsOf({ PUBLIC_URL, NODE_ENV: 'production' })).toEqual([])
  })

  test.each([
    ['smtp://mail.athletes.org', {}, true],
    ['smtp://mail.athletes.org', { PLAIN_CONNECTIONS: 'on' }, false],
    ['smtp://mail', {}, false],
    ['smtp://10.0.0.5:25', {}, false],
  ])('mail to %s with %j must travel by TLS: %s', (SMTP_URL, settings, isRequired) => {
    expect(requiresMailTls(readConfig({ NODE_ENV: 'production', ...settings }), SMTP_URL)).toBe(isRequired)
  })

  test.each([{ HOST: 'localhost' }, { HOST: '::1' }, { HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:8080' }])(
    '%j reaches nobody else and needs no NODE_ENV',
    (settings) => {
      expect(problemsOf({ ...settings })).toEqual([])
    },
  )

  test('in the .env file every name must be a setting, and the environment wins over it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pacemeal-env-'))
    const file = join(folder, '.env')
    writeFileSync(file, 'PORT=4000\nHOST=127.0.0.3\n')
    process.env.HOST = '127.0.0.2'
    expect(readConfig(processEnvironment(file))).toMatchObject({ port: 4000, host: '127.0.0.2' })
    delete process.env.HOST
    writeFileSync(file, 'PROT=4000\n')
    expect(() => processEnvironment(file)).toThrow('PROT in .env is not a setting')
    rmSync(folder, { recursive: true })
  })
})

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pacemeal-secret-'))
  const file = join(folder, 'database_url')
  writeFileSync(file, 'postgres://pacemeal:hidden@db/pacemeal\n')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const problemsWith = (environment: Record<string, string>): readonly string[] => {
    try {
      withSecretsOfFiles(environment)
    } catch (error) {
      if (error instanceof ConfigError) return error.problems
      throw error
    }
    return []
  }

  test('is read as if it stood in the variable', () => {
    const config = readConfig(withSecretsOfFiles({ DATABASE_URL_FILE: file }))
    expect(config.databaseUrl).toBe('postgres://pacemeal:hidden@db/pacemeal')
  })

  test('is accepted for every secret, and for nothing else', () => {
    for (const one of settings.filter(({ secret }) => secret === true)) {
      expect(problemsOf({ [`${one.name}_FILE`]: file }), one.name).toEqual([])
    }
    expect(problemsOf({ MAIL_FROM_FILE: file, PUBLIC_URL_FILE: file, JOB_WORKERS_FILE: '' })).toEqual(
      ['PUBLIC_URL', 'MAIL_FROM'].map(
        (name) => `${name}_FILE is not a setting: ${name} is no secret and is not read from a file. Set ${name}.`,
      ),
    )
    expect(problemsOf({ SMTP_FROM_FILE: file, S3_BUCKET_FILE: file })).toEqual([
      expect.stringContaining('SMTP_FROM_FILE is not a setting.'),
      expect.stringContaining('S3_BUCKET_FILE is not a setting.'),
    ])
  })

  test('is refused when it cannot be read, is empty or stands in both places', () => {
    const empty = join(folder, 'empty')
    writeFileSync(empty, '\n')
    expect(problemsWith({ DATABASE_URL_FILE: join(folder, 'none') })).toEqual([
      `DATABASE_URL_FILE is "${join(folder, 'none')}", which cannot be read (ENOENT).`,
    ])
    expect(problemsWith({ DATABASE_URL_FILE: empty })).toEqual([`DATABASE_URL_FILE is "${empty}", which is empty.`])
    expect(problemsWith({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://db/x' })).toEqual([
      'DATABASE_URL and DATABASE_URL_FILE are both set: set one of them.',
    ])
  })
})
