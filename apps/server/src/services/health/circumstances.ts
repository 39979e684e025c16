import { type Circumstances, circumstancesOf, stoppingLosses } from '@pacemeal/nutrition'
import { goalPeriods } from '@pacemeal/protocol'
import type { Handle } from '../../store/open.ts'
import { findDocument } from '../documents/document-store.ts'
import { type EventFacts, readEventFacts } from '../training-events/event-facts.ts'
import { gutToleranceOf } from '../training-events/gut-tolerance.ts'

/**
 * What targets must look at beside the athlete: what was told of the health, a cut that has come to its end, a loss of mass
 * that stops its deficit, what the gut is known to take, and whether a low-carb eater wants hard sessions fueled. Facts that
 * were read before are not read again.
 */
export const readCircumstances = async (handle: Handle, userId: string, facts?: EventFacts): Promise<Circumstances> => {
  const period = await findDocument(handle, goalPeriods, userId)
  const cutEnd = period?.cutEnd ?? null
  const stoppingLoss = stoppingLosses.find((loss) => period?.signs?.includes(loss))
  const { settings, events, health } = facts ?? (await readEventFacts(handle, userId))
  const gutTolerance = gutToleranceOf(events, settings)
  return {
    ...circumstancesOf(health.conditions),
    ...(cutEnd === null ? {} : { cutEnd }),
    ...(stoppingLoss === undefined ? {} : { stoppingLoss }),
    ...(gutTolerance === undefined ? {} : { gutTolerance }),
    ...(settings.fuelsLowCarb ? { fuelTheSession: true } : {}),
  }
}
