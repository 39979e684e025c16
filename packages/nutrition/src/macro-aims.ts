import { type Grams, grams, type PerformanceObjective, type TrainingCategory } from '@pacemeal/domain'
import { type DaySituation, isCombatOnly } from './day-situation.ts'
import { clamp } from './rounding.ts'
import { type Reasons, type RuleReason, reason } from './rules.ts'
import { meanOverCategories } from './session-energy.ts'
import type { DayLoad } from './targets.ts'

/**
 * Protein by goal, g per kg of reference mass: inside 1.2-2.0 (ACSM16), 1.4-2.0 (J17), the plateau at 1.62 (M18b), and in a
 * deficit 1.6-2.4 (HP18).
 */
const PROTEIN_PER_KILOGRAM: Record<PerformanceObjective, number> = {
  peak: 1.6,
  build: 1.8,
  cut: 2.2,
  maintain: 1.6,
  balanced: 1.6,
}
/** What a cut may give away to carbohydrate stops here. g/kg (HP18). */
const MIN_PROTEIN_IN_CUT = 1.8
/** Plant protein digests less well (R17; size own choice). */
const VEGAN_PROTEIN_FACTOR = 1.1
/** Kidney disease: never above this from the app. g/kg. */
const KIDNEY_PROTEIN = 1.0

/** A carbohydrate range in g per kg of reference mass. */
export interface CarbBand {
  readonly low: number
  readonly aim: number
  readonly high: number
}

/** Carbohydrate by the day's load (B11, ACSM16; the rest row and the aims are our own choice). */
const CARB_BANDS: Record<DayLoad, CarbBand> = {
  rest: { low: 2.5, aim: 3.25, high: 4 },
  light: { low: 3, aim: 4, high: 5 },
  moderate: { low: 5, aim: 5.5, high: 7 },
  high: { low: 6, aim: 7, high: 10 },
  very_high: { low: 8, aim: 9, high: 12 },
}
/** What a category adds to the aim, g/kg (own choice). */
const CARB_SHIFT: Record<TrainingCategory, number> = {
  'team-sports': 0,
  'combat-weight-class': 0,
  'endurance-sports': 0.5,
  'hybrid-functional': 0,
  'general-fitness': -0.5,
}
/** The eve of a competition: loading for long endurance (B11), a smaller load for weight classes, else ACSM16. */
const EVE_BANDS = {
  longEndurance: { low: 8, aim: 10, high: 12 },
  combatOnly: { low: 5, aim: 6, high: 7 },
  other: { low: 6, aim: 7, high: 10 },
} as const

const plantFactor = ({ athlete }: DaySituation): number => (athlete.diets.includes('vegan') ? VEGAN_PROTEIN_FACTOR : 1)

/** Protein that the goal asks for, before any cap, in grams, unrounded. */
export function proteinAim(
  situation: DaySituation,
  objective: PerformanceObjective,
): { grams: Grams; perKilogram: number; because: Reasons } {
  const { reference, circumstances } = situation
  const factor = plantFactor(situation)
  const byGoal = PROTEIN_PER_KILOGRAM[objective] * factor
  const limited = circumstances.kidneyDisease === true && byGoal > KIDNEY_PROTEIN
  const perKilogram = limited ? KIDNEY_PROTEIN : byGoal
  const amount = grams(perKilogram * reference.mass)
  const inputs = { objective, perKilogram, mass: reference.mass, grams: amount }
  const byGoalReason = reason('protein_by_goal', objective === 'cut' ? 'HP18' : 'J17', inputs)
  const plant = factor > 1 ? [reason('protein_plant_diet', 'H', { factor })] : []
  const rest = [...plant, reference.because]
  return {
    grams: amount,
    perKilogram,
    because: limited
      ? [reason('protein_kidney_limit', 'H', { perKilogram, grams: amount }), byGoalReason, ...rest]
      : [byGoalReason, ...rest],
  }
}

/** Protein that a cut keeps whatever happens, in grams. */
export const leastProteinInCut = (situation: DaySituation): number =>
  MIN_PROTEIN_IN_CUT * plantFactor(situation) * situation.reference.mass

function bandByLoad(situation: DaySituation): CarbBand & { because: Reasons } {
  const { load, athlete } = situation
  const band = CARB_BANDS[load.load]
  const wanted = meanOverCategories(athlete.categories, (c) => CARB_SHIFT[c])
  const shift = load.load === 'rest' || (load.load === 'light' && wanted > 0) ? 0 : wanted
  const aim = clamp(band.aim + shift, band.low, band.high)
  const inputs = { load: load.load, low: band.low, aim: band.aim, high: band.high }
  const shifted = aim === band.aim ? [] : [reason('carbs_by_category', 'H', { shift, aim })]
  return {
    ...band,
    aim,
    because: [reason('carbs_by_load', load.load === 'rest' ? 'H' : 'B11', inputs), ...shifted, load.because],
  }
}

function eveBand({ isLongEve, athlete }: DaySituation): CarbBand {
  if (isLongEve) return EVE_BANDS.longEndurance
  return isCombatOnly(athlete.categories) ? EVE_BANDS.combatOnly : EVE_BANDS.other
}

/** Whether the day holds more for tomorrow's competition; a dated event says itself how it is loaded for. */
export const loadsForCompetition = ({ isEve, isLowCarb, day }: DaySituation): boolean =>
  isEve && !isLowCarb && day.event?.inDays !== 1

/** The carbohydrate band in force: today's load, unless tomorrow's competition or yesterday's effort asks for more. */
export function carbBand(situation: DaySituation): CarbBand & { readonly because: Reasons } {
  const today = bandByLoad(situation)
  if (loadsForCompetition(situation)) {
    const eve = eveBand(situation)
    if (eve.aim > today.aim) {
      const source = eve === EVE_BANDS.combatOnly ? 'H' : 'B11'
      const because: RuleReason = reason('carbs_competition_eve', source, { ...eve, today: today.aim })
      return { ...eve, because: [because, ...today.because] }
    }
  }
  if (situation.isRecoveryDay) {
    const because: RuleReason = reason('carbs_recovery_after', 'H', { aim: today.high, usual: today.aim })
    return { ...today, aim: today.high, because: [because, ...today.because] }
  }
  return today
}
