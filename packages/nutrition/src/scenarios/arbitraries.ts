import {
  centimetres,
  diets,
  intensities,
  kcal,
  kilograms,
  minuteOfDay,
  performanceObjectives,
  type Session,
  sessionTypes,
  sexes,
  trainingCategories,
} from '@pacemeal/domain'
import fc from 'fast-check'
import type { DayContext, TargetAthlete } from '../targets.ts'

/** Any body that passes the checks: adults of body mass index 16.1 to 45. */
const anyBody = fc
  .record({
    sex: fc.constantFrom(...sexes),
    age: fc.integer({ min: 18, max: 90 }),
    height: fc.double({ min: 122, max: 228, noNaN: true }),
    bmi: fc.double({ min: 16.1, max: 45, noNaN: true }),
    bodyFatPercent: fc.option(fc.double({ min: 1, max: 65, noNaN: true }), { nil: undefined }),
    averageSteps: fc.option(fc.integer({ min: 0, max: 25_000 }), { nil: undefined }),
  })
  .map(({ sex, age, height, bmi, bodyFatPercent, averageSteps }) => ({
    sex,
    age,
    height: centimetres(height),
    mass: kilograms(Math.min(Math.max(bmi * (height / 100) ** 2, 30), 299)),
    ...(bodyFatPercent === undefined ? {} : { bodyFatPercent }),
    ...(averageSteps === undefined ? {} : { averageSteps }),
  }))
  .filter(({ mass, height }) => mass / (height / 100) ** 2 >= 16)

/** Any athlete whom a plan can be made for. */
export const anyAthlete: fc.Arbitrary<TargetAthlete> = fc.record(
  {
    body: anyBody,
    objective: fc.constantFrom(...performanceObjectives),
    categories: fc.subarray([...trainingCategories], { maxLength: 2 }),
    diets: fc.subarray([...diets], { maxLength: 2 }),
    learned: fc.record({
      base: fc.integer({ min: 900, max: 5000 }).map(kcal),
      sessionScale: fc.double({ min: 0, max: 2, noNaN: true }),
    }),
  },
  { requiredKeys: ['body', 'objective', 'categories', 'diets'] },
)

const sessionBetween = (fromMinute: number, toMinute: number, longest: number): fc.Arbitrary<Session> =>
  fc
    .record({
      type: fc.constantFrom(...sessionTypes),
      intensity: fc.constantFrom(...intensities),
      start: fc.integer({ min: fromMinute / 5, max: toMinute / 5 }),
      length: fc.integer({ min: 3, max: longest / 5 }),
    })
    .map(({ type, intensity, start, length }) => ({
      type,
      intensity,
      start: minuteOfDay(start * 5),
      end: minuteOfDay(start * 5 + length * 5),
    }))

/** Up to `most` sessions at any hour, ordered by start; they may overlap or run past midnight. */
const anySessions = (most: number): fc.Arbitrary<readonly Session[]> =>
  fc.array(sessionBetween(0, 1435, 420), { maxLength: most }).map((list) => [...list].sort((a, b) => a.start - b.start))

/** Any day among its neighbours. */
export const anyDay: fc.Arbitrary<DayContext> = fc.record({
  yesterday: anySessions(2),
  today: anySessions(3),
  tomorrow: anySessions(2),
  weeklyTrainingHours: fc.double({ min: 0, max: 25, noNaN: true }),
})

/** Up to two sessions of at most two hours between 06:00 and 20:00 with a break between them: what a schedule really looks like. */
export const ordinaryDay: fc.Arbitrary<DayContext> = fc
  .array(sessionBetween(360, 1080, 120), { maxLength: 2 })
  .map((list) => [...list].sort((a, b) => a.start - b.start))
  .filter(([first, second]) => !first || !second || second.start - first.end >= 90)
  .map((today) => ({ yesterday: [], today, tomorrow: [], weeklyTrainingHours: 6 }))
