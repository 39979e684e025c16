import type { SeededRandom } from '@pacemeal/testing'
import { kcalOf, type MadeUpFood } from './food.ts'
import type { Panel, PanelLine } from './panel.ts'

/** Daily values of 21 CFR 101.9(c)(8) and (9), in the units printed. */
const DAILY = {
  fat: 78,
  saturates: 20,
  cholesterol: 300,
  sodium: 2300,
  carbs: 275,
  fiber: 28,
  added: 50,
  calcium: 1300,
  iron: 18,
  potassium: 4700,
  vitaminD: 20,
}

const nearest = (value: number, step: number): number => Math.round(value / step) * step

/** A printed figure: its text, and the number that a reader should get. */
interface Printed {
  readonly text: string
  readonly value: number
}
const printed = (value: number, unit: string): Printed => ({ text: `${value}${unit}`, value })

/** The rounding rules of 21 CFR 101.9(c). */
const calories = (value: number): Printed => printed(value < 5 ? 0 : nearest(value, value <= 50 ? 5 : 10), '')
const fat = (value: number): Printed =>
  printed(value < 0.5 ? 0 : value < 5 ? nearest(value, 0.5) : Math.round(value), 'g')
const gramsOf = (value: number): Printed =>
  value < 0.5 ? printed(0, 'g') : value < 1 ? { text: random1(value), value: 1 } : printed(Math.round(value), 'g')
const random1 = (value: number): string => (value < 0.75 ? 'less than 1g' : '<1g')
const sodium = (value: number): Printed => printed(value < 5 ? 0 : nearest(value, value <= 140 ? 5 : 10), 'mg')
const percent = (value: number, daily: number): string => `${Math.round((100 * value) / daily)}%`

interface Amounts {
  readonly [field: string]: Printed
}

const amountsOf = (food: MadeUpFood, times: number): Amounts => {
  const carbs = food.carbs + food.fiber
  return {
    calories: calories(kcalOf(food) * times),
    fat: fat(food.fat * times),
    saturates: fat(food.saturates * times),
    trans: printed(0, 'g'),
    cholesterol: printed(nearest(food.saturates * times, 5), 'mg'),
    sodium: sodium(food.salt * 400 * times),
    carbs: gramsOf(carbs * times),
    fiber: gramsOf(food.fiber * times),
    sugar: gramsOf(food.sugar * times),
    added: gramsOf(food.sugar * 0.7 * times),
    protein: gramsOf(food.protein * times),
    vitaminD: printed(0, 'mcg'),
    calcium: printed(nearest(food.potassium * 0.4 * times, 10), 'mg'),
    iron: printed(Number(nearest(food.iron * times, 0.1).toFixed(1)), 'mg'),
    potassium: printed(nearest(food.potassium * times, 10), 'mg'),
  }
}

const rows: readonly {
  field: string
  words: (text: string) => string
  bold?: boolean
  indent?: boolean
  daily?: number
}[] = [
  { field: 'fat', words: (text) => `Total Fat ${text}`, bold: true, daily: DAILY.fat },
  { field: 'saturates', words: (text) => `Saturated Fat ${text}`, indent: true, daily: DAILY.saturates },
  { field: 'trans', words: (text) => `Trans Fat ${text}`, indent: true },
  { field: 'cholesterol', words: (text) => `Cholesterol ${text}`, bold: true, daily: DAILY.cholesterol },
  { field: 'sodium', words: (text) => `Sodium ${text}`, bold: true, daily: DAILY.sodium },
  { field: 'carbs', words: (text) => `Total Carbohydrate ${text}`, bold: true, daily: DAILY.carbs },
  { field: 'fiber', words: (text) => `Dietary Fiber ${text}`, indent: true, daily: DAILY.fiber },
  { field: 'sugar', words: (text) => `Total Sugars ${text}`, indent: true },
  { field: 'added', words: (text) => `Includes ${text} Added Sugars`, indent: true, daily: DAILY.added },
  { field: 'protein', words: (text) => `Protein ${text}`, bold: true },
  { field: 'vitaminD', words: (text) => `Vitamin D ${text}`, daily: DAILY.vitaminD },
  { field: 'calcium', words: (text) => `Calcium ${text}`, daily: DAILY.calcium },
  { field: 'iron', words: (text) => `Iron ${text}`, daily: DAILY.iron },
  { field: 'potassium', words: (text) => `Potassium ${text}`, daily: DAILY.potassium },
]
const read = ['calories', 'fat', 'saturates', 'sodium', 'carbs', 'fiber', 'sugar', 'protein', 'iron', 'potassium']
const truthOf = (basis: string, amounts: Amounts): Record<string, number> =>
  Object.fromEntries(read.map((field) => [`${basis}.${field}`, amounts[field]?.value ?? 0]))

const oneColumn = (amounts: Amounts): PanelLine[] =>
  rows.map(({ field, words, bold = false, indent = false, daily }) => {
    const { text = '', value = 0 } = amounts[field] ?? {}
    return { label: words(text), cells: daily === undefined ? [''] : [percent(value, daily)], bold, indent }
  })

/** Per serving and per container, each with its percentage. */
const twoColumns = (serving: Amounts, pack: Amounts): PanelLine[] =>
  rows.map(({ field, words, bold = false, indent = false, daily }) => {
    const cells = [serving[field], pack[field]].flatMap((one) => [
      one?.text ?? '',
      daily === undefined ? '' : percent(one?.value ?? 0, daily),
    ])
    return { label: field === 'added' ? 'Incl. Added Sugars' : words('').trim(), cells, bold, indent }
  })

export const usPanel = (random: SeededRandom, food: MadeUpFood): Panel => {
  const serving = amountsOf(food, food.servingSize / 100)
  const isDual = food.servings >= 2 && food.servings <= 4 && random.next() < 0.6
  const pack = amountsOf(food, (food.servingSize * food.servings) / 100)
  const household = random.pick(['2/3 cup', '1 cup', '1 bar', '2 Tbsp', '1 scoop', '1 bottle'])
  const size = `${household} (${food.servingSize}${food.unit === 'ml' ? 'mL' : 'g'})`
  const energy: PanelLine = {
    label: 'Calories',
    cells: isDual ? [serving.calories?.text ?? '', pack.calories?.text ?? ''] : [serving.calories?.text ?? ''],
    bold: true,
    large: true,
  }
  return {
    format: 'us',
    name: isDual ? 'us, two columns' : 'us',
    title: 'Nutrition Facts',
    above: [
      food.servings === 1 ? '1 serving per container' : `${food.servings} servings per container`,
      `Serving size ${size}`,
      ...(isDual ? [] : ['Amount per serving']),
    ],
    header: isDual ? ['Per serving', '', 'Per container', ''] : ['% Daily Value*'],
    lines: [energy, ...(isDual ? twoColumns(serving, pack) : oneColumn(serving))],
    below: [
      '* The % Daily Value (DV) tells you how much a nutrient in a',
      'serving of food contributes to a daily diet.',
    ],
    split: false,
    truth: {
      ...truthOf('serving', serving),
      ...(isDual ? truthOf('pack', pack) : {}),
      servingSize: food.servingSize,
      servingsPerPack: food.servings,
    },
  }
}
