import { ATWATER, type Grams, grams, type Kcal, type PerformanceObjective } from '@pacemeal/domain'
import type { DaySituation } from './day-situation.ts'
import { type EventFood, eventCarbsReason, eventProteinReason } from './event-food.ts'
import { type CarbBand, carbBand, leastProteinInCut, proteinAim } from './macro-aims.ts'
import { type Reasons, type RuleReason, reason } from './rules.ts'
import type { DayFlag } from './targets.ts'

/** Most protein as a share of energy (IOM05); a cut may go a little higher (own choice). */
const PROTEIN_SHARE = { usual: 0.35, cut: 0.4 }
/** Fat as a share of energy: 20-35 % (IOM05); less on days that must hold much carbohydrate (own choice). */
const FAT_SHARE = { usual: { from: 0.2, to: 0.35 }, carbDays: { from: 0.15, to: 0.3 } }
/** Fat that a body needs whatever the energy, g/kg (R25). */
const MIN_FAT_PER_KILOGRAM = 0.5
/** A low-carb day: most carbohydrate in grams (F15), and most fat as a share of energy (own choice). */
const LOW_CARB = { cap: 130, fatShare: 0.7 }
/** "Fuel the session": extra carbohydrate before and after each Intense session together, g/kg (own choice). */
const FUEL_THE_SESSION_PER_KILOGRAM = 1

/** The three macronutrients of a day, unrounded, with the deciding rule of each first. */
export interface MacroSolution {
  readonly protein: { readonly grams: Grams; readonly because: Reasons }
  readonly carbs: { readonly grams: Grams; readonly because: Reasons }
  readonly fat: { readonly grams: Grams; readonly because: Reasons }
  readonly band: CarbBand
  readonly flags: readonly DayFlag[]
}

interface FatBounds {
  readonly least: number
  /** Whether the least follows from body mass rather than from energy. */
  readonly isLeastByMass: boolean
  readonly most: number
  readonly lowShare: number
  readonly highShare: number
}

function fatBounds(situation: DaySituation, energy: Kcal, food: EventFood | null): FatBounds {
  const isCarbDay = situation.load.load === 'very_high' || situation.isCompetition || situation.isEve
  const share = isCarbDay ? FAT_SHARE.carbDays : FAT_SHARE.usual
  const beside = energy - ATWATER.carbs * (food?.fuel ?? 0)
  const usualHigh = situation.isLowCarb ? LOW_CARB.fatShare : share.to
  const byFood = food === null || food.most === null ? usualHigh : (food.most.fat * beside) / energy
  const highShare = Math.min(usualHigh, byFood)
  // What is taken on the way holds no fat, and asks for none beside it.
  const byEnergy = (share.from * beside) / ATWATER.fat
  const byMass = MIN_FAT_PER_KILOGRAM * situation.reference.mass
  return {
    least: Math.max(byEnergy, byMass),
    isLeastByMass: byMass > byEnergy,
    most: Math.max((highShare * energy) / ATWATER.fat, byMass),
    lowShare: share.from,
    highShare,
  }
}

/** Which of the two floors of fat holds it, and whose figure that is. */
function leastFatReason(bounds: FatBounds, inputs: Record<string, number>): RuleReason {
  const all = { ...inputs, share: bounds.lowShare, perKilogram: MIN_FAT_PER_KILOGRAM, isByMass: bounds.isLeastByMass }
  if (bounds.isLeastByMass) return reason('fat_minimum', 'R25', all)
  return reason('fat_minimum', bounds.lowShare === FAT_SHARE.usual.from ? 'IOM05' : 'H', all)
}

/** Most carbohydrate of a low-carb day in grams, or null for everybody else. */
function lowCarbCap(situation: DaySituation): { grams: number; because: Reasons } | null {
  if (!situation.isLowCarb) return null
  const intense = situation.day.today.filter((s) => s.intensity === 'Intense' && s.type !== 'Recovery').length
  const lift =
    situation.circumstances.fuelTheSession === true
      ? intense * FUEL_THE_SESSION_PER_KILOGRAM * situation.reference.mass
      : 0
  const cap = LOW_CARB.cap + lift
  const capped = reason('carbs_low_carb_cap', 'F15', { cap })
  return {
    grams: cap,
    because: lift > 0 ? [reason('carbs_fuel_the_session', 'H', { intense, lift, cap }), capped] : [capped],
  }
}

const lead = (first: RuleReason, rest: readonly RuleReason[]): Reasons => [first, ...rest]

function cappedProtein(
  situation: DaySituation,
  objective: PerformanceObjective,
  energy: Kcal,
  food: EventFood | null,
): { readonly grams: number; readonly because: Reasons } {
  const usual = proteinAim(situation, objective)
  const part = food?.proteinPart ?? 1
  const ofFewMeals = part * usual.grams
  const aim = part < 1 ? { grams: ofFewMeals, because: lead(eventProteinReason(ofFewMeals), usual.because) } : usual
  const share = objective === 'cut' ? PROTEIN_SHARE.cut : PROTEIN_SHARE.usual
  const most = (share * energy) / ATWATER.protein
  if (aim.grams <= most) return { grams: aim.grams as number, because: aim.because }
  return {
    grams: most,
    because: lead(
      reason('protein_ceiling', share === PROTEIN_SHARE.cut ? 'H' : 'IOM05', { share, energy, most }),
      aim.because,
    ),
  }
}

/** The band of a day with what its event's food asks for; what is taken on the way counts beside the band. */
function bandWith(food: EventFood | null, band: CarbBand & { readonly because: Reasons }, mass: number) {
  const perKilogram = (food?.carbs ?? 0) / mass
  if (food === null || perKilogram <= band.aim) return band
  const because = lead(eventCarbsReason(food), band.because)
  return { low: band.low, aim: perKilogram, high: band.high + food.fuel / mass, because }
}

/**
 * Part of the energy that a day needs beyond its plan, for it was trained more, which is carbohydrate: what longer and harder
 * work burns most of. Own choice; the day stays within its published bands of carbohydrate and of fat.
 */
const MORE_TRAINING_CARB_SHARE = 2 / 3

/** What a day that was trained more than planned should hold of carbohydrate at least, in grams; 0 for any other. */
function carbsOfMoreTraining({ day: { planned }, isLowCarb }: DaySituation, energy: Kcal): number {
  if (planned === undefined || isLowCarb || energy < planned.energy) return 0
  return planned.carbs + (MORE_TRAINING_CARB_SHARE * (energy - planned.energy)) / ATWATER.carbs
}

/** Grams by which carbohydrate may miss its band before that is told: less is rounding. */
const BAND_TOLERANCE = 1

/** Flags that tell where the day leaves a published carbohydrate band, and that low-carb eating meets hard work. */
function carbFlags(
  situation: DaySituation,
  carbs: number,
  { band, cap, isFatLeastByMass }: { band: CarbBand; cap: number | null; isFatLeastByMass: boolean },
): readonly DayFlag[] {
  const ref = situation.reference.mass
  const isEasy = situation.load.load === 'rest' || situation.load.load === 'light'
  const isConflict = situation.isLowCarb && (!isEasy || situation.isCompetition || situation.isEve)
  const flags: DayFlag[] = []
  if (isConflict) flags.push('low_carb_conflict')
  if (cap !== null && carbs > cap + 1e-9) flags.push('low_carb_exceeded')
  // A conflict of low-carb eating already says that the band is missed.
  if (carbs < band.low * ref - BAND_TOLERANCE && !isConflict) {
    flags.push(cap !== null ? 'carb_below_band_diet' : isFatLeastByMass ? 'carb_below_band_floor' : 'carb_below_band')
  }
  if (carbs > band.high * ref + 1e-9) flags.push('carb_above_band')
  return flags
}

/**
 * Shares the day's (rounded) energy among the macronutrients: protein by the goal, carbohydrate by the band, fat what is
 * left within its bounds; when fat meets a bound, carbohydrate takes the rest. 4P + 4C + 9F equals the energy.
 */
export function solveMacros(
  situation: DaySituation,
  objective: PerformanceObjective,
  energy: Kcal,
  food: EventFood | null = null,
): MacroSolution {
  const ref = situation.reference.mass
  const band = bandWith(food, carbBand(situation), ref)
  const cap = lowCarbCap(situation)
  const bounds = fatBounds(situation, energy, food)
  let protein = cappedProtein(situation, objective, energy, food)

  const aimed = Math.min(band.aim * ref, cap?.grams ?? Number.POSITIVE_INFINITY)
  const aimedReasons = cap !== null && aimed < band.aim * ref ? lead(cap.because[0], band.because) : band.because
  const remaining = energy - ATWATER.protein * protein.grams - ATWATER.carbs * aimed
  const leftForFat = remaining / ATWATER.fat
  let fat = Math.min(Math.max(leftForFat, bounds.least), bounds.most)
  const inputs = { energy, least: bounds.least, most: bounds.most, grams: fat }
  const takesRest = fat !== leftForFat
  let carbs = takesRest ? (energy - ATWATER.protein * protein.grams - ATWATER.fat * fat) / ATWATER.carbs : aimed
  let carbReasons = takesRest
    ? lead(reason('carbs_take_the_rest', 'H', { aimed, grams: carbs, protein: protein.grams, fat }), aimedReasons)
    : aimedReasons

  if (objective === 'cut' && !situation.isLowCarb && carbs < band.low * ref) {
    const spare = Math.max(0, protein.grams - leastProteinInCut(situation))
    const moved = Math.min(spare, band.low * ref - carbs)
    if (moved > 0) {
      const because = reason('protein_gives_to_carbs', 'H', { moved, low: band.low * ref })
      protein = { grams: protein.grams - moved, because: lead(because, protein.because) }
      carbs += moved
      carbReasons = lead(because, carbReasons)
    }
  }

  const forTraining = food === null ? Math.min(carbsOfMoreTraining(situation, energy), band.high * ref) : 0
  const isForTraining = forTraining > carbs
  if (isForTraining) {
    const moved = Math.min(forTraining - carbs, Math.max(0, ((fat - bounds.least) * ATWATER.fat) / ATWATER.carbs))
    carbs += moved
    fat -= (moved * ATWATER.carbs) / ATWATER.fat
    const planned = situation.day.planned
    carbReasons = lead(
      reason('carbs_more_training', 'H', {
        planned: planned?.carbs ?? 0,
        energy: energy - (planned?.energy ?? 0),
        share: MORE_TRAINING_CARB_SHARE,
        grams: carbs,
      }),
      carbReasons,
    )
  }

  const fatReason =
    isForTraining || fat === leftForFat
      ? reason('fat_takes_the_rest', 'H', { ...inputs, grams: fat })
      : fat === bounds.least
        ? leastFatReason(bounds, inputs)
        : reason('fat_maximum', bounds.highShare === FAT_SHARE.usual.to ? 'IOM05' : 'H', {
            ...inputs,
            share: bounds.highShare,
          })
  return {
    protein: { grams: grams(protein.grams), because: protein.because },
    carbs: { grams: grams(carbs), because: carbReasons },
    fat: { grams: grams(fat), because: [fatReason] },
    band,
    flags: carbFlags(situation, carbs, {
      band,
      cap: cap?.grams ?? null,
      isFatLeastByMass: fat === bounds.least && bounds.isLeastByMass,
    }),
  }
}
