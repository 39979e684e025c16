import { expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { expectLoggedError } from '../../testing/logged-errors.ts'
import { startApp } from '../../testing/test-app.ts'
import { removeLeftovers, storeBytes } from './leftovers.ts'

test.each(databases)('bytes that can never be removed keep no others, and are tried again, on %s', async (database) => {
  expectLoggedError('bytes that nothing refers to could not be removed: not allowed')
  const app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
  const { files, store } = app.backend
  const stuck = await storeBytes(app.backend, Buffer.from('stuck'))
  app.clock.advance(1)
  await storeBytes(app.backend, Buffer.from('other'))
  const tried: string[] = []
  const remove = async (key: string): Promise<void> => {
    tried.push(key)
    if (key === stuck) throw new Error('not allowed')
    await files.remove(key)
  }
  const backend = { ...app.backend, files: { put: files.put, get: files.get, remove } }
  app.clock.advance(25 * 3_600_000)
  expect(await removeLeftovers(backend)).toBe(1)
  expect((await store.db.selectFrom('leftovers').select('storedAs').execute()).map(({ storedAs }) => storedAs)).toEqual(
    [stuck],
  )
  expect(await removeLeftovers(backend)).toBe(0)
  app.clock.advance(3_600_000)
  await removeLeftovers(backend)
  expect(tried.filter((key) => key === stuck)).toHaveLength(2)
  await app.close()
})
