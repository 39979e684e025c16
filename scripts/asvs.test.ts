import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** How many requirements of levels 1 and 2 each section of the standard has; those of level 3 come last in each. */
const sections: Readonly<Record<string, number>> = {
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
}

const rows = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id, answer] = /^\| (\d+\.\d+\.\d+) \| [12] \| [^|]+ \| (.+) \|$/.exec(line) ?? []
    return id === undefined || answer === undefined ? [] : [{ id, answer }]
  })

test('the standard is answered requirement by requirement', () => {
  const wanted = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  )
  expect(rows.map(({ id }) => id)).toEqual(wanted)
})

test.each(rows)('$id: what is named is there, or the answer says what is missing', ({ answer }) => {
  const [, words] = /^\*\*(?:Not met|Does not apply|Without a test)\*\*: (.+)$/.exec(answer) ?? []
  const [, file, name] = /^`([^`]+)` (.+)$/.exec(answer) ?? []
  if (words !== undefined) {
    for (const [, path = ''] of words.matchAll(/`([^`]+\/[^`]+)`/g))
      expect(existsSync(join(root, path)), path).toBe(true)
    return
  }
  expect(file, answer).toBeDefined()
  const text = readFileSync(join(root, file ?? ''), 'utf8')
  const isTest = /\.(?:test|e2e)\.ts$/.test(file ?? '')
  expect(text.includes(isTest ? `'${name}'` : (name ?? ''))).toBe(true)
})
