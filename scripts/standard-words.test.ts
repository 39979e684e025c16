import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDocuments, readSources } from './architecture/read-sources.ts'
import { findNonStandardWords } from './standard-words.ts'

/** Names of tables that once were, and the words of dishes. */
const texts = /\/(?:migrations|recipes)\//

/** What lists these words, and plain English that names no thing of the code. */
const lists: ReadonlySet<string> = new Set([
  'scripts/standard-words.ts',
  'scripts/standard-words.test.ts',
  'packages/planner/src/wording/plain-words.ts',
])

/** Documents that quote what stood there before. */
const quoting: ReadonlySet<string> = new Set(['docs/review.md', 'docs/plan-review.md'])

describe('names, comments and titles of tests', () => {
  test('use the standard words of the field', () => {
    const sources = readSources(join(import.meta.dirname, '..'))
    const found = [...sources].flatMap(([file, text]) =>
      lists.has(file) || texts.test(file) ? [] : findNonStandardWords(file, text),
    )
    expect(sources.size).toBeGreaterThan(1000)
    expect(found).toEqual([])
  })

  test('and so do the documents', () => {
    const documents = readDocuments(join(import.meta.dirname, '..'))
    const found = [...documents].flatMap(([file, text]) => (quoting.has(file) ? [] : findNonStandardWords(file, text)))
    expect(documents.size).toBeGreaterThan(90)
    expect(found).toEqual([])
  })

  test.each([
    ['const MOST_ATTEMPTS = 3', 'MAX_'],
    ['const LEAST_GRAMS = 5', 'MIN_'],
    ['/** A seeded whim. */', 'jitter'],
    ['const whimFor = seeded', 'jitter'],
    ['import { Turnstile } from "./turnstile.ts"', 'mutex, concurrency limit'],
    ['await sayDueGoodbyes()', 'processDeauthorizations'],
    ['/** Where a file stands in the house. */', 'the repository, the layers'],
    ['// The front door of an area.', 'entry'],
    ['/** House choices: what reads as a large portion. */', 'our own choice'],
  ])('are not %s', (planted, instead) =>
    expect(findNonStandardWords('a.ts', planted)).toMatchObject([{ file: 'a.ts', line: 1, instead }]),
  )

  test.each(['The plans are on the house.', 'const MAX_ATTEMPTS = 3', 'at most three', 'Twinkle'])(
    'may be: %s',
    (text) => expect(findNonStandardWords('a.ts', text)).toEqual([]),
  )
})
