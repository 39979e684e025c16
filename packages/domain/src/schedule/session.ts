import type { Weekday } from '../days.ts'
import type { MinuteOfDay } from '../units.ts'

export const sessionTypes = ['Practice', 'Lift', 'Conditioning', 'Competition', 'Recovery', 'Hybrid'] as const
export type SessionType = (typeof sessionTypes)[number]

export const intensities = ['Light', 'Moderate', 'Intense'] as const
export type Intensity = (typeof intensities)[number]

/** One planned training session on some day. `end` may pass 1440 when the session runs over midnight; `end > start`. */
export interface Session {
  readonly type: SessionType
  readonly start: MinuteOfDay
  readonly end: MinuteOfDay
  readonly intensity: Intensity
  /** Minutes of it that are trained, where the rest of its hours is waiting between starts. */
  readonly activeMinutes?: number
}

/** The training week: every weekday present, sessions ordered by start. */
export type WeeklySchedule = Readonly<Record<Weekday, readonly Session[]>>
