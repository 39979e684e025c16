import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const rowsOf = (document: string) =>
  readFileSync(join(root, document), 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [section = '', what = '', file = '', name = ''] = line.slice(2, -2).split(' | ')
      return { section, what, file: file.replaceAll('`', ''), name }
    })

/** Names may be written over several lines, or with escaped quotes. */
const plain = (text: string): string => text.replaceAll(/\\(['"`])/g, '$1').replaceAll(/\s+/g, ' ')

const documents = [
  'docs/coverage-accounts-onboarding-profile.md',
  'docs/coverage-fuel-core.md',
  'docs/coverage-wearables.md',
]

describe.each(documents)('the table of what is proven in %s', (document) => {
  const rows = rowsOf(document)

  test('has every numbered section', () => {
    const sections = new Set(rows.map(({ section }) => section.split(' ')[0]))
    expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  })

  test('names what it proves once each', () => {
    const said = rows.map(({ section, what }) => `${section} ${what}`)
    expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([])
  })

  test.each(rows)('$section, $what: the test is there', ({ file, name }) => {
    expect(name).not.toBe('')
    expect(existsSync(join(root, file)), file).toBe(true)
    const text = plain(readFileSync(join(root, file), 'utf8'))
    expect(
      [`'${name}'`, `"${name}"`].some((quoted) => text.includes(quoted)),
      `${file}: ${name}`,
    ).toBe(true)
  })
})
