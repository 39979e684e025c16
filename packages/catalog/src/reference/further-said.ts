import { findEveryday } from './everyday-names.ts'
import { type FurtherFood, furtherFoods } from './further-foods.ts'

/** What may stand before a food and counts it, in the languages of the app; the search knows the English ones. */
const counts = new Set(
  'one two three four five ein eine einen zwei drei vier fünf un una uno unos unas dos tres cuatro cinco medio media halbe halber halbes halben'.split(
    ' ',
  ),
)

/** The further food whose name is all that was said beside an amount: `250 g skyr`, `zwei Brezeln`. */
export function furtherFoodSaid(said: string): FurtherFood | undefined {
  const words = said.trim().split(/\s+/)
  const [first = ''] = words
  const name = words.length > 1 && counts.has(first.toLowerCase()) ? words.slice(1).join(' ') : said
  const [found] = findEveryday(name, false)
  return found && furtherFoods().get(found.key.slice(found.key.indexOf(':') + 1))
}
