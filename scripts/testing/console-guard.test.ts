import { expect, test } from 'vitest'
import { checkConsole } from './console-guard.ts'

test.each(['error', 'warn'] as const)('a test that says something by console.%s fails', (method) => {
  console[method]('The profile is incomplete.', new TypeError('no weight'))
  expect(checkConsole).toThrow(/Unexpected on the console:\nconsole\..*The profile is incomplete\..*no weight/)
})

test('what was found once is not found again, and silence passes', () => {
  expect(checkConsole).not.toThrow()
})
