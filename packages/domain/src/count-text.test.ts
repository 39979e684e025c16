import { expect, test } from 'vitest'
import { countText } from './count-text.ts'

test.each([
  [0, 'minute', undefined, '0 minutes'],
  [1, 'minute', undefined, '1 minute'],
  [12, 'minute', undefined, '12 minutes'],
  [1, 'activity', 'activities', '1 activity'],
  [2, 'activity', 'activities', '2 activities'],
])('%d of %s reads as people say it', (count, one, several, text) => expect(countText(count, one, several)).toBe(text))
