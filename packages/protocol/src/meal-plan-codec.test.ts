import {
  dayLimits,
  intensities,
  localDate,
  mealSlots,
  type PlannedDay,
  type PlannedWeek,
  type Reason,
  sessionTypes,
  weekdays,
} from '@pacemeal/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMealPlan, readPlannedDay, writeDay, writeMealPlan } from './meal-plan-codec.ts'

const amount = fc.oneof(fc.nat(5000), fc.double({ min: 0.001, max: 5000, noNaN: true }))
const known = fc.option(amount)
const words = fc.string({ unit: 'grapheme', maxLength: 30 })
const macros = fc.record({ calories: amount, protein: amount, carbs: amount, fat: amount })
const reasons: fc.Arbitrary<Reason[]> = fc.array(
  fc.record(
    {
      rule: words,
      inputs: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.oneof(amount, words, fc.boolean())),
      source: words,
      words,
    },
    { requiredKeys: ['rule', 'inputs', 'source'] },
  ),
  { maxLength: 3 },
)
const option = fc
  .tuple(
    macros,
    fc.record({
      recipe: words,
      name: words,
      description: words,
      minutes: amount,
      servings: amount,
      ingredients: fc.array(fc.record({ food: words, grams: amount, amount: words, item: words }), { maxLength: 3 }),
      steps: fc.array(words, { maxLength: 3 }),
      fiber: known,
      sugar: known,
      sodium: known,
      potassium: known,
      iron: known,
    }),
  )
  .chain(([figures, rest]) =>
    fc.subarray([...dayLimits]).map((passes) => ({ ...figures, ...rest, ...(passes.length > 0 ? { passes } : {}) })),
  )
const meal = fc
  .record({
    id: words,
    slot: fc.constantFrom(...mealSlots),
    at: fc.nat(2879),
    target: macros,
    options: fc.tuple(option, fc.array(option, { maxLength: 2 })).map(([first, others]) => [first, ...others] as const),
    session: fc.option(fc.nat(3), { nil: undefined }),
    because: reasons,
  })
  .map(({ session, ...rest }) => (session === undefined ? rest : { ...rest, session }))
const session = fc
  .record({
    type: fc.constantFrom(...sessionTypes),
    start: fc.nat(1439),
    end: fc.nat(2879),
    intensity: fc.constantFrom(...intensities),
    activeMinutes: fc.option(fc.nat(600), { nil: undefined }),
    energy: amount,
    during: fc.record({ carbsPerHour: amount, carbs: amount, drinkPerHour: amount, sodiumPerHour: amount }),
    because: reasons,
  })
  .map(({ activeMinutes, ...rest }) => (activeMinutes === undefined ? rest : { ...rest, activeMinutes }))
const day = fc.record({
  date: fc.constantFrom(localDate('2026-03-29'), localDate('2024-02-29')),
  load: fc.constantFrom('rest' as const, 'light' as const, 'moderate' as const, 'high' as const, 'very_high' as const),
  sessions: fc.array(session, { maxLength: 2 }),
  target: macros,
  guidance: fc.record({
    fiber: amount,
    sodiumLow: amount,
    sodiumHigh: amount,
    potassium: amount,
    iron: amount,
    freeSugarMax: amount,
    drinks: amount,
    energyAvailability: amount,
  }),
  meals: fc.array(meal, { maxLength: 3 }),
  planned: macros,
  flags: fc.array(words, { maxLength: 2 }),
  because: reasons,
})
const week: fc.Arbitrary<PlannedWeek> = fc.record({
  days: fc
    .tuple(fc.subarray([...weekdays]), fc.array(day, { minLength: 7, maxLength: 7 }))
    .map(([names, days]) =>
      names.flatMap((name, index): PlannedDay[] => days.slice(index, index + 1).map((one) => ({ day: name, ...one }))),
    ),
  seed: fc.nat(),
  rulesVersion: words,
  catalogVersion: words,
  warnings: fc.array(words, { maxLength: 2 }),
  search: fc.record({ cost: fc.nat(), reckoned: fc.nat(), bound: fc.nat(), work: fc.nat(), isCut: fc.boolean() }),
})

test('a planned week survives the way into the document and back, whatever it holds', () => {
  fc.assert(
    fc.property(week, (planned) => {
      expect(readMealPlan(writeMealPlan(planned))).toEqual({ ok: true, value: planned })
    }),
    { numRuns: 150 },
  )
})

const porridge = {
  recipe: 'porridge',
  name: 'Banana Porridge',
  description: 'Warm oats with banana.',
  minutes: 10,
  servings: 1,
  calories: 320,
  protein: 11,
  carbs: 54,
  fat: 6,
  fiber: 7,
  sugar: 14,
  sodium: null,
  potassium: 500,
  iron: 3,
  ingredients: [{ food: 'oats', grams: 60, amount: '3/4 cup (60 g)', item: 'rolled oats' }],
  steps: ['Simmer.', 'Slice the banana over it.'],
}
const figures = { calories: 330, protein: 12, carbs: 55, fat: 6 }
const tuesday: PlannedDay = {
  day: 'tuesday',
  date: localDate('2026-11-17'),
  load: 'moderate',
  sessions: [
    {
      type: 'Conditioning',
      start: 510,
      end: 570,
      intensity: 'Intense',
      energy: 400,
      during: { carbsPerHour: 0, carbs: 0, drinkPerHour: 800, sodiumPerHour: 400 },
      because: [],
    },
  ],
  target: figures,
  guidance: {
    fiber: 30,
    sodiumLow: 1500,
    sodiumHigh: 2300,
    potassium: 2600,
    iron: 18,
    freeSugarMax: 50,
    drinks: 2200,
    energyAvailability: 42,
  },
  meals: [
    {
      id: 'tuesday-pre-fuel',
      slot: 'pre-fuel',
      at: 450,
      target: figures,
      options: [porridge],
      session: 0,
      because: [],
    },
    { id: 'tuesday-breakfast', slot: 'breakfast', at: 600, target: figures, options: [porridge], because: [] },
  ],
  planned: figures,
  flags: [],
  because: [],
}
const planned: PlannedWeek = {
  ...{ days: [tuesday], seed: 7, rulesVersion: '1', catalogVersion: '2', warnings: ['w'] },
  note: 'A quiet week.',
}

describe('a plan document', () => {
  test('says what any reader of plans looks for', () => {
    const written = JSON.parse(writeMealPlan(planned).tuesday_plan ?? '')
    expect(written).toMatchObject({
      day: 'tuesday',
      activities: ['Conditioning 8:30 AM - 9:30 AM (Intense)'],
      meals: [
        {
          mealName: 'Pre-Workout Fuel',
          timing: '7:30 AM',
          calories: 330,
          macros: { carbs: 55, protein: 12, fat: 6 },
          type: 'activity_meal',
          activityName: 'Conditioning',
          fuelPurposeTag: 'Energy',
          timeIncrement: '60 minutes before Conditioning',
          snacks: [],
          mealOptions: [
            {
              name: 'Banana Porridge',
              calories: 320,
              macros: { carbs: 54, protein: 11, fat: 6 },
              ingredients: [{ amount: '3/4 cup (60 g)', item: 'rolled oats' }],
              instructions: ['Simmer.', 'Slice the banana over it.'],
              recipe: { ingredients: ['3/4 cup (60 g) rolled oats'], time: '10 minutes' },
            },
          ],
        },
        { mealName: 'Breakfast', timing: '10:00 AM', type: 'daily_meal', activityName: null },
      ],
    })
  })

  test('says what is cooked when, and which meals eat from it', () => {
    const cooking = {
      event: '2026-03-03/tuesday-breakfast',
      cookedOn: localDate('2026-03-03'),
      leftoverOf: '2026-03-03/tuesday-breakfast',
      servingsCooked: 2,
      handsOnMinutes: 0,
      waitingMinutes: 0,
    }
    const week: PlannedWeek = {
      ...planned,
      days: [{ ...tuesday, meals: tuesday.meals.map((meal) => ({ ...meal, cooking })) }],
      cooking: [
        {
          id: cooking.event,
          recipe: porridge.recipe,
          name: porridge.name,
          cookedOn: cooking.cookedOn,
          at: 600,
          servingsCooked: 2,
          handsOnMinutes: 10,
          waitingMinutes: 5,
          isHeated: true,
          keepsDays: 3,
          ingredients: porridge.ingredients,
          steps: porridge.steps,
          portions: [
            {
              date: cooking.cookedOn,
              meal: 'tuesday-breakfast',
              eater: 'self',
              grams: 300,
              pieces: porridge.ingredients.slice(0, 1),
            },
            { date: localDate('2026-03-04'), meal: 'wednesday-breakfast', eater: 'self', grams: 280, isFrozen: true },
          ],
          restGrams: 20,
        },
      ],
    }
    const written = writeMealPlan(week)
    expect(JSON.parse(written.tuesday_plan ?? '').meals[1]).toMatchObject({
      cookedOn: '2026-03-03',
      leftoverOf: '2026-03-03/tuesday-breakfast',
      servingsCooked: 2,
      handsOnMinutes: 0,
      waitingMinutes: 0,
    })
    expect(readMealPlan(written)).toEqual({ ok: true, value: week })
  })

  test.each([
    [['salt_high'], ['other_limit']],
    [
      ['meal_protein_low', 'salt_high', 'sugar_high'],
      ['meal_protein_low', 'other_limit'],
    ],
  ])('of a newer planner is read, and a dish that passes %j passes limits still', (passes, understood) => {
    const written = writeDay(tuesday)
    const meals = written.meals.map((meal) => ({
      ...meal,
      mealOptions: meal.mealOptions.map((option) => ({ ...option, passes })),
    }))
    const read = readPlannedDay(JSON.stringify({ ...written, meals }), 'tuesday')
    expect(read.ok && read.value.meals[0]?.options[0].passes).toEqual(understood)
  })

  test('keeps how the week was made, and leaves days it does not hold empty', () => {
    const written = writeMealPlan(planned)
    expect(JSON.parse(written.parsedMealPlan ?? '')).toEqual({
      seed: 7,
      rulesVersion: '1',
      catalogVersion: '2',
      warnings: ['w'],
      note: 'A quiet week.',
    })
    expect(written.monday_plan).toBeNull()
  })

  test.each([
    ['a missing day', null, 'tuesday_plan', 'not JSON'],
    ['a torn text', '{"day":', 'tuesday_plan', 'not JSON'],
    ['another shape', '{"day":"tuesday","activities":[],"meals":[]}', 'tuesday_plan', 'date'],
    ['a day that does not exist', JSON.stringify({ ...writeDay(tuesday), date: '2026-02-30' }), 'tuesday_plan', 'date'],
    ['an endless figure', JSON.stringify(writeDay(tuesday)).replace('"at":450', '"at":1e999'), 'tuesday_plan', '.at'],
  ])('with %s is refused by field', (_, text, field, problem) => {
    const read = readPlannedDay(text, 'tuesday')
    expect(read).toMatchObject({ ok: false, error: { code: 'plan_unreadable', field } })
    expect(!read.ok && read.error.problem).toContain(problem)
  })

  test('with one unreadable day refuses the week and names it', () => {
    const written = { ...writeMealPlan(planned), friday_plan: '[]' }
    expect(readMealPlan(written)).toMatchObject({ ok: false, error: { field: 'friday_plan' } })
    expect(readMealPlan({ ...written, parsedMealPlan: null })).toMatchObject({ error: { field: 'parsedMealPlan' } })
  })
})
