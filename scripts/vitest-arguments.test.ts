import { describe, expect, test } from 'vitest'
import { needsBrowser, readVitestArguments } from './vitest-arguments.mjs'

describe('what is named decides whether a browser is needed', () => {
  test.each([
    [['e2e/home.e2e.ts'], true],
    [['apps/server/src/main.test.ts', 'e2e/home.e2e.ts'], true],
    [['--project', 'e2e'], true],
    [['--project=e2e', '-t', 'a meal'], true],
    [['-t', 'a meal'], true],
    [[], true],
    [['packages/domain/src/days.test.ts'], false],
    [['apps/server/src/main.test.ts', '-t', 'starts'], false],
    [['--project=unit'], false],
    [['--project', 'server', '-t', 'a meal'], false],
  ])('%j: %s', (given, expected) => expect(needsBrowser(given)).toBe(expected))
})

test('tests run once, and again on each change when that is asked for', () => {
  expect(readVitestArguments(['a.test.ts'])).toEqual(['run', 'a.test.ts'])
  expect(readVitestArguments(['a.test.ts', '--watch'])).toEqual(['a.test.ts', '--watch'])
})

test('a debugged test may pause for as long as it takes', () => {
  expect(readVitestArguments(['a.test.ts', '--inspect-brk'])).toEqual([
    'run',
    'a.test.ts',
    '--inspect-brk',
    '--no-file-parallelism',
    '--test-timeout=0',
    '--hook-timeout=0',
  ])
})
