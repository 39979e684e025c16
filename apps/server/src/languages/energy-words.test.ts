import { locales, weekNote } from '@pacemeal/domain'
import { aPlannedWeek } from '@pacemeal/testing'
import { expect, test } from 'vitest'
import { energyWords } from './energy-words.ts'

test('a week’s note is told in kilojoules to those who chose them alone', () => {
  const week = aPlannedWeek()
  expect(energyWords('en', {})).toBeUndefined()
  expect(energyWords('en', { energy: 'both' })).toBeUndefined()
  expect(weekNote(week, 'en', energyWords('en', {}))).toMatch(/\d kcal with/)
  const told = weekNote(week, 'en', energyWords('en', { energy: 'kJ' }))
  expect(told).toMatch(/\d,\d{3} kJ with/)
  expect(told).not.toContain('kcal')
  expect(energyWords('de', { energy: 'kJ' })?.(1000)).toBe('4.184 kJ')
})

test('who hides figures of energy is told of the week without any, in every language', () => {
  const week = aPlannedWeek()
  const hidden = energyWords('en', { energy: 'kJ' }, true)
  expect(hidden).toBeNull()
  for (const locale of locales) {
    const told = weekNote(week, locale, hidden)
    expect(told).not.toMatch(/kcal|kJ|\d g/)
    expect(told.split('. ')).toHaveLength(2)
  }
})
