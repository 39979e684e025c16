import type { Recipe, WeighedFood } from '@pacemeal/catalog'
import { oncePer } from './once-per.ts'

/**
 * Spreads and what they are spread on, in rice cakes: a cake, or a crispbread, takes four grams of jam or nut butter (a scant
 * teaspoon), or eight of something moist, such as cottage cheese. A slice of bread of 32 g takes less than a cake for its weight. Own choice.
 */
const CAKE_GRAMS = 9
const BREAD_GRAMS = 40
const THIN_GRAMS = 4
const MOIST_GRAMS = 8
const cakes = /^(?:crispbread-|rice-cakes$|corn-cakes$)/
const breads = /(?:-bread$|^bagel-plain$|^english-muffin)/
const thin =
  /(?:peanut|almond|cashew|sunflower|hazelnut)-butter|^tahini|^butter-|^vegan-spread$|^jam$|^marmalade$|^honey$|^maple-syrup$/
const moist =
  /^cream-cheese|^ricotta|^cottage-cheese|^goat-cheese-soft|^hummus|^avocado$|^yogurt-|beans|^chickpeas|^lentils|^tuna-|^salmon-pink/
const spreading = /\bspread\b|\bcover it thinly\b/i

/** Whether something is spread in a dish. */
export const spreadsSomething = ({ steps }: Recipe): boolean => steps.some((step) => spreading.test(step))

/** How many rice cakes a gram of each food of a dish covers; below zero for what is to be covered. */
type Coverage = ReadonlyMap<string, number>

const coverOf = (id: string): number =>
  cakes.test(id)
    ? -1 / CAKE_GRAMS
    : breads.test(id)
      ? -1 / BREAD_GRAMS
      : thin.test(id)
        ? 1 / THIN_GRAMS
        : moist.test(id)
          ? 1 / MOIST_GRAMS
          : 0

const readCoverage = (recipe: Recipe): { readonly coverage?: Coverage } => {
  const { ingredients } = recipe
  if (!spreadsSomething(recipe)) return {}
  const ids = ingredients.map(({ food }) => food)
  // Chickpeas beside hummus are eaten with a spoon.
  const isBeside = (id: string) => id.startsWith('chickpeas') && ids.includes('hummus')
  const all = ids.map((id) => [id, isBeside(id) ? 0 : coverOf(id)] as const).filter(([, cover]) => cover !== 0)
  const isSpread = all.some(([, cover]) => cover > 0) && all.some(([, cover]) => cover < 0)
  return isSpread ? { coverage: new Map(all) } : {}
}

const known = oncePer(readCoverage)

/** What a dish that is spread on bread or cakes holds of either; undefined for other dishes. */
export const coverageOf = (recipe: Recipe): Coverage | undefined => known(recipe).coverage

/** Room for amounts that are written to the tenth of a gram, in cakes. */
const ROUNDING = 0.05

/** Whether a dish holds enough to spread on its bread or cakes; true for dishes in which nothing is spread. */
export const isSpreadEnough = (recipe: Recipe, foods: readonly WeighedFood[]): boolean => {
  const coverage = coverageOf(recipe)
  if (coverage === undefined) return true
  return foods.reduce((sum, { food, grams }) => sum + (coverage.get(food.id) ?? 0) * grams, 0) >= -ROUNDING
}
