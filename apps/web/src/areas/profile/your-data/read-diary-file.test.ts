import { addDays, localDate } from '@pacemeal/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalMarkOf, MAX_DIARY_LENGTH, readDiaryFile } from './read-diary-file.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const read = (text: string, order: 'day-first' | 'month-first' = 'month-first') =>
  readDiaryFile(text, { zone: 'Europe/Berlin', now, order })
const none = {
  calories: null,
  protein: null,
  carbs: null,
  fat: null,
  fiber: null,
  sugar: null,
  sodium: null,
  potassium: null,
  iron: null,
}

const MYFITNESSPAL =
  'Date,Meal,Calories,Fat (g),Saturated Fat,Polyunsaturated Fat,Monounsaturated Fat,Trans Fat,Cholesterol,Sodium (mg),Potassium,Carbohydrates (g),Fiber,Sugar,Protein (g),Vitamin A,Vitamin C,Calcium,Iron,Note'
const CRONOMETER =
  'Day,Time,Group,Food Name,Amount,Energy (kcal),Alcohol (g),Caffeine (mg),Water (g),B12 (Cobalamin) (µg),Carbs (g),Fiber (g),Starch (g),Sugars (g),Added Sugars (g),Net Carbs (g),Fat (g),Saturated (g),Protein (g),Iron (mg),Potassium (mg),Sodium (mg),Category'
const LOSE_IT =
  'Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Carbohydrates (g),Saturated Fat (g),Sugars (g),Fiber (g),Cholesterol (mg),Sodium (mg)'
const MACROFACTOR =
  'Date,Time,Food Name,Serving Size,Serving Qty,Serving Weight (g),Calories (kcal),Fat (g),Carbs (g),Protein (g),Alcohol (g),"B12, Cobalamin (mcg)",Fiber (g),Iron (mg),Potassium (mg),Saturated Fat (g),Sodium (mg),Sugars (g)'
const FATSECRET =
  'Date,Cals( kcal),Fat( g),Sat( g),Carbs( g),Fiber( g),Sugar( g),Prot( g),Sod( mg),Chol( mg),Potassium( mg)'

describe('the diary of', () => {
  test('MyFitnessPal: a meal a row, with thousands grouped; iron, in percent of a day, stays unknown', async () => {
    const file = `\uFEFF${MYFITNESSPAL}\r\n2026-03-01,Breakfast,"1,050.5",29.0,7.9,0,0,0,0,574.5,740,36.7,2.1,14.1,27.6,0,0,0,15,\r\n2026-03-01,Snacks,150,1,0,0,0,0,0,50,0,30,1,20,2,0,0,0,0,late\r\nTotals,,1200.5,30,,,,,,,,,,,,,,,,\r\n`
    expect(await read(file)).toEqual({
      found: [
        {
          day: '2026-03-01',
          minute: 480,
          meal_time: 'breakfast',
          name: 'Breakfast',
          amounts: {
            ...none,
            calories: 1050.5,
            fat: 29,
            sodium: 574.5,
            potassium: 740,
            carbs: 36.7,
            fiber: 2.1,
            sugar: 14.1,
            protein: 27.6,
          },
          nth: 1,
        },
        expect.objectContaining({ meal_time: 'snack', minute: 930, name: 'Snacks' }),
      ],
      problems: [],
      others: 1,
    })
  })

  test('MyFitnessPal with hours, of which some are told', async () => {
    const head = MYFITNESSPAL.replace('Meal,', 'Meal,Time,')
    const row = (time: string) => `2026-03-01,Dinner,${time},240,5,0,3,0,0,0,340,200,38,6,6,10,0,0,3,10,`
    const { found } = await read([head, row('7:45 PM'), row('')].join('\n'))
    expect(found.map(({ minute, meal_time }) => [minute, meal_time])).toEqual([
      [19 * 60 + 45, 'dinner'],
      [19 * 60, 'dinner'],
    ])
  })

  test('Cronometer: a food a row with its amount; net carbs and added sugars are no carbs and sugar', async () => {
    const { found, problems } = await read(
      `${CRONOMETER}\n2026-10-02,8:30 AM,Breakfast,"Oats, rolled",58.00 g,220.4,0,0,5,0,38.1,6,30,1,0.5,32,4,0.7,8.2,2.5,210,3,Cereals\n2026-10-02,11:05 PM,Uncategorized,Almonds,1.00 oz,164,0,0,1,0,6,3.5,0.2,1.2,0,2.5,14,1,6,1,208,0,Nuts\n`,
    )
    expect(problems).toEqual([])
    expect(found).toMatchObject([
      {
        day: '2026-10-02',
        minute: 510,
        meal_time: 'breakfast',
        name: 'Oats, rolled, 58.00 g',
        amounts: { calories: 220.4, carbs: 38.1, sugar: 1, fat: 4, protein: 8.2, iron: 2.5, potassium: 210, sodium: 3 },
      },
      { meal_time: 'snack', minute: 23 * 60 + 5, name: 'Almonds, 1.00 oz' },
    ])
  })

  test('Lose It!: American dates, no figure as n/a, without what was deleted and trained', async () => {
    const { found, problems, others } = await read(
      `${LOSE_IT}\n01/15/2026,Greek Yogurt,Yogurt,Breakfast,1,Cup,120,0,n/a,22,9,0,9,0,10,80\n01/15/2026,Cookie,Cookie,Snacks,2,Each,160,true,8,2,20,4,12,1,10,110\n01/16/2026,Run,Run,Exercise,20,minutes,-150,0,,,,,,,,\n`,
    )
    expect(found).toMatchObject([
      { day: '2026-01-15', name: 'Greek Yogurt, 1 Cup', meal_time: 'breakfast', amounts: { calories: 120, fat: null } },
    ])
    expect([problems, others]).toEqual([[], 2])
  })

  test('MacroFactor: the meal is that of the hour, names of columns hold commas', async () => {
    const { found } = await read(
      `${MACROFACTOR}\n2026-03-15,12:30 PM,"Pasta, cooked",cup,2,280,440,2.6,86,16,0,0,5,2.4,120,0.5,3,1.4\n`,
    )
    expect(found).toMatchObject([
      {
        minute: 750,
        meal_time: 'lunch',
        name: 'Pasta, cooked, 2 cup',
        amounts: { calories: 440, carbs: 86, protein: 16, sodium: 3, iron: 2.4 },
      },
    ])
  })

  test('MacroFactor where commas are decimal and days come first', async () => {
    const { found, assumed } = await read(
      'Date;Time;Food Name;Serving Size;Serving Qty;Calories (kcal);Fat (g);Carbs (g);Protein (g)\n13/10/2026;07:30;Haferflocken;g;80;1.296,5;5,6;54;10,25\n03/04/2026;7:30;Reis;g;100;350;0,6;77;7\n',
    )
    expect(found).toMatchObject([
      { day: '2026-10-13', amounts: { calories: 1296.5, fat: 5.6, carbs: 54, protein: 10.25 } },
      { day: '2026-04-03', amounts: { calories: 350 } },
    ])
    expect(assumed).toBeUndefined()
  })

  test('FatSecret: days with their meals and foods below them; each food once, and a day without any as a whole', async () => {
    const { found, problems } = await read(
      `Food Diary Report\nUser: maya\n\n${FATSECRET}\n"Saturday, June 1, 2019",700,20,5,100,9,20,30,900,30,400\nBreakfast,300,8,2,45,5,9,11,200,0,300\nPorridge,300,8,2,45,5,9,11,200,0,300\n"1 bowl",,,,,,,,,,\nSnacks/Other,400,12,3,55,4,11,19,700,30,100\n"Breakfast burrito",400,12,3,55,4,11,19,700,30,100\n"Sunday, June 2, 2019",1800,60,20,200,20,50,90,2000,100,2000\n`,
    )
    expect(problems).toEqual([])
    expect(found.map(({ day, name, meal_time, amounts }) => [day, name, meal_time, amounts.calories])).toEqual([
      ['2019-06-01', 'Porridge, 1 bowl', 'breakfast', 300],
      ['2019-06-01', 'Breakfast burrito', 'snack', 400],
      ['2019-06-02', 'Whole day', 'general', 1800],
    ])
  })

  test('FatSecret in which only meals are told', async () => {
    const { found } = await read(
      `${FATSECRET}\n"Saturday, June 1, 2019",700,20,5,100,9,20,30,900,30,400\nLunch,700,20,5,100,9,20,30,900,30,400\n`,
    )
    expect(found).toMatchObject([{ name: 'Lunch', meal_time: 'lunch', amounts: { calories: 700 } }])
  })

  test.each([
    [
      'in German',
      'Datum;Uhrzeit;Mahlzeit;Lebensmittel;Menge;Energie (kJ);Eiweiß (g);Kohlenhydrate (g);Fett (g);Salz (g)\n02.03.2026;08:00;Frühstück;Müsli;60 g;1046;8,5;38;4,25;0,5',
    ],
    [
      'in Spanish',
      'Fecha;Hora;Comida;Alimento;Cantidad;Energía (kcal);Proteínas (g);Hidratos de carbono (g);Grasas (g);Sodio (g)\n2/3/2026;08:00;Desayuno;Müsli;60 g;250;8,5;38;4,25;0,2',
    ],
  ])('another app %s', async (_, text) => {
    expect((await read(text, 'day-first')).found).toMatchObject([
      {
        day: '2026-03-02',
        minute: 480,
        meal_time: 'breakfast',
        name: 'Müsli, 60 g',
        amounts: { calories: 250, protein: 8.5, carbs: 38, fat: 4.25, sodium: 200 },
      },
    ])
  })
})

describe('each row that cannot be taken is told with its line', () => {
  test('and why; the others are taken', async () => {
    const { found, problems } = await read(
      [
        'Date,Meal,Food,Calories,Fat (g)',
        '2026-03-01,Lunch,Rice,350,1',
        '2026-02-30,Lunch,Rice,350,1',
        '2027-03-01,Lunch,Rice,350,1',
        '',
        '2026-03-01,Lunch,"two',
        'lines",lots,1',
        '2026-03-01,Lunch,Rice,99999,1',
        '2026-03-01,Lunch,Rice,-5,1',
        '2026-03-01,Lunch,Rice,,',
      ].join('\n'),
    )
    expect(found).toHaveLength(1)
    expect(problems).toEqual([
      { line: 3, why: 'The date must be written such as 2026-11-20, 20.11.2026 or 11/20/2026.' },
      { line: 4, why: 'The date is still to come.' },
      { line: 7, why: '“Calories” must be a number, and is “lots”.' },
      { line: 8, why: '“Calories” must be from 0 to 15,000, and is 99999.' },
      { line: 9, why: '“Calories” must be from 0 to 15,000, and is -5.' },
      { line: 10, why: 'No energy and no nutrient stands in this line.' },
    ])
  })

  test.each([
    [
      'without a date or energy',
      'Name,Fat\nRice,1',
      'A line at the start must name a date column and one of calories or energy.',
    ],
    [
      'that is no CSV',
      'Date,Calories\n"2026-03-01,5',
      'This cannot be read as a CSV file. Perhaps a quotation mark is missing.',
    ],
    ['larger than a diary', 'x'.repeat(MAX_DIARY_LENGTH + 1), 'The file is larger than 20 MB.'],
    [
      'of too many rows',
      `Date,Calories,Food\n${'2026-03-01,5,a\n'.repeat(50_001)}`,
      'The file has more than 50,000 rows.',
    ],
  ])('a file %s is refused whole', async (_, text, why) => {
    expect(await read(text)).toEqual({ found: [], problems: [], refused: why })
  })
})

test('alike rows of a day are counted, so that two coffees stay two', async () => {
  const row = '2026-03-01,Snacks,Coffee,2'
  const { found } = await read(['Date,Meal,Food,Calories', row, row, row.replace('03-01', '03-02')].join('\n'))
  expect(found.map(({ nth }) => nth)).toEqual([1, 2, 1])
})

test('an order of dates that a file leaves open is that of the device, and told', async () => {
  const file = 'Date,Meal,Calories\n03/04/2026,Lunch,500'
  expect(await read(file, 'day-first')).toMatchObject({ found: [{ day: '2026-04-03' }], assumed: 'day-first' })
  expect(await read(file, 'month-first')).toMatchObject({ found: [{ day: '2026-03-04' }], assumed: 'month-first' })
  expect(await read(`${file}\n25/04/2026,Lunch,500`, 'month-first')).not.toHaveProperty('assumed')
})

test.each([
  [['1,050', '12.5'], true, '.'],
  [['1,050', '12,5'], false, ','],
  [['1.050,25'], false, ','],
  [['1,050'], true, '.'],
  [['1,050'], false, ','],
  [['0,125'], false, ','],
] as const)('the decimal mark of %j (commas part the cells: %s) is %s', (figures, hasCommas, mark) => {
  expect(decimalMarkOf(figures, hasCommas)).toBe(mark)
})

test('any figures of a diary come back as they were written, whichever mark it uses', async () => {
  const grams = fc.integer({ min: 0, max: 150_000 }).map((hundredths) => hundredths / 100)
  const food = fc.record({
    day: fc.nat(900),
    calories: fc.integer({ min: 0, max: 15_000 }),
    fat: grams,
    protein: grams,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(food, { minLength: 1, maxLength: 20 }), fc.boolean(), async (foods, isEuropean) => {
      const figure = (value: number) =>
        new Intl.NumberFormat(isEuropean ? 'de' : 'en', { maximumFractionDigits: 2 }).format(value)
      const rows = foods.map(({ day, calories, fat, protein }) =>
        [
          addDays(localDate('2024-01-01'), day),
          'Lunch',
          'Rice',
          figure(calories),
          figure(fat),
          figure(protein),
          figure(0.5),
        ]
          .map((cell) => `"${cell}"`)
          .join(isEuropean ? ';' : ','),
      )
      const head = ['Date', 'Meal', 'Food', 'Calories', 'Fat (g)', 'Protein (g)', 'Fiber (g)'].join(
        isEuropean ? ';' : ',',
      )
      const { found, problems } = await read([head, ...rows].join('\n'))
      expect(problems).toEqual([])
      expect(found.map(({ amounts: { calories, fat, protein } }) => ({ calories, fat, protein }))).toEqual(
        foods.map(({ calories, fat, protein }) => ({ calories, fat, protein })),
      )
    }),
    { numRuns: 40 },
  )
})

test('twenty thousand foods are read in slices, between which the screen has its turns', async () => {
  const rows = Array.from(
    { length: 20_000 },
    (_, at) => `${addDays(localDate('2022-01-01'), at % 1500)},8:30 AM,Breakfast,Food ${at},58.00 g,220.4`,
  )
  let turns = 0
  const ticking = setInterval(() => {
    turns += 1
  })
  const { found } = await read(['Day,Time,Group,Food Name,Amount,Energy (kcal)', ...rows].join('\n'))
  clearInterval(ticking)
  expect(found).toHaveLength(20_000)
  expect(turns).toBeGreaterThan(5)
})
