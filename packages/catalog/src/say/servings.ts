import type { Food, Portion } from '../food.ts'
import type { WeighedFood } from '../recipe-nutrients.ts'
import { singularOf } from '../words.ts'
import type { SaidAmount } from './quantity.ts'
import type { AmountBasis } from './said-meal.ts'
import type { Dish, SpokenServing } from './spoken-rows.ts'
import { type Unit, vesselMl } from './units.ts'

/** Grams of a food, how they are counted, and how sure that is: 1 when weighed, less when guessed. */
export interface Measured {
  readonly grams: number
  readonly count: number
  /** A portion's unit of the food, or `g`. */
  readonly unit: string
  readonly sure: number
  readonly basis: AmountBasis
  /** The other weight that the words may mean as well, in grams: of the whole instead of a piece, or of a piece. */
  readonly otherGrams?: number
  /** What a small, a usual and a large one of what holds it would hold, as shares of this amount. */
  readonly sizes?: readonly number[]
}

const CUP_ML = 236.6
const IMPERIAL_PINT_ML = 568
/** Grams of a millilitre of milk. */
const MILK_DENSITY = 1.03
const measures = new Set(['cup', 'tbsp', 'tsp', 'oz'])

const lastWord = (unit: string): string => singularOf(unit.split(' ').at(-1) ?? '')
const portionNamed = (food: Food, unit: string): Portion | undefined =>
  food.portions.find((portion) => portion.unit === unit) ??
  food.portions.find((portion) => lastWord(portion.unit) === unit)

/** The portion that is one whole thing: an egg, a medium apple, a slice. */
const piecePortion = (food: Food): Portion | undefined =>
  food.portions.find(({ unit }) => !measures.has(unit) && unit !== 'can')

const round = (grams: number): number => (grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams))
const inGrams = (grams: number, sure: number, basis: AmountBasis): Measured => ({
  grams,
  count: round(grams),
  unit: 'g',
  sure,
  basis,
})

/** Grams of a millilitre, from the food's own cup or spoon; water's when it has none. */
export function density(food: Food): number {
  const cup = portionNamed(food, 'cup')
  // Tables weigh a cup of a plant drink as of other drinks, which are hardly heavier than water.
  if (cup)
    return Math.min(
      cup.grams / CUP_ML,
      /milk/.test(food.id) && food.id !== 'milk-condensed' ? MILK_DENSITY : Number.POSITIVE_INFINITY,
    )
  const spoon = portionNamed(food, 'tbsp')
  if (spoon) return spoon.grams / 14.79
  const small = portionNamed(food, 'tsp')
  return small ? small.grams / 4.93 : 1
}

/** Whether it is drunk. */
export const isDrink = (food: Food): boolean =>
  food.aisle === 'Drinks' ||
  (/^(?:.*milk|kefir|.*juice|.*broth|water|.*shake|isotonic-drink)/.test(food.id) && density(food) > 0.9)
const isNutty = (food: Food): boolean => food.aisle === 'Nuts & Seeds' && !/butter|milk|flour|tahini/.test(food.id)
const isLeafy = (food: Food): boolean => food.aisle === 'Produce' && density(food) < 0.3
const isCereal = (food: Food): boolean =>
  food.aisle === 'Grains & Pasta' && density(food) < 0.5 && !/pasta|noodle/.test(food.id)
const isDryOats = (food: Food): boolean => /oats|oat-bran|granola/.test(food.id) && food.aisle === 'Grains & Pasta'

/** Whether it was of the whole or of a piece, or how large the whole was, is not known. */
const CUT_SURE = 0.45

/** A bag of crisps or sweets for several, as makers print it: 130 to 180 g. */
const SHARING_BAG_GRAMS = 140
/** A packet's row of biscuits, and of crackers, which weigh less than so much each. */
const SLEEVE_PIECES = 12
const CRACKER_SLEEVE_GRAMS = 110
const SMALL_BISCUIT_GRAMS = 8
const HANDFUL_ML = 80
/**
 * What a tray, a pan or an oven dish holds that is cut into pieces or filled for several: twelve small pieces, or four
 * plates. Ready meals for one and trays for eight are called the same, so it is asked.
 */
const TRAY = { pieces: 12, grams: 1400, maxPieceGrams: 100 } as const
const TRAY_SIZES = [0.25, 1, 2] as const
/** A whole tray that somebody ate was rather one for one person; it may have been for two or four. */
const WHOLE_TRAY_SIZES = [1, 2, 4] as const

/** Grams of a part of a tray of pieces or servings that weigh so much, or of whole trays. */
function measureTray(serving: number, count: number, scale: number): Measured {
  const whole = serving < TRAY.maxPieceGrams ? TRAY.pieces * serving : Math.max(TRAY.grams, serving)
  const isPart = count < 1
  return {
    ...inGrams(count * scale * (isPart || serving < TRAY.maxPieceGrams ? whole : serving), CUT_SURE, 'vessel'),
    sizes: isPart || serving < TRAY.maxPieceGrams ? TRAY_SIZES : WHOLE_TRAY_SIZES,
  }
}

/** A part of a bag of crisps or sweets is of one for several, or of one for one. */
const measureBagPart = (single: number, part: number): Measured => ({
  ...inGrams(part * SHARING_BAG_GRAMS, CUT_SURE, 'vessel'),
  sizes: [single / SHARING_BAG_GRAMS, 1],
})

/** What is mostly air: crisps and puffed or flaked grain, but no chips of chocolate, dried fruit or chili. */
const airyFoods = new Set([
  'bran-flakes',
  'corn-flakes',
  'gluten-free-crackers',
  'pita-chips',
  'popcorn-air-popped',
  'potato-chips',
  'pretzels',
  'pretzels-gluten-free',
  'puffed-millet',
  'puffed-rice',
  'puffed-wheat',
  'rice-crackers',
  'saltine-crackers',
  'tortilla-chips',
  'whole-wheat-crackers',
])
/** Sweets that come in bags. */
const isSweet = ({ id }: Food): boolean => /^(?:jelly-beans|gumdrops|marshmallows|hard-candy|gummy)/.test(id)
const isAiry = ({ id }: Food): boolean => airyFoods.has(id)

/** A handful of berries is a third of a cup. */
const BERRIES_GRAMS = 50

function handful(food: Food): number {
  if (isAiry(food)) return 20
  // Dried fruit, sweets and snacks are dense: a hand holds an ounce.
  if ((food.per100g.calories ?? 0) > 200) return 30
  if (isNutty(food)) return 30
  if (isLeafy(food)) return 30
  if (/^(?:blueberries|raspberries|blackberries|strawberries)/.test(food.id)) return BERRIES_GRAMS
  if (food.aisle === 'Produce' || food.aisle === 'Frozen') return round(Math.min(70, density(food) * HANDFUL_ML * 1.5))
  return round(Math.max(20, Math.min(60, density(food) * HANDFUL_ML)))
}

function bowl(food: Food): number {
  if (isDryOats(food)) return 50
  if (isCereal(food)) return Math.max(30, round(density(food) * CUP_ML * 1.25))
  if (isLeafy(food)) return round(density(food) * CUP_ML * 2)
  if (food.aisle === 'Grains & Pasta') return 200
  if (food.aisle === 'Produce') return round(Math.min(200, density(food) * 300))
  return round(Math.max(0.5, Math.min(1.05, density(food))) * 250)
}

/** Three to four ounces of cooked meat or fish. */
const PALM_GRAMS = 110
/** Three ounces, as dietitians show it. */
const DECK_GRAMS = 85
/** A closed fist is about a cup. */
function fist(food: Food): number {
  if (food.aisle === 'Grains & Pasta') return Math.max(140, Math.min(160, round(density(food) * CUP_ML)))
  if ((food.per100g.calories ?? 0) > 200) return handful(food)
  return density(food) < 0.3 ? 40 : 150
}

const isRunny = (food: Food): boolean => /oil|syrup|honey|agave|vinegar|dressing|sauce|mayonnaise|ketchup/.test(food.id)

/** Grams of one thing-like unit that is no portion of the food itself. */
function thingGrams(food: Food, unit: string, serving: SpokenServing): number | undefined {
  const piece = serving.piece ?? piecePortion(food)?.grams
  const usual = serving.usual ?? usualGrams(food, serving)
  switch (unit) {
    case 'handful':
      return handful(food)
    case 'fist':
      return fist(food)
    case 'palm':
      return PALM_GRAMS
    case 'deck':
      return DECK_GRAMS
    case 'thumb':
      return food.classes.includes('cheese') ? 28 : round(density(food) * 14.79)
    case 'bottle':
      return round(
        (/^wine/.test(food.id) ? 750 : /juice/.test(food.id) ? 330 : 500) *
          (isDrink(food) || isRunny(food) ? density(food) : 1),
      )
    case 'matchbox':
      return 30
    case 'sleeve':
      return piece && piece >= SMALL_BISCUIT_GRAMS ? piece * SLEEVE_PIECES : CRACKER_SLEEVE_GRAMS
    case 'golfball':
      return round(density(food) * 29.57)
    case 'pot':
      if (food.id.startsWith('cottage-cheese')) return 300
      return food.aisle === 'Frozen' ? 400 : round(150 * density(food))
    case 'jar':
      return 400
    case 'rack':
      return 500
    case 'bite':
      return isDrink(food) ? round(MOUTHFUL_ML * density(food)) : 15
    case 'bowl':
      return bowl(food)
    case 'plate':
      return Math.max(usual, isPasta(food) ? 250 : food.aisle === 'Grains & Pasta' ? 220 : 150)
    case 'serving':
      return usual
    case 'pinch':
      return 0.4
    case 'sprinkle':
      return sprinkle(food)
    case 'bar':
      return /chocolate/.test(food.id) ? CHOCOLATE_BAR_GRAMS : piece
    case 'knob':
      return 7
    case 'pat':
      return PAT_GRAMS
    case 'glug':
      return round(density(food) * (isRunny(food) ? OIL_GLUG_ML : GLUG_ML))
    case 'block':
      return blockGrams(food)
    case 'cube':
      return isCheese(food) ? CHEESE_CUBE_GRAMS : 10
    case 'smear':
      return 7
    case 'dollop':
      return food.id === 'jam' || food.id === 'marmalade' ? 20 : round(density(food) * 25)
    case 'drizzle':
      return round(density(food) * 7)
    case 'spoon':
      // Into a cup by the teaspoon.
      if (/^sugar-|^coffee-instant$|^cocoa-powder$/.test(food.id)) return round(density(food) * 4.93)
      // What lies on a plate comes there by the serving spoon, heaped.
      return served.has(food.aisle) && density(food) > 0.3 ? SERVING_SPOON_GRAMS : round(density(food) * 14.79)
    case 'punnet':
      return 200
    case 'bunch':
      return 100
    case 'head':
      return 400
    case 'loaf':
      // Between a small one of 400 g and a large one of 800 g.
      return 600
    case 'wedge':
      return melonSlices[food.id] ?? (isCheese(food) || piece === undefined ? 30 : piece / 4)
    case 'segment':
      return piece ? piece / 10 : 10
    case 'half':
      return piece ? piece / 2 : undefined
    case 'rasher':
      return piece
    case 'strip':
      return piece && piece < 60 ? piece : 28
    case 'square':
      return 10
    case 'stick':
      return food.id.startsWith('butter') ? 113 : (piece ?? 28)
    case 'slice':
      return sliceGrams(food, piece)
    case 'scoop':
      if (isSpreadOfNuts(food)) return 32
      return food.aisle === 'Sports Nutrition' ? 30 : isDryOats(food) ? 40 : 60
    case 'sharingbag':
      return SHARING_BAG_GRAMS
    case 'packet':
      return packetGrams(food, piece)
    case 'shot':
      return round(density(food) * (food.aisle === 'Drinks' ? 30 : 30))
    case 'can':
      return isDrink(food) ? 330 : piece && piece > 80 ? piece : 240
    default: {
      const ml = vesselMl[unit]
      return ml !== undefined && (isDrink(food) || isRunny(food) || ['pot', 'glass', 'mug', 'box'].includes(unit))
        ? round(ml * density(food))
        : piece
    }
  }
}

/** What is drunk at once. */
const MOUTHFUL_ML = 40
/** A pat of butter (USDA SR 28), and what a bottle gives in one glug: of oil a tablespoon, of milk or a spirit two. */
const PAT_GRAMS = 5
const OIL_GLUG_ML = 14.79
const GLUG_ML = 30
/** A die of cheese of an inch, as on sticks (USDA SR 28: a cubic inch of cheddar is 17 g). */
const CHEESE_CUBE_GRAMS = 17
const isCheese = ({ classes, id }: Food): boolean =>
  classes.includes('cheese') || /^(?:feta|queso|cheddar|goat-cheese|brie|camembert|gouda|swiss)/.test(id)

/** What is sold in blocks: tofu of 350 g, cheese of 200 g to 225 g, butter of 250 g, chocolate of 100 g; undefined of others. */
const blocks: readonly (readonly [RegExp, number])[] = [
  [/^tofu-|^tempeh/, 350],
  [/^queso-blanco$/, 225],
  [/^butter-|^margarine|^vegan-spread|^lard/, 250],
  [/chocolate/, 100],
  [/-noodles-dry$/, 70],
]
function blockGrams(food: Food): number | undefined {
  const found = blocks.find(([of]) => of.test(food.id))
  return found?.[1] ?? (isCheese(food) ? 200 : undefined)
}

/** A bar of chocolate for one (USDA SR 28: 1.55 oz). */
const CHOCOLATE_BAR_GRAMS = 44

/** What is strewn over a plate: grated cheese and nuts by the spoon, sugar and spices less. */
function sprinkle(food: Food): number {
  if (food.classes.some((one) => one.includes('rennet') || one === 'cheese') || isNutty(food)) return 10
  return food.aisle === 'Spices & Herbs' ? 1 : 4
}

/** Drawers of what is put on a plate by the spoon. */
const served = new Set(['Grains & Pasta', 'Produce', 'Frozen'])
const SERVING_SPOON_GRAMS = 25

const isPasta = ({ id }: Food): boolean => /pasta-(?:dry|cooked)$/.test(id)
const isSpreadOfNuts = ({ id }: Food): boolean => /-butter$|^peanut-butter|^tahini$/.test(id)

/** What a shop sells a food in: usual packs of Britain, the United States and Germany, in grams. */
function packetGrams(food: Food, piece: number | undefined): number {
  // A bag of leaves, and one of other vegetables.
  if (isLeafy(food)) return 150
  if (food.aisle === 'Produce') return piece && piece > 20 ? piece : 300
  // A packet of 500 g, which is 1.1 kg when it is cooked.
  if (isPasta(food)) return food.id.endsWith('-dry') ? 500 : 1100
  if (/-deli$|^ham-sliced|^salami|^salmon-smoked|^bacon-raw/.test(food.id)) return 100
  if (/ground.*-raw$/.test(food.id)) return 450
  if (food.aisle === 'Frozen' && !/fries|waffle|hash/.test(food.id)) return 340
  if (piece && piece > 20) return piece
  if (isCheese(food)) return 200
  // A pouch that is heated.
  return food.aisle === 'Grains & Pasta' && food.id.endsWith('-cooked') ? 250 : 28
}

/** A slice of a melon (USDA SR 28: a wedge of a sixteenth of a watermelon, an eighth of another melon), in grams. */
const melonSlices: Readonly<Record<string, number>> = { watermelon: 286, cantaloupe: 69, honeydew: 125 }

function sliceGrams(food: Food, piece: number | undefined): number {
  const melon = melonSlices[food.id]
  if (melon !== undefined) return melon
  if (food.aisle === 'Bakery') return piece && piece <= 70 ? piece : 32
  if (food.classes.some((one) => one.includes('rennet') || one === 'cheese')) return 25
  if (food.aisle === 'Meat & Fish') return piece && piece < 60 ? piece : 28
  return piece && piece > 40 ? piece / 6 : (piece ?? 25)
}

/** What is poured or spooned over food: of ten amounts that nobody said seven were off by more than a quarter. */
const isPoured = ({ aisle, id }: Food): boolean =>
  aisle === 'Oils & Sauces' && !/^(?:ketchup|yeast-extract|marinara-sauce|tomato-puree|ranch-dressing)$/.test(id)

/** What is eaten of a food when nobody says how much. */
export function usualGrams(food: Food, serving: SpokenServing): number {
  if (serving.usual !== undefined) return serving.usual
  const piece = piecePortion(food)
  if (piece && piece.grams >= 15) return piece.grams
  const cup = portionNamed(food, 'cup')?.grams
  const spoon = portionNamed(food, 'tbsp')?.grams
  switch (food.aisle) {
    case 'Meat & Fish':
      return 120
    case 'Drinks':
      return cup ?? 240
    case 'Nuts & Seeds':
      return portionNamed(food, 'oz') ? 28 : (spoon ?? 15)
    case 'Spices & Herbs':
      return food.portions[0]?.grams ?? 2
    case 'Oils & Sauces':
      return spoon ?? 15
    case 'Grains & Pasta':
      return food.id.endsWith('-dry') ? Math.min(75, cup ?? 75) : (cup ?? 100)
    case 'Canned & Dry Goods':
      return cup ? cup / 2 : (spoon ?? 30)
    case 'Produce':
    case 'Frozen':
      return Math.min(100, cup ?? 80)
    default:
      return portionNamed(food, 'oz') ? 28 : (spoon ?? cup ?? 30)
  }
}

const inPortions = (portion: Portion, count: number, sure: number, basis: AmountBasis): Measured => ({
  grams: count * portion.grams,
  count,
  unit: portion.unit,
  sure,
  basis,
})

function measureUnit(food: Food, unit: Unit, count: number, scale: number, serving: SpokenServing): Measured {
  if (unit.kind === 'mass') {
    const isFluidOunce = unit.name === 'oz' && isDrink(food)
    return inGrams(count * unit.grams * (isFluidOunce ? 1.043 * density(food) : 1), 1, 'weighed')
  }
  if (unit.kind === 'volume') {
    // Beer is called by the pint where that is an imperial one.
    if (unit.name === 'pint' && /^beer/.test(food.id))
      return inGrams(count * IMPERIAL_PINT_ML * density(food) * scale, 0.9, 'measured')
    const portion = portionNamed(food, unit.name)
    if (portion) return inPortions(portion, count * scale, 0.95, 'measured')
    return inGrams(count * unit.ml * density(food) * scale, 0.9, 'measured')
  }
  if (unit.name === 'tray') return measureTray(piecePortion(food)?.grams ?? usualGrams(food, serving), count, scale)
  if (unit.name === 'packet' && count < 1 && (isAiry(food) || isSweet(food)))
    return measureBagPart(packetGrams(food, undefined), count * scale)
  const isOwnSlice = unit.name === 'slice' && serving.piece !== undefined && food.aisle === 'Bakery'
  const own = unit.name === 'piece' || unit.name === 'half' || isOwnSlice ? undefined : portionNamed(food, unit.name)
  if (own) return inPortions(own, count * scale, 0.95, 'counted')
  const grams = thingGrams(food, unit.name, serving)
  return inGrams(
    count * scale * (grams ?? usualGrams(food, serving)),
    grams === undefined ? 0.5 : unit.name === 'loaf' ? CUT_SURE : 0.75,
    grams === undefined ? 'usual' : 'vessel',
  )
}

const isSoda = ({ id }: Food): boolean => /^(?:cola|lemon-lime-soda|ginger-ale|lemonade)$/.test(id)
const isFries = ({ id }: Food): boolean => /fries/.test(id)

/** An egg is large as it is (USDA: large 50 g, extra large 56 g); a large potato is nearly twice a medium one (299 and 173 g). */
function sizeOf(food: Food, scale: number): number {
  // A small soft drink of a counter holds about 300 ml, a large one 500 ml; of coffee 240 and 410 ml.
  if (isSoda(food)) return scale > 1 && scale < 1.4 ? 1.5 : scale < 1 && scale >= 0.7 ? 0.9 : scale
  if (food.id === 'coffee') return scale > 1 && scale < 1.4 ? 1.7 : scale < 1 && scale >= 0.7 ? 1 : scale
  if (isFries(food) && scale < 1 && scale >= 0.7) return 0.6
  if (/^egg-/.test(food.id) && scale > 1) return scale * 0.8
  return /^(?:potato|sweet-potato)/.test(food.id) && scale > 1 ? scale * 1.35 : scale
}

/**
 * From here on a bare number is a weight: nobody eats `150 potatoes`. Small things are counted further; what comes in no
 * pieces is weighed earlier (`honey 15`).
 */
const MIN_BARE_WEIGHT = { small: 60, other: 25, unpieced: 10 } as const
const SMALL_PIECE_GRAMS = 3
/** Below this a bare number of things that weigh more than it, said in the plural, may be of either. */
const MAX_DOUBTFUL_COUNT = 60
/** How sure a bare number is that may be of grams or of things: it is shown to be checked. */
const DOUBTFUL_SURE = 0.4

/**
 * What a thing weighs that is bought whole and eaten by the slice, in grams: the flesh of a fruit (USDA FoodData Central
 * portions), a French baguette (250 g by custom), a loaf of banana bread (twelve slices).
 */
const wholeGrams: Readonly<Record<string, number>> = {
  watermelon: 4500,
  cantaloupe: 550,
  honeydew: 1000,
  pineapple: 905,
  'cabbage-green': 900,
  'french-bread': 250,
  'banana-bread': 720,
}

const isBareWeight = (count: number, piece: number | undefined): boolean =>
  count >= (piece !== undefined && piece < SMALL_PIECE_GRAMS ? MIN_BARE_WEIGHT.small : MIN_BARE_WEIGHT.other)

/** A part of what is cut is of the whole, and may be of a piece: the grams of both. */
const cutOfWhole = (ofWhole: number, ofPiece: number): Measured => ({
  ...inGrams(ofWhole, CUT_SURE, 'counted'),
  otherGrams: ofPiece,
})

/** Of what weighs less nobody eats a part or a single one: `half of my fries`, `1 fries` are of a portion. */
const MIN_COUNTED_GRAMS = 15

/** So many of the food itself: `2 eggs`, `a large banana`. */
function measurePieces(
  food: Food,
  { count, scale, isWhole = false, isOfThings }: Pick<SaidAmount, 'count' | 'scale' | 'isWhole' | 'isOfThings'>,
  serving: SpokenServing,
  isPlural = false,
): Measured {
  const portion = piecePortion(food)
  const size = sizeOf(food, scale)
  const grams = serving.piece ?? (portion && portion.grams >= 3 ? portion.grams : undefined)
  const isUnpieced = grams === undefined && scale === 1 && count >= MIN_BARE_WEIGHT.unpieced
  const isWeight = isUnpieced || isBareWeight(count, serving.piece ?? portion?.grams)
  if (isWeight && !isOfThings) {
    // `36 eggs` may be a tray of them, or less than one egg.
    const isDoubtful = isPlural && count < Math.min(grams ?? 0, MAX_DOUBTFUL_COUNT)
    return inGrams(count * (isDrink(food) ? density(food) : 1), isDoubtful ? DOUBTFUL_SURE : 0.8, 'weighed')
  }
  const isOfPortion = count < 1 || (count === 1 && (isPlural || isFries(food)))
  if (isOfPortion && grams !== undefined && grams < MIN_COUNTED_GRAMS && usualGrams(food, serving) > 3 * grams)
    return inGrams(count * size * usualGrams(food, serving), 0.6, 'vessel')
  const whole = wholeGrams[food.id]
  if (whole !== undefined && isWhole) return inGrams(count * whole * scale, 0.6, 'counted')
  if (whole !== undefined && count < 1)
    return cutOfWhole(count * whole * scale, count * scale * (grams ?? usualGrams(food, serving)))
  const other = whole === undefined ? {} : { otherGrams: count * whole * scale }
  if (grams === undefined) return { ...inGrams(count * scale * usualGrams(food, serving), 0.6, 'usual'), ...other }
  if (portion?.grams === grams) return { ...inPortions(portion, count * size, 0.9, 'counted'), ...other }
  return { ...inGrams(count * size * grams, 0.75, 'counted'), ...other }
}

/** Light as they are, they are eaten by one, and said in the plural when there are more. */
const singles = /^(?:rice-cakes|corn-cakes|crispbread)/

/** Of what weighs less nobody eats a single one. */
const MIN_ONE_GRAMS = 20

/** The grams that were said of a food. `isPlural` and no count is the usual amount; a singular thing is one of it. */
export function measureFood(food: Food, amount: SaidAmount, serving: SpokenServing, isPlural: boolean): Measured {
  if (amount.each) return measureUnit(food, amount.each, amount.count, amount.scale, serving)
  if (amount.unit) return measureUnit(food, amount.unit, amount.count, amount.scale, serving)
  const piece = serving.piece ?? piecePortion(food)?.grams
  const isOneWhole = amount.isWhole && !isPlural && (food.id in wholeGrams || (piece ?? 0) >= MIN_ONE_GRAMS)
  if (amount.isCounted || isOneWhole) return measurePieces(food, amount, serving, isPlural)
  if (!isPlural && piece !== undefined && singles.test(food.id))
    return { ...inGrams(piece * amount.scale, 0.7, 'piece') }
  const isSlice = serving.piece === undefined && food.aisle !== 'Bakery' && piecePortion(food)?.unit === 'slice'
  if (!isPlural && !isSlice && piece !== undefined && piece >= MIN_ONE_GRAMS && piece <= usualGrams(food, serving)) {
    const { otherGrams: _, ...one } = measurePieces(food, { count: 1, scale: amount.scale }, serving)
    return { ...one, sure: 0.7, basis: 'piece' }
  }
  return inGrams(usualGrams(food, serving) * sizeOf(food, amount.scale), isPoured(food) ? 0.45 : 0.6, 'usual')
}

/** What a thing-like unit holds of a dish, in grams; of others it is a serving. */
const dishGrams: Readonly<Record<string, number>> = {
  sharingbag: SHARING_BAG_GRAMS,
  bite: 15,
  fist: 200,
  palm: 110,
  golfball: 30,
  dollop: 25,
  spoon: 15,
  matchbox: 30,
}
/** A piece of a dish that is cut into many: a cube of tikka, a piece of a roll of sushi. */
const CUBE_GRAMS = 30
/** From so many pieces on they are parts of a serving of more than so much, and no servings. */
const MIN_CUBES = { count: 3, ofGrams: 150 } as const

/** Units that hold as many pieces as are usually eaten. */
const portionUnits = new Set(['serving', 'packet', 'bowl', 'plate', 'box'])
/** A tub of 465 ml holds four scoops. */
const TUB_SERVINGS = 4

/** A recipe's serving is made for athletes; what is eaten elsewhere is seldom as large. */
const MIN_DISH_SURE = 0.45

/** Below this weight a dish is a piece of many. */
const SMALL_DISH_GRAMS = 40

/** From this weight on a dish is cut: a slice of it is a quarter of twelve inches. */
const MIN_CUT_GRAMS = 400

/**
 * What is baked whole and cut. A number or an article counts pieces, a part is of the whole, and either may be meant the
 * other way round; `a whole cheesecake` is one.
 */
function measureCut(piece: number, cut: number, { count, scale, isWhole }: SaidAmount): Measured {
  const [pieces, wholes] = [count * scale * piece, count * scale * piece * cut]
  if (isWhole) return { grams: wholes, count: count * scale * cut, unit: 'serving', sure: 0.8, basis: 'counted' }
  if (count < 1) return cutOfWhole(wholes, pieces)
  return { grams: pieces, count: count * scale, unit: 'serving', sure: 0.8, basis: 'counted', otherGrams: wholes }
}

/** A serving of a powder that is a meal is two scoops, as its makers print it. */
const SERVING_SCOOPS = 2

/** A can of ready soup. */
const SOUP_CAN_GRAMS = 400

/** A pizza of 14 inches to one of 11. */
const LARGE_PIZZA = 1.6

/** A plate of home cooking, where a recipe was only named after: its own serving is made for athletes. */
const USUAL_RECIPE = { kcal: 450, minGrams: 350, maxGrams: 420 } as const
/** What a bowl holds, in grams. */
const BOWL_GRAMS = 300
/** How sure such a plate is: it is asked about. */
export const USUAL_RECIPE_SURE = 0.6

/**
 * The serving of a recipe in grams where it was named by a name that others have as well (`goulash`, `a bowl of dal`): of one
 * that weighs `whole` and has `kcal`, no more than its own.
 */
export function usualOfRecipe(whole: number, kcal: number, { unit }: SaidAmount): number {
  const { kcal: usual, minGrams, maxGrams } = USUAL_RECIPE
  const plate = Math.min(Math.max((usual * whole) / Math.max(kcal, 1), minGrams), maxGrams)
  return Math.min(whole, unit?.kind === 'thing' && unit.name === 'bowl' ? BOWL_GRAMS : plate)
}

/** What measures hold of a dish. */
export interface DishMeasures {
  /** Grams of a millilitre: a cup of sweetened flakes or crisps is no cup of water, and frozen yogurt is beaten. */
  readonly gramsPerMl: number
  readonly handful: number
  /** A square or a chunk of a bar of chocolate; undefined of other dishes. */
  readonly square: number | undefined
  /** A powder of which the drink that is mixed is measured, in millilitres a serving; undefined of other dishes. */
  readonly mixedMl?: number
}

/** Mash comes onto a plate by the big spoon. */
const MASH_DOLLOP_GRAMS = 110

/** Of what has more energy in 100 g a handful is an ounce, as of nuts. */
const DENSE_KCAL = 250
/** A square or chunk of a bar of milk chocolate. */
const SQUARE_GRAMS = 6
/** A serving of a carbohydrate powder in a bottle of 500 ml, as makers print it. */
const MIXED_ML = 500
/** Less of it is powder: a spoon, a cup. */
const MIN_MIXED_ML = 300
const WATERY: DishMeasures = { gramsPerMl: 1, handful: 60, square: undefined }

/** What measures hold of a dish of these parts. */
export function measuresOfDish(parts: readonly WeighedFood[]): DishMeasures {
  const [main] = parts.toSorted((a, b) => b.grams - a.grams)
  if (main === undefined) return WATERY
  const weight = parts.reduce((sum, { grams }) => sum + grams, 0)
  const kcal = parts.reduce((sum, { food, grams }) => sum + ((food.per100g.calories ?? 0) * grams) / 100, 0)
  const isLight = isAiry(main.food) || isCereal(main.food)
  return {
    gramsPerMl: isLight || main.food.id === 'frozen-yogurt' ? density(main.food) : 1,
    handful: isAiry(main.food) ? 20 : (100 * kcal) / Math.max(weight, 1) > DENSE_KCAL ? 30 : WATERY.handful,
    square: /^(?:milk|dark)-chocolate/.test(main.food.id) ? SQUARE_GRAMS : undefined,
    ...(main.food.id === 'isotonic-powder' ? { mixedMl: MIXED_ML } : {}),
  }
}

/** From so many pieces to a portion on, one is not eaten alone. */
const BY_THE_DOZEN = 12

/** So many rolls of sushi are counted at most; more are pieces. */
const MAX_ROLLS = 3
const isFewRolls = ({ isCounted, unit, count }: SaidAmount, usual: number): boolean =>
  isCounted && unit === undefined && usual >= 6 && count >= 1 && count <= MAX_ROLLS

/** A tray, or a part of a pot that was cooked for several. */
const isTray = (unit: string, count: number, whole: number): boolean =>
  unit === 'tray' || (unit === 'pot' && count < 1 && whole > MIN_CUBES.ofGrams)

/** Servings of a dish that weighs `whole` grams. */
export function measureDish(
  whole: number,
  amount: SaidAmount,
  dish: Pick<Dish, 'id' | 'usualCount' | 'ofWhole' | 'slices' | 'isVaried'> | undefined,
  isPlural = false,
  recipeSure = MIN_DISH_SURE,
  { gramsPerMl, handful: ofHand, square, mixedMl }: DishMeasures = WATERY,
): Measured {
  const unit = amount.each ?? amount.unit
  const held = unit?.kind !== 'thing' ? undefined : unit.name === 'handful' ? ofHand : dishGrams[unit.name]
  if (held !== undefined) {
    const isOfMash = unit?.name === 'dollop' && /mash/.test(dish?.id ?? '')
    return inGrams(amount.count * amount.scale * (isOfMash ? MASH_DOLLOP_GRAMS : held), 0.6, 'vessel')
  }
  if (unit?.kind === 'thing' && unit.name === 'sleeve' && whole < SMALL_DISH_GRAMS)
    return inGrams(amount.count * SLEEVE_PIECES * whole, 0.6, 'vessel')
  if (unit?.kind === 'thing' && (unit.name === 'slice' || unit.name === 'piece') && whole >= MIN_CUT_GRAMS) {
    return inGrams((amount.count * amount.scale * whole) / (dish?.slices ?? 4), 0.7, 'counted')
  }
  if (unit?.kind === 'thing' && isTray(unit.name, amount.count, whole))
    return measureTray(whole, amount.count, amount.scale)
  const isPieces = unit?.kind === 'thing' && (unit.name === 'piece' || unit.name === 'square')
  if (isPieces && square !== undefined) return inGrams(amount.count * amount.scale * square, 0.7, 'counted')
  const isMany = amount.count >= MIN_CUBES.count && whole > MIN_CUBES.ofGrams && dish?.usualCount === undefined
  if (isPieces && isMany) return inGrams(amount.count * amount.scale * CUBE_GRAMS, 0.6, 'counted')
  if (unit?.kind === 'thing' && unit.name === 'can' && /soup|chowder/.test(dish?.id ?? ''))
    return inGrams(amount.count * amount.scale * SOUP_CAN_GRAMS, 0.75, 'counted')
  if (
    unit?.kind === 'thing' &&
    unit.name === 'scoop' &&
    /^(?:huel|soylent|plenny|jake|yfood|mass-gainer|weight-gainer)/.test(dish?.id ?? '')
  )
    return inGrams((amount.count * amount.scale * whole) / SERVING_SCOOPS, 0.75, 'counted')
  const usual = dish?.usualCount ?? 1
  const size = /pizza$/.test(dish?.id ?? '') && amount.scale > 1 && amount.scale < 1.4 ? LARGE_PIZZA : amount.scale
  // One, two or three rolls of sushi are cut into pieces, of which one is rarely eaten.
  if (
    /(?:sushi-roll|-maki|(?:california|tuna|salmon|dragon|rainbow)-roll)$/.test(dish?.id ?? '') &&
    isFewRolls(amount, usual)
  )
    return { ...inGrams(amount.count * usual * whole, 0.6, 'counted'), otherGrams: amount.count * whole }
  // `1 gnocchi` of a menu is a plate: nobody eats a single one of what is eaten by the dozen.
  if (usual >= BY_THE_DOZEN && whole <= MIN_ONE_GRAMS && amount.isCounted && amount.count <= 1 && !unit)
    return {
      grams: usual * amount.count * whole,
      count: usual * amount.count,
      unit: 'serving',
      sure: 0.6,
      basis: 'vessel',
    }
  // `1 prawn crackers` is a portion of them.
  if (isPlural && usual > 1 && amount.isCounted && amount.count === 1 && !unit)
    return { grams: usual * whole, count: usual, unit: 'serving', sure: 0.6, basis: 'vessel' }
  const cut = dish?.ofWhole
  const isCounted = amount.isCounted || (amount.isWhole === true && dish?.usualCount === undefined)
  if (cut !== undefined && isCounted && !unit) return measureCut(whole, cut, amount)
  if (unit?.kind === 'thing' && unit.name === 'pot' && /ice-cream/.test(dish?.id ?? ''))
    return inGrams(amount.count * amount.scale * whole * TUB_SERVINGS, 0.75, 'vessel')
  const servings = (count: number, sure: number, basis: AmountBasis): Measured => ({
    grams: count * whole,
    count,
    unit: 'serving',
    sure,
    basis,
  })
  if (unit?.kind === 'mass') return inGrams(amount.count * unit.grams, 1, 'weighed')
  if (unit?.kind === 'volume' && mixedMl !== undefined && unit.ml >= MIN_MIXED_ML / amount.count)
    return inGrams((amount.count * unit.ml * whole) / mixedMl, 0.85, 'measured')
  if (unit?.kind === 'volume') return inGrams(amount.count * unit.ml * gramsPerMl * amount.scale, 0.85, 'measured')
  if (isCounted && !unit && !amount.isOfThings && isBareWeight(amount.count, whole))
    return inGrams(amount.count, 0.8, 'weighed')
  if (unit?.kind === 'thing' && portionUnits.has(unit.name))
    return servings(usual * amount.count * amount.scale, 0.7, 'vessel')
  if (!isCounted) return servings(usual * size, dish?.isVaried ? MIN_DISH_SURE : dish ? 0.7 : recipeSure, 'usual')
  return servings(amount.count * size, dish?.isVaried ? MIN_DISH_SURE : 0.8, 'counted')
}
