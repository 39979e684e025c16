import MiniSearch from 'minisearch'
import type { Catalog } from './catalog.ts'
import { typosAllowed } from './edit-distance.ts'
import { synonymGroups } from './synonyms.ts'
import type { KitchenTranslator } from './translation/kitchen-translator.ts'
import { spelledOut } from './translation/spelled-out.ts'
import { phraseOf, singularOf, wordsOf } from './words.ts'

/** One find. `score` only orders finds of one query. */
export interface SearchHit {
  readonly kind: 'food' | 'recipe'
  readonly id: string
  readonly name: string
  readonly score: number
}

export interface SearchOptions {
  readonly kind?: 'food' | 'recipe'
  /** At most this many finds; 20 by default. */
  readonly limit?: number
}

export interface CatalogSearch {
  /** Best first. Empty text finds nothing. The last word may be unfinished; longer words may hold a typo. */
  search(query: string, options?: SearchOptions): readonly SearchHit[]
}

interface SearchRow {
  readonly key: string
  readonly kind: 'food' | 'recipe'
  readonly id: string
  readonly name: string
  /** The name in the language of whoever searches; empty while that is English. */
  readonly translated: string
  readonly alsoCalled: string
  readonly made: string
}

const groups = synonymGroups.map((group) => group.map(phraseOf))

/** Words of the other names of what a name holds, without those that stand in it anyway. */
const alsoCalled = (name: string): string => {
  const phrase = ` ${phraseOf(name)} `
  const own = new Set(phrase.split(' '))
  const others = groups
    .filter((group) => group.some((synonym) => phrase.includes(` ${synonym} `)))
    .flatMap((group) => group.flatMap((synonym) => synonym.split(' ')))
  return [...new Set(others)].filter((word) => !own.has(word)).join(' ')
}

/**
 * Indexes a catalogue's foods and recipes. Takes some milliseconds; keep the result. With a translation both languages
 * find, and finds bear the English names.
 */
export const openSearch = (catalog: Catalog, translation?: KitchenTranslator): CatalogSearch => {
  const wordsIn = (text: string) => wordsOf(translation ? spelledOut(text) : text)
  const index = new MiniSearch<SearchRow>({
    idField: 'key',
    fields: ['name', 'translated', 'alsoCalled', 'made'],
    storeFields: ['kind', 'id', 'name'],
    tokenize: (text) => [...wordsIn(text)],
    processTerm: (term) => singularOf(term),
  })
  index.addAll(
    catalog.foods.map(({ id, name }) => ({
      key: `food:${id}`,
      kind: 'food' as const,
      id,
      name,
      translated: translation?.food(name) ?? '',
      alsoCalled: alsoCalled(name),
      made: '',
    })),
  )
  index.addAll(
    catalog.recipes.map((recipe) => ({
      key: `recipe:${recipe.id}`,
      kind: 'recipe' as const,
      id: recipe.id,
      name: recipe.name,
      translated: translation?.dish(recipe.name) ?? '',
      alsoCalled: alsoCalled(recipe.name),
      made: catalog
        .weigh(recipe)
        .map(({ food }) => food.name)
        .join(' '),
    })),
  )
  const search = (query: string, { kind, limit = 20 }: SearchOptions = {}): readonly SearchHit[] =>
    index
      .search(query, {
        prefix: (term, at, terms) => at === terms.length - 1 && term.length >= 2,
        fuzzy: typosAllowed,
        combineWith: 'AND',
        boost: { name: 4, translated: 4, alsoCalled: 1.5, made: 0.3 },
        weights: { prefix: 0.4, fuzzy: 0.2 },
        // Of two foods that match alike, the shorter name is the plainer food: `Banana` before `Banana chips`.
        boostDocument: (_key, _term, stored) => 1 / (1 + 0.03 * String(stored?.name ?? '').length),
        ...(kind ? { filter: (hit) => hit.kind === kind } : {}),
      })
      .slice(0, limit)
      .map((hit) => ({ kind: hit.kind, id: hit.id, name: hit.name, score: hit.score }))
  return { search }
}
