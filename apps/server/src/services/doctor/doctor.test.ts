import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '@pacemeal/domain'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readConfig } from '../../config/read-config.ts'
import { newId } from '../../ids.ts'
import { openStore } from '../../store/open.ts'
import { createDatabase } from '../../testing/databases.ts'
import { runAdmin } from '../../testing/postgres-cluster.ts'
import { runScript } from '../../testing/run-script.ts'
import { testClock } from '../../testing/test-clock.ts'
import type { Machine } from './check-machine.ts'
import { runDoctor } from './run-doctor.ts'

const GIB = 1024 ** 3

describe('the doctor', () => {
  let folder: string
  let sound: Record<string, string>
  const clock = testClock()
  const machine: Machine = {
    clock,
    freeSpace: async () => 20 * GIB,
    openFiles: async () => ({ put: async () => undefined, get: async () => undefined, remove: async () => undefined }),
    checkMail: async () => undefined,
    reach: async () => ({ status: 200 }),
    certificateEnd: async () => clock.now() + 60 * DAY_MS,
    webFolder: '',
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pacemeal-doctor-'))
    await mkdir(join(folder, 'web'))
    await writeFile(join(folder, 'web/index.html'), '<!doctype html>')
    await mkdir(join(folder, 'data'), { mode: 0o700 })
    sound = {
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://food.athletes.org',
      TRUST_PROXY: '1',
      DATA_DIR: join(folder, 'data'),
      SMTP_URL: 'smtps://pacemeal:secret@mail.athletes.org',
      MAIL_FROM: 'Pacemeal <food@athletes.org>',
      SUPPORT_ADDRESS: 'help@athletes.org',
      BACKUP_HOUR: '2',
      SEALING_KEY: 'a1'.repeat(32),
    }
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const examine = (settings: Record<string, string>, parts: Partial<Machine> = {}) =>
    runDoctor({ ...sound, ...settings }, () => ({ ...machine, webFolder: join(folder, 'web'), ...parts }))

  test('finds nothing wrong where nothing is', async () => {
    expect(await examine({})).toEqual([])
    expect(await examine({ PUBLIC_URL: 'https://athletes.org/food' })).toEqual([])
    expect(
      await runDoctor({ DATA_DIR: sound.DATA_DIR }, () => ({ ...machine, webFolder: join(folder, 'web') })),
    ).toEqual([])
  })

  const stripe = {
    STRIPE_SECRET_KEY: 'sk_live_12345678',
    STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
    STRIPE_PRICE_MONTHLY: 'price_monthly',
    STRIPE_PRICE_YEARLY: 'price_yearly',
  }
  const s3 = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  const postgres = 'postgres://pacemeal:secret@database/pacemeal'

  test.each<[string, Record<string, string>, string]>([
    ['a setting that there is not', { SMTP_HOST: 'mail' }, 'SMTP_HOST is not a setting.'],
    ['a value that does not fit', { PORT: 'many' }, 'PORT is "many"; it takes a whole number'],
    ['an open server without a mode', { NODE_ENV: '' }, 'NODE_ENV is not set while HOST is "0.0.0.0"'],
    [
      'a public server in development',
      { NODE_ENV: 'development' },
      'NODE_ENV is development while people open https://food',
    ],
    ['half of Google', { GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together'],
    [
      'a part of OpenID',
      { OPENID_ISSUER: 'https://id.club.org' },
      'OPENID_ISSUER, OPENID_CLIENT_ID and OPENID_CLIENT_SECRET',
    ],
    ['a part of Stripe', { STRIPE_SECRET_KEY: 'sk_live_12345678' }, 'STRIPE_PRICE_YEARLY belong together'],
    ['a part of S3', { S3_BUCKET: 'pictures' }, 'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together'],
    ['cheap passwords', { PASSWORD_HASHING: 'minimal' }, 'PASSWORD_HASHING=minimal goes with NODE_ENV=test alone'],
    [
      'a secret whose file is gone',
      { DATABASE_URL_FILE: '/none/database_url' },
      'DATABASE_URL_FILE is "/none/database_url", which cannot be read',
    ],
    ['a secret in two places', { SMTP_URL_FILE: '/none' }, 'SMTP_URL and SMTP_URL_FILE are both set'],
    ['no public address', { PUBLIC_URL: '' }, 'PUBLIC_URL is not set: links in mails lead to localhost'],
    ['no TLS', { PUBLIC_URL: 'http://food.athletes.org' }, 'PUBLIC_URL is http://food.athletes.org, without TLS'],
    ['an address with a query', { PUBLIC_URL: 'https://athletes.org/?food' }, 'PUBLIC_URL ends in ?food'],
    [
      'an address with a path and no proxy',
      { PUBLIC_URL: 'http://nas/food', TRUST_PROXY: '0' },
      'TRUST_PROXY is 0 while PUBLIC_URL has the path /food',
    ],
    ['a proxy that is not trusted', { TRUST_PROXY: '0' }, 'TRUST_PROXY is 0 while PUBLIC_URL is https'],
    ['proxies that are not there', { TRUST_PROXY: '9' }, 'TRUST_PROXY is 9: with fewer proxies'],
    [
      'an origin without TLS',
      { ALLOWED_ORIGINS: 'http://blog.athletes.org' },
      'ALLOWED_ORIGINS has http://blog.athletes.org without TLS',
    ],
    ['secrets that lie open in backups', { SEALING_KEY: '' }, 'SEALING_KEY is not set'],
    ['no mail server', { SMTP_URL: '' }, 'SMTP_URL is not set: no mail is sent'],
    [
      'the wrong kind of TLS for mail',
      { SMTP_URL: 'smtp://a:b@mail.athletes.org:465' },
      'SMTP_URL begins with smtp:// on port 465',
    ],
    [
      'a sender of nobody',
      { MAIL_FROM: 'Pacemeal <hello@pacemeal.example>' },
      'MAIL_FROM is Pacemeal <hello@pacemeal.example>, an address of nobody',
    ],
    [
      'help of nobody',
      { SUPPORT_ADDRESS: 'support@pacemeal.example' },
      'SUPPORT_ADDRESS is support@pacemeal.example, an address of nobody',
    ],
    ['no limits', { RATE_LIMITS: 'off' }, 'RATE_LIMITS is off: passwords can be guessed'],
    ['limits that stop nobody', { RATE_LIMIT_SCALE: '1000' }, 'RATE_LIMIT_SCALE is 1000'],
    ['no log', { LOG_LEVEL: 'silent' }, 'LOG_LEVEL is silent: failures leave no trace'],
    ['too much log', { LOG_LEVEL: 'trace' }, 'LOG_LEVEL is trace: logs grow fast'],
    ['nobody who works', { JOB_WORKERS: '0' }, 'JOB_WORKERS is 0 with the embedded database'],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      'The database cannot be read',
    ],
    ['test payments', { ...stripe, STRIPE_SECRET_KEY: 'sk_test_12345678' }, 'STRIPE_SECRET_KEY is a test key'],
    [
      'one price twice',
      { ...stripe, STRIPE_PRICE_YEARLY: 'price_monthly' },
      'STRIPE_PRICE_MONTHLY and STRIPE_PRICE_YEARLY are the same price',
    ],
    ['no backups', { BACKUP_HOUR: '' }, 'BACKUP_HOUR is not set: nothing is backed up by itself'],
    [
      'pictures in the open',
      { ...s3, S3_ENDPOINT: 'http://store.athletes.org' },
      'S3_ENDPOINT is http://store.athletes.org, without TLS',
    ],
    [
      'a model in the open',
      { MODEL_BASE_URL: 'http://model.athletes.org/v1', MODEL_NAME: 'words', MODEL_API_KEY: 'key' },
      'MODEL_BASE_URL is http://model.athletes.org/v1, without TLS',
    ],
  ])('names %s', async (_, planted, words) => {
    const messages = (await examine(planted)).map(({ message }) => message)
    expect(messages.filter((message) => message.includes(words))).toHaveLength(1)
    expect(messages, 'and nothing else').toHaveLength(1)
  })

  const failingWith = (code: string) => async (): Promise<never> => {
    throw Object.assign(new Error('It failed.'), { code })
  }
  const failing = async (): Promise<never> => {
    throw new Error('Connection refused.')
  }
  test.each<[string, Record<string, string>, Partial<Machine>, string]>([
    ['a full disk', {}, { freeSpace: async () => GIB / 10 }, 'has 0.10 GiB left'],
    [
      'a mail server that refuses',
      {},
      { checkMail: failing },
      'The mail server does not take SMTP_URL: Connection refused.',
    ],
    [
      'a bucket that is not there',
      s3,
      { openFiles: failing },
      'The bucket pictures cannot be read: Connection refused.',
    ],
    [
      'a provider of identities that is none',
      { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: 'https://id.athletes.org' },
      { reach: async () => ({ status: 404 }) },
      'https://id.athletes.org/.well-known/openid-configuration answers 404',
    ],
    [
      'another provider of identities that is none',
      { OPENID_ISSUER: 'https://id.club.org/club/', OPENID_CLIENT_ID: 'id', OPENID_CLIENT_SECRET: 'secret' },
      { reach: async () => ({ status: 404 }) },
      'https://id.club.org/club/.well-known/openid-configuration answers 404',
    ],
    [
      'a model that does not answer',
      { MODEL_BASE_URL: 'https://model.athletes.org/v1', MODEL_NAME: 'words' },
      { reach: failing },
      'https://model.athletes.org/v1/models does not answer',
    ],
    [
      'a certificate that no authority has signed',
      {},
      { certificateEnd: failingWith('DEPTH_ZERO_SELF_SIGNED_CERT') },
      'Browsers do not open https://food.athletes.org: the certificate of food.athletes.org is not trusted',
    ],
    [
      'a certificate for another name',
      {},
      { certificateEnd: failingWith('ERR_TLS_CERT_ALTNAME_INVALID') },
      'Browsers do not open https://food.athletes.org: the certificate of food.athletes.org is for another name',
    ],
    [
      'a certificate that nobody renews',
      {},
      { certificateEnd: async () => clock.now() + 13.5 * DAY_MS },
      'The certificate of food.athletes.org ends in 13 days',
    ],
    [
      'a public address that this machine does not reach',
      {},
      { certificateEnd: failingWith('ECONNREFUSED') },
      'Whether browsers take the certificate of food.athletes.org cannot be seen here: nothing listens',
    ],
    ['a missing web app', {}, { webFolder: '/none' }, 'There is no built web app in /none'],
  ])('names %s', async (_, planted, parts, words) => {
    const messages = (await examine(planted, parts)).map(({ message }) => message)
    expect(messages).toEqual([expect.stringContaining(words)])
  })

  test('names a database far away without TLS', async () => {
    const findings = await examine({ DATABASE_URL: postgres.replace('database', 'db.athletes.invalid') })
    expect(findings.map(({ message }) => message)).toContainEqual(
      'DATABASE_URL reaches db.athletes.invalid without TLS. Add sslmode=verify-full.',
    )
  })

  test('names a data folder that is a file, and one that others may enter', async () => {
    const DATA_DIR = join(folder, 'web/index.html')
    expect((await examine({ DATA_DIR })).map(({ message }) => message)).toContainEqual(
      expect.stringContaining('is a file; it takes a folder'),
    )
    const open = join(folder, 'open')
    await mkdir(open)
    await chmod(open, 0o755)
    expect((await examine({ DATA_DIR: open })).map(({ message }) => message)).toEqual([
      expect.stringContaining('which other users of this machine may enter'),
    ])
  })

  test('names a secret that everybody may read', async () => {
    const file = join(folder, 'smtp_url')
    await writeFile(file, 'smtps://pacemeal:secret@mail.athletes.org')
    await chmod(file, 0o644)
    const planted = { SMTP_URL: '', SMTP_URL_FILE: file }
    expect((await examine(planted)).map(({ message }) => message)).toEqual([
      expect.stringContaining('everybody on this machine may read'),
    ])
    await chmod(file, 0o600)
    expect(await examine(planted)).toEqual([])
  })

  test('names a database of a newer release and one that is damaged', async () => {
    const DATA_DIR = join(folder, 'newer')
    const store = await openStore({ config: readConfig({ DATA_DIR }), clock, onError: () => undefined })
    await store.db.insertInto('migrations').values({ name: '9999-later', appliedAt: '' }).execute()
    await store.close()
    expect((await examine({ DATA_DIR })).map(({ message }) => message)).toEqual([
      expect.stringContaining('made by a newer release of Pacemeal, which knows 9999-later'),
    ])
    await writeFile(join(DATA_DIR, 'pacemeal.db'), 'no database'.repeat(1000))
    expect((await examine({ DATA_DIR })).map(({ message }) => message)).toEqual([
      expect.stringContaining('The database cannot be read'),
    ])
  })

  test('names a superuser of Postgres, and no role of its own', async () => {
    const database = await createDatabase('postgres')
    const url = new URL(database.settings.DATABASE_URL ?? '')
    const asked = async () => (await examine({ DATABASE_URL: url.href })).map(({ message }) => message)
    expect(await asked()).toEqual([expect.stringContaining('signs in as a superuser of Postgres')])
    const role = `doctor_${newId()}`
    await runAdmin(url.href, `create role ${role} login; grant select on all tables in schema public to ${role}`)
    url.username = role
    expect(await asked()).toEqual([])
    await database.drop()
    await runAdmin(inject('postgresUrl'), `drop role ${role}`)
  })

  test('names a folder for backups that is a file', async () => {
    const BACKUP_DIR = join(folder, 'web/index.html')
    expect((await examine({ BACKUP_DIR })).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Backups go to .+index\.html is a file\. Set BACKUP_DIR to a folder\.$/),
    ])
  })

  test('names backups that have stopped, and one that could not be restored', async () => {
    const BACKUP_DIR = join(folder, 'backups')
    await mkdir(BACKUP_DIR)
    await writeFile(join(BACKUP_DIR, 'pacemeal-2026-02-20T02-00-00-000Z.zip'), '')
    expect((await examine({ BACKUP_DIR })).map(({ message }) => message)).toEqual([
      'The last backup is of 2026-02-20T02:00:00.000Z. Look into the log for why there is no newer one.',
    ])
    const trial = { at: '2026-02-20T02:10:00.000Z', file: 'pacemeal-x.zip', restored: false }
    await writeFile(join(BACKUP_DIR, 'last-trial.json'), JSON.stringify(trial))
    expect((await examine({ BACKUP_DIR })).map(({ message }) => message)).toEqual([
      expect.stringContaining('could not be restored'),
    ])
  })

  test('prints errors first, and ends with 1 when there is any', async () => {
    const settings = { DATA_DIR: sound.DATA_DIR ?? '', NODE_ENV: 'production', LOG_LEVEL: 'silent' }
    const running = runScript('cli/doctor.ts', settings)
    expect(await running.ended).toBe(1)
    expect(running.stdout).toMatch(/^ERROR: SMTP_URL is not set/)
    expect(running.stdout).toContain('WARNING: LOG_LEVEL is silent')
    expect(running.stdout.indexOf('WARNING')).toBeGreaterThan(running.stdout.lastIndexOf('ERROR'))
  })
})
