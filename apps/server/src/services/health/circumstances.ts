import type { HealthAnswers } from '@pacemeal/domain'
import { type Circumstances, circumstancesOf, stoppingLosses } from '@pacemeal/nutrition'
import { goalPeriods, healthAnswers, raceSettings, readHealthAnswers, readRaceSettings } from '@pacemeal/protocol'
import type { Handle } from '../../store/open.ts'
import { findDocument } from '../documents/document-store.ts'
import { readGutTolerance } from '../training-events/gut-tolerance.ts'

/** What a person told of their health; who never did told nothing. */
export const readHealthAnswersOf = async (handle: Handle, userId: string): Promise<HealthAnswers> =>
  readHealthAnswers((await findDocument(handle, healthAnswers, userId))?.answers ?? null)

/**
 * What targets must look at beside the athlete: what was told of the health, a cut that has come to its end, a loss of mass that stops its deficit, what the gut is
 * known to take, and whether a low-carb eater wants hard sessions fueled.
 */
export const readCircumstances = async (handle: Handle, userId: string): Promise<Circumstances> => {
  const period = await findDocument(handle, goalPeriods, userId)
  const cutEnd = period?.cutEnd ?? null
  const stoppingLoss = stoppingLosses.find((loss) => period?.signs?.includes(loss))
  const settings = readRaceSettings((await findDocument(handle, raceSettings, userId))?.settings)
  const gutTolerance = await readGutTolerance(handle, userId, settings)
  return {
    ...circumstancesOf((await readHealthAnswersOf(handle, userId)).conditions),
    ...(cutEnd === null ? {} : { cutEnd }),
    ...(stoppingLoss === undefined ? {} : { stoppingLoss }),
    ...(gutTolerance === undefined ? {} : { gutTolerance }),
    ...(settings.fuelsLowCarb ? { fuelTheSession: true } : {}),
  }
}
