import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const rows = readFileSync(join(root, 'docs/coverage-accounts-onboarding-profile.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [section = '', what = '', file = '', name = ''] = line.slice(2, -2).split(' | ')
    return { section, what, file: file.replaceAll('`', ''), name }
  })

/** Names may be written over several lines, or with escaped quotes. */
const plain = (text: string): string => text.replaceAll(/\\(['"`])/g, '$1').replaceAll(/\s+/g, ' ')

describe('the table of what is proven', () => {
  test('has every numbered section', () => {
    const sections = new Set(rows.map(({ section }) => section.split(' ')[0]))
    expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  })

  test.each(rows)('$section, $what: the test is there', ({ file, name }) => {
    expect(name).not.toBe('')
    expect(existsSync(join(root, file)), file).toBe(true)
    expect(plain(readFileSync(join(root, file), 'utf8'))).toContain(`'${name}'`)
  })
})
