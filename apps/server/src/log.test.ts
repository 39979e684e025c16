import { expect, test, vi } from 'vitest'
import { serverLog } from './log.ts'
import { createDatabase } from './testing/databases.ts'
import { startApp } from './testing/test-app.ts'
import { signUp } from './testing/test-browser.ts'
import { DatabaseUnavailable, FileStoreUnavailable } from './unavailable.ts'

interface Line {
  readonly err: { readonly type: string; readonly message: string; readonly code?: string; readonly stack: string }
}

/** What a log would hold of a fault. */
const linesOf = (fault: unknown): { text: string; line: Line } => {
  const lines: string[] = []
  serverLog('info', { write: (line) => lines.push(line) }).error({ err: fault }, 'request failed')
  const text = lines.join('')
  return { text, line: JSON.parse(text) as Line }
}

test.each(['sqlite', 'postgres'] as const)(
  'a row that %s refuses leaves none of its values in the log',
  async (kind) => {
    const app = await startApp(kind)
    const maya = await signUp(app.browser())
    const row = await app.backend.store.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', maya.userId)
      .executeTakeFirstOrThrow()
    const fault: unknown = await app.backend.store.db
      .insertInto('users')
      .values(row)
      .execute()
      .catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(Error)
    const { text, line } = linesOf(fault)
    for (const value of [row.email, row.id, row.passwordHash ?? 'none']) expect(text).not.toContain(value)
    // It still says where to look.
    expect(line.err.message).toMatch(/unique/i)
    expect(line.err.stack).toMatch(/\n {4}at /)
    await app.close()
  },
)

test('a value that Postgres cannot read is left out of its words, which stay', async () => {
  const { settings, drop } = await createDatabase('postgres')
  const { Client } = (await import('pg')).default
  const client = new Client({ connectionString: settings.DATABASE_URL })
  await client.connect()
  const fault: unknown = await client
    .query('select $1::integer', ['maya@athletes.example "oats"'])
    .catch((error) => error)
  await client.end()
  const { text, line } = linesOf(new Error('the day could not be read', { cause: fault }))
  expect(text).not.toContain('athletes.example')
  expect(text).not.toContain('oats')
  expect(text).toContain('invalid input syntax for type integer')
  expect(line.err.message).toBe('the day could not be read')
  await drop()
})

test('the address that a mail server refuses is left out of its words, and the place of the fault stays', () => {
  const said =
    "Can't send mail - all recipients were rejected: 550 5.1.1 <måya.o'neil+1@mail.athletes.example>: unknown"
  const { text, line } = linesOf(new Error('the mail could not be sent', { cause: new Error(said) }))
  expect(text).not.toMatch(/athletes|neil/)
  expect(text).toContain('550 5.1.1 <…@…>: unknown')
  const stack = 'Error: gone\n    at run (file:///srv/node_modules/@fastify/cookie/plugin.js:1:1)'
  expect(linesOf(Object.assign(new Error('gone'), { stack })).line.err.stack).toBe(stack)
  expect(line.err.message).toBe('the mail could not be sent')
})

test('what is no error is told by its kind and words', () => {
  expect(linesOf('gone').line.err).toEqual({ type: 'string', message: 'gone' })
})

test('an outage is one line at once and one a minute with the number of failures, without stacks', () => {
  vi.useFakeTimers()
  const lines: { msg: string; level: number; outage?: string; count?: number }[] = []
  const log = serverLog('info', { write: (line) => lines.push(JSON.parse(line)) })
  const away = () => new DatabaseUnavailable(Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' }))
  const asked = log.child({ reqId: 'one' })
  for (let at = 0; at < 500; at++) asked.error({ err: away() }, 'request failed')
  log.error({ err: new Error('a timer failed', { cause: away() }) }, 'a timer failed')
  // What fails for another reason is told as ever, and so is another outage.
  log.error({ err: new Error('the oven is cold') }, 'request failed')
  log.warn({ err: new FileStoreUnavailable(new Error('slow down')) }, 'bytes could not be removed')
  const shown = () => lines.splice(0).map(({ msg, level, outage, count }) => [level, msg, outage, count])
  expect(JSON.stringify(lines.filter(({ outage }) => outage !== undefined))).not.toContain('stack')
  expect(lines[0]).toMatchObject({ reason: { cause: { message: 'connect refused', code: 'ECONNREFUSED' } } })
  expect(shown()).toEqual([
    [50, 'the database does not answer', 'database', 1],
    [50, 'request failed', undefined, undefined],
    [50, 'the file store does not answer', 'files', 1],
  ])
  vi.advanceTimersByTime(60_000)
  expect(shown()).toEqual([
    [50, 'the database does not answer', 'database', 500],
    [30, 'the file store has not failed for a minute', 'files', undefined],
  ])
  vi.advanceTimersByTime(60_000)
  expect(shown()).toEqual([[30, 'the database has not failed for a minute', 'database', undefined]])
  vi.advanceTimersByTime(600_000)
  expect(shown()).toEqual([])
  log.error({ err: away() }, 'request failed')
  expect(shown()).toEqual([[50, 'the database does not answer', 'database', 1]])
  vi.useRealTimers()
})
