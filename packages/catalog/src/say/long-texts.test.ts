import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { openMealReader } from './read-meal.ts'

const { read } = openMealReader(openCatalog())
const usual = 'two eggs, 80 g oats with milk and a flat white, half a pizza and 3 bananas'

/** The processor's time of a reading, of so many, in microseconds: what else the machine does is not in it. */
function timeOf(text: string, times: number): number {
  const start = process.threadCpuUsage()
  for (let done = 0; done < times; done += 1) read(text)
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / times
}

/** What is repeated: what many patterns begin with, words of amounts and corrections, and words that nobody knows. */
const repeats = [
  ...[
    ' ',
    '\n',
    ' \n',
    '\t',
    '\u{a0}',
    ', ',
    '- ',
    '. ',
    '( ',
    '1 ',
    '1/2 ',
    '½ ',
    'a ',
    'aa ',
    'x',
    'ab',
    'aeiou',
    'half ',
  ],
  ...[
    'egg ',
    'instead of ',
    'media ',
    'no wait ',
    'no, ',
    'of ',
    'half of the ',
    '2 slices of ',
    'mit ',
    'shared ',
    'at ',
  ],
  ...[
    'half a tray of ',
    'pan of ',
    'a third of the a ',
    'with peanut butter ',
    'toast ',
    'ham sandwich, no, ',
    'bueno ',
    'nein ',
  ],
  ...['between two ', 'on the side ', 'the other ', '7:00 ', 'ein halbes ', 'qwrt ', 'hähnchen '],
]

/**
 * A text of the longest length that is read is some thirty usual lines, and up to twenty times as many words. Time that grows faster
 * than the text took from 20,000 lines' time on.
 */
const MAX_USUAL_LINES = 2000

read(usual)
const line = timeOf(usual, 100)

test.each(repeats)('ten thousand characters of %j are read in about the time of as many lines', (repeat) => {
  const text = `${repeat.repeat(Math.ceil(10_000 / repeat.length)).slice(0, 10_000)} eggs`
  expect(timeOf(text, 2)).toBeLessThan(MAX_USUAL_LINES * line)
})

test.each(['a de ', 'pan con ', 'bread with ', 'brot mit ', 'x, ', 'half a '])(
  'a word of ten thousand letters behind %j is read in about the time of as many lines',
  (begin) => expect(timeOf(`${begin}${'b'.repeat(10_000)}`, 1)).toBeLessThan(MAX_USUAL_LINES * line),
)

test('spaces and line breaks say as much as one of them', () => {
  const grams = (text: string) => read(text).items.map((item) => [item.key, item.grams])
  expect(grams('2   eggs \n\n  80 g\t\toats')).toEqual(grams('2 eggs\n80 g oats'))
})
