import { i18n } from '@lingui/core'
import { DEFAULT_LOCALE, locales, weekNote } from '@pacemeal/domain'
import { aPlannedWeek } from '@pacemeal/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { activateEnglish } from '../../languages/activate.ts'
import { adoptUnits } from '../../languages/units.ts'
import { hideEnergy } from '../../ui/energy-figures.tsx'
import { mayBeShown, shownText, standingAfter, tellShownReasons } from './shown-reasons.ts'

afterEach(() => {
  hideEnergy(false)
  activateEnglish()
})

const reasons = [
  { rule: 'day_load', source: 'ACSM16', inputs: { load: 'high', sessions: 1 } },
  { rule: 'energy_expenditure', source: 'H', inputs: { total: 2860, resting: 1480, factor: 1.4, exercise: 700 } },
  { rule: 'carbs_by_load', source: 'B11', inputs: { load: 'high', aim: 7, low: 6, high: 10 } },
  { rule: 'carbs_take_the_rest', source: 'H', inputs: { protein: 104, fat: 80, grams: 410 } },
  { rule: 'meal_time_usual', source: 'H', inputs: { at: 720 } },
] as const

test('reasons are told with their figures', () => {
  expect(tellShownReasons(reasons)).toHaveLength(reasons.length)
})

test.each([
  ['en-US', {}, '3.18 g/lb carbs for a day of high load, in a range of 2.72 to 4.54.'],
  ['en-US', { mass: 'kg' }, '7 g/kg carbs for a day of high load, in a range of 6 to 10.'],
  ['en-GB', {}, '7 g/kg carbs for a day of high load, in a range of 6 to 10.'],
  ['de-DE', { mass: 'lb' }, '3.18 g/lb carbs for a day of high load, in a range of 2.72 to 4.54.'],
] as const)(
  'in a browser of %s with %o chosen, reasons speak of the unit that weights are shown in',
  (language, chosen, words) => {
    const browser = vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
    adoptUnits(chosen)
    const told = tellShownReasons(reasons)[2]
    expect(told?.words).toBe(words)
    expect(told?.claim?.includes('3–5 g/kg (1.4–2.3 g/lb) on light days, 5–7 (2.3–3.2) on moderate')).toBe(
      words.includes('/lb'),
    )
    browser.mockRestore()
    adoptUnits({})
  },
)

test('fuel after a recording is told to follow it, with how hard it was where a rule says it', () => {
  const because = [{ rule: 'post_fuel', source: 'H', inputs: { type: 'Lift', intensity: 'Intense' } }] as const
  expect(standingAfter('Evening run', because)).toBe('right after Evening run (Intense)')
  expect(standingAfter('Evening run', [])).toBe('right after Evening run')
})

test('in number-light mode only what needs no figure of energy is told, without such a claim', () => {
  hideEnergy(true)
  const told = tellShownReasons(reasons)
  expect(told.map(({ words }) => words)).toEqual([
    'Your training makes this a day of high load.',
    expect.stringMatching(/^12:00/),
  ])
  for (const { words, claim = '' } of told) expect(`${words} ${claim}`).not.toMatch(/kcal|\d g\b|g\/kg/)
})

test.each(locales)('number-light mode leaves the same to be told in %s', (locale) => {
  hideEnergy(true)
  i18n.loadAndActivate({ locale, messages: {} })
  expect(tellShownReasons(reasons)).toHaveLength(2)
  const sentences = (language: typeof locale) => shownText(weekNote(aPlannedWeek(), language)).split('. ')
  expect(sentences(locale)).toHaveLength(sentences(DEFAULT_LOCALE).length)
})

test('of a longer text the sentences without such figures stay', () => {
  hideEnergy(true)
  expect(shownText('Your week has 2 rest days. Saturday asks for the most: 2,610 kcal with 451 g carbs.')).toBe(
    'Your week has 2 rest days.',
  )
})

test.each([
  '2,860 kcal for the day',
  '45 g carbs an hour',
  '5.5 g/kg',
  '1,602 kJ',
  '20% of your energy',
  'about a kilocalorie',
  'rund eine Kilokalorie',
  'cerca de una kilocaloría',
  '10 bis 20 % der Energie',
])('%s is hidden in number-light mode, and shown else', (text) => {
  expect(mayBeShown(text)).toBe(true)
  hideEnergy(true)
  expect(mayBeShown(text)).toBe(false)
})
