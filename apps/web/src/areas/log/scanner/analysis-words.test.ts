import { i18n } from '@lingui/core'
import { analysisStep } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { analysisStatusWords, analysisStepWords } from './analysis-words.ts'

test.each([
  [39, 'Processing image...'],
  [40, 'Identifying food items...'],
  [69, 'Identifying food items...'],
  [70, 'Calculating nutrition...'],
  [85, 'Calculating nutrition...'],
])('at %i it is %j', (percent, words) => {
  const step = analysisStep({ status: 'processing', percent })
  expect(step && i18n._(analysisStepWords[step])).toBe(words)
})

test('each status has its words', () => {
  const told = Object.entries(analysisStatusWords).map(([status, words]) => [status, i18n._(words)])
  expect(Object.fromEntries(told)).toEqual({
    waiting: 'Queuing analysis...',
    processing: 'Analyzing your food...',
    completed: 'Analysis complete!',
    failed: 'Analysis failed',
  })
})
