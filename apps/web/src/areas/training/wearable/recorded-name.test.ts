import { join } from 'node:path'
import { i18n } from '@lingui/core'
import { activityNameOf, sportCodes, UNREADABLE_ACTIVITY } from '@pacemeal/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readCatalogue } from '../../../../build/catalogues.ts'
import { recordedName } from './recorded-name.ts'

describe.each([['de'], ['es']] as const)('in %s', (locale) => {
  beforeEach(async () => {
    const catalogue = await readCatalogue(join(import.meta.dirname, `../../../languages/${locale}.po`))
    const messages = Object.fromEntries(catalogue.map(({ id, translation }) => [id, translation]))
    i18n.loadAndActivate({ locale, messages })
  })
  afterEach(() => i18n.activate('en'))

  test('a recording that is called by its sport alone is called so in the language', () => {
    // Words that the languages share.
    const shared = new Set(['Yoga', 'Pilates', 'Golf', 'Surfing', 'Tennis', 'Basketball', 'Snowboarding'])
    const names = sportCodes.map(activityNameOf).filter((name) => !shared.has(name))
    expect(names.filter((name) => recordedName({ name }) === name)).toEqual([])
    expect(recordedName({ name: ' RUNNING ' })).toBe(recordedName({ name: 'Running' }))
  })

  test('so is one of no sport, or that cannot be read, or in which clothes were changed', () => {
    const unnamed = [activityNameOf(undefined), UNREADABLE_ACTIVITY.name].map((name) => ({ name }))
    const all = [...unnamed, { name: 'Transition', isTransition: true }]
    expect(all.filter((one) => recordedName(one) === one.name)).toEqual([])
  })

  test('a name that somebody gave it stays', () => {
    expect(['Running with Ana', 'Morning Run', 'Lauf am See'].map((name) => recordedName({ name }))).toEqual([
      'Running with Ana',
      'Morning Run',
      'Lauf am See',
    ])
  })
})
