import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp } from '../testing/test-app.ts'

const root = join(import.meta.dirname, '../../../..')
const page = readFileSync(join(root, 'docs/data-protection.md'), 'utf8')

/** The rows of the table below a heading, cell by cell. */
const rowsBelow = (heading: string): string[][] => {
  const [, section = ''] = page.split(`## ${heading}\n`)
  return (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .map((line) => line.slice(2, -2).split(' | '))
}

test('every table has one level of protection, and the page names no others', async () => {
  const app = await startApp('sqlite')
  const tables = await app.backend.store.db.introspection.getTables()
  const levels = rowsBelow('Levels').map(([level]) => level)
  const named = rowsBelow('What is of which level').flatMap(([level = '', list = '']) => {
    expect(levels).toContain(level)
    return [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  })
  expect(named.toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
  await app.close()
})

test('every protection that a level promises names the test that shows it', () => {
  const promised = rowsBelow('What protects them')
  expect(promised.length).toBeGreaterThan(8)
  for (const [, , file = '', name = ''] of promised) {
    const source = readFileSync(join(root, file.replaceAll('`', '')), 'utf8')
    expect(source.includes(`'${name}'`), name).toBe(true)
  }
})
