import { expect, test } from 'vitest'
import { readingKey } from './reading-key.ts'

const documents = 'https://pacemeal.example/v1/databases/pacemeal/collections'

const address = (collection: string, ...queries: readonly object[]): string => {
  const search = new URLSearchParams(queries.map((query, index) => [`queries[${index}]`, JSON.stringify(query)]))
  return `${documents}/${collection}/documents?${search}`
}

/** The bell's question, asked as of a moment. */
const unread = (user: string, moment: string) =>
  address(
    'notifications',
    { method: 'equal', attribute: 'user', values: [user] },
    {
      method: 'or',
      values: [
        { method: 'isNull', attribute: 'scheduledTime' },
        { method: 'lessThanEqual', attribute: 'scheduledTime', values: [moment] },
      ],
    },
  )

test('what is due is kept under one address, whenever it is asked', () => {
  const morning = readingKey(unread('maya', '2026-03-02T08:00:00.000Z'))
  expect(readingKey(unread('maya', '2026-03-02T08:00:30.000Z'))).toBe(morning)
  expect(readingKey(unread('noah', '2026-03-02T08:00:00.000Z'))).not.toBe(morning)
})

test('another day is another reading', () => {
  const marks = (day: string) => readingKey(address('meal_marks', { method: 'equal', attribute: 'day', values: [day] }))
  expect(marks('2026-03-02')).not.toBe(marks('2026-03-03'))
  expect(readingKey(`${documents}/user_profiles/documents/maya`)).toBe(`${documents}/user_profiles/documents/maya`)
})
