import { type HealthAnswers, noHealthAnswers } from '@pacemeal/domain'
import type { Circumstances } from '@pacemeal/nutrition'
import { goalPeriods, healthAnswers, readHealthAnswers } from '@pacemeal/protocol'
import type { Handle } from '../../store/open.ts'
import { findDocument } from '../documents/document-store.ts'
import { readGutTolerance } from '../training-events/gut-tolerance.ts'

/** What a person told of their health; who never did told nothing. */
export const readHealthAnswersOf = async (handle: Handle, userId: string): Promise<HealthAnswers> =>
  readHealthAnswers((await findDocument(handle, healthAnswers, userId))?.answers ?? null)

/** What the answers mean for targets. What was not told is left out, so that plans of before stay as they are. */
export const circumstancesOf = ({ conditions }: HealthAnswers = noHealthAnswers): Circumstances =>
  Object.fromEntries(conditions.map((one) => [one, true]))

/**
 * What targets must look at beside the athlete: what was told of the health, a cut that has come to its end, and what the gut
 * is known to take.
 */
export const readCircumstances = async (handle: Handle, userId: string): Promise<Circumstances> => {
  const cutEnd = (await findDocument(handle, goalPeriods, userId))?.cutEnd ?? null
  const gutTolerance = await readGutTolerance(handle, userId)
  return {
    ...circumstancesOf(await readHealthAnswersOf(handle, userId)),
    ...(cutEnd === null ? {} : { cutEnd }),
    ...(gutTolerance === undefined ? {} : { gutTolerance }),
  }
}
