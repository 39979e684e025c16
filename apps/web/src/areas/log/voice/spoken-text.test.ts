import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recognizerLanguage } from './recognizer-language.ts'
import { beginSpeaking, caretOf, retyped, textOf } from './spoken-text.ts'
import { voiceProblem } from './voice-problem.ts'

const LIMIT = 500
const spokenInto = (text: string, caret: number, heard: string) => ({ ...beginSpeaking(text, caret), heard })

describe('words that are spoken into a text', () => {
  test.each([
    ['', 0, 'two eggs', 'two eggs'],
    ['2 eggs', 6, 'toast', '2 eggs, toast'],
    ['2 eggs, ', 8, 'toast', '2 eggs, toast'],
    ['2 eggs,', 7, 'toast', '2 eggs, toast'],
    ['milk 200', 8, 'ml', 'milk 200 ml'],
    ['coffee toast', 7, 'with milk', 'coffee with milk toast'],
  ])('%j at %i with %j is %j', (text, caret, heard, whole) => {
    const spoken = spokenInto(text, caret, heard)
    expect(textOf(spoken, LIMIT)).toBe(whole)
    expect(whole.slice(0, caretOf(spoken, LIMIT)).endsWith(heard)).toBe(true)
  })

  test('what changes while it is heard takes the place of what was heard before', () => {
    const first = spokenInto('tea, ', 5, 'to eggs')
    expect(textOf({ ...first, heard: 'two eggs and toast' }, LIMIT)).toBe('tea, two eggs and toast')
    expect(textOf({ ...first, heard: '' }, LIMIT)).toBe('tea, ')
  })

  test('keep what is typed before and behind them meanwhile, and give way where they are changed themselves', () => {
    const spoken = spokenInto('tea ', 4, 'two eggs')
    const behind = retyped(spoken, 'tea two eggs, jam', 17, LIMIT)
    expect(behind && textOf({ ...behind, heard: 'two eggs and toast' }, LIMIT)).toBe('tea two eggs and toast, jam')
    const before = retyped(spoken, 'green tea two eggs', 6, LIMIT)
    expect(before && textOf({ ...before, heard: 'two eggs and toast' }, LIMIT)).toBe('green tea two eggs and toast')
    expect(retyped(spoken, 'tea three eggs', 9, LIMIT)).toBeUndefined()
    expect(retyped(spoken, '', 0, LIMIT)).toBeUndefined()
  })

  test('what is typed before anything was heard stands where it was typed', () => {
    const typed = retyped(beginSpeaking('', 0), '2 ', 2, LIMIT)
    expect(typed && textOf({ ...typed, heard: 'eggs' }, LIMIT)).toBe('2 eggs')
  })

  test('no typed letter is ever lost, and the text never passes its limit', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.nat(40), fc.string({ maxLength: 60 }), (text, at, heard) => {
        const spoken = spokenInto(text, Math.min(at, text.length), heard)
        const whole = textOf(spoken, 50)
        expect(whole.length).toBeLessThanOrEqual(50)
        expect(whole.startsWith(spoken.before)).toBe(true)
        expect(whole.endsWith(spoken.behind)).toBe(true)
      }),
    )
  })
})

test('the recognizer listens for the language of the app, and for the English of the foods’ names', () => {
  expect([
    recognizerLanguage('en', 'US'),
    recognizerLanguage('en', 'GB'),
    recognizerLanguage('de', 'GB'),
    recognizerLanguage('es', 'US'),
  ]).toEqual(['en-US', 'en-GB', 'de-DE', 'es-ES'])
})

test('each problem has words of its own, one that is new has some too, and an end that was asked for has none', () => {
  const codes = [
    'not-allowed',
    'service-not-allowed',
    'no-speech',
    'audio-capture',
    'network',
    'language-not-supported',
  ]
  const told = [...codes, 'bad-grammar'].map((code) => voiceProblem(code)?.id)
  expect(new Set(told).size).toBe(7)
  expect(told).not.toContain(undefined)
  expect(voiceProblem('aborted')).toBeUndefined()
})
