import { type Product, type ProductFault, readProduct } from '@pacemeal/domain/product'
import { expect, test } from 'vitest'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

/** Kinds of food as they are sold: figures of 100 g between two bounds, and what a serving weighs. */
const kinds: readonly Kind[] = [
  {
    tag: 'en:chocolates',
    carbs: [40, 60],
    sugar: 0.85,
    fat: [28, 40],
    protein: [4, 9],
    sodium: [0.01, 0.1],
    serving: 25,
  },
  { tag: 'en:biscuits', carbs: [60, 72], sugar: 0.4, fat: [12, 25], protein: [5, 8], sodium: [0.2, 0.6], serving: 30 },
  { tag: 'en:mueslis', carbs: [55, 66], sugar: 0.3, fat: [6, 14], protein: [8, 12], sodium: [0.01, 0.2], serving: 45 },
  { tag: 'en:crisps', carbs: [48, 58], sugar: 0.05, fat: [26, 35], protein: [5, 8], sodium: [0.4, 0.8], serving: 30 },
  { tag: 'en:nuts', carbs: [6, 16], sugar: 0.4, fat: [48, 60], protein: [15, 25], sodium: [0.01, 0.4], serving: 30 },
  {
    tag: 'en:cereal-bars',
    carbs: [55, 70],
    sugar: 0.4,
    fat: [8, 18],
    protein: [6, 10],
    sodium: [0.1, 0.3],
    serving: 40,
  },
  {
    tag: 'en:dry-pastas',
    carbs: [69, 74],
    sugar: 0.05,
    fat: [1, 2],
    protein: [11, 14],
    sodium: [0.01, 0.03],
    serving: 75,
  },
  {
    tag: 'en:yogurts',
    carbs: [4, 16],
    sugar: 0.95,
    fat: [0.1, 5],
    protein: [3, 11],
    sodium: [0.04, 0.08],
    serving: 150,
  },
  { tag: 'en:breads', carbs: [42, 50], sugar: 0.08, fat: [1, 5], protein: [7, 11], sodium: [0.3, 0.5], serving: 50 },
  { tag: 'en:hams', carbs: [0.5, 2], sugar: 0.8, fat: [2, 8], protein: [18, 23], sodium: [0.7, 1.1], serving: 30 },
  { tag: 'en:cheeses', carbs: [0.1, 2], sugar: 0.9, fat: [20, 34], protein: [20, 28], sodium: [0.5, 0.9], serving: 30 },
  {
    tag: 'en:fruit-juices',
    carbs: [8, 12],
    sugar: 0.95,
    fat: [0, 0.2],
    protein: [0.2, 0.7],
    sodium: [0, 0.01],
    serving: 200,
  },
]
interface Kind {
  readonly tag: string
  readonly carbs: Span
  /** Share of the carbohydrate. */
  readonly sugar: number
  readonly fat: Span
  readonly protein: Span
  /** In grams, as records have it. */
  readonly sodium: Span
  readonly serving: number
}
type Span = readonly [least: number, most: number]

const FIGURES = {
  energy: 'energy-kcal_100g',
  carbs: 'carbohydrates_100g',
  sugar: 'sugars_100g',
  fat: 'fat_100g',
  saturated: 'saturated-fat_100g',
  fiber: 'fiber_100g',
  protein: 'proteins_100g',
  sodium: 'sodium_100g',
} as const
type Panel = Readonly<Record<keyof typeof FIGURES, number>>

/** What a pack says of such a food: rounded as packs round, with fibre beside the carbohydrate. */
function panelOf(kind: Kind, random: SeededRandom): Panel {
  const between = ([least, most]: Span): number => least + (most - least) * random.next()
  const tenths = (figure: number): number => Number(figure.toFixed(1))
  const carbs = tenths(between(kind.carbs))
  const fat = tenths(between(kind.fat))
  const protein = tenths(between(kind.protein))
  const fiber = tenths(carbs * 0.12 * random.next())
  return {
    carbs,
    fat,
    protein,
    fiber,
    sugar: tenths(carbs * kind.sugar * (0.6 + 0.4 * random.next())),
    saturated: tenths(fat * (0.1 + 0.5 * random.next())),
    sodium: Number(between(kind.sodium).toFixed(3)),
    energy: Math.round((4 * carbs + 9 * fat + 4 * protein + 2 * fiber) * (0.98 + 0.04 * random.next())),
  }
}

const scaled = (panel: Panel, factor: number): Panel =>
  Object.fromEntries(Object.entries(panel).map(([name, figure]) => [name, figure * factor])) as unknown as Panel

/** Faults as volunteers make them, each with what may be said of it. */
const plants: readonly Plant[] = [
  {
    name: 'kilojoules as kilocalories',
    plant: (panel) => ({ ...panel, energy: panel.energy * 4.184 }),
    says: ['kilojoules-as-kilocalories'],
  },
  {
    name: 'energy of another food',
    plant: (panel, _, random) => ({ ...panel, energy: panel.energy * random.pick([0.3, 0.5, 1.7, 2.5]) }),
    says: ['energy-does-not-fit', 'energy-impossible', 'kilocalories-as-kilojoules', 'kilojoules-as-kilocalories'],
  },
  {
    name: 'a serving as 100 g',
    plant: (panel, { serving }) => scaled(panel, serving / 100),
    says: ['serving-as-100'],
  },
  {
    name: 'sugar over carbohydrate',
    plant: (panel, _, random) => ({ ...panel, sugar: panel.carbs * (1.15 + random.next()) + 1 }),
    says: ['sugar-over-carbs', 'more-than-the-whole'],
  },
  {
    name: 'sodium times a thousand',
    plant: (panel) => ({ ...panel, sodium: panel.sodium * 1000 }),
    says: ['salt-impossible'],
  },
]
interface Plant {
  readonly name: string
  readonly plant: (panel: Panel, kind: Kind, random: SeededRandom) => Panel
  readonly says: readonly ProductFault[]
}

const recordOf = (panel: Panel, { tag, serving }: Kind) =>
  readProduct({
    code: '3017620422003',
    product_name: 'Something',
    serving_size: `${serving} g`,
    categories_tags: [tag],
    nutriments: Object.fromEntries(
      Object.entries(FIGURES).map(([name, field]) => [field, panel[name as keyof typeof FIGURES]]),
    ),
  })

const EACH = 1000
const kindsWithUsualEnergy = new Set([
  'en:chocolates',
  'en:biscuits',
  'en:mueslis',
  'en:crisps',
  'en:nuts',
  'en:cereal-bars',
  'en:dry-pastas',
])

test('of 5,000 planted faults nearly all are told, and of 5,000 sound products hardly any', () => {
  const random = seededRandom(68)
  const draw = () => {
    const kind = random.pick(kinds)
    return { kind, panel: panelOf(kind, random) }
  }
  const told = plants.map(({ name, plant, says }) => {
    let count = 0
    for (let drawn = 0; drawn < EACH; drawn += 1) {
      let { kind, panel } = draw()
      // Only of foods that hardly vary can a serving be told from 100 g; sodium of nearly none stays nearly none.
      while (
        (name.startsWith('a serving') && !kindsWithUsualEnergy.has(kind.tag)) ||
        (name.startsWith('sodium') && panel.sodium < 0.005)
      )
        ({ kind, panel } = draw())
      const product = recordOf(plant(panel, kind, random), kind)
      if (product?.faults.some((fault) => says.includes(fault))) count += 1
    }
    return { name, count }
  })
  const wrong: (Product | null | undefined)[] = []
  for (let drawn = 0; drawn < plants.length * EACH; drawn += 1) {
    const { kind, panel } = draw()
    const product = recordOf(panel, kind)
    if (!product || product.faults.length > 0) wrong.push(product)
  }
  const table = told.map(({ name, count }) => `${name}: ${count} of ${EACH}`)
  const printed = [...table, `sound products told: ${wrong.length} of ${plants.length * EACH}`].join('\n')
  expect.soft(wrong.length, printed).toBeLessThanOrEqual(15)
  for (const { count } of told) expect.soft(count, printed).toBeGreaterThanOrEqual(EACH * 0.99)
})
