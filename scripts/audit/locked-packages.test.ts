import { expect, test } from 'vitest'
import { lockedVersions } from './locked-packages.ts'

test('each version is told once, by its name in the registry, and tools apart from production', () => {
  const packages = {
    '': {},
    'packages/domain': { version: '0.1.0' },
    'node_modules/@pacemeal/domain': { link: true },
    'node_modules/@scope/reader': { version: '3.0.0' },
    'node_modules/short-name': { name: '@scope/real-name', version: '4.0.0' },
    'node_modules/parser': { version: '1.0.0' },
    'node_modules/tool': { version: '2.0.0', dev: true },
    'node_modules/tool/node_modules/@scope/reader': { version: '2.0.0', dev: true },
    'node_modules/tool/node_modules/parser': { version: '1.0.0', dev: true },
    'node_modules/late': { version: '1.0.0', dev: true },
    'packages/domain/node_modules/late': { version: '1.0.0' },
  }
  expect(lockedVersions({ packages })).toEqual([
    { name: '@scope/reader', version: '2.0.0', isProduction: false },
    { name: '@scope/reader', version: '3.0.0', isProduction: true },
    { name: '@scope/real-name', version: '4.0.0', isProduction: true },
    { name: 'late', version: '1.0.0', isProduction: true },
    { name: 'parser', version: '1.0.0', isProduction: true },
    { name: 'tool', version: '2.0.0', isProduction: false },
  ])
})

test('a package without a version is no package without faults', () => {
  expect(() => lockedVersions({ packages: { 'node_modules/parser': {} } })).toThrow(
    'node_modules/parser has no version',
  )
})
