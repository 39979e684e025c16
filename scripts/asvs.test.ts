import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** How many requirements of levels 1 and 2 each section of the standard has; those of level 3 come last in each. */
const sections: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
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
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
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
