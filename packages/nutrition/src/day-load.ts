import type { Intensity, Session, SessionType, TrainingCategory } from '@pacemeal/domain'
import { type RuleReason, reason } from './rules.ts'
import { categoriesOf, meanOverCategories, sessionMinutes } from './session-energy.ts'
import type { DayLoad } from './targets.ts'

/** Effort per minute, on the session-RPE scale (F01). */
const EFFORT: Record<Intensity, number> = { Light: 3, Moderate: 5, Intense: 8 }
/** How much of a session's minutes drain glycogen (own choice). */
const SESSION_SHARE: Record<SessionType, number> = {
  Practice: 1,
  Lift: 0.7,
  Conditioning: 1,
  Competition: 1,
  Recovery: 0.4,
  Hybrid: 0.9,
}
/** Entered competition times hold breaks and waiting (own choice). */
const COMPETITION_SHARE: Record<TrainingCategory, number> = {
  'team-sports': 0.75,
  'combat-weight-class': 0.4,
  'endurance-sports': 1,
  'hybrid-functional': 1,
  'general-fitness': 1,
}
/** Below which load a day is still light, moderate, high; arbitrary units placed to the words of ACSM16 (own choice). */
const BAND_BELOW = { light: 240, moderate: 450, high: 1200 }
/** An endurance competition this long empties the stores. Minutes. */
const LONG_COMPETITION_MINUTES = 90

const loads: readonly DayLoad[] = ['rest', 'light', 'moderate', 'high', 'very_high']
const higher = (a: DayLoad, b: DayLoad): DayLoad => (loads.indexOf(a) > loads.indexOf(b) ? a : b)

/** Load of a day in arbitrary units: minutes times effort times share. It drives carbohydrate, not energy. */
export const loadUnits = (sessions: readonly Session[], categories: readonly TrainingCategory[]): number =>
  sessions.reduce((sum, s) => {
    const event = s.type === 'Competition' ? meanOverCategories(categories, (c) => COMPETITION_SHARE[c]) : 1
    return sum + sessionMinutes(s) * EFFORT[s.intensity] * SESSION_SHARE[s.type] * event
  }, 0)

export const hasCompetition = (sessions: readonly Session[]): boolean => sessions.some((s) => s.type === 'Competition')

/** Whether the day holds an endurance competition of 90 minutes or more, all its starts together. */
export function isLongEnduranceEvent(sessions: readonly Session[], categories: readonly TrainingCategory[]): boolean {
  const minutes = sessions.filter((s) => s.type === 'Competition').reduce((sum, s) => sum + sessionMinutes(s), 0)
  return categoriesOf(categories).includes('endurance-sports') && minutes >= LONG_COMPETITION_MINUTES
}

function bandOf(units: number): DayLoad {
  if (units <= 0) return 'rest'
  if (units < BAND_BELOW.light) return 'light'
  if (units < BAND_BELOW.moderate) return 'moderate'
  return units < BAND_BELOW.high ? 'high' : 'very_high'
}

/** The load band of a day. A competition makes it at least high, a long endurance one very high. */
export function dayLoad(
  sessions: readonly Session[],
  categories: readonly TrainingCategory[],
): { load: DayLoad; units: number; because: RuleReason } {
  const units = loadUnits(sessions, categories)
  const byUnits = bandOf(units)
  const least = isLongEnduranceEvent(sessions, categories) ? 'very_high' : hasCompetition(sessions) ? 'high' : 'rest'
  const load = higher(byUnits, least)
  const inputs = { load, units, sessions: sessions.length }
  return {
    load,
    units,
    because: load === byUnits ? reason('day_load', 'H', inputs) : reason('day_load_competition', 'H', inputs),
  }
}
