import {
  type Kilograms,
  type Milligrams,
  type MinuteOfDay,
  milligrams,
  minuteOfDay,
  type Session,
} from '@pacemeal/domain'
import { reason } from './rules.ts'
import { sessionMinutes } from './session-energy.ts'
import type { Explained } from './targets.ts'

/** 3 mg/kg works (3-6, from 2: G21); 200 mg at once and 400 mg a day are safe for adults (EFSA15). */
const DOSE = { perKilogram: 3, most: 200, mostPerDay: 400 }
/** Minutes before the start. */
const LEAD_MINUTES = 60
const FROM_MINUTES = 45
/** Later caffeine costs sleep (D13). Minute of day. */
const START_BEFORE = 15 * 60

/**
 * Caffeine before a hard session, in mg, and when; null when it would not help, would cost sleep, would pass the safe day,
 * or nobody asked: it is off unless `isWanted`. `plannedToday` is what the day already holds.
 */
export function findCaffeineSuggestion(
  session: Session,
  mass: Kilograms,
  { isWanted = false, plannedToday = 0 }: { readonly isWanted?: boolean; readonly plannedToday?: number } = {},
): { readonly dose: Explained<Milligrams>; readonly at: MinuteOfDay } | null {
  const isHard = session.type === 'Competition' || (session.intensity === 'Intense' && session.type !== 'Recovery')
  const minutes = sessionMinutes(session)
  const at = session.start - LEAD_MINUTES
  if (!isWanted || !isHard || minutes < FROM_MINUTES || session.start >= START_BEFORE || at < 0) return null
  const dose = Math.round(Math.min(DOSE.perKilogram * mass, DOSE.most) / 10) * 10
  if (dose + plannedToday > DOSE.mostPerDay) return null
  const isCapped = DOSE.perKilogram * mass > DOSE.most
  const inputs = { mass, dose, minutes, start: session.start, isCapped }
  const because = reason('caffeine_before_hard_session', isCapped ? 'EFSA15' : 'G21', inputs)
  return { dose: { value: milligrams(dose), because: [because] }, at: minuteOfDay(at) }
}
