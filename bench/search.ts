import { openCatalog } from '@pacemeal/catalog'
import { germanKitchen } from '@pacemeal/catalog/german'
import { openFoodFinder } from '@pacemeal/catalog/reference'
import { openSearch } from '@pacemeal/catalog/search'
import { spanishKitchen } from '@pacemeal/catalog/spanish'
import { measureSearch } from './search/measure.ts'
import { printSearch } from './search/print.ts'
import { readQueries } from './search/queries.ts'
import { printShown, readShownQueries, searchAsShown } from './search/shown.ts'

/**
 * Searches for what people type when they log food and prints, by family of queries, how often a food that they mean comes
 * first and among the six that a phone shows, and how long it takes, beside the search over the kitchen's foods alone. Then
 * searches as the field of a log does, and prints how often the first find is meant, and offered in a portion that is eaten.
 *
 * node bench/search.ts [--tuning] [--misses]
 * --tuning takes the half of the queries that the ranking was tuned on; without it the other half is taken.
 * --misses lists what was not found in the first six.
 */
const isTuning = process.argv.includes('--tuning')
const catalog = openCatalog()
const started = performance.now()
const finder = openFoodFinder(catalog)
const opened = performance.now() - started
const finders = {
  en: finder,
  de: openFoodFinder(catalog, germanKitchen, 'de'),
  es: openFoodFinder(catalog, spanishKitchen, 'es'),
}
const kitchens = {
  en: openSearch(catalog),
  de: openSearch(catalog, germanKitchen),
  es: openSearch(catalog, spanishKitchen),
}
const queries = readQueries().filter((_, at) => (at % 2 === 0) === isTuning)
const energyOf = (key: string): number | null => {
  const id = key.slice(key.indexOf(':') + 1)
  if (key.startsWith('recipe:')) return null
  return (catalog.findFood(id) ?? finder.further.get(id) ?? finder.reference.find(id))?.per100g.calories ?? null
}
const rows = measureSearch(queries, ({ text, language }, limit) => finders[language].search(text, { limit }), energyOf)
const before = measureSearch(
  queries,
  ({ text, language }, limit) =>
    kitchens[language].search(text, { limit }).map((hit) => ({ ...hit, key: `${hit.kind}:${hit.id}` })),
  energyOf,
)
printSearch(rows, before, process.argv.includes('--misses'))
console.log(`index opened in ${opened.toFixed(0)} ms, ${finder.reference.ids.length} reference foods`)
printShown(
  searchAsShown(readShownQueries().filter((_, at) => (at % 2 === 0) === isTuning)),
  process.argv.includes('--misses'),
)
