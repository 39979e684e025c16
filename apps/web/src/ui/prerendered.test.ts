import { expect, test } from 'vitest'
import { fitsPath } from './prerendered.ts'

test.each([
  ['/profile', true],
  ['/events/new', true],
  ['/events/race-1', true],
  ['/events/', false],
  ['/events/race-1/card', false],
  ['/profile/', false],
  ['/login', false],
])('the shell stands around %s: %s', (path, isThere) => {
  expect(fitsPath('/profile /events/:id /my-foods', path)).toBe(isThere)
})
