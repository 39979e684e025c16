import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { completeLock, findMissingPlatforms, type LockFile } from './lock-file.ts'

const committed = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8')) as LockFile

test('the lock file installs on every platform and names no download address', () => {
  expect([...findMissingPlatforms(committed).keys()]).toEqual([])
  expect(JSON.stringify(committed)).not.toContain('"resolved":"http')
})

test('a platform that npm left out is named and filled in', () => {
  const lock: LockFile = {
    packages: {
      '': {},
      'node_modules/tool': { version: '2.0.0', dev: true, optionalDependencies: { 'tool-darwin-arm64': '2.0.0' } },
    },
  }
  expect([...findMissingPlatforms(lock).keys()]).toEqual(['node_modules/tool-darwin-arm64'])
  const completed = completeLock(lock)
  expect(completed.packages['node_modules/tool-darwin-arm64']).toEqual({
    version: '2.0.0',
    dev: true,
    optional: true,
    os: ['darwin'],
    cpu: ['arm64'],
  })
  expect(findMissingPlatforms(completed).size).toBe(0)
})
