import { openCatalog } from '@pacemeal/catalog'
import { openFoodFinder, openSuggester, withSuggestions } from '@pacemeal/catalog/reference'
import { openMealReader, type SaidMeal } from '@pacemeal/catalog/say'
import { printCauses } from './words/causes.ts'
import { type Half, readLines } from './words/lines.ts'
import { printMisses, printScores } from './words/print.ts'
import { type LineScore, scoreLine } from './words/score.ts'

/**
 * Reads meals as people type and dictate them and prints by family: F1 over items (right food, right amount) and over foods whatever their amount, the median
 * energy error of a line, the share of lines off by more than a quarter (at all, and without a word of doubt), the share of
 * items shown with a doubt and how many of these doubts were right. First the lines that rules are tuned on, then the half
 * that is held back, of which only sums are printed. Each half is read by the reader alone, and then, as the log sheet does
 * it, with what the food search suggests for the words that it left open.
 *
 * node bench/words.ts [--misses | --causes [--all]] [--voices]
 * --misses lists the wrongly read lines of the tuning half instead, --causes counts what went wrong in it and how right each
 * reason for a doubt or a question was (with --all each of them). --voices takes only the newest lines for it.
 */
const catalog = openCatalog()
const { read } = openMealReader(catalog)
const suggester = openSuggester(catalog, openFoodFinder(catalog), read)
const asRead = (meal: SaidMeal): SaidMeal => meal
const suggested = (meal: SaidMeal): SaidMeal => withSuggestions(meal, suggester.suggest(meal))

const scores = (half: Half, shown: (meal: SaidMeal) => SaidMeal) =>
  readLines(half).map((line) => {
    const before = line.previous === undefined ? undefined : read(line.previous)
    const items = before?.items.flatMap(({ parts }) => parts.map(({ food, grams }) => ({ food: food.id, grams })))
    return scoreLine(line, shown(read(line.said, () => items)), catalog)
  })

const tuned = (
  process.argv.includes('--voices') ? ['voices', 'languages', 'context'] : ['tuning', 'voices', 'languages', 'context']
) as readonly Half[]
const tuning = (): LineScore[] => tuned.flatMap((half) => scores(half, suggested))

if (process.argv.includes('--misses')) printMisses(tuning())
else if (process.argv.includes('--causes')) printCauses(tuning(), process.argv.includes('--all'))
else
  for (const [half, title] of [
    ['tuning', 'lines for tuning'],
    ['held-out', 'lines held back'],
    ['voices', 'lines of seventeen voices, for tuning'],
    ['context', 'lines of what stands beside something, for tuning'],
    ['held-out-voices', 'lines of seventeen voices, held back'],
    ['languages', 'lines of thirty German and Spanish voices, for tuning'],
    ['held-out-languages', 'lines of thirty German and Spanish voices, held back'],
  ] as const) {
    console.log(`${title}, by the reader alone`)
    printScores(scores(half, asRead))
    console.log(`\n${title}, with what the food search suggests`)
    printScores(scores(half, suggested))
    console.log()
  }
