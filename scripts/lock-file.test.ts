import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { completeLock, fillIntegrity, findMissingPlatforms, findWithoutIntegrity, type LockFile } from './lock-file.ts'

const committed = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8')) as LockFile

test('the lock file installs on every platform and names no download address', () => {
  expect([...findMissingPlatforms(committed).keys()]).toEqual([])
  expect(JSON.stringify(committed)).not.toContain('"resolved":"http')
})

test('the lock file fixes the bytes of every package from the registry', () => {
  expect([...findWithoutIntegrity(committed).values()]).toEqual([])
})

describe('a package without integrity', () => {
  const lock: LockFile = {
    packages: {
      '': {},
      'packages/domain': { version: '0.1.0' },
      'node_modules/@pacemeal/domain': { link: true },
      'node_modules/tool': { version: '2.0.0', integrity: 'sha512-tool' },
      'node_modules/tool/node_modules/@tool/darwin': { version: '2.0.1', optional: true },
      'node_modules/tool/node_modules/part': { version: '1.0.0', inBundle: true },
    },
  }
  const key = 'node_modules/tool/node_modules/@tool/darwin'

  test('is named, unless it is our own or comes inside another', () => {
    expect([...findWithoutIntegrity(lock)]).toEqual([[key, '@tool/darwin@2.0.1']])
  })

  test('gets what the registry says of that version', () => {
    const filled = fillIntegrity(lock, (wanted) => `sha512-of-${wanted}`)
    expect(filled.packages).toEqual({
      ...lock.packages,
      [key]: { version: '2.0.1', integrity: 'sha512-of-@tool/darwin@2.0.1', optional: true },
    })
    expect(findWithoutIntegrity(filled).size).toBe(0)
  })

  test('stays named when the registry does not have that version', () => {
    expect([...findWithoutIntegrity(fillIntegrity(lock, () => undefined)).values()]).toEqual(['@tool/darwin@2.0.1'])
  })
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
