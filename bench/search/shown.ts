import { readFileSync } from 'node:fs'
import { openCatalog } from '@pacemeal/catalog'
import { germanKitchen } from '@pacemeal/catalog/german'
import { openFoodFinder, readAsOne } from '@pacemeal/catalog/reference'
import { commonDishNames, openMealReader, readBegun, usualPortions } from '@pacemeal/catalog/say'
import { spanishKitchen } from '@pacemeal/catalog/spanish'
import { DEFAULT_LOCALE, findLocale, type Locale } from '@pacemeal/domain'

/** One thing that is typed into a log, and what the first find should be. */
interface ShownQuery {
  readonly family: string
  readonly language: Locale
  readonly text: string
  readonly meant: RegExp
  /** Grams of a portion that a person would choose. */
  readonly portion: readonly [number, number]
}

const lineShape = /^(.+?) => (.+?) @(\d+)-(\d+)$/

/** The queries of `shown-queries.txt`; throws with the line that it does not understand. */
export function readShownQueries(): readonly ShownQuery[] {
  let family = ''
  let language: Locale = DEFAULT_LOCALE
  return readFileSync(new URL('shown-queries.txt', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line): readonly ShownQuery[] => {
      if (line.startsWith('## ')) {
        family = line.slice(3)
        language = findLocale(/\((\w+)\)$/.exec(family)?.[1]) ?? DEFAULT_LOCALE
      }
      if (line.trim() === '' || line.startsWith('#')) return []
      const [, text, pattern, least, most] = lineShape.exec(line) ?? []
      if (!text || !pattern) throw new Error(`not a query: ${line}`)
      return [{ family, language, text, meant: new RegExp(pattern, 'i'), portion: [Number(least), Number(most)] }]
    })
}

/** How a query went: the finds as a log shows them, the place of the one that is meant from 0, and the first one's portion. */
interface ShownRow {
  readonly query: ShownQuery
  readonly names: readonly string[]
  readonly place: number
  /** Grams; null where nothing is found. */
  readonly grams: number | null
}

/** As many as a phone shows over its keyboard. */
const SHOWN = 6

/** Searches as the field of a log does: all words, then what is read of them, then some of the words. */
export function searchAsShown(queries: readonly ShownQuery[]): readonly ShownRow[] {
  const catalog = openCatalog()
  const reader = openMealReader(catalog)
  const usualOf = usualPortions()
  const kitchens = { en: undefined, de: germanKitchen, es: spanishKitchen }
  const finders = {
    en: openFoodFinder(catalog),
    de: openFoodFinder(catalog, germanKitchen, 'de'),
    es: openFoodFinder(catalog, spanishKitchen, 'es'),
  }
  const dishNames = { en: commonDishNames('en'), de: commonDishNames('de'), es: commonDishNames('es') }
  const idOf = (key: string): string => key.slice(key.indexOf(':') + 1)

  const nameOf = (key: string, language: Locale): string => {
    const id = idOf(key)
    const [food, recipe, translator] = [catalog.findFood(id), catalog.findRecipe(id), kitchens[language]]
    if (key.startsWith('dish:')) return dishNames[language].get(id) ?? reader.dish(key)?.name ?? id
    if (key.startsWith('recipe:') && recipe) return translator ? translator.dish(recipe.name) : recipe.name
    if (food) return translator ? translator.food(food.name) : food.name
    const finder = finders[language]
    return finder.further.get(id)?.names[language] ?? finder.reference.find(id)?.name ?? id
  }
  const gramsOf = (key: string, language: Locale): number => {
    const id = idOf(key)
    const [food, recipe, finder] = [catalog.findFood(id), catalog.findRecipe(id), finders[language]]
    if (key.startsWith('dish:')) return reader.dish(key)?.grams ?? 0
    if (key.startsWith('recipe:')) return recipe ? catalog.weigh(recipe).reduce((sum, { grams }) => sum + grams, 0) : 0
    const usual = food && usualOf(food)
    if (usual) return usual.count * usual.grams
    const further = finder.further.get(id) ?? food
    if (further) return further.portions[0] ? Math.max(further.portions[0].step, 1) * further.portions[0].grams : 100
    const [portion] = finder.reference.find(id)?.portions ?? []
    return portion ? portion.usual * portion.grams : 100
  }
  const keysOf = ({ text, language }: ShownQuery): readonly string[] => {
    const search = (isWhole: boolean) =>
      finders[language]
        .search(text, {
          limit: SHOWN,
          isWhole,
          readAs: (isBegun) => readAsOne(reader.read, text, isBegun),
          readBegun: () => readBegun(reader.read, text),
        })
        .map(({ key }) => key)
    const whole = search(true)
    if (whole.length > 0) return whole
    const { items, unknown } = reader.read(text)
    return unknown.length === 0 && items.length > 0 ? items.map(({ key }) => key) : search(false)
  }
  return queries.map((query) => {
    const keys = keysOf(query)
    const names = keys.map((key) => nameOf(key, query.language))
    const [first] = keys
    return {
      query,
      names,
      place: names.findIndex((name) => query.meant.test(name)),
      grams: first === undefined ? null : gramsOf(first, query.language),
    }
  })
}

const percent = (rows: readonly ShownRow[], is: (row: ShownRow) => boolean): string =>
  `${((100 * rows.filter(is).length) / rows.length).toFixed(0)}%`.padStart(8)

const isFirst = ({ place }: ShownRow): boolean => place === 0
const isOfThree = ({ place }: ShownRow): boolean => place >= 0 && place < 3
const isEaten = ({ grams, query: { portion } }: ShownRow): boolean =>
  grams !== null && grams >= portion[0] && grams <= portion[1]

/** Prints by family how often the meant food is first, among three, and offered in a portion that is eaten; `isListed` lists what failed. */
export function printShown(rows: readonly ShownRow[], isListed: boolean): void {
  console.log(`\n${'as a log shows it'.padEnd(18)} queries   first   three portion`)
  for (const [name, own] of [...Map.groupBy(rows, ({ query }) => query.family), ['all', rows] as const]) {
    const shares = [isFirst, isOfThree, isEaten].map((is) => percent(own, is)).join('')
    console.log(`${name.padEnd(18)}${String(own.length).padStart(8)}${shares}`)
  }
  if (!isListed) return
  for (const row of rows) {
    if (isFirst(row) && isEaten(row)) continue
    console.log(
      `${row.query.family}: ${row.query.text} (${row.place < 0 ? 'not found' : row.place + 1}, ${row.grams} g): ${row.names.slice(0, 4).join(' | ')}`,
    )
  }
}
