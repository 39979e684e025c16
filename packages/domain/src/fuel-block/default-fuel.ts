import type { Macros } from '../nutrients.ts'
import { clockText, findClockMinute } from '../schedule/clock-time.ts'
import type { Session } from '../schedule/session.ts'

/** What a session's fuel aims at while there is no plan; with a plan the targets come from the science. */
export const defaultFuelTargets = {
  'pre-fuel': { calories: 200, protein: 15, carbs: 30, fat: 5 },
  'post-fuel': { calories: 300, protein: 25, carbs: 40, fat: 8 },
} as const satisfies Record<string, Macros>

/** Minutes between the pre-fuel and the activity it is for. */
const PRE_FUEL_LEAD = 30
/** Activity time when no pre-fuel tells it. */
const DEFAULT_ACTIVITY_TIME = '12:00 PM'

/** A fuel entry made without a plan. */
export interface DefaultFuel {
  readonly id: string
  readonly slot: 'pre-fuel' | 'post-fuel'
  readonly at: number
  readonly target: Macros
  readonly session: number
}

/** Default fuel around each session of a day: half an hour before it and at its end. Recovery needs none. */
export const defaultFuelAround = (sessions: readonly Session[]): readonly DefaultFuel[] =>
  sessions.flatMap(({ type, start, end }, session): readonly DefaultFuel[] =>
    type === 'Recovery'
      ? []
      : [
          {
            id: `default-pre-fuel-${session}`,
            slot: 'pre-fuel',
            at: Math.max(0, start - PRE_FUEL_LEAD),
            target: defaultFuelTargets['pre-fuel'],
            session,
          },
          {
            id: `default-post-fuel-${session}`,
            slot: 'post-fuel',
            at: end,
            target: defaultFuelTargets['post-fuel'],
            session,
          },
        ],
  )

/** When the activity of a plan without session times begins: half an hour after its pre-fuel, else midday. */
export function activityTimeFrom(preFuelTime: string | null | undefined): string {
  const at = findClockMinute(preFuelTime ?? '')
  return at === undefined ? DEFAULT_ACTIVITY_TIME : clockText(at + PRE_FUEL_LEAD)
}
