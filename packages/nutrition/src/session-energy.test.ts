import { intensities, kilograms, sessionTypes, trainingCategories } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { session } from './scenarios/build.ts'
import { netEnergy, sessionEnergy, sessionMet, sessionMinutes } from './session-energy.ts'

/** Light, Moderate, Intense of every category, in the order team, combat, endurance, hybrid, fitness. */
const METS = {
  Practice: ['3.5 5.8 7.5', '4.5 6.4 8.2', '5.8 8 10', '3.5 5 7.5', '3.5 5 7.3'],
  Lift: ['3.5 5 6', '3.5 5 6', '3.5 5 6', '3.5 5.8 6.5', '3.5 5 6'],
  Conditioning: ['5 7 8.8', '5.8 7.3 9.3', '6.8 8.5 11', '5 7.5 9', '4.8 6 7.8'],
  Competition: ['5.6 6.4 7.5', '4 5 5.4', '8 10 12', '6.5 9 11', '5 7.3 8.5'],
  Recovery: ['2.3 3 4', '2.3 3 4', '2.8 3.8 4.3', '2.3 3 4', '2.3 3 4'],
  Hybrid: ['4.25 6 7.4', '4.65 6.15 7.65', '5.15 6.75 8.5', '4.25 6.65 7.75', '4.15 5.5 6.9'],
} as const

test.each(sessionTypes)('%s costs what the table says in every category and intensity', (type) => {
  trainingCategories.forEach((category, i) => {
    const cells = METS[type][i]?.split(' ').map(Number)
    intensities.forEach((intensity, at) => {
      expect(sessionMet(type, intensity, [category])).toBeCloseTo(cells?.[at] ?? Number.NaN, 9)
    })
  })
})

test('no category is general fitness, two are their mean', () => {
  expect(sessionMet('Practice', 'Intense', [])).toBe(7.3)
  expect(sessionMet('Practice', 'Intense', ['team-sports', 'endurance-sports'])).toBeCloseTo(8.75, 9)
})

test('one MET is already in the day, and a session never gives energy back', () => {
  expect(netEnergy(5, kilograms(80), 90)).toBeCloseTo(4 * 80 * 1.5, 9)
  expect(netEnergy(0.9, kilograms(80), 90)).toBe(0)
})

test.each([
  ['Practice 15:30-17:00 Moderate', 90],
  ['Practice 23:00-01:00 Moderate', 120],
  ['Competition 08:00-18:00 Intense', 360],
])('%s lasts %i minutes', (text, minutes) => {
  expect(sessionMinutes(session(text))).toBe(minutes)
})

test('what a device measured counts instead of the table', () => {
  const planned = session('Practice 15:30-17:00 Moderate')
  const measured = { ...planned, measuredEnergy: netEnergy(6, kilograms(100), 60) }
  const { energy, because } = sessionEnergy(measured, kilograms(80), [])
  expect(energy).toBe(500)
  expect(because.rule).toBe('session_energy_measured')
})
