import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { createDatabase } from '../testing/databases.ts'
import { replaceDatabase } from './replace-database.ts'

test('a replacement that fails leaves the database as it was, and nothing beside it', async () => {
  const { settings, drop } = await createDatabase('sqlite')
  const config = readConfig({ ...settings })
  const before = await readFile(join(config.dataDir, 'pacemeal.db'))
  const names = (await readdir(config.dataDir)).toSorted()
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 })
  const replacing = replaceDatabase(config, {
    content: { steps: [], tables: [], rows: async function* () {} },
    now: '2026-03-02T08:15:30.000Z',
    check: () => Promise.reject(full),
  })
  await expect(replacing).rejects.toThrow('database or disk is full')
  expect((await readdir(config.dataDir)).toSorted()).toEqual(names)
  expect((await readFile(join(config.dataDir, 'pacemeal.db'))).equals(before)).toBe(true)
  await drop()
})
