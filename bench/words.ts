import { openCatalog } from '@pacemeal/catalog'
import { openMealReader } from '@pacemeal/catalog/say'
import { readLines } from './words/lines.ts'
import { printMisses, printScores } from './words/print.ts'
import { scoreLine } from './words/score.ts'

/**
 * Reads meals as people type and dictate them and prints by family: F1 over items (right food, right amount), the median
 * energy error of a line, the share of lines off by more than a quarter (at all, and without a word of doubt), the share of
 * items shown with a doubt and how many of these doubts were right. First the lines that rules are tuned on, then the half
 * that is held back, of which only sums are printed.
 *
 * node bench/words.ts [--misses]
 * --misses lists the wrongly read lines of the tuning half instead.
 */
const catalog = openCatalog()
const { read } = openMealReader(catalog)
const scores = (half: 'tuning' | 'held-out') =>
  readLines(half).map((line) => {
    const before = line.previous === undefined ? undefined : read(line.previous)
    const items = before?.items.flatMap(({ parts }) => parts.map(({ food, grams }) => ({ food: food.id, grams })))
    return scoreLine(
      line,
      read(line.said, () => items),
      catalog,
    )
  })

if (process.argv.includes('--misses')) printMisses(scores('tuning'))
else {
  console.log('lines for tuning')
  printScores(scores('tuning'))
  console.log('\nlines held back')
  printScores(scores('held-out'))
}
