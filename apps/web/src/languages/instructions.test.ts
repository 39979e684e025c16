import { i18n } from '@lingui/core'
import { findStepTimers } from '@pacemeal/domain'
import { afterEach, describe, expect, test } from 'vitest'
import { timerText } from './instructions.ts'

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
