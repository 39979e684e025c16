import { type Catalog, type Food, phraseOf } from '@pacemeal/catalog'
import { type CatalogSearch, openSearch } from '@pacemeal/catalog/search'

/** Of a name's finds, this many are looked at. */
const FINDS = 60
/** A food of more or less than this times the expected energy is another food, whatever its name. */
const FURTHEST = 2
/** Added to an energy before it is compared, so that 10 and 25 kcal of a vegetable count as close. In kcal per 100 g. */
const NEAR_NOTHING = 25

/** Ways of cooking and cutting that change a food's energy little. Frying does, so it has to be in the food's own name. */
const preparations = new Set(
  'baked boiled braised broiled chopped cooked cubed diced fresh grilled halved mashed pan poached raw roast roasted sauteed seared shredded sliced steamed stewed toasted'.split(
    ' ',
  ),
)

/** Finds a food by what somebody called it and about how much energy 100 g of it hold, in kcal. */
export type MatchFood = (name: string, energyPer100g: number) => Food | undefined

/** How far apart two energies are, as a factor of at least 1. */
const apart = (a: number, b: number): number => {
  const factor = (a + NEAR_NOTHING) / (b + NEAR_NOTHING)
  return Math.max(factor, 1 / factor)
}

/** What a name is about: the last word before its details. `White rice, cooked` is rice, `Rice noodles` are noodles. */
const headOf = (name: string): string =>
  phraseOf(name.split(/[,(]/)[0] ?? '')
    .split(' ')
    .at(-1) ?? ''

/**
 * Matching for one catalogue. Of the foods that hold every word of the name and are about one of them, the one with the
 * nearest energy is meant: `rice` on a plate is the cooked one, not the dry one. A food that is nowhere near is no match.
 */
export const foodMatcher = (catalog: Catalog, search: CatalogSearch = openSearch(catalog)): MatchFood => {
  const find = (words: readonly string[], energyPer100g: number): Food | undefined => {
    const hits = words.length === 0 ? [] : search.search(words.join(' '), { kind: 'food', limit: FINDS })
    const [nearest] = hits
      .flatMap(({ id }, rank) => {
        const food = catalog.findFood(id)
        const energy = food?.per100g.calories
        if (food === undefined || energy === null || energy === undefined) return []
        return words.includes(headOf(food.name)) ? [{ food, rank, distance: apart(energy, energyPer100g) }] : []
      })
      .filter(({ distance }) => distance <= FURTHEST)
      // Finds come in the order of how well their names fit: ten places weigh as much as a quarter of the energy.
      .toSorted((a, b) => a.distance + a.rank / 40 - (b.distance + b.rank / 40))
    return nearest?.food
  }
  return (name, energyPer100g) => {
    const words = phraseOf(name).split(' ').filter(Boolean)
    const plain = words.filter((word) => !preparations.has(word))
    return find(words, energyPer100g) ?? (plain.length < words.length ? find(plain, energyPer100g) : undefined)
  }
}
