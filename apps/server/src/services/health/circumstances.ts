import { type HealthAnswers, noHealthAnswers } from '@pacemeal/domain'
import type { Circumstances } from '@pacemeal/nutrition'
import { goalPeriods, healthAnswers, raceSettings, readHealthAnswers, readRaceSettings } from '@pacemeal/protocol'
import type { Handle } from '../../store/open.ts'
import { findDocument } from '../documents/document-store.ts'

/** What a person told of their health; who never did told nothing. */
export const readHealthAnswersOf = async (handle: Handle, userId: string): Promise<HealthAnswers> =>
  readHealthAnswers((await findDocument(handle, healthAnswers, userId))?.answers ?? null)

/** What the answers mean for targets. What was not told is left out, so that plans of before stay as they are. */
export const circumstancesOf = ({ conditions }: HealthAnswers = noHealthAnswers): Circumstances =>
  Object.fromEntries(conditions.map((one) => [one, true]))

/**
 * What targets must look at beside the athlete: what was told of the health, a cut that has come to its end, and whether a
 * low-carb eater wants hard sessions fueled.
 */
export const readCircumstances = async (handle: Handle, userId: string): Promise<Circumstances> => {
  const cutEnd = (await findDocument(handle, goalPeriods, userId))?.cutEnd ?? null
  const { fuelsLowCarb } = readRaceSettings((await findDocument(handle, raceSettings, userId))?.settings)
  return {
    ...circumstancesOf(await readHealthAnswersOf(handle, userId)),
    ...(cutEnd === null ? {} : { cutEnd }),
    ...(fuelsLowCarb ? { fuelTheSession: true } : {}),
  }
}
