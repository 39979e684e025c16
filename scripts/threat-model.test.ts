import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Rows that name a test: threat, what stands against it, file, name of the test. */
const rows = readFileSync(join(root, 'docs/threat-model.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, threat = '', , file, name] = /^\| (.+?) \| (.+?) \| `(.+?)` \| (.+?) \|$/.exec(line) ?? []
    return file === undefined || name === undefined ? [] : [{ threat, file, name }]
  })

test('the threat model names threats, each once', () => {
  expect(rows.length).toBeGreaterThan(30)
  expect(new Set(rows.map(({ threat }) => threat)).size).toBe(rows.length)
})

test.each(rows)('$threat: the test is there', ({ file, name }) => {
  expect(existsSync(join(root, file)), file).toBe(true)
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/\\(['"`])/g, '$1')
  const isNamed = [`'${name}'`, `"${name}"`].some((quoted) => text.includes(quoted))
  expect(isNamed, `${file}: ${name}`).toBe(true)
})
