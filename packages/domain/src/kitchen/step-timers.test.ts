import { describe, expect, test } from 'vitest'
import { findStepTimers } from './step-timers.ts'

describe('the times that a step names', () => {
  test.each<[string, readonly [words: string, seconds: number][]]>([
    ['Simmer for fifteen minutes.', [['fifteen minutes', 900]]],
    ['Roast for twenty-five minutes at 200 C (400 F).', [['twenty-five minutes', 1500]]],
    ['Stir for a minute.', [['a minute', 60]]],
    ['Boil the eggs for six and a half minutes.', [['six and a half minutes', 390]]],
    ['Fry the garlic for thirty seconds.', [['thirty seconds', 30]]],
    [
      'Chill for an hour, or bake half an hour.',
      [
        ['an hour', 3600],
        ['half an hour', 1800],
      ],
    ],
    ['Bake 25-30 minutes.', [['25-30 minutes', 1500]]],
  ])('%s', (step, timers) => expect(findStepTimers(step).map(({ words, seconds }) => [words, seconds])).toEqual(timers))

  test('are the shorter of a span, when the cook looks first', () =>
    expect(findStepTimers('Fry for four to five minutes a side.')).toEqual([
      { words: 'four to five minutes', seconds: 240 },
    ]))

  test('are all of a step, each once', () =>
    expect(
      findStepTimers('Steam the potato for twelve minutes, the cod for six minutes, then six minutes more.').map(
        ({ seconds }) => seconds,
      ),
    ).toEqual([720, 360]))

  test.each(['Cook for a few minutes.', 'Chill overnight.', 'Wait some minutes.', 'Half an onion, minutely chopped.'])(
    'are none where none can be measured: %s',
    (step) => expect(findStepTimers(step)).toEqual([]),
  )
})
