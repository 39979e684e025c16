import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { envExample } from './env-example.ts'
import { readConfig } from './read-config.ts'
import { rootFolder } from './root-folder.ts'
import { settings, table } from './settings.ts'

describe('the example of a configuration', () => {
  const example = envExample(settings)

  test('in the repository is fresh', () => {
    const committed = readFileSync(join(rootFolder, '.env.example'), 'utf8')
    expect(committed, '.env.example is out of date; write it anew: npm run env:example').toBe(example)
  })

  test('names every setting once, with what it takes', () => {
    for (const { name, accepts } of settings) {
      expect(example.match(new RegExp(`^#?${name}=`, 'gm')), name).toHaveLength(1)
      expect(example.replaceAll('\n# ', ' '), name).toContain(`Takes ${accepts}.`)
    }
  })

  test('names nothing that the server does not use', () => {
    const folder = join(rootFolder, 'apps/server/src')
    const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !/\.test\.ts$|^testing\//.test(file))
    const used = new Set(
      files
        .filter((file) => file !== join('config', 'settings.ts'))
        .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/\w+/g) ?? []),
    )
    expect(Object.keys(table).filter((key) => !used.has(key))).toEqual([])
  })

  test('changes nothing as it is, and nothing with every line taken in', () => {
    expect(parseEnv(example)).toEqual({})
    const takenIn = parseEnv(example.replace(/^#(?=[A-Z0-9_]+=)/gm, ''))
    expect(Object.keys(takenIn).toSorted()).toEqual(settings.map((one) => one.name).toSorted())
    expect(readConfig(takenIn)).toEqual(readConfig({}))
  })
})
