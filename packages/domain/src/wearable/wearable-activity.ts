import type { IntensityLevel } from '../day/intensity-level.ts'
import type { InstantText } from '../days.ts'
import type { FuelIdea } from '../fuel-block/fuel-idea.ts'
import type { Reason } from '../meal-plan/week-plan.ts'
import type { Macros } from '../nutrients.ts'

/** An activity that a watch or a file recorded. */
export interface RecordedActivity {
  readonly id: string
  readonly provider: string
  readonly name: string
  /** The device's activity type code, when it says one. */
  readonly code?: number
  readonly start: InstantText
  readonly end: InstantText
  /** Where it was done, as an IANA name or an offset such as `+09:00`; left out where that is not known. */
  readonly zone?: string
  /** Minutes of training in it, without pauses; its whole length when the source does not tell. */
  readonly activeMinutes?: number
  /** The code is what the athlete told of recordings of this source and name. */
  readonly isSportTold?: boolean
  /** Changing clothes and shoes between the legs of a race: shown, but no session of its own. */
  readonly isTransition?: boolean
  readonly level: IntensityLevel
  /** In beats per minute. */
  readonly averageHeartRate?: number
  /** In watts, over the whole activity. */
  readonly averagePower?: number
  /** Gross energy as the device says it, in kcal. */
  readonly calories?: number
  /** What to eat after it, when the server worked it out. */
  readonly postFuel?: {
    readonly target: Macros
    readonly ideas: readonly FuelIdea[]
    /** The rules that set it, with their figures; empty where only `reasoning` tells them. */
    readonly because: readonly Reason[]
  }
  /** Why that, in words of the language and units that its person had when it was worked out. */
  readonly reasoning?: string
  /** Start and end are what a clock showed, and where it was is not known: they are taken to be the athlete's zone. */
  readonly isLocalClock?: boolean
  /** Other sources that recorded the same session. */
  readonly alsoFrom?: readonly string[]
}

const activityNames = new Map<number, string>([
  [1, 'Running'],
  [2, 'Cycling'],
  [3, 'Swimming'],
  [4, 'Walking'],
  [5, 'Hiking'],
  [6, 'Strength Training'],
  [7, 'Yoga'],
  [8, 'Pilates'],
  [9, 'Dancing'],
  [10, 'Basketball'],
  [11, 'Soccer'],
  [12, 'Tennis'],
  [13, 'Golf'],
  [14, 'Skiing'],
  [15, 'Snowboarding'],
  [16, 'Surfing'],
  [17, 'Rowing'],
  [18, 'Elliptical'],
  [19, 'Stair Climbing'],
  [20, 'Boxing'],
  [119, 'Golf'],
])

/** The activity type codes that a sport can be told by, each sport once. */
export const sportCodes: readonly number[] = [...activityNames.keys()].filter((code) => code <= 20)

/** The name of a device's activity type code; an unknown one is just an `Activity`. */
export const activityNameOf = (code: number | null | undefined): string => activityNames.get(code ?? -1) ?? 'Activity'

/** Shown for a record that cannot be read. */
export const UNREADABLE_ACTIVITY = { name: 'Wearable Activity', level: 'medium' } as const

/** Below the first figure low, below the second medium, from there high: beats per minute, and kcal. */
const HEART_RATE_LEVELS = [120, 160] as const
const ENERGY_LEVELS = [300, 600] as const

const levelWithin = (figure: number, [medium, high]: readonly [number, number]): IntensityLevel =>
  figure < medium ? 'low' : figure < high ? 'medium' : 'high'

/** The level of a recorded activity: by average heart rate, else by the energy burned, else medium. Zeros say nothing. */
export function recordedLevel(
  averageHeartRate: number | null | undefined,
  calories: number | null | undefined,
): IntensityLevel {
  if (averageHeartRate) return levelWithin(averageHeartRate, HEART_RATE_LEVELS)
  return calories ? levelWithin(calories, ENERGY_LEVELS) : 'medium'
}

const wearableProviders = ['whoop', 'fitbit', 'oura', 'garmin', 'biostrap'] as const
export type WearableProvider = (typeof wearableProviders)[number]
/** The provider requested when the person picked none. */
export const DEFAULT_PROVIDER: WearableProvider = 'oura'

const brandNames = new Map<string, string>([
  ['whoop', 'WHOOP'],
  ['fitbit', 'Fitbit'],
  ['oura', 'Oura'],
  ['garmin', 'Garmin'],
  ['biostrap', 'Biostrap'],
])

/** A brand as it writes itself; an unknown one in capitals. */
export const providerName = (provider: string): string =>
  brandNames.get(provider.trim().toLowerCase()) ?? provider.trim().toUpperCase()
