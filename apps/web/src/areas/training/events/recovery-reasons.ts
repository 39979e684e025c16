import type { EventReport } from '@pacemeal/domain/event'
import { planRecovery, type RaceReason } from '@pacemeal/nutrition/race'
import type { RacePlan } from './race-plan.ts'

/**
 * What the day after an event asks for. What was drunk in it says how much is drunk after it: without a report, and where
 * fluids are not told, that is left out.
 */
export function recoveryReasons(
  { athlete, schedule, areFluidsTold }: Pick<RacePlan, 'athlete' | 'schedule' | 'areFluidsTold'>,
  report: Pick<EventReport, 'minutes' | 'fluid'> | null,
): readonly RaceReason[] {
  const { minutes, fluid } = report ?? { minutes: 0, fluid: 0 }
  const { because } = planRecovery(athlete.mass, schedule.targets.sweat.rate, minutes, fluid)
  return because.filter(({ rule }) => rule !== 'race_rehydration' || (areFluidsTold && report !== null))
}
