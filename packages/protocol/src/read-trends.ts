import type { LocalDate } from '@pacemeal/domain'
import { loggingStates, type TrendDay, trendNutrients } from '@pacemeal/domain/trends'
import * as v from 'valibot'
import type { z } from 'zod'
import type { trendsAnswer } from './trends.ts'

// Apart from what describes the answer to callers of the API: that brings a schema library which no screen needs.

const known = v.number()
const maybe = v.nullable(known)
const macros = { calories: known, protein: known, carbs: known, fat: known }

const answer = v.object({
  zone: v.string(),
  days: v.array(
    v.object({
      date: v.string(),
      logging: v.picklist(loggingStates),
      intake: v.nullable(
        v.object({
          calories: maybe,
          protein: maybe,
          carbs: maybe,
          fat: maybe,
          fiber: maybe,
          sodium: maybe,
          iron: maybe,
          incomplete: v.array(v.picklist(trendNutrients)),
        }),
      ),
      target: v.nullable(v.object({ ...macros, fiber: known, sodiumLow: known, sodiumHigh: known, iron: known })),
      fuel: v.nullable(v.object({ planned: known, inTime: known })),
      mass: maybe,
      massTrend: maybe,
      bodyFat: maybe,
      expenditure: v.nullable(v.object({ value: known, low: known, high: known })),
      energyAvailability: maybe,
      sleepHours: maybe,
      restingHeartRate: maybe,
      steps: maybe,
    }),
  ),
}) satisfies v.GenericSchema<unknown, z.infer<typeof trendsAnswer>>

/** An answer of `GET /account/trends` as screens take it. */
export interface Trends {
  readonly zone: string
  readonly days: readonly TrendDay[]
}

/**
 * The trends in an answer.
 *
 * @throws when it is of another shape
 */
export const readTrends = (given: unknown): Trends => {
  const { zone, days } = v.parse(answer, given)
  return { zone, days: days.map((day) => ({ ...day, date: day.date as LocalDate })) }
}
