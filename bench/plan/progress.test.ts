import { expect, test } from 'vitest'
import { openProgress } from './progress.ts'

test('a long run says once a minute how far it is, and what is left', () => {
  const lines: string[] = []
  let clock = 5_000
  const tell = openProgress({
    weeks: 100,
    now: () => clock,
    memory: () => 300 * 1024 ** 2,
    print: (line) => lines.push(line),
  })
  for (let week = 0; week < 10; week++) tell(true)
  expect(lines).toEqual([])
  for (let week = 0; week < 30; week++) {
    clock += 4_000
    tell(false)
  }
  // After 60 s 15 weeks were planned beside the ten that were kept: 75 are left at 4 s each.
  expect(lines).toEqual([
    '25 of 100 weeks, 4.0 s each, about 5 min left, 300 MB',
    '40 of 100 weeks, 4.0 s each, about 4 min left, 300 MB',
  ])
})
