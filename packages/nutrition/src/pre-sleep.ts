import { type Grams, grams, type Kilograms, type MinuteOfDay, minuteOfDay, type Session } from '@pacemeal/domain'
import { clamp } from './rounding.ts'
import { reason } from './rules.ts'
import type { Circumstances, Explained } from './targets.ts'

/** 30 to 40 g of slow protein (J17); between them by body mass (own choice, g/kg). */
const PROTEIN = { least: 30, most: 40, perKilogram: 0.5 }
/** Lifting that ends from here on counts as the evening. Minute of day (own choice). */
const EVENING_FROM = 18 * 60
/** Minutes before bed (R12). */
const BEFORE_BED = 30
/** When nobody has said when they go to bed. Minute of day (own choice). */
const USUAL_BEDTIME = 22 * 60 + 30
/** A snack straight after the session is its post-fuel, not another one. Minutes (own choice). */
const AFTER_SESSION = 60

interface Wishes {
  /** Off unless asked for: it is optional. */
  readonly isWanted?: boolean
  readonly bedtime?: MinuteOfDay
  readonly circumstances?: Pick<Circumstances, 'kidneyDisease' | 'underMedicalCare'>
}

/** Whether a session builds muscle: lifting, alone or with other work. */
const isLifting = ({ type, intensity }: Session): boolean =>
  (type === 'Lift' || type === 'Hybrid') && intensity !== 'Light'

/**
 * Slow protein before bed after an evening of lifting, in grams, and when. It counts towards the day's protein. Null when
 * nobody asked, when no lifting ends in the evening or too little of the evening is left, and when protein is limited.
 */
export function findPreSleepProtein(
  sessions: readonly Session[],
  mass: Kilograms,
  { isWanted = false, bedtime = minuteOfDay(USUAL_BEDTIME), circumstances = {} }: Wishes = {},
): { readonly protein: Explained<Grams>; readonly at: MinuteOfDay } | null {
  if (!isWanted || circumstances.kidneyDisease || circumstances.underMedicalCare) return null
  const end = Math.max(...sessions.filter(isLifting).map((session) => session.end))
  const at = bedtime - BEFORE_BED
  if (end < EVENING_FROM || at < end + AFTER_SESSION) return null
  const value = grams(Math.round(clamp(PROTEIN.perKilogram * mass, PROTEIN.least, PROTEIN.most)))
  const because = reason('protein_before_sleep', 'J17', { mass, grams: value, end, at })
  return { protein: { value, because: [because] }, at: minuteOfDay(at) }
}
