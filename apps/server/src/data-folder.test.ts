import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePrivateFolder } from './data-folder.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-folder-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a folder is made with those above it, by several at once, and once more', async () => {
  const path = join(folder, 'a', 'b', 'c')
  await Promise.all([makePrivateFolder(path), makePrivateFolder(path)])
  await makePrivateFolder(path)
  expect((await stat(join(folder, 'a'))).mode & 0o777).toBe(0o700)
  expect((await stat(path)).isDirectory()).toBe(true)
})

test('below a file there is none', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(makePrivateFolder(file)).rejects.toMatchObject({ code: 'EEXIST' })
  await expect(makePrivateFolder(join(file, 'below'))).rejects.toMatchObject({ code: 'ENOTDIR' })
})

test('where a folder takes none and calls itself missing, the attempt ends', async () => {
  await expect(makePrivateFolder('/proc/none/of/this')).rejects.toThrow()
})
