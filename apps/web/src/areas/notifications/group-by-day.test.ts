import { localDate } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { groupByDay } from './group-by-day.ts'
import { destinationOf, foreignPlace, readFacts, textIn, topicOf } from './topic.ts'

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

test('a nudge has an icon of its own, whatever session it names', () => {
  expect(topicOf('Practice at 5:00 PM', { topic: 'reminder' })).toBe('reminder')
  // Kept before nudges said what they are.
  expect(topicOf('Refuel after Lift', readFacts('{"day":"2026-03-03","meal":"tuesday-post-fuel"}'))).toBe('reminder')
  expect(topicOf('Your payment failed', { topic: 'billing' })).toBe('billing')
})

const today = localDate('2026-03-03')

test.each([
  ['a nudge of today', '{"day":"2026-03-03","meal":"tuesday-lunch"}', '/meal-details/tuesday-lunch?day=2026-03-03'],
  ['a nudge of another day', '{"day":"2026-02-24","meal":"tuesday-lunch"}', '/home?day=2026-02-24'],
  ['what says where it leads', '{"path":"/support","topic":"plan"}', '/support'],
  ['a plan', '{"planId":"p1"}', '/meal-plan'],
  ['a recorded activity', '{"activityId":"a 1"}', '/meal-details/a%201'],
  ['a path of somebody else', '{"path":"https://evil.example"}', undefined],
  ['what carries nothing', null, undefined],
  ['what carries anything else', '[1, "x"', undefined],
])('%s leads to what it is about', (_, metadata, path) => expect(destinationOf(readFacts(metadata), today)).toBe(path))

test('a nudge whose words hold the times of another zone says whose they are', () => {
  const nudge = { topic: 'reminder', zone: 'America/New_York' }
  expect(foreignPlace(nudge, 'Europe/Berlin')).toBe('New York')
  expect(foreignPlace(nudge, 'America/New_York')).toBeUndefined()
  expect(foreignPlace({ topic: 'plan', zone: 'America/New_York' }, 'Europe/Berlin')).toBeUndefined()
})

test('a notification is read in the language of the screen, and as it was told where it is not kept in it', () => {
  const translations = {
    en: { title: 'Plan ready', description: 'Look' },
    de: { title: 'Plan fertig', description: 'Sieh' },
  }
  const told = { title: 'Plan fertig', description: 'Sieh', metadata: JSON.stringify({ translations }) }
  expect(textIn(told, 'en')).toEqual({ title: 'Plan ready', description: 'Look' })
  expect(textIn(told, 'es')).toEqual({ title: 'Plan fertig', description: 'Sieh' })
  expect(textIn({ title: 'Hello', description: null, metadata: 'no JSON' }, 'de')).toEqual({
    title: 'Hello',
    description: null,
  })
})
