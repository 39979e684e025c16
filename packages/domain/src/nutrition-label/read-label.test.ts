import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NutritionLabel } from './label.ts'
import { readLabel, wantsAnotherLook } from './read-label.ts'
import { servingFigures } from './serving-figures.ts'
import type { LabelWord } from './words.ts'

/** Words of plain text as a scan would give them: one line a row, places from the characters' columns. */
function wordsOfText(text: string): readonly LabelWord[] {
  return text.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word,
      left: index * 10,
      right: (index + word.length) * 10,
      top: row * 30,
      bottom: row * 30 + 20,
    })),
  )
}

const read = (...texts: readonly string[]): NutritionLabel => {
  const label = readLabel(texts.map(wordsOfText))
  if (label === null) throw new Error('There should be a label.')
  return label
}

const us = `Nutrition Facts
8 servings per container
Serving size 2/3 cup (55g)
Amount per serving
Calories                 230
                % Daily Value*
Total Fat 8g             10%
  Saturated Fat 1g        5%
  Trans Fat 0g
Cholesterol 0mg           0%
Sodium 160mg              7%
Total Carbohydrate 37g   13%
  Dietary Fiber 4g       14%
  Total Sugars 12g
    Includes 10g Added Sugars 20%
Protein 3g
Iron 8mg                 45%
Potassium 240mg           6%
* 2,000 calories a day is used for general nutrition advice.`

test('a US panel: figures of one serving, its size, and how many there are', () => {
  const label = read(us)
  expect(label).toMatchObject({ per100: null, servingsPerPack: 8, fiberInCarbs: true, doubts: [] })
  expect(label.servingSize).toEqual({ amount: 55, unit: 'g' })
  expect(label.perServing?.amounts).toMatchObject({
    calories: 230,
    fat: 8,
    saturates: 1,
    sodium: 160,
    carbs: 37,
    fiber: 4,
    sugar: 12,
    protein: 3,
    iron: 8,
    potassium: 240,
    polyols: null,
  })
  expect(wantsAnotherLook(label)).toBe(false)
})

test('a US panel with a second column for the container', () => {
  const label = read(`Nutrition Facts
2 servings per container
Serving size 1 bottle (250mL)
               Per serving      Per container
Calories       110              220
Total Fat      0g      0%       0g      0%
Sodium         160mg   7%       320mg   14%
Total Carb.    27g     10%      54g     20%
Total Sugars   27g              54g
Protein        0g               0g`)
  expect(label.perServing?.amounts).toMatchObject({ calories: 110, sodium: 160, carbs: 27, sugar: 27 })
  expect(label.perPack?.amounts).toMatchObject({ calories: 220, sodium: 320, carbs: 54, sugar: 54 })
  expect(label.servingSize).toEqual({ amount: 250, unit: 'ml' })
})

test('a panel whose two halves stand side by side', () => {
  const label = read(`Nutrition Facts
Serving size 1 bar (40g)
Calories 180
Total Fat 8g 10%      Total Carbohydrate 20g 7%
Saturated Fat 2g 10%  Dietary Fiber 3g 11%
Sodium 95mg 4%        Total Sugars 9g
Cholesterol 0mg 0%    Protein 7g`)
  expect(label.perServing?.amounts).toMatchObject({
    fat: 8,
    saturates: 2,
    sodium: 95,
    carbs: 20,
    fiber: 3,
    sugar: 9,
    protein: 7,
  })
})

test('a panel in columns, whose serving size goes on below its words beside other lines', () => {
  const label = read(`Nutrition Facts  Amount/serving % Daily Value*    Amount/serving % Daily Value*
About 5 servings  Total Fat 5g       6%           Total Carbohydrate 44g 16%
per container     Saturated Fat 1.5g 8%           Dietary Fiber 4g       14%
                  Cholesterol 0mg    0%           Total Sugars 21g
Serving size      Sodium 190mg       8%           Protein 10g            20%
1 bar (68g)       Vitamin D 0mcg 0%  Calcium 40mg 4%
Calories 250      Iron 1.8mg 10%     Potassium 240mg 6%`)
  expect(label.servingSize).toEqual({ amount: 68, unit: 'g' })
  expect(label.perServing?.amounts).toMatchObject({ calories: 250, fat: 5, carbs: 44, protein: 10, sodium: 190 })
})

test('the calories of a day in the footnote are not those of the food, also where they run together', () => {
  const label = read(`Supplement Facts
Serving Size: 1 Scoop (31 g)
Servings Per Container:29
Amount Per Serving        %DV
Calories120
Total Fat 1.5g            2%*
Cholesterol 55mg          18%
Total Carbohydrate3g      1%*
Protein24g                48%*
Sodium130mg               6%
*PercentDailyValues arebased ona2,000calorie diet.`)
  expect(label.perServing?.amounts).toMatchObject({ calories: 120, carbs: 3, protein: 24 })
  expect(label.doubts).toEqual([])
})

/** The same muesli as packs of each language say it. */
const languages: readonly (readonly [string, string])[] = [
  ['en', 'Typical values per 100g|Energy|Fat|of which saturates|Carbohydrate|of which sugars|Fibre|Protein|Salt'],
  [
    'de',
    'Nährwerte je 100 g|Brennwert|Fett|davon gesättigte Fettsäuren|Kohlenhydrate|davon Zucker|Ballaststoffe|Eiweiß|Salz',
  ],
  [
    'fr',
    'Valeurs pour 100 g|Énergie|Matières grasses|dont acides gras saturés|Glucides|dont sucres|Fibres alimentaires|Protéines|Sel',
  ],
  [
    'es',
    'Valores por 100 g|Valor energético|Grasas|de las cuales saturadas|Hidratos de carbono|de los cuales azúcares|Fibra alimentaria|Proteínas|Sal',
  ],
  ['it', 'Valori per 100 g|Energia|Grassi|di cui acidi grassi saturi|Carboidrati|di cui zuccheri|Fibre|Proteine|Sale'],
  ['nl', 'Per 100 g|Energie|Vetten|waarvan verzadigd|Koolhydraten|waarvan suikers|Voedingsvezels|Eiwitten|Zout'],
  ['pl', 'w 100 g|Wartość energetyczna|Tłuszcz|w tym kwasy nasycone|Węglowodany|w tym cukry|Błonnik|Białko|Sól'],
  [
    'de and fr',
    'je / pour 100 g|Brennwert / Énergie|Fett / Matières grasses|davon gesättigte Fettsäuren / dont acides gras saturés|Kohlenhydrate / Glucides|davon Zucker / dont sucres|Ballaststoffe / Fibres|Eiweiß / Protéines|Salz / Sel',
  ],
]
const figures = ['', '1567 kJ / 372 kcal', '5,9 g', '1,1 g', '61 g', '12 g', '9,8 g', '13 g', '0,05 g']
const muesli = { calories: 372, fat: 5.9, saturates: 1.1, carbs: 61, sugar: 12, fiber: 9.8, protein: 13, sodium: 20 }

describe('a panel per 100 g', () => {
  test.each(languages)('in %s', (_, names) => {
    const lines = names.split('|').map((name, at) => `${name.padEnd(70)}${figures[at]}`)
    const label = read(lines.join('\n'))
    expect(label).toMatchObject({ perServing: null, per100Unit: 'g', fiberInCarbs: false, doubts: [] })
    expect(label.per100?.amounts).toMatchObject(muesli)
  })
})

const columns = (serving: string, rows: readonly (readonly [string, string, string])[]) =>
  [['', 'per 100 g', serving], ...rows].map((row) => row.map((cell) => cell.padEnd(30)).join('')).join('\n')

const bar = columns('per portion (40 g)', [
  ['Energy', '1640 kJ', '656 kJ'],
  ['', '392 kcal', '157 kcal'],
  ['Fat', '14 g', '5.6 g'],
  ['of which saturates', '3.5 g', '1.4 g'],
  ['Carbohydrate', '36 g', '14 g'],
  ['of which sugars', '<0.5 g', 'traces'],
  ['Protein', '30.5 g', '12.2 g'],
  ['Salt', '0.85 g', '0.34 g'],
])

test('two columns keep apart, and a bounded figure says that it is one', () => {
  const label = read(bar)
  expect(label.servingSize).toEqual({ amount: 40, unit: 'g' })
  expect(label.per100?.amounts).toMatchObject({ calories: 392, fat: 14, sugar: 0.5, protein: 30.5, sodium: 340 })
  expect(label.per100?.below).toEqual(['sugar'])
  expect(label.perServing?.amounts).toMatchObject({ calories: 157, fat: 5.6, carbs: 14, sodium: 136 })
  expect(label.doubts).toEqual([])
})

test('the serving may stand before the hundred, with percentages behind', () => {
  const label = read(`        per serving (30g)   per 100g     %RI*
Energy     471kJ/111kcal       1572kJ/371kcal 6%
Fat        1.2g                4.0g         2%
Carbohydrate 2.6g              8.8g         1%
Protein    22g                 74.7g        45%
Salt       0.38g               1.3g         6%`)
  expect(label.perServing?.amounts).toMatchObject({ calories: 111, fat: 1.2, carbs: 2.6, protein: 22, sodium: 152 })
  expect(label.per100?.amounts).toMatchObject({ calories: 371, protein: 74.7, sodium: 520 })
})

test('a size without its unit in a heading is no count of servings', () => {
  const label = read(bar.replace('per portion (40 g)', 'per portion of 40').replace('Salt ', 'S6l '))
  expect(label.servingsPerPack).toBeNull()
  expect(label.servingSize).toEqual({ amount: 40, unit: 'g' })
  expect(label.per100?.amounts.sodium).toBe(340)
})

test('columns without a readable heading are doubted as a whole', () => {
  const label = read(bar.split('\n').slice(1).join('\n'))
  expect(label.perServing?.amounts.calories).toBe(157)
  expect(label.doubts).toContainEqual({ code: 'columns-disagree', basis: 'serving', nutrient: null })
})

describe('what recognisers misread', () => {
  test.each([
    ['O for 0', us.replace('Trans Fat 0g', 'Trans Fat Og').replace('Sodium 160mg', 'Sodium l6Omg'), 'sodium', 160],
    ['l for 1', us.replace('Saturated Fat 1g', 'Saturated Fat lg'), 'saturates', 1],
    ['9 for g', us.replace('Total Fat 8g', 'Total Fat 89'), 'fat', 8],
    ['words that touch', us.replace('Total Fat 8g', 'Total Fat8g'), 'fat', 8],
    ['letters in a name', us.replace('Carbohydrate', 'Carb0hydrafe'), 'carbs', 37],
    ['less than', us.replace('Dietary Fiber 4g', 'Dietary Fiber less than 1g'), 'fiber', 1],
  ] as const)('%s', (_, text, nutrient, value) => expect(read(text).perServing?.amounts[nutrient]).toBe(value))

  test('lost decimal marks come back when only then the figures fit, and are named', () => {
    const label = read(bar.replace('5.6 g', '56 g').replace('30.5 g', '305 g'))
    expect(label.perServing?.amounts.fat).toBe(5.6)
    expect(label.per100?.amounts.protein).toBe(30.5)
    expect(label.doubts).toEqual(
      expect.arrayContaining([
        { code: 'decimal-restored', basis: 'serving', nutrient: 'fat' },
        { code: 'decimal-restored', basis: 'per-100', nutrient: 'protein' },
      ]),
    )
  })

  describe('a figure whose characters were hard to read', () => {
    const hard = (text: string, word: string, sureness: number) =>
      wordsOfText(text).map((one) => ({ ...one, sureness: one.text === word ? sureness : 0.99 }))
    const doubtsOf = (...looks: readonly (readonly LabelWord[])[]) => readLabel(looks)?.doubts
    const fat = { code: 'uncertain', basis: 'serving', nutrient: 'fat' }

    test('is told as uncertain, and asks for another look', () => {
      expect(doubtsOf(hard(us, '8g', 0.6))).toEqual([fat])
      expect(doubtsOf(hard(us, '8g', 0.95))).toEqual([])
      expect(wantsAnotherLook(readLabel([hard(us, '8g', 0.6)]))).toBe(true)
    })

    test('is believed when a surer look reads the same, and not when that reads another', () => {
      expect(doubtsOf(hard(us, '8g', 0.6), hard(us, '8g', 0.95))).toEqual([])
      expect(doubtsOf(hard(us, '8g', 0.6), hard(us.replace('Total Fat 8g', 'Total Fat'), '8g', 0.95))).toEqual([fat])
    })

    test('is uncertain also when its name touches it, or its thousands stand apart', () => {
      expect(doubtsOf(hard(us.replace('Total Fat 8g', 'Total Fat8g'), 'Fat8g', 0.6))).toEqual([fat])
      expect(doubtsOf(hard(us.replace('Potassium 240mg', 'Potassium 1 240mg'), '1', 0.4))).toContainEqual({
        ...fat,
        nutrient: 'potassium',
      })
    })

    test('has one doubt, not two, where another is named already', () => {
      const doubts = doubtsOf(hard(us.replace(' 230', ' 580'), '580', 0.6)) ?? []
      expect(doubts.filter(({ nutrient }) => nutrient === 'calories').map(({ code }) => code)).toEqual([
        'energy-mismatch',
      ])
    })
  })

  test('a second look settles what the first left open', () => {
    const lost = us.replace('Protein 3g', 'Prxyzx 3g')
    expect(wantsAnotherLook(read(lost))).toBe(true)
    expect(read(lost, us).perServing?.amounts.protein).toBe(3)
  })
})

describe('what does not fit is doubted by name, not changed', () => {
  test.each([
    ['energy', us.replace(' 230', ' 580'), { code: 'energy-mismatch', nutrient: 'calories' }],
    [
      'more sugar than carbohydrate',
      us.replace('Sugars 12g', 'Sugars 62.5g'),
      { code: 'sugar-over-carbs', nutrient: 'sugar' },
    ],
    [
      'more saturates than fat',
      us.replace('Saturated Fat 1g        5%', 'Saturated Fat 12g 60%'),
      { code: 'saturates-over-fat' },
    ],
    ['kilojoules', bar.replace('1640 kJ', '2640 kJ'), { code: 'units-disagree', basis: 'per-100' }],
    ['the columns', bar.replace('0.34 g', '0.94 g'), { code: 'columns-disagree', nutrient: 'sodium' }],
  ])('%s', (_, text, doubt) =>
    expect(read(text).doubts).toEqual(expect.arrayContaining([expect.objectContaining(doubt)])),
  )

  test('sugar alcohols and fibre count less than other carbohydrate', () => {
    const sweet = `per 100 g
Energy        1010 kJ / 242 kcal
Fat           0 g
Carbohydrate  98 g
of which sugars 0 g
of which polyols 96 g
Protein       0 g
Salt          0 g`
    expect(read(sweet).doubts).toEqual([])
    expect(read(sweet.replace('of which polyols 96 g', 'of which polyols 0 g')).doubts).toMatchObject([
      { code: 'energy-mismatch' },
    ])
  })
})

const linear = `Nutrition Facts Servings: 9, Serving size: 1
pack (70g),Amount per serving: Calories
260, Total Fat 7g (14% DV), Sat. Fat 5g (16%
DV), TransFatOg,Cholest.Omg (0% DV), Sodium
290mg (17% DV), Total Carb. 42g (6%
DV), Fiber 4g (3%DV),Total Sugars 22g, Protein
10g, Vit. D (0% DV), Calcium (2% DV).`

test('a panel that is printed as a sentence: figures belong to the name before them, on whatever line they stand', () => {
  const label = read(linear)
  expect(label).toMatchObject({ servingsPerPack: 9, servingSize: { amount: 70, unit: 'g' } })
  const figures = { calories: 260, fat: 7, saturates: 5, sodium: 290, carbs: 42, fiber: 4, sugar: 22, protein: 10 }
  expect(label.perServing?.amounts).toMatchObject(figures)
})

test.each([
  `Información nutrimental por porción (30 g): energía 120 kcal,
proteínas 3 g, grasas totales 4 g, grasas saturadas 1.5 g,
carbohidratos 18 g, azúcares 6 g, fibra dietética 2 g, sodio 160 mg.`,
  `Información nutricional por ración (30 g): valor energético
120 kcal, grasas 4 g, de las cuales saturadas 1,5 g, hidratos de
carbono 18 g, de los cuales azúcares 6 g, proteínas 3 g, sal 0,4 g.`,
  `Nährwerte pro Portion (30 g): Brennwert 502 kJ/120 kcal, Fett
4 g, davon gesättigte Fettsäuren 1,5 g, Kohlenhydrate 18 g, davon
Zucker 6 g, Eiweiß 3 g, Salz 0,4 g.`,
])('a sentence with a space before its units, and its serving in the heading: %s', (text) => {
  const label = read(text)
  expect(label).toMatchObject({ per100: null, servingSize: { amount: 30, unit: 'g' }, doubts: [] })
  const figures = { calories: 120, fat: 4, saturates: 1.5, carbs: 18, sugar: 6, protein: 3, sodium: 160 }
  expect(label.perServing?.amounts).toMatchObject(figures)
})

test('a sentence of 100 g', () => {
  const label = read(`Información nutricional por 100 g: valor energético 1674 kJ / 400 kcal; grasas 14 g;
de las cuales saturadas 5 g; hidratos de carbono 60 g; de los cuales azúcares 20 g;
proteínas 10 g; sal 1,3 g.`)
  expect(label).toMatchObject({ perServing: null, doubts: [] })
  expect(label.per100?.amounts).toMatchObject({ calories: 400, fat: 14, saturates: 5, carbs: 60, protein: 10 })
})

test('on a small pack the serving stands beside the figures', () => {
  const label = read(`Nutrition  Amount/serving   %DV   Amount/serving   %DV
Facts                Total Fat 11g    19%  Total Carb. 16g  14%
15servings per container  Sat.Fat 2g  13%  Fiber 1g         15%
Serving size1pouch   (125g)  Trans Fat Og  18%   Total Sugars 11g
Calories    190      Sodium 110mg     13%  Protein 6g`)
  expect(label).toMatchObject({ servingsPerPack: 15, servingSize: { amount: 125, unit: 'g' } })
  expect(label.perServing?.amounts).toMatchObject({ calories: 190, fat: 11, carbs: 16, sodium: 110, protein: 6 })
})

test('two names above each other have one figure, on the second or between both', () => {
  const on = `je / pour 100 g
Brennwert
Énergie  2052 kJ / 490 kcal
Fett
Matières grasses  23,0 g
davon gesättigte Fettsäuren
dont acides gras saturés  6,1 g
Kohlenhydrate
Glucides  49,5 g
Eiweiß
Protéines  18,6 g`
  const figures = { calories: 490, fat: 23, saturates: 6.1, carbs: 49.5, protein: 18.6 }
  expect(read(on).per100?.amounts).toMatchObject(figures)
  const between = on.replace(/^(\p{L}[^\d\n]+?) {2}(\d.*)$/gmu, '                    $2\n$1')
  expect(read(between).per100?.amounts).toMatchObject(figures)
})

test('ingredients, dates and lots beside the table are not its figures', () => {
  const label = read(`              je 100 g        Ingredients: rolled oats
Brennwert     2740 kJ         sugar 12 g, cocoa powder,
              662 kcal        salt 2 g, flavouring
Fett          56,4 g          24.08.2027 L 1732
Kohlenhydrate 9,3 g           30 Tagen
davon Zucker  2,7 g           protein 4 g
Eiweiß        27,6 g
Salz          0,60 g`)
  const figures = { calories: 662, fat: 56.4, carbs: 9.3, sugar: 2.7, protein: 27.6, sodium: 240 }
  expect(label.per100?.amounts).toMatchObject(figures)
})

test('sentences below a table that name reference intakes are not figures of the food', () => {
  const label = read(`${bar}
Reference intake of an average adult (8400 kJ / 2000 kcal).
Adult reference: fat 70g, saturates 20g, sugars 90g, salt 6g.`)
  expect(label.per100?.amounts).toMatchObject({ calories: 392, fat: 14, saturates: 3.5, sodium: 340 })
})

test('a first digit that was seen twice is no thousand', () => {
  const words = wordsOfText(us.replace('Sodium 160mg', 'Sodium 1 160mg'))
  const twice = words.map((word, at) => (words[at + 1]?.text === '160mg' ? { ...word, left: 75, right: 100 } : word))
  expect(readLabel([twice])?.perServing?.amounts.sodium).toBe(160)
})

test('a figure whose unit was not read keeps its last digit', () => {
  expect(read(bar.replace('0.34 g', '0.34')).perServing?.amounts.sodium).toBe(136)
})

test.each([
  [
    'a receipt',
    'SUGAR 1KG        1.29\nSEA SALT         0.99\nPROTEIN BAR      2.49\nFAT FREE MILK    1.19\nTOTAL EUR        5.96\nVAT 7%           0.39',
  ],
  [
    'a recipe',
    'Banana bread\nSugar        100 g\nSalt           2 g\nProtein powder 30 g\nLow fat yoghurt 150 g\nBake for 45 minutes at 180 degrees.',
  ],
  [
    'a receipt with weights',
    'EDEKA MARKT\nHauptstr. 12, 50667 Köln\nVollmilch 3,8%   1,19 B\nBrot 500 g     2,49 B\nSalz          0,45 B\nZucker 1 kg   1,29 B\nProtein Riegel 1,99 B\nFett 250 g 1,00 B\nKalorien 12 g 1,00\nSUMME EUR  9,70\n7,0% MwSt 0,63 Netto 9,07',
  ],
  [
    'a recipe that states its energy',
    'Banana oat pancakes\nServes 2. Prep 10 min, 350 kcal a plate\n• 80 g oats\n• 10 g butter\n• 5 g sugar\n• 1 g salt\nMix all, fat in pan, fry 3 minutes. Each has a lot of protein (18 g)',
  ],
  [
    'a page of a book',
    'Carbohydrate is stored as glycogen, some 15 g per kg of body weight.\nFat gives 9 kcal a gram, protein 4.\nPage 212',
  ],
])('%s is refused', (_, text) => expect(readLabel([wordsOfText(text)])).toBeNull())

test('energy that is printed in kilojoules alone is told in kilocalories', () => {
  const panel = `NUTRITION INFORMATION
Servings per pack: 5   Serving size: 60 g
                 Per serve    Per 100 g
Energy             1020 kJ      1700 kJ
Protein              6.2 g       10.3 g
Fat, total          10.1 g       16.8 g
- saturated          1.9 g        3.2 g
Carbohydrate        29.6 g       49.3 g
- sugars            13.4 g       22.3 g
Sodium               28 mg        47 mg`
  expect(read(panel)).toMatchObject({
    perServing: { amounts: { calories: 244, fat: 10.1 } },
    per100: { amounts: { calories: 406, fat: 16.8 } },
    doubts: [],
  })
})

test.each(['', 'Ingredients: oats, sugar, salt 2%', 'Best before 12 03 2027\nKeep dry', '12 34\n56 78'])(
  '%j is no panel',
  (text) => expect(readLabel([wordsOfText(text)])).toBeNull(),
)

test.each([
  ['letters', 'a'],
  ['slashes', 'a/'],
  ['figures', '1g'],
  ['commas', 'a,'],
  ['brackets', '1('],
])('a word that is made to be slow of %s keeps nobody waiting', (_, part) => {
  const started = Date.now()
  expect(read(`${us}\n${part.repeat(50_000)}`).perServing).not.toBeNull()
  expect(Date.now() - started).toBeLessThan(1000)
})

test('whatever is recognised, nothing breaks and no figure is negative', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'Fat',
      'Protein',
      'Energy',
      'kcal',
      'kJ',
      'per',
      '100',
      'g',
      '<',
      '9',
      '0,5g',
      '%',
      'Salt',
      'of',
      'which',
    ),
    fc.string({ maxLength: 12 }),
    fc.float({ noNaN: true }).map(String),
  )
  const place = fc.integer({ min: -50, max: 3000 })
  const words = fc.array(fc.record({ text: word, left: place, top: place, right: place, bottom: place }), {
    maxLength: 60,
  })
  fc.assert(
    fc.property(words, (some) => {
      const label = readLabel([some, some])
      for (const column of [label?.perServing, label?.per100, label?.perPack]) {
        for (const amount of Object.values(column?.amounts ?? {})) {
          expect(amount === null || (Number.isFinite(amount) && amount >= 0)).toBe(true)
        }
      }
    }),
    { numRuns: 150 },
  )
})

describe('what products for sport state beside the panel', () => {
  const gel = `Nutrition Facts
Serving size 1 gel (32g)
Amount per serving
Calories 100
Total Fat 0g
Sodium 60mg
Total Carbohydrate 25g
Protein 0g
Caffeine 100mg
Ingredients: maltodextrin, fructose, water, 0.5% caffeine`

  test('is read with its figure and unit, and an ingredient states no amount', () => {
    expect(read(gel).fuel).toEqual([{ substance: 'caffeine', basis: 'serving', amount: 100 }])
    expect(servingFigures(read(gel), null)).toEqual({
      carbs: 25,
      fructose: null,
      sodium: 60,
      caffeine: 100,
      size: { amount: 32, unit: 'g' },
    })
  })

  test('stands in the columns of the panel', () => {
    const label = read(`Nährwerte        pro 100 g        pro Portion (40 g)
Brennwert        1000 kJ/236 kcal 400 kJ/94 kcal
Fett             0 g              0 g
Kohlenhydrate    59 g             23,6 g
davon Fruktose   22,5 g           9 g
Eiweiß           0 g              0 g
Salz             0,5 g            0,2 g
Koffein          125 mg           50 mg`)
    expect(servingFigures(label, null)).toEqual({
      carbs: 23.6,
      fructose: 9,
      sodium: 80,
      caffeine: 50,
      size: { amount: 40, unit: 'g' },
    })
  })

  test('is not believed where two looks differ, and the rest of a label stays as it is', () => {
    const other = gel.replace('Caffeine 100mg', 'Caffeine 700mg')
    expect(read(gel, other)).not.toHaveProperty('fuel')
    expect(servingFigures(read(gel, other), null)).toMatchObject({ carbs: 25, caffeine: null })
  })
})

test('a label without a serving says nothing of one until its weight is known, and a bound is no figure', () => {
  const label = read(`Nährwerte je 100 g
Brennwert 1600 kJ/376 kcal
Fett <0,5 g
Kohlenhydrate 94 g
Eiweiß 0 g
Salz <0,01 g`)
  expect(servingFigures(label, null)).toBeNull()
  expect(servingFigures(label, 45)).toEqual({
    carbs: 42.3,
    fructose: null,
    sodium: null,
    caffeine: null,
    size: { amount: 45, unit: 'g' },
  })
})
