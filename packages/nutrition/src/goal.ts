import { ATWATER, type Body, type Kcal, kcal, type PerformanceObjective } from '@pacemeal/domain'
import { isUnderweight } from './checks.ts'
import type { DaySituation } from './day-situation.ts'
import { type EventFood, eventEnergyReason } from './event-food.ts'
import type { Expenditure } from './expenditure.ts'
import { carbBand, loadsForCompetition, proteinAim } from './macro-aims.ts'
import type { LoadingDay } from './race/loading.ts'
import { type SexRule, sexRule } from './resting-energy.ts'
import { clamp, roundToTen, roundUpToTen } from './rounding.ts'
import { type Reasons, type RuleReason, reason } from './rules.ts'
import type { Circumstances, DayFlag, DayLoad } from './targets.ts'

/** Surplus to build: a tenth of expenditure within these kcal, the low end of I19 and S19 to limit fat gain. */
const SURPLUS = { share: 0.1, from: 250, to: 450 }
/** Largest deficit: a fifth of expenditure, 500 kcal (ACSM16), or 0.7 % of body mass a week at 7,700 kcal/kg (G11). */
const DEFICIT = { share: 0.2, most: 500, perKilogram: 7.7 }
/** How much of the deficit a day carries: none when there is hard work to fuel (idea I18, split own choice). */
const DEFICIT_SHARE: Record<DayLoad, number> = { rest: 1, light: 1, moderate: 0.8, high: 0.5, very_high: 0 }
/** The day after a hard day carries at most half of it (own choice). */
const DEFICIT_SHARE_AFTER_HARD_DAY = 0.5
/** Faster loss than this costs lean mass. Percent of body mass a week (H14). */
export const FASTEST_LOSS_PERCENT = 1
/** An unplanned loss that a clinician should see. Percent in six months. */
export const UNPLANNED_LOSS_PERCENT = 10
/** Least energy of a weight-loss diet, kcal/day (lower ends in AHA13). */
const MIN_ENERGY: Record<SexRule, number> = { male: 1500, female: 1200, other: 1500 }
/** Energy availability below which hormones suffer, kcal per kg of lean mass (L03, M18). */
const MIN_AVAILABILITY = 30
/** Carbohydrate loading: room for fat so that the load is 85 % of energy at most, or 0.5 g/kg fat (own choice). */
const LOADING = { mostOfExpenditure: 1.4, shareOfEnergy: 0.85, fatPerKilogram: 0.5 }

/** The goal as this day follows it, and why it is not the athlete's own. */
export interface EffectiveGoal {
  readonly objective: PerformanceObjective
  readonly flag: DayFlag | null
  readonly because: RuleReason | null
}

/** A cut becomes maintaining when the body is underweight, loses too fast, or health forbids it. */
export function effectiveGoal({ athlete, circumstances }: DaySituation): EffectiveGoal {
  const { objective, body } = athlete
  const own: EffectiveGoal = { objective, flag: null, because: null }
  if (objective !== 'cut') return own
  if (isUnderweight(body)) {
    const because = reason('deficit_blocked_low_bmi', 'WHO95', { mass: body.mass, height: body.height })
    return { objective: 'maintain', flag: 'deficit_blocked_low_bmi', because }
  }
  if (circumstances.stoppingLoss !== undefined) {
    const { stoppingLoss: loss } = circumstances
    const percent = loss === 'fast_loss' ? FASTEST_LOSS_PERCENT : UNPLANNED_LOSS_PERCENT
    const because = reason('deficit_stopped', loss === 'fast_loss' ? 'H14' : 'H', { loss, percent })
    return { objective: 'maintain', flag: 'deficit_stopped_fast_loss', because }
  }
  if (forbidsDeficit(circumstances)) {
    const because = reason('deficit_stopped', circumstances.lowEnergySigns ? 'M23' : 'H', { health: true })
    return { objective: 'maintain', flag: 'deficit_stopped_for_health', because }
  }
  if (circumstances.cutEnd !== undefined) {
    const because = reason('cut_ended', 'H', { why: circumstances.cutEnd })
    return { objective: 'maintain', flag: 'cut_ended', because }
  }
  return own
}

/** Whether what is known of the health speaks against any deficit: it is a doctor's or dietitian's to plan one then. */
const forbidsDeficit = ({
  pregnantOrLactating,
  diabetesDrugs,
  kidneyDisease,
  eatingDisorder,
  lowEnergySigns,
  underMedicalCare,
}: Circumstances): boolean =>
  [pregnantOrLactating, diabetesDrugs, kidneyDisease, eatingDisorder, lowEnergySigns, underMedicalCare].includes(true)

/**
 * Whether a check-in may lower targets: not where somebody may be eating too little already, for what is spent less then is
 * what was saved (M23): after what they told, below normal weight, and while mass falls too fast. Somebody with another
 * condition may follow what they spend.
 */
export const mayLowerTargets = (
  { eatingDisorder, lowEnergySigns, stoppingLoss }: Circumstances,
  body: Pick<Body, 'mass' | 'height'>,
): boolean => ![eatingDisorder, lowEnergySigns].includes(true) && stoppingLoss === undefined && !isUnderweight(body)

/** The limit that holds a deficit down. */
type DeficitLimit = 'share' | 'most' | 'weekly'
const DEFICIT_SOURCE = { share: 'H', most: 'ACSM16', weekly: 'G11' } as const

/** The deficit of an easy day in kcal: the lowest of the limits, and which that is. */
function fullDeficit(expenditure: number, mass: number): { full: number; limit: DeficitLimit } {
  const weekly = DEFICIT.perKilogram * mass
  const share = DEFICIT.share * expenditure
  const full = Math.min(share, DEFICIT.most, weekly)
  return { full, limit: full === weekly ? 'weekly' : full === share ? 'share' : 'most' }
}

/** What the goal adds to or takes from the day's cost, kcal, unrounded. */
export function goalAdjustment(
  situation: DaySituation,
  objective: PerformanceObjective,
  expenditure: Kcal,
): { change: Kcal; because: Reasons } {
  if (objective === 'build') {
    const byShare = SURPLUS.share * expenditure
    const change = kcal(clamp(byShare, SURPLUS.from, SURPLUS.to))
    const source = byShare > SURPLUS.to ? 'S19' : byShare < SURPLUS.from ? 'H' : 'I19'
    return { change, because: [reason('goal_surplus', source, { objective, expenditure, change })] }
  }
  if (objective !== 'cut') {
    return { change: kcal(0), because: [reason('goal_cover_cost', 'ACSM16', { objective, change: 0 })] }
  }
  const { load, isCompetition, isEve, followsHardDay, athlete } = situation
  const { full, limit } = fullDeficit(expenditure, athlete.body.mass)
  const byLoad = isCompetition || isEve ? 0 : DEFICIT_SHARE[load.load]
  // A moderate day after a hard one also carries only half: else training a little more than "light" would cost energy.
  const share = followsHardDay ? Math.min(byLoad, DEFICIT_SHARE_AFTER_HARD_DAY) : byLoad
  const change = kcal(-full * share)
  const inputs = { objective, full, share, load: load.load, limit, change }
  if (share === 0) return { change, because: [reason('goal_deficit_paused', 'H', inputs)] }
  const because = reason('goal_deficit', DEFICIT_SOURCE[limit], inputs)
  const shared = reason('goal_deficit_share', 'H', { share, load: load.load, full })
  return { change, because: share < 1 ? [because, shared] : [because] }
}

/** Energy below which no day is planned, kcal, unrounded: the highest of rest, the least of any diet, and availability. */
export function energyFloor(
  situation: DaySituation,
  exercise: Kcal,
): { floor: Kcal; because: RuleReason; floors: { resting: number; minimum: number; availability: number } } {
  const { resting, athlete } = situation
  const floors = {
    resting: resting.energy,
    minimum: MIN_ENERGY[sexRule(athlete.body.sex)],
    availability: exercise + MIN_AVAILABILITY * resting.fatFreeMass,
  }
  const floor = kcal(Math.max(floors.resting, floors.minimum, floors.availability))
  const inputs = { ...floors, fatFreeMass: resting.fatFreeMass, exercise }
  const because =
    floor === floors.availability
      ? reason('floor_availability', 'L03', inputs)
      : floor === floors.resting
        ? reason('floor_resting', 'H', inputs)
        : reason('floor_minimum', sexRule(athlete.body.sex) === 'other' ? 'H' : 'AHA13', inputs)
  return { floor, because, floors }
}

/** Energy that lets the eve's carbohydrate fit beside protein and some fat, kcal, unrounded; null when none is loaded. */
function loadingEnergy(
  situation: DaySituation,
  objective: PerformanceObjective,
  expenditure: Kcal,
): { energy: number; because: RuleReason } | null {
  if (!loadsForCompetition(situation)) return null
  const ref = situation.reference.mass
  const protein = proteinAim(situation, objective).grams
  const low = carbBand(situation).low * ref
  const lean = ATWATER.protein * protein + ATWATER.carbs * low
  const wanted = Math.max(lean / LOADING.shareOfEnergy, lean + ATWATER.fat * LOADING.fatPerKilogram * ref)
  const most = LOADING.mostOfExpenditure * expenditure
  const energy = Math.min(most, wanted)
  return { energy, because: reason('carb_load_energy', 'H', { protein, carbs: low, wanted, most, energy }) }
}

/** What asks for more energy, or less, than the day costs. */
interface SizedFor {
  readonly loaded: LoadingDay | null
  readonly food: EventFood | null
}

/** The day's energy target in kcal, sized to the loading on a loading day and to what is eaten on an event's own, to the nearest ten and never under a floor, with what set it. */
export function energyTarget(
  situation: DaySituation,
  goal: EffectiveGoal,
  expenditure: Expenditure,
  { loaded, food }: SizedFor,
): { target: Kcal; flags: readonly DayFlag[]; because: Reasons } {
  const adjusted = goalAdjustment(situation, goal.objective, expenditure.total)
  const cost = expenditure.total + adjusted.change
  // What there is no time to eat is not planned: recovery goes on for days.
  const isByFood = food !== null && (food.skipped.length > 0 || food.energy > cost)
  const planned = isByFood ? food.energy : cost
  const loading = loaded
    ? { energy: loaded.energy, because: loaded.because[0] }
    : loadingEnergy(situation, goal.objective, expenditure.total)
  const isLoaded = loading !== null && loading.energy > planned
  const wanted = isLoaded ? loading.energy : planned
  const { floor: usualFloor, because: floorReason, floors } = energyFloor(situation, expenditure.exercise)
  // Availability is a mean of days; what nobody can eat in the hours that are left is no floor of this one.
  const most = food?.most ? Math.max(food.most.energy, floors.resting, floors.minimum) : Number.POSITIVE_INFINITY
  const isMost = Math.max(wanted, usualFloor) > most
  const floor = Math.min(usualFloor, most)
  const isRaised = floor > wanted && !isMost
  // Rounding to the nearest ten could slip under a floor that binds, so a floor is rounded up.
  const target = kcal(Math.max(roundToTen(Math.min(wanted, most)), roundUpToTen(floor)))
  const steps: readonly RuleReason[] = [
    ...(isRaised ? [floorReason] : []),
    ...(isLoaded ? [loading.because] : []),
    ...(food !== null && (isByFood || isMost) ? [eventEnergyReason(food, isMost ? target : food.energy, isMost)] : []),
    ...(goal.because ? [goal.because] : []),
  ]
  const [first, ...rest] = [...steps, ...adjusted.because, ...expenditure.because]
  return {
    target,
    flags: [
      ...(goal.flag ? [goal.flag] : []),
      ...(isLoaded ? (['carb_load_surplus'] as const) : []),
      ...(isRaised ? (['raised_to_floor'] as const) : []),
    ],
    because: [first ?? adjusted.because[0], ...rest],
  }
}
