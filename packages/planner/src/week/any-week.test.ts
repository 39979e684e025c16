import { openCatalog } from '@pacemeal/catalog'
import { findFoodCooking, findRecipeKitchen } from '@pacemeal/catalog/kitchen'
import {
  type Athlete,
  type CookEvent,
  type Diet,
  defaultKitchenPreferences,
  type KitchenPreferences,
  kilograms,
  type LocalDate,
  type MealOption,
  type PlannedDay,
  type Session,
  type WeeklySchedule,
  weekdays,
} from '@pacemeal/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { footballer, session } from '../fixtures/athletes.ts'
import { monday } from '../fixtures/solver.ts'
import { mayEat } from '../may-eat.ts'
import { piecesLimit } from '../pieces.ts'
import { planWeek } from '../plan-week.ts'
import { isSpreadEnough } from '../spreads.ts'

const catalog = openCatalog()

const anySessions: fc.Arbitrary<readonly Session[]> = fc.constantFrom(
  [],
  [session('Practice', '16:00', 90, 'Moderate')],
  [session('Conditioning', '06:15', 60, 'Intense')],
  [session('Lift', '08:00', 60, 'Moderate'), session('Practice', '17:30', 75, 'Moderate')],
  [session('Competition', '14:00', 110, 'Intense')],
)
const anyAthlete: fc.Arbitrary<Athlete> = fc
  .record({
    mass: fc.integer({ min: 50, max: 105 }),
    objective: fc.constantFrom('maintain' as const, 'cut' as const, 'build' as const),
    diets: fc.constantFrom<readonly Diet[]>(
      [],
      ['vegetarian'],
      ['vegan'],
      ['gluten-free'],
      ['kosher'],
      ['pescatarian'],
    ),
    restrictions: fc.constantFrom<readonly string[]>([], ['peanuts'], ['eggs', 'fish']),
    days: fc.tuple(...weekdays.map(() => anySessions)),
  })
  .map(({ mass, days, ...rest }) => ({
    ...footballer,
    ...rest,
    body: { ...footballer.body, mass: kilograms(mass) },
    schedule: Object.fromEntries(weekdays.map((day, i) => [day, days[i]])) as WeeklySchedule,
  }))
const anyKitchen: fc.Arbitrary<KitchenPreferences> = fc
  .record({
    weekday: fc.constantFrom(25, 50, 90),
    batchDays: fc.constantFrom<KitchenPreferences['batchDays']>([], ['wednesday'], ['monday', 'thursday']),
    leftoverDays: fc.integer({ min: 0, max: 4 }),
    hasFreezer: fc.boolean(),
    box: fc.constantFrom('cold' as const, 'microwave' as const, 'canteen' as const),
    guests: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ weekday, batchDays, leftoverDays, hasFreezer, box, guests }) => ({
    ...defaultKitchenPreferences,
    handsOnMinutes: { weekday, weekend: 75 },
    batchDays,
    leftoverDays,
    equipment: defaultKitchenPreferences.equipment.filter((tool) => hasFreezer || tool !== 'freezer'),
    mealsAway: [{ day: 'tuesday', meal: 'lunch', way: box }],
    table: Array.from({ length: guests }, (_, i) => ({
      id: `guest-${i}`,
      name: 'Guest',
      portion: 0.75,
      meals: ['dinner' as const],
      diets: [],
      restrictions: [],
    })),
  }))

const sum = (grams: readonly number[]): number => grams.reduce((total, one) => total + one, 0)
const daysBetween = (from: LocalDate, to: LocalDate): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

const kitchenOf = ({ recipe }: CookEvent) =>
  recipe.startsWith('food:') ? findFoodCooking(recipe.slice('food:'.length)) : findRecipeKitchen(recipe)

const minutesOn = ({ date, meals }: PlannedDay, cooking: readonly CookEvent[]): number =>
  sum(cooking.filter(({ cookedOn }) => cookedOn === date).map(({ handsOnMinutes }) => handsOnMinutes)) +
  sum(meals.flatMap(({ cooking: own }) => (own && own.cookedOn !== date ? [own.handsOnMinutes] : [])))

/** Pieces at one meal that nobody is served, and spreads that do not cover their bread. */
const oddAmounts = ({ recipe, name, ingredients }: MealOption): readonly string[] => {
  const known = catalog.findRecipe(recipe)
  const byFood = Map.groupBy(ingredients, ({ food }) => food)
  const foods = [...byFood].map(([id, lines]) => ({
    food: catalog.requireFood(id),
    grams: sum(lines.map(({ grams }) => grams)),
  }))
  const tooMany = foods.filter(({ food, grams }) => grams > piecesLimit(food) + 0.5)
  return [
    ...tooMany.map(({ food, grams }) => `${name}: ${grams} g of ${food.name}`),
    ...(known && !isSpreadEnough(known, foods) ? [`${name}: hardly anything on the bread`] : []),
  ]
}

const RUNS = 4

test('whoever eats and however they cook: pots are eaten whole and in time, diets hold, minutes are kept or told', () => {
  fc.assert(
    fc.property(anyAthlete, anyKitchen, fc.integer({ min: 1, max: 1000 }), (athlete, kitchen, seed) => {
      const plan = planWeek({ athlete, kitchen, monday, seed }, catalog)
      if (plan.kind !== 'planned') throw new Error(JSON.stringify(plan))
      const { days, cooking = [], warnings } = plan.week
      const rules = catalog.rulesFor(athlete.diets, athlete.restrictions)
      for (const event of cooking) {
        const told = sum(event.portions.map(({ grams }) => grams)) + event.restGrams
        expect(told, event.id).toBeCloseTo(sum(event.ingredients.map(({ grams }) => grams)), 2)
        const own = kitchenOf(event)
        for (const { date, isFrozen } of event.portions) {
          const age = daysBetween(event.cookedOn, date)
          expect(age, event.id).toBeGreaterThanOrEqual(0)
          if (isFrozen) expect(own?.freezes === true && kitchen.equipment.includes('freezer'), event.id).toBe(true)
          else if (age > 0) expect(age, event.id).toBeLessThanOrEqual(own?.keepsDays ?? 0)
        }
      }
      for (const day of days) {
        for (const { options } of day.meals) expect(mayEat(catalog, rules, options[0]), options[0].name).toBe(true)
        for (const option of day.meals.flatMap(({ options }) => options)) expect(oddAmounts(option)).toEqual([])
        const isWeekend = day.day === 'saturday' || day.day === 'sunday'
        const { weekday, weekend } = kitchen.handsOnMinutes
        const isTold = warnings.some(
          (warning) => warning.startsWith('kitchen_minutes') && warning.includes(`${day.day}-`),
        )
        expect(minutesOn(day, cooking) > (isWeekend ? weekend : weekday), day.day).toBe(isTold)
      }
    }),
    { numRuns: RUNS, seed: 20 },
  )
}, 300_000)
