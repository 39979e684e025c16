import type { Intensity, SessionType } from '@pacemeal/domain'
import { chance } from './chance.ts'

/** Beats a minute before the start, and what a body settles at by the intensity of the work. */
const RESTING_PULSE = 78
const WORKING_PULSE: Readonly<Record<Intensity, number>> = { Light: 112, Moderate: 138, Intense: 158 }
/** Between sets the pulse falls again. */
const LIFT_BELOW = 14
const WARM_UP_MINUTES = 7
const COOL_DOWN_MINUTES = 5
/** Hard work comes in intervals of this length. */
const INTERVAL_MINUTES = 6
const SWING: Readonly<Record<Intensity, number>> = { Light: 4, Moderate: 8, Intense: 14 }

/** The pulse of each minute of a session, in beats a minute: warm-up, work in intervals, cool-down. */
export const pulseOf = (
  { type, intensity }: { readonly type: SessionType; readonly intensity: Intensity },
  minutes: number,
  key: string,
): readonly number[] => {
  const working = WORKING_PULSE[intensity] - (type === 'Lift' ? LIFT_BELOW : 0)
  return Array.from({ length: minutes }, (_, minute) => {
    const warmth = Math.min(1, minute / WARM_UP_MINUTES, (minutes - minute) / COOL_DOWN_MINUTES)
    const wave = SWING[intensity] * Math.sin((2 * Math.PI * minute) / INTERVAL_MINUTES)
    const jitter = 6 * (chance(key, 'pulse', minute) - 0.5)
    return Math.round(RESTING_PULSE + (working + wave - RESTING_PULSE) * warmth + jitter)
  })
}
