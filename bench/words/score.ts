import type { Catalog } from '@pacemeal/catalog'
import { isUnsure, type SaidItem, type SaidMeal } from '@pacemeal/catalog/say'
import type { ExpectedItem, Line } from './lines.ts'

/** How one line was read, beside what a dietitian wrote down for it. */
export interface LineScore {
  readonly line: Line
  readonly read: SaidMeal
  readonly found: number
  readonly missing: readonly ExpectedItem[]
  readonly tooMuch: number
  /** What was read of the right food in another amount. */
  readonly misplaced: readonly (readonly [ExpectedItem, SaidItem])[]
  /** What was read and is nothing that was eaten. */
  readonly extra: readonly SaidItem[]
  /** Difference of the energy as a share of what was eaten. */
  readonly energyError: number
  /** Nothing told that something may be off: no item to check, no words left over, no question. */
  readonly isSilent: boolean
  /** Silent but for a question. */
  readonly isUndoubted: boolean
  /** Items shown with a doubt, and those of them that were off by more than a quarter or another food. */
  readonly doubts: number
  readonly rightDoubts: number
  /** Items that were off by more than a quarter, or another food. */
  readonly wrong: readonly SaidItem[]
  /** Whether something was asked, and whether what was asked about was off by more than a quarter. */
  readonly question: 'none' | 'needless' | 'needed'
  /** The energy error once the question is answered as well as its answers allow. */
  readonly answeredError: number
}

/** More than this share off is what a person has to be told of. */
export const MAX_SILENT_ERROR = 0.25
/** Below this much energy a share says nothing: a line's black coffee. */
const MIN_ENERGY_KCAL = 60

interface Read {
  readonly item: SaidItem
  readonly id: string
  readonly name: string
  readonly grams: number
  readonly kcal: number
}

const energyOf = (item: SaidItem): number => item.nutrients.calories ?? 0

/** An item whole, and the parts that a dish without a recipe stands for. */
const wholeOf = (item: SaidItem): Read => ({
  item,
  id: item.key.slice(item.key.indexOf(':') + 1),
  name: `${item.name} ${item.key}`.toLowerCase().replaceAll('-', ' '),
  grams: item.grams,
  kcal: energyOf(item),
})
const partsOf = (item: SaidItem): readonly Read[] =>
  item.parts.map(({ food, grams }) => ({
    item,
    id: food.id,
    name: food.name.toLowerCase(),
    grams,
    kcal: ((food.per100g.calories ?? 0) * grams) / 100,
  }))

const isMeant = ({ foods, named }: ExpectedItem, { id, name }: Read): boolean =>
  foods.includes(id) || (named?.test(name) ?? false)

const missOf = ({ amount }: ExpectedItem, { grams, kcal }: Read): number =>
  'grams' in amount
    ? Math.abs(grams - amount.grams) / Math.max(amount.grams, 1)
    : Math.abs(kcal - amount.kcal) / Math.max(amount.kcal, 1)

/** Takes the nearest of what was read for each expected item; what was taken is not taken again. */
function pairUp(
  wanted: readonly ExpectedItem[],
  given: readonly Read[],
): { readonly pairs: readonly (readonly [ExpectedItem, Read])[]; readonly left: readonly Read[] } {
  const left = [...given]
  const pairs = wanted.flatMap((one) => {
    const fits = left.filter((read) => isMeant(one, read)).toSorted((a, b) => missOf(one, a) - missOf(one, b))
    const [best] = fits
    if (!best) return []
    left.splice(left.indexOf(best), 1)
    return [[one, best] as const]
  })
  return { pairs, left }
}

/** The energy that a dietitian would note. */
export const expectedEnergy = (items: readonly ExpectedItem[], catalog: Catalog): number =>
  items.reduce((sum, { foods: [first], amount }) => {
    if ('kcal' in amount) return sum + amount.kcal
    const per100g = first === undefined ? 0 : (catalog.findFood(first)?.per100g.calories ?? 0)
    return sum + (per100g * amount.grams) / 100
  }, 0)

/** What the nearest answer changes of the energy; nothing where nothing was asked, or of something that nobody ate. */
function answerOf(asked: SaidItem | undefined, meant: ExpectedItem | undefined): number {
  if (!asked?.question || !meant) return 0
  const missed = asked.question.choices.map((choice) => ({ choice, miss: missOf(meant, wholeOf(choice)) }))
  const [best] = missed.toSorted((a, b) => a.miss - b.miss)
  return best ? energyOf(best.choice) - energyOf(asked) : 0
}

/** Scores a reading: first whole items, then the parts of dishes that no item was. */
export function scoreLine(line: Line, read: SaidMeal, catalog: Catalog): LineScore {
  const whole = pairUp(line.items, read.items.map(wholeOf))
  const isPaired = (one: ExpectedItem) => whole.pairs.some(([item]) => item === one)
  const dishes = whole.left.filter(({ item }) => item.kind !== 'food')
  const inParts = pairUp(
    line.items.filter((one) => !isPaired(one)),
    dishes.flatMap(({ item }) => partsOf(item)),
  )
  const pairs = [...whole.pairs, ...inParts.pairs]
  const right = pairs.filter(([one, given]) => missOf(one, given) <= one.tolerance + 1e-6)
  const takenApart = new Set(inParts.pairs.map(([, { item }]) => item))
  const wrong = whole.left.filter(({ item, kcal }) => !takenApart.has(item) && kcal >= 5)
  const extra = inParts.left.filter(({ item, kcal }) => takenApart.has(item) && kcal >= 25)
  const expected = expectedEnergy(line.items, catalog)
  const given = read.items.reduce((sum, item) => sum + energyOf(item), 0)
  const doubted = read.items.filter(isUnsure)
  const isOff = (item: SaidItem): boolean => {
    const own = pairs.filter(([, one]) => one.item === item)
    return own.length === 0 || own.some(([one, pair]) => missOf(one, pair) > MAX_SILENT_ERROR)
  }
  const asked = read.items.find(({ question }) => question !== undefined)
  const meantBy = pairs.find(([, one]) => one.item === asked)?.[0]
  return {
    line,
    read,
    found: right.length,
    missing: line.items.filter((one) => !right.some(([item]) => item === one)),
    tooMuch: pairs.length - right.length + wrong.length + extra.length,
    misplaced: pairs.filter((pair) => !right.includes(pair)).map(([one, { item }]) => [one, item] as const),
    extra: [...wrong, ...extra].map(({ item }) => item),
    energyError: (given - expected) / Math.max(expected, MIN_ENERGY_KCAL),
    isUndoubted: doubted.length === 0 && read.unknown.length === 0,
    isSilent: doubted.length === 0 && read.unknown.length === 0 && asked === undefined,
    doubts: doubted.length,
    rightDoubts: doubted.filter(isOff).length,
    wrong: read.items.filter(isOff),
    question: asked === undefined ? 'none' : isOff(asked) ? 'needed' : 'needless',
    answeredError: (given - expected + answerOf(asked, meantBy)) / Math.max(expected, MIN_ENERGY_KCAL),
  }
}

/** Harmonic mean of precision and recall over all items of all lines. */
export function f1Of(scores: readonly LineScore[]): number {
  const found = scores.reduce((sum, one) => sum + one.found, 0)
  const wrong = scores.reduce((sum, one) => sum + one.missing.length + one.tooMuch, 0)
  return found === 0 ? 0 : (2 * found) / (2 * found + wrong)
}

/**
 * The same by food alone, whatever the amount. In {@link f1Of} an item of the right food in a wrong amount counts twice: as
 * one that is missing and as one too many.
 */
export function foodF1Of(scores: readonly LineScore[]): number {
  const misplaced = scores.reduce((sum, one) => sum + one.misplaced.length, 0)
  const found = scores.reduce((sum, one) => sum + one.found, 0) + misplaced
  const wrong = scores.reduce((sum, one) => sum + one.missing.length + one.tooMuch, 0) - 2 * misplaced
  return found === 0 ? 0 : (2 * found) / (2 * found + wrong)
}

/** The figures of some lines. */
export function summarise(scores: readonly LineScore[]) {
  const errors = scores.map(({ energyError }) => Math.abs(energyError)).toSorted((a, b) => a - b)
  const off = scores.filter(({ energyError }) => Math.abs(energyError) > MAX_SILENT_ERROR)
  const doubts = scores.reduce((sum, one) => sum + one.doubts, 0)
  const right = scores.reduce((sum, one) => sum + one.rightDoubts, 0)
  const items = scores.reduce((sum, one) => sum + one.read.items.length, 0)
  const wrong = scores.reduce((sum, one) => sum + one.wrong.length, 0)
  const asked = scores.filter(({ question }) => question !== 'none')
  return {
    lines: scores.length,
    f1: f1Of(scores),
    foodF1: foodF1Of(scores),
    medianError: errors[Math.floor(errors.length / 2)] ?? 0,
    off: off.length / scores.length,
    silentlyOff: off.filter(({ isSilent }) => isSilent).length / scores.length,
    undoubtedOff: off.filter(({ isUndoubted }) => isUndoubted).length / scores.length,
    doubted: doubts / Math.max(1, items),
    doubtPrecision: doubts === 0 ? 0 : right / doubts,
    doubtRecall: wrong === 0 ? 1 : right / wrong,
    asked: asked.length / scores.length,
    needed: asked.length === 0 ? 0 : asked.filter(({ question }) => question === 'needed').length / asked.length,
    offAnswered: scores.filter((one) => Math.abs(one.answeredError) > MAX_SILENT_ERROR).length / scores.length,
  }
}
