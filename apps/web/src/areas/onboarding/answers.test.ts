import { readAge } from '@pacemeal/domain'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  keepAnswer,
  keepChoice,
  keepScheduleDraft,
  keepTyped,
  readChoice,
  readKeptAnswers,
  readScheduleDraft,
} from './answers.ts'

// Its screens bring the whole client with them.
vi.mock('../training/index.ts', () => ({ readWearableDevice: () => undefined }))

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('what is chosen is there again, and is no answer before it is continued with', () => {
  expect(readChoice('performanceObjective')).toBeUndefined()
  keepChoice('performanceObjective', 'fat-loss')
  keepChoice('trainingCategories', ['team-sports', 'endurance-sports'])
  expect(readChoice('performanceObjective')).toBe('fat-loss')
  expect(readChoice('trainingCategories')).toEqual(['team-sports', 'endurance-sports'])
  expect(readKeptAnswers()).toMatchObject({ performanceObjective: undefined, trainingCategories: undefined })
})

test('an answer that is chosen anew stays until it is continued with, and no choice outlives that', () => {
  keepAnswer('trainingCategories', ['team-sports'])
  expect(readChoice('trainingCategories')).toEqual(['team-sports'])
  keepChoice('trainingCategories', [])
  expect(readChoice('trainingCategories')).toBeUndefined()
  expect(readKeptAnswers().trainingCategories).toEqual(['team-sports'])
  keepAnswer('trainingCategories', ['general-fitness'])
  expect(readChoice('trainingCategories')).toEqual(['general-fitness'])
})

test('what is typed is kept once the step would take it, and before that the answer stands', () => {
  keepAnswer('age', 31)
  keepTyped('age', readAge('4'))
  expect(readChoice('age')).toBe(31)
  keepTyped('age', readAge('42'))
  expect(readChoice('age')).toBe(42)
  expect(readKeptAnswers().age).toBe(31)
  keepTyped('age', readAge('421'))
  expect(readChoice('age')).toBe(31)
})

test('a week that is changed after it was continued with is there again as it was left', () => {
  const session = { type: 'Lift', startTime: '7:30 AM', endTime: '8:30 AM', intensity: 'Light' } as const
  keepAnswer('trainingActivities', [{ id: 'x', days: ['monday'], ...session }])
  const week = readScheduleDraft()
  keepScheduleDraft({ ...week, tuesday: week.monday })
  expect(readScheduleDraft().tuesday).toEqual(week.monday)
  expect(readKeptAnswers().trainingActivities?.map(({ days }) => days)).toEqual([['monday']])
})
