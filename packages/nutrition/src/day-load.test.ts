import type { TrainingCategory } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { dayLoad } from './day-load.ts'
import { sessions } from './scenarios/build.ts'
import type { DayLoad } from './targets.ts'

const load = (text: string, category: TrainingCategory = 'team-sports') => dayLoad(sessions(text), [category])

test.each<[string, number, DayLoad]>([
  ['', 0, 'rest'],
  ['Practice 10:00-10:47 Moderate', 235, 'light'],
  ['Practice 10:00-10:48 Moderate', 240, 'moderate'],
  ['Practice 10:00-11:29 Moderate', 445, 'moderate'],
  ['Practice 10:00-11:30 Moderate', 450, 'high'],
  ['Practice 10:00-12:29 Intense', 1192, 'high'],
  ['Practice 10:00-12:30 Intense', 1200, 'very_high'],
  ['Lift 10:00-11:00 Intense', 336, 'moderate'],
  ['Recovery 10:00-11:00 Light', 72, 'light'],
  ['Hybrid 10:00-11:00 Moderate', 270, 'moderate'],
])('"%s" is %i units, a %s day', (text, units, band) => {
  const found = load(text)
  expect(found.units).toBeCloseTo(units, 9)
  expect(found.load).toBe(band)
  expect(found.because.rule).toBe('day_load')
})

test.each<[TrainingCategory, number, DayLoad]>([
  ['team-sports', 225, 'high'],
  ['combat-weight-class', 120, 'high'],
  ['general-fitness', 300, 'high'],
  ['endurance-sports', 300, 'high'],
])('an hour of competition in %s is %i units and a %s day', (category, units, band) => {
  const found = load('Competition 10:00-11:00 Moderate', category)
  expect(found.units).toBeCloseTo(units, 9)
  expect(found.load).toBe(band)
  expect(found.because.rule).toBe('day_load_competition')
})

test('ninety minutes of endurance competition make a very high day, in one start or two', () => {
  expect(load('Competition 10:00-11:29 Light', 'endurance-sports').load).toBe('high')
  expect(load('Competition 10:00-11:30 Light', 'endurance-sports').load).toBe('very_high')
  const heats = 'Competition 10:00-10:45 Light; Competition 14:00-14:45 Light'
  expect(load(heats, 'endurance-sports').load).toBe('very_high')
  expect(load(heats, 'team-sports').load).toBe('high')
})
