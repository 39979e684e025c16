import { HOUR_MS } from '@pacemeal/domain'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { composeApp } from '../compose.ts'
import { readConfig } from '../config/read-config.ts'
import { createDatabase } from '../testing/databases.ts'

const machineNow = Date.now.bind(Date)
afterEach(() => vi.restoreAllMocks())

/** A whole server on Postgres, whose machine's clock can be moved by milliseconds. */
const startWithClock = async (ahead: number) => {
  let off = ahead
  vi.spyOn(Date, 'now').mockImplementation(() => machineNow() + off)
  const database = await createDatabase('postgres')
  const warnings: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => warnings.push(line) })
  const config = readConfig({ ...database.settings, NODE_ENV: 'test', JOB_WORKERS: '0' })
  const composed = await composeApp({ config, log })
  return {
    /** Milliseconds between the server's time and the true one. */
    error: () => Math.abs(composed.backend.clock.now() - machineNow()),
    warnings,
    jump(milliseconds: number) {
      off += milliseconds
    },
    advance: (milliseconds: number) => composed.backend.clock.advance?.(milliseconds),
    async close() {
      await composed.close()
      await database.drop()
    },
  }
}

test.each([HOUR_MS, -HOUR_MS])(
  'a server whose machine is %s ms off keeps the time of the database, and says so',
  async (ahead) => {
    const server = await startWithClock(ahead)
    expect(server.error()).toBeLessThan(5000)
    expect(server.warnings.filter((line) => line.includes('the clock of this machine differs'))).toHaveLength(1)
    await server.close()
  },
)

test('a clock that is set under a running server is not followed', async () => {
  const server = await startWithClock(0)
  server.jump(24 * HOUR_MS)
  expect(server.error()).toBeLessThan(5000)
  server.jump(-48 * HOUR_MS)
  expect(server.error()).toBeLessThan(5000)
  expect(server.warnings.filter((line) => line.includes('clock'))).toEqual([])
  // The clock of a test server is moved as ever.
  server.advance(HOUR_MS)
  expect(Math.abs(server.error() - HOUR_MS)).toBeLessThan(5000)
  await server.close()
})
