import { localDate } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { groupByDay } from './group-by-day.ts'
import { topicOf } from './topic.ts'

const made = ($createdAt: string, scheduledTime: string | null = null) => ({ $createdAt, scheduledTime })

test('notifications stand under the reader’s own days, newest first', () => {
  const late = made('2026-03-03T04:30:00.000Z')
  const morning = made('2026-03-03T13:00:00.000Z')
  const dueToday = made('2026-02-20T08:00:00.000Z', '2026-03-03T12:00:00.000Z')
  const older = made('2026-02-27T17:00:00.000Z')
  const lastYear = made('2025-12-31T17:00:00.000Z')
  const groups = groupByDay([lastYear, dueToday, older, late, morning], 'America/New_York', localDate('2026-03-03'))
  expect(groups.map(({ label, notifications }) => [label, notifications])).toEqual([
    ['Today', [morning, dueToday]],
    // 11:30 in the evening in New York.
    ['Yesterday', [late]],
    ['Feb 27', [older]],
    ['Dec 31, 2025', [lastYear]],
  ])
})

test.each([
  ['Workout synced, fuel updated', 'workout'],
  ['Your fuel plan is ready', 'meal'],
  ['New MEAL idea', 'meal'],
  ['Wearable connected', 'wearable'],
  ['Your plan changed', 'plan'],
  ['Welcome to Pacemeal', 'general'],
])('%s is about: %s', (title, topic) => expect(topicOf(title)).toBe(topic))
