import type { Catalog } from '../../catalog.ts'
import { sumNutrients } from '../../recipe-nutrients.ts'
import { readMarked, withMarks } from '../name-marks.ts'
import { type Dish, dishRows } from '../spoken-rows.ts'
import { americanChains } from './american-chains.ts'
import { asianKitchens } from './asian-kitchens.ts'
import { breadAndPastry } from './bread-and-pastry.ts'
import { britishChains } from './british-chains.ts'
import { cerealsAndBars } from './cereals-and-bars.ts'
import { drinks } from './drinks.ts'
import { furtherMixes } from './further-mixes.ts'
import { furtherSold } from './further-sold.ts'
import { meals } from './meals.ts'
import { mixes } from './mixes.ts'
import { snacks } from './snacks.ts'

/** What is sold by a name: a dish with the energy of a portion. */
interface SoldDish extends Dish {
  /** The name, as it is said. */
  readonly called: string
}

/** Shares of foods, in grams of any whole. */
type Shares = readonly { readonly food: string; readonly grams: number }[]

/** What a cup of a coffee shop holds, in shares of the middle one. */
const cups = { tall: 0.76, small: 0.76, grande: 1, medium: 1, venti: 1.3, large: 1.3 } as const

const mixRows = (): ReadonlyMap<string, Shares> =>
  new Map(
    [mixes, furtherMixes]
      .flatMap((table) => table.trim().split('\n'))
      .map((line) => {
        const [kind = '', parts = ''] = line.split(' = ')
        const shares = parts.split(', ').map((part) => {
          const [food = '', grams = ''] = part.split(' ')
          return { food, grams: Number(grams) }
        })
        return [kind, shares]
      }),
  )

/**
 * What a name may say is in it and its kind has not: the food, and what it may stand in the kind as. A name that says nuts,
 * sesame or cheese has some, so that allergens are told.
 */
const saidParts: Readonly<Record<string, { readonly food: string; readonly asIn: RegExp }>> = {
  almond: { food: 'almonds', asIn: /almond|mixed-nuts/ },
  pecan: { food: 'pecans', asIn: /pecan|mixed-nuts/ },
  walnut: { food: 'walnuts', asIn: /walnut|mixed-nuts/ },
  cashew: { food: 'cashews-raw', asIn: /cashew|mixed-nuts/ },
  pistachio: { food: 'pistachios', asIn: /pistachio|mixed-nuts/ },
  macadamia: { food: 'macadamias', asIn: /macadamia|mixed-nuts/ },
  sesame: { food: 'sesame-seeds', asIn: /sesame|tahini/ },
  cheese: {
    food: 'cheddar',
    asIn: /chees|cheddar|mozzarella|parmesan|feta|gouda|brie|ricotta|swiss|queso|provolone|paneer/,
  },
  oat: { food: 'rolled-oats-dry', asIn: /oat/ },
  soy: { food: 'soybeans-cooked', asIn: /soy|tofu|tempeh/ },
  soya: { food: 'soybeans-cooked', asIn: /soy|tofu|tempeh/ },
}
/** How much of the energy such a part has (own choice). */
const SAID_SHARE = 0.15

const inUpperCase = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
const idOf = (name: string): string => name.replaceAll(/[^a-z0-9]+/g, '-')

/** A portion as it is noted: its energy, how many are eaten when nobody says, its slices, and whether it comes in cups. */
interface Portion {
  readonly kcal: number
  readonly usual: number
  readonly slices: number
  readonly isCup: boolean
}

/** `245x2`: two of 245 kcal each; `1800/8` is cut into eight; `190@` comes in cups, of which this is the middle one. */
const portionIn = (text: string): Portion => {
  const [, kcal = '', usual = '1', slices = '0', cup = ''] = /^(\d+)(?:x(\d+))?(?:\/(\d+))?(@?)$/.exec(text) ?? []
  return { kcal: Number(kcal), usual: Number(usual), slices: Number(slices), isCup: cup !== '' }
}

/**
 * The dishes of the tables in this folder: `kind | energy names; energy names`, where the kind is one of {@link mixes} or a food.
 * A line `# chain` begins what is sold there: its names are said with the chain, those with a star without it as well. Letters
 * behind a name say what it holds beside its kind, or has not of it: see {@link withMarks}.
 */
export function soldRows(catalog: Catalog): readonly SoldDish[] {
  const spoken = new Set(dishRows(catalog).map(({ id }) => id))
  const kinds = mixRows()
  const taken = new Set<string>()
  const ids = new Set<string>()
  const isTakenId = (id: string): boolean => ids.has(id) || spoken.has(id)
  /** A name is of the first row that has it. */
  const free = (names: readonly string[]): readonly string[] =>
    names.filter((name) => {
      const isFree = !taken.has(name)
      taken.add(name)
      return isFree
    })
  const sharesOf = (kind: string): Shares => kinds.get(kind) ?? [{ food: kind, grams: 100 }]
  const energyOf = (shares: Shares): number =>
    sumNutrients(shares.map(({ food, grams }) => ({ food: catalog.requireFood(food), grams }))).total.calories ?? 0
  const dishesOf = (
    kind: string,
    marks: string,
    { kcal, usual, slices }: Portion,
    names: readonly string[],
  ): readonly SoldDish[] => {
    const shares = withMarks(catalog, sharesOf(kind), marks)
    const partsOf = (all: Shares, energy: number): Shares => {
      const times = energy / energyOf(all)
      return all.map(({ food, grams }) => ({ food, grams: grams * times }))
    }
    const partsSaid = (name: string): Shares => {
      const said = name.split(' ').flatMap((word) => saidParts[word] ?? [])
      const lacking = said.find(({ asIn }) => !shares.some(({ food }) => asIn.test(food)))
      if (lacking === undefined) return partsOf(shares, kcal)
      const share = SAID_SHARE * kcal
      return [...partsOf(shares, kcal - share), ...partsOf([{ food: lacking.food, grams: 100 }], share)]
    }
    const more = {
      ...(usual > 1 ? { usualCount: usual } : {}),
      ...(slices > 0 ? { slices } : {}),
      isSold: true as const,
    }
    // Each is shown by the name that was said.
    return free(names).map((name) => {
      const id = isTakenId(idOf(name)) ? `sold-${idOf(name)}` : idOf(name)
      ids.add(id)
      return { id, name: inUpperCase(name), called: name, parts: partsSaid(name), ...more }
    })
  }
  let chain = ''
  const lines = [
    furtherSold,
    asianKitchens,
    americanChains,
    britishChains,
    snacks,
    cerealsAndBars,
    drinks,
    breadAndPastry,
    meals,
  ].flatMap((table) => ['#', ...table.trim().split('\n')])
  return lines.flatMap((line) => {
    if (line.startsWith('#')) {
      chain = line.slice(2)
      return []
    }
    const [kind = '', groups = ''] = line.split(' | ')
    return groups.split('; ').flatMap((group) => {
      const [amount = '', ...words] = group.split(' ')
      const portion = portionIn(amount)
      const marked = words.join(' ').split(', ').map(readMarked)
      return [...Map.groupBy(marked, ({ marks }) => marks)].flatMap(([marks, alike]) => {
        const names = alike.flatMap(({ name }) => namesAt(chain, name))
        const sized = portion.isCup
          ? Object.entries(cups).flatMap(([cup, share]) =>
              dishesOf(kind, marks, { ...portion, kcal: portion.kcal * share }, namesInCup(cup, names, chain)),
            )
          : []
        return [...dishesOf(kind, marks, portion, names), ...sized]
      })
    })
  })
}

/** What a chain sells is said with it; what only it sells (`*mcdouble`) also without. */
function namesAt(chain: string, name: string): readonly string[] {
  const plain = name.replace('*', '')
  if (chain === '' || plain.startsWith(`${chain} `)) return [plain]
  return plain === name ? [`${chain} ${plain}`] : [plain, `${chain} ${plain}`]
}

/** The size stands before the drink or before the chain: `starbucks grande latte`, `grande starbucks latte`. */
const namesInCup = (cup: string, names: readonly string[], chain: string): readonly string[] =>
  names.flatMap((name) =>
    chain !== '' && name.startsWith(`${chain} `)
      ? [`${chain} ${cup} ${name.slice(chain.length + 1)}`, `${cup} ${name}`]
      : [`${cup} ${name}`],
  )
