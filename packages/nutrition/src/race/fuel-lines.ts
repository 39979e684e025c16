import type { FuelTotals, RaceProduct, TakenProduct } from '@pacemeal/domain/event'
import { type Entry, minuteOf, type RaceSchedule } from './schedule-types.ts'

/** One thing to take: a piece with its water, a bottle to sip until a minute, or a cup of water. */
export interface FuelLine {
  /** The same for the same entry of a schedule. */
  readonly key: string
  readonly minute: number
  /** The minute at which the bottle is empty; null for what is taken at once. */
  readonly until: number | null
  /** Where the bottle was filled; null for what is taken at once. */
  readonly filledAt: number | null
  /** Whole servings of products; none in plain water. */
  readonly items: readonly { readonly product: RaceProduct; readonly servings: number }[]
  /** Whether its water is handed out at the station where it is taken. */
  readonly isAtStation: boolean
  /** The minute of the station whose water goes with it; null for what is taken with its own, or with none. */
  readonly waterAt: number | null
  /** Millilitres drunk with it or from it, and in the bottle. */
  readonly fluid: number
  readonly volume: number
  /** Of what is taken: g, mg, mg. */
  readonly carbs: number
  readonly sodium: number
  readonly caffeine: number
}

type Known = ReadonlyMap<string, RaceProduct>

const itemsOf = (entry: Entry, known: Known): FuelLine['items'] => {
  if (entry.kind === 'cup') return []
  const contents = entry.kind === 'take' ? [entry] : entry.contents
  return contents.flatMap(({ product: id, servings }) => {
    const product = known.get(id)
    return product === undefined ? [] : [{ product, servings }]
  })
}

/** The name of an entry within its schedule. */
export const entryKey = (entry: Entry): string => {
  if (entry.kind === 'cup') return `cup-${entry.minute}`
  if (entry.kind === 'take') return `take-${entry.minute}-${entry.product}`
  // A mix and water may be begun together.
  const contents = entry.contents.map(({ product }) => product).join('+') || 'water'
  return `bottle-${entry.from}-${entry.filledAt}-${contents}`
}

function lineOf(entry: Entry, known: Known): FuelLine {
  const items = itemsOf(entry, known)
  // Of a bottle that is poured away only what is drunk counts.
  const share = entry.kind !== 'bottle' || entry.volume === 0 ? 1 : entry.drunk / entry.volume
  const sum = (figure: 'carbs' | 'sodium' | 'caffeine') =>
    items.reduce((all, { product, servings }) => all + product[figure] * servings * share, 0)
  const isBottle = entry.kind === 'bottle'
  return {
    key: entryKey(entry),
    minute: minuteOf(entry),
    until: isBottle ? entry.to : null,
    filledAt: isBottle ? entry.filledAt : null,
    isAtStation: entry.kind === 'cup' || (entry.kind === 'take' && entry.isAtStation === true),
    waterAt: entry.kind === 'take' ? (entry.waterAt ?? null) : null,
    items,
    fluid: isBottle ? entry.drunk : entry.water,
    volume: isBottle ? entry.volume : entry.water,
    carbs: sum('carbs'),
    sodium: sum('sodium'),
    caffeine: sum('caffeine'),
  }
}

const byId = (products: readonly RaceProduct[]): Known => new Map(products.map((product) => [product.id, product]))

/** What to take, by the minute: what the card, the list and the log are made of. */
export const fuelLines = (
  { entries }: Pick<RaceSchedule, 'entries'>,
  products: readonly RaceProduct[],
): readonly FuelLine[] => {
  const known = byId(products)
  return entries.map((entry) => lineOf(entry, known)).toSorted((a, b) => a.minute - b.minute)
}

/** What all lines bring together. */
export const fuelTotals = (lines: readonly FuelLine[]): FuelTotals => ({
  carbs: lines.reduce((sum, { carbs }) => sum + carbs, 0),
  fluid: lines.reduce((sum, { fluid }) => sum + fluid, 0),
  sodium: lines.reduce((sum, { sodium }) => sum + sodium, 0),
})

const sumByProduct = (
  lines: readonly FuelLine[],
  servingsOf: (line: FuelLine, servings: number) => number,
): readonly { readonly product: RaceProduct; readonly servings: number }[] => {
  const found = new Map<string, { product: RaceProduct; servings: number }>()
  for (const line of lines) {
    for (const { product, servings } of line.items) {
      const before = found.get(product.id)?.servings ?? 0
      found.set(product.id, { product, servings: before + servingsOf(line, servings) })
    }
  }
  return [...found.values()]
}

/** What is packed: whole servings of each product, also of what is poured away. */
export const packingList = (lines: readonly FuelLine[]) => sumByProduct(lines, (_, servings) => servings)

/** Carbohydrate of all that is packed, and the part of it that stays in bottles which are not emptied: the rest is that of {@link fuelTotals}. Grams. */
export function packedCarbs(lines: readonly FuelLine[]): { readonly inAll: number; readonly left: number } {
  const inAll = Math.round(packingList(lines).reduce((sum, { product, servings }) => sum + product.carbs * servings, 0))
  return { inAll, left: inAll - Math.round(fuelTotals(lines).carbs) }
}

/** What is taken when everything goes as planned. Its sums are those of {@link fuelTotals}. */
export const takenProducts = (lines: readonly FuelLine[]): readonly TakenProduct[] =>
  sumByProduct(lines, ({ fluid, volume, until }, servings) =>
    until === null || volume === 0 ? servings : (servings * fluid) / volume,
  ).map(({ product, servings }) => ({
    product: product.id,
    name: product.name,
    servings,
    carbs: product.carbs,
    sodium: product.sodium,
    caffeine: product.caffeine,
  }))
