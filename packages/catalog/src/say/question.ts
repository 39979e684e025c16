import type { Catalog } from '../catalog.ts'
import { madeOf, timesAsMuch } from './amend.ts'
import type { Eatables } from './eatables.ts'
import { unsaid } from './food-piece.ts'
import type { SaidItem, SaidQuestion } from './said-meal.ts'
import { isDrink } from './servings.ts'

/** The amounts to choose from where nobody said one, as shares of the usual one; each is about a quarter around right. */
const AMOUNTS = [0.6, 1, 1.6] as const
/**
 * An answer is worth a tap when the item may change the energy of the whole meal by at least this share: half of what makes a
 * line one that is off, as two such items are seldom off in opposite ways.
 */
const MIN_SHARE = 0.12
const MIN_KCAL = 30
/** Grams that are as likely dry as cooked: below it nobody cooks so little, above it nobody eats so much. */
const DRY_OR_COOKED = { min: 50, max: 125 } as const
/** From this weight on a dish is a plate or a bowl that somebody filled; below, a thing that comes as large as it is. */
const MIN_PLATE_GRAMS = 120

/** Of what may be one of several and is not asked about. */
const OPEN_CONFIDENCE = 0.45

/** From this weight of one on, a counted dish comes in sizes that differ by more than a quarter; a nugget hardly does. */
const MIN_SIZED_GRAMS = 60

/** Of what is off by more than a quarter more often than not, and is not asked about. */
const DOUBTED_CONFIDENCE = 0.45
/** So little energy is not worth a doubt. */
const MIN_DOUBTED_KCAL = 25

const energyOf = ({ nutrients }: SaidItem): number => nutrients.calories ?? 0

/** Another amount of an item, in grams that somebody would say. */
function inAmount(item: SaidItem, factor: number): SaidItem {
  if (factor === 1) return item
  if (item.unit !== 'g') return timesAsMuch(item, factor)
  const grams = item.grams * factor
  const step = grams > 100 ? 10 : grams > 20 ? 5 : 1
  return timesAsMuch(item, Math.max(step, Math.round(grams / step) * step) / item.grams)
}

/** Drawers whose foods come on a plate in much the same amount as long as nobody says another. */
const steady = new Set(['Grains & Pasta', 'Frozen', 'Bakery', 'Sports Nutrition'])

/** Whether people eat amounts of it that differ by more than a quarter, when they say none. */
function isVaried({ kind, key, grams, parts, basis }: SaidItem): boolean {
  if (basis.amount === 'piece') return !/^food:(?:egg|banana|apple|pear|orange)/.test(key)
  // A bowl, a plate or a hand holds what somebody filled it with, and a packet what its maker did.
  if (basis.amount === 'vessel') return kind !== 'food' || (basis.isFilled === true && !isDrinkOf({ parts }))
  if (basis.amount !== 'usual') return false
  if (key === 'food:fries-oven') return true
  return kind === 'food' ? !steady.has(parts[0]?.food.aisle ?? '') : grams >= MIN_PLATE_GRAMS
}

/** One piece, two or three, of what comes in slices; otherwise less, the usual and more. */
function amountsOf(item: SaidItem): readonly SaidItem[] {
  if (!isVaried(item)) return []
  const isSliced = item.unit === 'slice' && item.grams < 70
  return isSliced ? [1, 2, 3].map((count) => timesAsMuch(item, count)) : AMOUNTS.map((factor) => inAmount(item, factor))
}

/** A small, a usual and a large one of what was counted, where each kitchen makes it in a size of its own. */
function sizesOf(item: SaidItem, eaten: Eatables): readonly SaidItem[] {
  const { basis, unit, count, grams } = item
  if (basis.sizes !== undefined) return basis.sizes.map((factor) => timesAsMuch(item, factor))
  const isCounted = basis.amount === 'counted' && unit === 'serving' && count >= 1
  return isCounted &&
    item.basis.otherPart === undefined &&
    eaten.isSizedByKitchens(item.key, count) &&
    grams >= MIN_SIZED_GRAMS * count
    ? AMOUNTS.map((factor) => timesAsMuch(item, factor))
    : []
}

/** What was said may be one of several, as much of each. */
const rivalsOf = (item: SaidItem, eaten: Eatables): readonly SaidItem[] =>
  item.basis.rivals.length === 0
    ? []
    : [
        item,
        ...item.basis.rivals.map((key) =>
          madeOf({ ...item, ...eaten.choiceOf(key), unit: 'g', count: item.grams }, eaten.partsOf(key, item.grams)),
        ),
      ]

/** What was weighed is dry or cooked, when both are likely and neither was said. */
function statesOf(item: SaidItem, catalog: Catalog, eaten: Eatables): readonly SaidItem[] {
  const [only] = item.parts
  if (item.kind !== 'food' || !only || item.basis.amount !== 'weighed' || item.basis.isStateSaid) return []
  const { min, max } = DRY_OR_COOKED
  const dry = catalog.findFood(only.food.id.replace(/-cooked$/, '-dry'))
  if (!dry || dry.id === only.food.id || item.grams < min || item.grams > max) return []
  const key = `food:${dry.id}`
  return [item, madeOf({ ...item, ...eaten.choiceOf(key) }, eaten.partsOf(key, item.grams))]
}

/** What was said of a thing that is cut may be of a piece, which comes first, or of the whole. */
function partsOf(item: SaidItem): readonly SaidItem[] {
  const { otherPart } = item.basis
  if (otherPart === undefined) return []
  const other = timesAsMuch(item, otherPart)
  return otherPart > 1 ? [item, other] : [other, item]
}

const questionsOf = (item: SaidItem, catalog: Catalog, eaten: Eatables): readonly SaidQuestion[] =>
  [
    { about: 'amount' as const, choices: (item.basis.otherPart ?? item.basis.sizes) ? [] : amountsOf(item) },
    { about: 'size' as const, choices: sizesOf(item, eaten) },
    { about: 'part' as const, choices: partsOf(item) },
    { about: 'state' as const, choices: statesOf(item, catalog, eaten) },
    { about: 'which' as const, choices: rivalsOf(item, eaten) },
  ].filter(({ choices }) => choices.length > 1)

/** Comes in slices of which nearly the same number is eaten. */
const thinlySliced = /smoked|bacon|deli/

/** Drawers whose foods are spooned, cut or poured as much as somebody likes. */
const spooned = new Set(['Dairy & Eggs', 'Canned & Dry Goods', 'Nuts & Seeds'])
/** Of less of a meal's energy its amount changes little. */
const MIN_SPOONED_SHARE = 0.2

/** A cup of coffee or a glass comes in the sizes that it is sold in. */
const isDrinkOf = ({ parts }: Pick<SaidItem, 'parts'>): boolean => {
  const [most] = parts.toSorted((a, b) => b.grams - a.grams)
  return most !== undefined && isDrink(most.food)
}

/**
 * Meat or fish of which nobody said how much, and what was called small: these are off by more than a quarter more
 * often than not.
 */
function isGuessed(item: SaidItem, whole: number): boolean {
  const { basis, kind, parts } = item
  if (energyOf(item) < MIN_DOUBTED_KCAL) return false
  const isUnsaid = basis.amount === 'usual' || basis.amount === 'piece'
  const [only] = parts
  const isMeatOrFish = kind === 'food' && only?.food.aisle === 'Meat & Fish' && !thinlySliced.test(only.food.id)
  const isSpooned =
    basis.amount === 'usual' &&
    kind === 'food' &&
    spooned.has(only?.food.aisle ?? '') &&
    energyOf(item) >= MIN_SPOONED_SHARE * whole
  return (
    (isUnsaid && isMeatOrFish) ||
    isSpooned ||
    (basis.isSmall === true && basis.amount !== 'measured' && !isDrinkOf(item))
  )
}

/** So much of one thing nobody eats at a time, and so many times what is usual is seldom meant: `3 kg of sugar`. */
const MAX_SAID_KCAL = 2500
const MAX_TIMES_SAID = { usual: 10, ofKcal: 600 } as const
/** How sure such an amount is. */
const OVERDONE_CONFIDENCE = 0.4

/** Whether an amount can hardly be meant, however plainly it was said. */
export function isOverdone(item: SaidItem, eaten: Eatables): boolean {
  const kcal = energyOf(item)
  const { usual, ofKcal } = MAX_TIMES_SAID
  return kcal > MAX_SAID_KCAL || (kcal > ofKcal && item.grams > usual * eaten.measure(item.key, unsaid, true).grams)
}

/** Questions without which it is as likely wrong as right: an item of which another question is asked is doubted. */
const open: ReadonlySet<SaidQuestion['about']> = new Set(['which', 'part'])

/** Items with the one question whose answer settles the most of their energy; without where no answer would settle much. */
export function withQuestion(items: readonly SaidItem[], catalog: Catalog, eaten: Eatables): readonly SaidItem[] {
  const whole = items.reduce((sum, item) => sum + energyOf(item), 0)
  const asked = items.flatMap((item) => questionsOf(item, catalog, eaten).map((question) => ({ item, question })))
  const atStake = ({ question }: (typeof asked)[number]): number => {
    const energies = question.choices.map(energyOf)
    return (Math.max(...energies) - Math.min(...energies)) / 2
  }
  const [best] = asked.toSorted((a, b) => atStake(b) - atStake(a))
  const isWorth = (one: (typeof asked)[number]): boolean => atStake(one) >= Math.max(MIN_KCAL, MIN_SHARE * whole)
  const isOpen = (item: SaidItem): boolean =>
    asked.some((one) => one.item === item && open.has(one.question.about) && isWorth(one))
  return items.map((said) => {
    const item = isOverdone(said, eaten)
      ? { ...said, confidence: Math.min(said.confidence, OVERDONE_CONFIDENCE) }
      : said
    if (best && said === best.item && isWorth(best)) return { ...item, question: best.question }
    if (isOpen(said)) return { ...item, confidence: Math.min(item.confidence, OPEN_CONFIDENCE) }
    return isGuessed(item, whole) ? { ...item, confidence: Math.min(item.confidence, DOUBTED_CONFIDENCE) } : item
  })
}
