import type { SeededRandom } from '@pacemeal/testing'
import type { MadeUpFood } from '../food.ts'
import type { Truth } from '../panel.ts'
import { euFigures, type Figures, truthOf, usFigures, withPolyols } from './figures.ts'
import { type Ink, openInk } from './ink.ts'

/** A drawn panel and what is printed on it. */
export interface FamilyPanel {
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly around: string
  readonly truth: Truth
}

type Draw = (random: SeededRandom, food: MadeUpFood) => FamilyPanel

const SANS = 'Liberation Sans, sans-serif'
const NARROW = 'Liberation Sans Narrow, Nimbus Sans Narrow, sans-serif'
const SERIF = 'DejaVu Serif, Liberation Serif, serif'
const PAPERS = [
  { ink: '#000', paper: '#fff', around: '#9fb29a' },
  { ink: '#2a1a10', paper: '#efe4cf', around: '#6b4a32' },
  { ink: '#fff', paper: '#1d2f4f', around: '#0f1b30' },
  { ink: '#f7f3e8', paper: '#7a1f28', around: '#561218' },
] as const

const US_READ = ['calories', 'fat', 'saturates', 'sodium', 'carbs', 'fiber', 'sugar', 'protein']
const EU_READ = ['calories', 'fat', 'saturates', 'carbs', 'sugar', 'fiber', 'protein', 'sodium']

const EN: Readonly<Record<string, string>> = {
  fat: 'Fat',
  saturates: 'of which saturates',
  carbs: 'Carbohydrate',
  sugar: 'of which sugars',
  polyols: 'of which polyols',
  fiber: 'Fibre',
  protein: 'Protein',
  sodium: 'Salt',
  potassium: 'Potassium',
  iron: 'Iron',
}
const DE: Readonly<Record<string, string>> = {
  fat: 'Fett',
  saturates: 'davon gesättigte Fettsäuren',
  carbs: 'Kohlenhydrate',
  sugar: 'davon Zucker',
  polyols: 'davon mehrwertige Alkohole',
  fiber: 'Ballaststoffe',
  protein: 'Eiweiß',
  sodium: 'Salz',
  potassium: 'Kalium',
  iron: 'Eisen',
}
const FR: Readonly<Record<string, string>> = {
  fat: 'Matières grasses',
  saturates: 'dont acides gras saturés',
  carbs: 'Glucides',
  sugar: 'dont sucres',
  fiber: 'Fibres alimentaires',
  protein: 'Protéines',
  sodium: 'Sel',
}

const say = (figures: Figures, name: string): string => figures[name]?.text ?? ''
const usTruth = (food: MadeUpFood, figures: Figures, names: readonly string[] = US_READ): Truth => ({
  ...truthOf('serving', figures, names),
  servingSize: food.servingSize,
  servingsPerPack: food.servings,
})
const finish = (ink: Ink, paper: string, around: string, truth: Truth): FamilyPanel => ({
  ...ink.svg(paper),
  width: ink.width,
  around,
  truth,
})

/** The short format of small packs: title and calories on the left, everything else in two columns beside. */
const tabular: Draw = (random, food) => {
  const figures = usFigures(food, food.servingSize / 100)
  const ink = openInk(1200, '#000', SANS)
  ink.y = 50
  ink.write(20, 'Nutrition', { size: 44, bold: true })
  ink.y += 42
  ink.write(20, 'Facts', { size: 44, bold: true })
  ink.y += 32
  ink.write(20, `${food.servings} servings per container`, { size: 22 })
  ink.y += 26
  ink.write(20, `Serving size ${random.pick(['1 bar', '1 pack', '1 pouch'])} (${food.servingSize}g)`, { size: 22 })
  ink.y += 36
  ink.write(20, 'Calories', { size: 34, bold: true })
  ink.write(390, say(figures, 'calories'), { size: 44, bold: true, anchor: 'end' })
  const left = [
    `Total Fat ${say(figures, 'fat')}`,
    `Sat. Fat ${say(figures, 'saturates')}`,
    'Trans Fat 0g',
    `Sodium ${say(figures, 'sodium')}`,
  ]
  const right = [
    `Total Carb. ${say(figures, 'carbs')}`,
    `Fiber ${say(figures, 'fiber')}`,
    `Total Sugars ${say(figures, 'sugar')}`,
    `Protein ${say(figures, 'protein')}`,
  ]
  ink.y = 46
  for (const [x, end] of [
    [430, 760],
    [810, 1170],
  ] as const) {
    ink.write(x, 'Amount/serving', { size: 20, bold: true })
    ink.write(end, '% DV', { size: 20, bold: true, anchor: 'end' })
  }
  left.forEach((text, row) => {
    ink.y = 88 + row * 44
    ink.write(430, text, { size: 26 })
    ink.write(760, `${random.whole(0, 30)}%`, { size: 26, bold: true, anchor: 'end' })
    ink.write(810, right[row] ?? '', { size: 26 })
    if (row < 2) ink.write(1170, `${random.whole(0, 30)}%`, { size: 26, bold: true, anchor: 'end' })
    ink.y += 8
    ink.rule(1.5, 430, 1180)
  })
  ink.y += 30
  return finish(ink, '#fff', '#b5b9a7', usTruth(food, figures))
}

/** Running text on a small pack. */
const linear: Draw = (random, food) => {
  const figures = usFigures(food, food.servingSize / 100)
  const look = random.pick(PAPERS)
  const ink = openInk(900, look.ink, random.pick([SANS, NARROW]))
  ink.y = 46
  const text =
    `Nutrition Facts Servings: ${food.servings}, Serving size: 1 pack (${food.servingSize}g), Amount per serving: ` +
    `Calories ${say(figures, 'calories')}, Total Fat ${say(figures, 'fat')} (${random.whole(0, 20)}% DV), ` +
    `Sat. Fat ${say(figures, 'saturates')} (${random.whole(0, 20)}% DV), Trans Fat 0g, Cholest. 0mg (0% DV), ` +
    `Sodium ${say(figures, 'sodium')} (${random.whole(0, 20)}% DV), Total Carb. ${say(figures, 'carbs')} (${random.whole(0, 20)}% DV), ` +
    `Fiber ${say(figures, 'fiber')} (${random.whole(0, 20)}% DV), Total Sugars ${say(figures, 'sugar')}, Protein ${say(figures, 'protein')}, ` +
    'Vit. D (0% DV), Calcium (2% DV), Iron (4% DV).'
  ink.run(24, 876, text, { size: 34 })
  return finish(ink, look.paper, look.around, usTruth(food, figures))
}

/** Powders and capsules: an amount column and a share column. */
const supplement: Draw = (random, food) => {
  const figures = usFigures(food, food.servingSize / 100)
  const ink = openInk(900, '#000', random.pick([SANS, NARROW]))
  ink.y = 70
  ink.write(24, 'Supplement Facts', { size: 62, bold: true })
  ink.y += 44
  ink.write(24, `Serving Size: 1 Scoop (${food.servingSize}g)`, { size: 30 })
  ink.y += 38
  ink.write(24, `Servings Per Container: ${food.servings}`, { size: 30 })
  ink.y += 14
  ink.rule(12)
  ink.y += 34
  ink.write(610, 'Amount Per Serving', { size: 26, bold: true, anchor: 'end' })
  ink.write(870, '% Daily Value', { size: 26, bold: true, anchor: 'end' })
  ink.y += 10
  ink.rule(4)
  const rows: [string, string][] = [
    ['Calories', 'calories'],
    ['Total Fat', 'fat'],
    ['  Saturated Fat', 'saturates'],
    ['Total Carbohydrate', 'carbs'],
    ['  Dietary Fiber', 'fiber'],
    ['  Total Sugars', 'sugar'],
    ['Protein', 'protein'],
    ['Sodium', 'sodium'],
    ['Potassium', 'potassium'],
  ]
  for (const [name, field] of rows) {
    ink.y += 38
    ink.write(name.startsWith(' ') ? 54 : 24, name.trim(), { size: 30 })
    ink.write(610, say(figures, field), { size: 30, anchor: 'end' })
    if (!['calories', 'sugar'].includes(field))
      ink.write(870, `${random.whole(0, 40)}%${random.pick(['', '*', '†'])}`, { size: 30, anchor: 'end' })
    ink.y += 10
    ink.rule(1.5)
  }
  ink.y += 12
  ink.rule(8)
  for (const [name, amount] of [
    ['L-Leucine', '2.5 g'],
    ['Caffeine (from green tea)', '100 mg'],
  ] as const) {
    ink.y += 36
    ink.write(24, name, { size: 30 })
    ink.write(610, amount, { size: 30, anchor: 'end' })
    ink.write(870, '†', { size: 30, anchor: 'end' })
  }
  ink.y += 40
  ink.run(24, 876, '* Percent Daily Values are based on a 2,000 calorie diet. † Daily Value not established.', {
    size: 24,
  })
  return finish(ink, '#fff', '#2b2b2b', usTruth(food, figures, [...US_READ, 'potassium']))
}

interface EuropeanOptions {
  readonly names: (field: string) => string
  readonly fields: readonly string[]
  readonly figures: readonly Figures[]
  readonly headings: readonly string[]
  readonly title: string
  readonly energy: string
  readonly ruled: boolean
  readonly look: (typeof PAPERS)[number]
  readonly font: string
  readonly size: number
  readonly beside?: number
}

/** A table with the names on the left: the energy in kilojoules and kilocalories, then the rest. */
const table = (options: EuropeanOptions): Ink => {
  const { names, fields, figures, headings, title, energy, ruled, look, font, size, beside = 0 } = options
  const width = 900 + beside
  const ink = openInk(width, look.ink, font)
  const end = (column: number) => 876 - (figures.length - 1 - column) * 200
  ink.y = 24 + size * 1.2
  ink.run(24, 876, title, { size: size * 1.15, bold: true })
  const top = ink.y - size
  headings.forEach((heading, column) => {
    // No heading may run into the next one.
    const own = Math.min(size * 0.9, 300 / heading.length)
    ink.write(end(column), heading, { size: own, bold: true, anchor: 'end' })
  })
  ink.y += size * 0.4
  ink.rule(2, 20, 880)
  const row = (name: string, cells: readonly string[], part: boolean) => {
    ink.y += size * 1.15
    const at = ink.y
    if (name === '') ink.y += size * 1.25
    else ink.run(part ? 50 : 24, 880 - figures.length * 205, name, { size })
    const bottom = ink.y
    ink.y = at
    cells.forEach((cell, column) => {
      ink.write(end(column), cell, { size, anchor: 'end' })
    })
    ink.y = bottom - size * 0.95
    if (ruled) ink.rule(1.5, 20, 880)
  }
  row(
    energy,
    figures.map((one) => say(one, 'kilojoules')),
    false,
  )
  row(
    '',
    figures.map((one) => say(one, 'calories')),
    false,
  )
  for (const field of fields) {
    if (field === 'calories') continue
    row(
      names(field),
      figures.map((one) => say(one, field)),
      ['saturates', 'sugar', 'polyols'].includes(field),
    )
  }
  if (ruled) for (const x of [20, 880 - figures.length * 200, 880]) ink.rect(x, top, 1.5, ink.y - top, look.ink)
  ink.y += size * 0.6
  return ink
}

const FOOD_SENTENCES =
  'Ingredients: rolled oats (41%), glucose syrup, almonds, sunflower oil, sugar 12 g, cocoa powder, salt, natural flavouring.'

/** Two languages glued by a slash without spaces. */
const slashGlued: Draw = (random, food) => {
  const figures = euFigures(food, 1, true, random.pick([' ', '']))
  const look = random.pick(PAPERS)
  const other = random.pick([FR, EN])
  const ink = table({
    names: (field) => `${DE[field]}/${other[field] ?? ''}`,
    fields: EU_READ,
    figures: [figures],
    headings: ['100 g'],
    title: 'Nährwertangaben/Nutrition/Valeurs nutritionnelles',
    energy: 'Energie/Energy',
    ruled: random.next() < 0.5,
    look,
    font: NARROW,
    size: 33,
  })
  return finish(ink, look.paper, look.around, truthOf('per-100', figures, EU_READ))
}

/** Per 100 g and per serving in a grid of rules. */
const ruledDual: Draw = (random, food) => {
  const gap = random.pick([' ', ''])
  const both = [euFigures(food, 1, false, gap), euFigures(food, food.servingSize / 100, false, gap)] as const
  const look = random.pick(PAPERS)
  const ink = table({
    names: (field) => EN[field] ?? field,
    fields: EU_READ,
    figures: both,
    headings: ['per 100g', `per serving (${food.servingSize}g)`],
    title: 'NUTRITION INFORMATION',
    energy: 'Energy',
    ruled: true,
    look,
    font: random.pick([SANS, SERIF]),
    size: 32,
  })
  const truth = { ...truthOf('per-100', both[0], EU_READ), ...truthOf('serving', both[1], EU_READ) }
  return finish(ink, look.paper, look.around, { ...truth, servingSize: food.servingSize })
}

/** Ingredients, a date and a lot right of the table. */
const besideText: Draw = (random, food) => {
  const figures = euFigures(food, 1, true, ' ')
  const look = random.pick(PAPERS)
  const ink = table({
    names: (field) => DE[field] ?? field,
    fields: EU_READ,
    figures: [figures],
    headings: ['je 100 g'],
    title: 'Durchschnittliche Nährwerte',
    energy: 'Brennwert',
    ruled: random.next() < 0.5,
    look,
    font: SANS,
    size: 34,
    beside: 420,
  })
  const bottom = ink.y
  ink.y = 60
  ink.run(930, 1300, FOOD_SENTENCES, { size: 25 })
  ink.y += 20
  ink.run(930, 1300, `Mindestens haltbar bis: 24.08.2027 L ${random.whole(1000, 9999)} 14:32`, { size: 27, bold: true })
  ink.y += 20
  ink.run(930, 1300, 'Vegan 250 g e Nach dem Öffnen innerhalb von 30 Tagen verbrauchen.', { size: 25 })
  ink.y = Math.max(ink.y, bottom)
  return finish(ink, look.paper, look.around, truthOf('per-100', figures, EU_READ))
}

/** A sachet of 40 g: narrow, small print, per gel and per 100 g. */
const gel: Draw = (random, food) => {
  const sweet = {
    ...food,
    unit: 'g' as const,
    servingSize: 40,
    fat: 0.1,
    saturates: 0,
    protein: 0.2,
    fiber: 0,
    carbs: 62,
    sugar: 24,
    salt: 0.3,
  }
  const both = [euFigures(sweet, 0.4, false, ''), euFigures(sweet, 1, false, '')] as const
  const look = random.pick(PAPERS.slice(1))
  const ink = table({
    names: (field) => EN[field] ?? field,
    fields: EU_READ.filter((field) => field !== 'fiber'),
    figures: both,
    headings: ['Per 40g serving', 'Per 100g'],
    title: 'ENERGY GEL citrus flavour. Nutrition information',
    energy: 'Energy',
    ruled: false,
    look,
    font: NARROW,
    size: 38,
  })
  ink.y += 30
  ink.run(24, 876, 'Take 1 gel every 30 minutes with 150ml water. Max. 3 gels per hour. Best before see seal.', {
    size: 26,
  })
  const names = EU_READ.filter((field) => field !== 'fiber')
  const truth = { ...truthOf('serving', both[0], names), ...truthOf('per-100', both[1], names) }
  return finish(ink, look.paper, look.around, { ...truth, servingSize: 40 })
}

/** A tub of powder: the panel with directions above it. */
const tub: Draw = (random, food) => {
  const figures = usFigures(food, food.servingSize / 100)
  const look = random.pick(PAPERS)
  const ink = openInk(900, look.ink, SANS)
  ink.y = 40
  ink.run(
    24,
    876,
    'DIRECTIONS: Mix 1 scoop with 200 ml of cold water or milk. Shake for 20 seconds. Use within 3 months.',
    { size: 26 },
  )
  ink.y += 50
  ink.write(24, 'Nutrition Facts', { size: 60, bold: true })
  ink.y += 40
  ink.write(24, `About ${food.servings} servings per container`, { size: 28 })
  ink.y += 38
  ink.write(24, 'Serving size', { size: 28, bold: true })
  ink.write(876, `1 scoop (${food.servingSize}g)`, { size: 28, bold: true, anchor: 'end' })
  ink.y += 12
  ink.rule(10)
  ink.y += 52
  ink.write(24, 'Calories', { size: 46, bold: true })
  ink.write(876, say(figures, 'calories'), { size: 56, bold: true, anchor: 'end' })
  ink.y += 14
  ink.rule(5)
  for (const [name, field] of [
    ['Total Fat', 'fat'],
    ['Saturated Fat', 'saturates'],
    ['Sodium', 'sodium'],
    ['Total Carbohydrate', 'carbs'],
    ['Dietary Fiber', 'fiber'],
    ['Total Sugars', 'sugar'],
    ['Protein', 'protein'],
  ] as const) {
    ink.y += 38
    ink.write(24, `${name} ${say(figures, field)}`, { size: 30, bold: name.startsWith('Total') && field !== 'sugar' })
    if (field !== 'sugar') ink.write(876, `${random.whole(0, 50)}%`, { size: 30, bold: true, anchor: 'end' })
    ink.y += 10
    ink.rule(1.5)
  }
  ink.y += 40
  ink.run(
    24,
    876,
    'Ingredients: whey protein isolate (milk), cocoa, sweetener (sucralose). Contains milk. Net wt 907 g (2 lb).',
    { size: 24 },
  )
  return finish(ink, look.paper, look.around, usTruth(food, figures))
}

/** Names of two languages above each other, one figure centred beside them. */
const stackedNames: Draw = (random, food) => {
  const figures = euFigures(food, 1, true, ' ')
  const look = random.pick(PAPERS)
  const ink = openInk(900, look.ink, SANS)
  const size = 29
  ink.y = 50
  ink.run(24, 876, 'Nährwertangaben / Valeurs nutritionnelles', { size: 34, bold: true })
  ink.write(876, 'je / pour 100 g', { size, bold: true, anchor: 'end' })
  ink.y += 12
  ink.rule(2)
  const row = (first: string, second: string, text: string) => {
    ink.y += size * 1.2
    ink.write(24, first, { size })
    ink.y += size * 0.6
    ink.write(876, text, { size, anchor: 'end' })
    ink.y += size * 0.6
    ink.write(24, second, { size })
    ink.y += size * 0.4
    ink.rule(1.5)
  }
  row('Brennwert', 'Énergie', `${say(figures, 'kilojoules')} / ${say(figures, 'calories')}`)
  for (const field of EU_READ.slice(1)) row(DE[field] ?? '', FR[field] ?? '', say(figures, field))
  return finish(ink, look.paper, look.around, truthOf('per-100', figures, EU_READ))
}

/** A column of shares, and sentences about an adult's 2000 kcal below. */
const footnotes: Draw = (random, food) => {
  const both = [euFigures(food, 1, false, ''), euFigures(food, food.servingSize / 100, false, '')] as const
  const look = random.pick(PAPERS)
  const ink = table({
    names: (field) => EN[field] ?? field,
    fields: EU_READ,
    figures: both,
    headings: ['100g', `${food.servingSize}g serving**`],
    title: 'Typical values',
    energy: 'Energy',
    ruled: random.next() < 0.5,
    look,
    font: random.pick([SANS, NARROW]),
    size: 31,
  })
  ink.y += 34
  ink.run(
    24,
    876,
    '*Reference intake of an average adult (8400kJ/2000kcal). Adult reference: fat 70g, saturates 20g, sugars 90g, salt 6g.',
    { size: 24 },
  )
  ink.run(24, 876, `**This pack contains approximately ${food.servings} servings.`, { size: 24 })
  const truth = { ...truthOf('per-100', both[0], EU_READ), ...truthOf('serving', both[1], EU_READ) }
  return finish(ink, look.paper, look.around, {
    ...truth,
    servingSize: food.servingSize,
    servingsPerPack: food.servings,
  })
}

/** Vitamins and minerals with the share of their reference value. */
const minerals: Draw = (random, food) => {
  const figures = euFigures(food, 1, true, ' ')
  const look = random.pick(PAPERS)
  const fields = [...EU_READ, 'potassium', 'iron']
  const shares: Figures = {
    ...figures,
    potassium: { text: `${say(figures, 'potassium')} (${random.whole(5, 30)} %*)`, value: 0 },
    iron: { text: `${say(figures, 'iron')} (${random.whole(5, 60)} %*)`, value: 0 },
  }
  const ink = table({
    names: (field) => DE[field] ?? field,
    fields,
    figures: [shares],
    headings: ['pro 100 g'],
    title: 'Nährwertinformation',
    energy: 'Energie',
    ruled: random.next() < 0.5,
    look,
    font: SANS,
    size: 30,
  })
  ink.y += 30
  ink.run(24, 876, '* Prozent der Referenzmenge (NRV) nach EU-Verordnung 1169/2011.', { size: 22 })
  return finish(ink, look.paper, look.around, truthOf('per-100', figures, fields))
}

/** Sweets and bars without sugar. */
const polyols: Draw = (random, plain) => {
  const food = withPolyols(plain, random)
  const figures = euFigures(food, 1, false, random.pick([' ', '']))
  const look = random.pick(PAPERS)
  const fields = ['calories', 'fat', 'saturates', 'carbs', 'sugar', 'polyols', 'fiber', 'protein', 'sodium']
  // Polyols hold 2.4 kcal a gram in place of 4.
  const kcal = Math.round((figures.calories?.value ?? 0) - 1.6 * food.polyols)
  const counted: Figures = {
    ...figures,
    calories: { text: `${kcal}kcal`, value: kcal },
    kilojoules: { text: `${Math.round((figures.kilojoules?.value ?? 0) - 7 * food.polyols)}kJ`, value: 0 },
  }
  const ink = table({
    names: (field) => EN[field] ?? field,
    fields,
    figures: [counted],
    headings: ['per 100g'],
    title: 'Nutrition (sugar free)',
    energy: 'Energy',
    ruled: random.next() < 0.5,
    look,
    font: random.pick([SANS, SERIF]),
    size: 32,
  })
  return finish(ink, look.paper, look.around, truthOf('per-100', counted, fields))
}

/** A family of panels, and whether its mistakes were looked at while the parser was made, or only counted. */
interface Family {
  readonly name: string
  readonly draw: Draw
  readonly isHeldOut: boolean
}

const family = (name: string, draw: Draw, isHeldOut = false): Family => ({ name, draw, isHeldOut })

export const families: readonly Family[] = [
  family('tabular', tabular),
  family('linear', linear),
  family('supplement', supplement),
  family('slash-glued', slashGlued),
  family('ruled dual', ruledDual),
  family('text beside', besideText),
  family('gel', gel, true),
  family('tub', tub, true),
  family('stacked names', stackedNames),
  family('footnotes', footnotes, true),
  family('minerals', minerals, true),
  family('polyols', polyols),
]
