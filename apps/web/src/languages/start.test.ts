import { i18n } from '@lingui/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What a language is fetched in arrives when the test says so. */
const arrivals = { german: Promise.withResolvers<void>(), spanish: Promise.withResolvers<void>() }
const words = vi.hoisted(() => () => ({ messages: {} }))

vi.mock('./de.po?part=account', words)
vi.mock('./de.po?part=day', words)
vi.mock('./de.po?part=training', words)
vi.mock('./de.po?part=more', words)
vi.mock('./es.po?part=account', words)
vi.mock('./es.po?part=day', words)
vi.mock('./es.po?part=training', words)
vi.mock('./es.po?part=more', words)
vi.mock('@pacemeal/catalog/german-instructions?parts', () => ({ parts: [] }))
vi.mock('@pacemeal/catalog/spanish-instructions?parts', () => ({ parts: [] }))

const chosen = { language: null as string | null }

beforeEach(() => {
  vi.resetModules()
  arrivals.german = Promise.withResolvers()
  arrivals.spanish = Promise.withResolvers()
  // Registered for each test: a mock is made once.
  vi.doMock('@pacemeal/catalog/german', async () => {
    await arrivals.german.promise
    return { germanKitchen: { food: () => 'Haferflocken' } }
  })
  vi.doMock('@pacemeal/catalog/spanish', async () => {
    await arrivals.spanish.promise
    return { spanishKitchen: { food: () => 'Copos de avena' } }
  })
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'language' ? chosen.language : null) })
  vi.stubGlobal('navigator', { language: 'es-ES', languages: ['es-ES'] })
  vi.stubGlobal('document', { documentElement: {} })
})
afterEach(() => {
  vi.unstubAllGlobals()
  chosen.language = null
  i18n.activate('en')
})

const open = async () => ({
  ...(await import('./start.ts')),
  ...(await import('./kitchen.ts')),
  ...(await import('./spoken-instructions.ts')),
})

test('English that is chosen while Spanish is fetched leaves no Spanish foods and steps', async () => {
  const { activateLanguage, translation, foodName, areInstructionsTranslated } = await open()
  await activateLanguage()
  const { whole } = translation
  expect(document.documentElement.lang).toBe('es')
  chosen.language = 'en'
  await activateLanguage()
  arrivals.spanish.resolve()
  await whole
  expect(document.documentElement.lang).toBe('en')
  expect(foodName('Rolled oats')).toBe('Rolled oats')
  expect(areInstructionsTranslated()).toBe(false)
  expect(translation.whole).toBeUndefined()
})

test('English that is chosen once Spanish is there takes its place everywhere', async () => {
  const { activateLanguage, translation, foodName, areInstructionsTranslated } = await open()
  await activateLanguage()
  arrivals.spanish.resolve()
  await translation.whole
  expect(foodName('Rolled oats')).toBe('Copos de avena')
  chosen.language = 'en'
  await activateLanguage()
  expect(foodName('Rolled oats')).toBe('Rolled oats')
  expect(areInstructionsTranslated()).toBe(false)
})

test('of two languages that are fetched at once the one that was chosen last is spoken, whichever comes last', async () => {
  const { activateLanguage, translation, foodName } = await open()
  const first = activateLanguage()
  chosen.language = 'de'
  const second = activateLanguage()
  await Promise.all([first, second])
  arrivals.german.resolve()
  arrivals.spanish.resolve()
  await translation.whole
  expect(document.documentElement.lang).toBe('de')
  expect(foodName('Rolled oats')).toBe('Haferflocken')
})

test('Spanish foods that come after German was chosen are not spoken', async () => {
  const { activateLanguage, translation, foodName } = await open()
  await activateLanguage()
  const spanish = translation.whole
  chosen.language = 'de'
  await activateLanguage()
  arrivals.german.resolve()
  await translation.whole
  arrivals.spanish.resolve()
  await spanish
  expect(foodName('Rolled oats')).toBe('Haferflocken')
})
