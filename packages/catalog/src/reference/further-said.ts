import { findEveryday } from './everyday-names.ts'
import { type FurtherFood, furtherFoods } from './further-foods.ts'

/** What may stand before a food and counts it, in the languages of the app; the search knows `half`, `a` and figures. */
const counts = new Set(
  'one two three four five ein eine einen zwei drei vier fünf un una uno unos unas dos tres cuatro cinco medio media halbe halber halbes halben'.split(
    ' ',
  ),
)

/** The further food whose name is all that was said beside an amount: `250 g skyr`, `zwei Brezeln`. */
export function furtherFoodSaid(said: string): FurtherFood | undefined {
  const words = said.trim().split(/\s+/)
  const from = words.findIndex((word) => !counts.has(word.toLowerCase()))
  const [found] = findEveryday(from > 0 ? words.slice(from).join(' ') : said, false)
  return found && furtherFoods().get(found.key.slice(found.key.indexOf(':') + 1))
}
