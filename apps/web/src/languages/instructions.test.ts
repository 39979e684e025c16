import { i18n } from '@lingui/core'
import { INSTRUCTION_PARTS, partOfRecipe } from '@pacemeal/catalog/instruction-parts'
import { findStepTimers } from '@pacemeal/domain'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchInstructions, inChosenDegrees, timerText } from './instructions.ts'
import { areInstructionsTranslated, speakInstructions } from './spoken-instructions.ts'
import { chooseUnits } from './units.ts'

describe('the times of a step', () => {
  afterEach(() => i18n.activate('en'))

  test.each([
    ['en', 'Simmer for fifteen minutes.', 'fifteen minutes'],
    ['de', 'Simmer for fifteen minutes.', '15 Minuten'],
    ['de', 'Chill for an hour.', '1 Stunde'],
    ['de', 'Stir for thirty seconds.', '30 Sekunden'],
    ['de', 'Soak for ninety minutes.', '1,5 Stunden'],
    ['de', 'Boil the eggs for six and a half minutes.', '6,5 Minuten'],
  ])('are said in %s: %s', (locale, step, said) => {
    i18n.loadAndActivate({ locale, messages: {} })
    expect(findStepTimers(step).map(timerText)).toEqual([said])
  })
})

test('an oven’s heat is told in both degrees until one is chosen', () => {
  const [english, german] = ['Bake at 180 C (350 F) until crisp.', 'Bei 180 °C (350 °F) backen.']
  expect(inChosenDegrees(english)).toBe(english)
  chooseUnits({ temperature: 'F' })
  expect([english, german].map(inChosenDegrees)).toEqual(['Bake at 350 °F until crisp.', 'Bei 350 °F backen.'])
  chooseUnits({ temperature: 'C' })
  expect([english, german].map(inChosenDegrees)).toEqual(['Bake at 180 °C until crisp.', 'Bei 180 °C backen.'])
})

describe('what recipes tell a cook', () => {
  afterEach(() => speakInstructions(undefined))
  const aPart = () => vi.fn(async () => ({ instructions: {} }))
  const parts = Array.from({ length: INSTRUCTION_PARTS }, aPart)
  const partFetched = (recipe: string) => parts[partOfRecipe(recipe)]

  test('is fetched for the recipes of a week alone, and each part once', async () => {
    speakInstructions(async () => parts)
    expect(areInstructionsTranslated()).toBe(true)
    const week = ['spanish-tortilla', 'lentil-soup']
    await fetchInstructions(week)
    await fetchInstructions([...week, 'lentil-soup'])
    for (const recipe of week) expect(partFetched(recipe)).toHaveBeenCalledTimes(1)
    const wanted = new Set(week.map(partOfRecipe))
    expect(parts.filter((part) => part.mock.calls.length > 0)).toHaveLength(wanted.size)
  })

  test('is asked for again after the network failed', async () => {
    const failing = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(parts)
    speakInstructions(failing)
    await fetchInstructions(['spanish-tortilla'])
    await fetchInstructions(['spanish-tortilla'])
    expect(failing).toHaveBeenCalledTimes(2)
  })

  test('stands in the code in English, and nothing is fetched', async () => {
    expect(areInstructionsTranslated()).toBe(false)
    await expect(fetchInstructions(['spanish-tortilla'])).resolves.toBeUndefined()
  })
})
