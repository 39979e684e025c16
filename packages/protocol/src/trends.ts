import { intensities, isJsonObject, localDate, mealSlots, minuteOfDay, parseJson, sessionTypes } from '@pacemeal/domain'
import { loggingStates, type PlannedFigures, type TrendNutrient, trendNutrients } from '@pacemeal/domain/trends'
import { z } from 'zod'

const date = z.iso.date().transform((text) => localDate(text))
const known = z.number()
const figure = z.number().nullable()
const macros = { calories: known, protein: known, carbs: known, fat: known }
const minute = z.number().transform((value) => minuteOfDay(value))

const plannedFigures = z.object({
  date,
  target: z.object(macros),
  guidance: z.object({ fiber: known, sodiumLow: known, sodiumHigh: known, iron: known }),
  sessions: z.array(
    z.object({
      type: z.enum(sessionTypes),
      start: minute,
      end: minute,
      intensity: z.enum(intensities),
      energy: known,
    }),
  ),
  entries: z.array(
    z.object({
      id: z.string(),
      slot: z.enum(mealSlots),
      at: known,
      carbs: known,
      session: z.number().exactOptional(),
    }),
  ),
})

/** The text of a week's days. The same days give the same text. */
export const writeWeekTargets = (days: readonly PlannedFigures[]): string =>
  JSON.stringify(days.toSorted((a, b) => (a.date < b.date ? -1 : 1)))

/** The days of a week's text; one that cannot be read is left out. */
export const readWeekTargets = (days: string | null | undefined): readonly PlannedFigures[] => {
  const list = parseJson(days)
  if (!Array.isArray(list)) return []
  return list.flatMap((one): readonly PlannedFigures[] => {
    if (!isJsonObject(one)) return []
    const read = plannedFigures.safeParse(one)
    return read.success ? [read.data] : []
  })
}

const band = z.object({ value: known, low: known, high: known })
const intake = z.object({
  ...({
    calories: figure,
    protein: figure,
    carbs: figure,
    fat: figure,
    fiber: figure,
    sodium: figure,
    iron: figure,
  } satisfies Record<TrendNutrient, typeof figure>),
  incomplete: z.array(z.enum(trendNutrients)).readonly().describe('Nutrients that some logs do not tell: lower bounds'),
})

/** A day as `/account/trends` answers it. Null is unknown. */
const trendDayWire = z.object({
  date: z.string().describe("The athlete's own day, `YYYY-MM-DD`"),
  logging: z.enum(loggingStates).describe('How much of the intake is logged; `open` while the day is not over'),
  intake: intake.nullable(),
  target: z.object({ ...macros, fiber: known, sodiumLow: known, sodiumHigh: known, iron: known }).nullable(),
  fuel: z
    .object({ planned: z.number(), inTime: z.number() })
    .nullable()
    .describe('Blocks of fuel around sessions: planned, and of them taken in time'),
  mass: figure.describe('As weighed, kg'),
  massTrend: figure.describe('Smoothed, kg'),
  bodyFat: figure.describe('Percent'),
  expenditure: band
    .nullable()
    .describe('Of a usual day as it was learned by then, kcal; bounds hold in nine of ten cases'),
  energyAvailability: figure.describe('Kcal a kilogram of lean mass'),
  sleepHours: figure,
  restingHeartRate: figure.describe('Beats a minute'),
  steps: figure,
})

/** What `GET /account/trends` answers. */
export const trendsAnswer = z.object({
  zone: z.string().describe("Time zone of the athlete's days"),
  days: z.array(trendDayWire).readonly().describe('From the first day to today, none left out'),
})
