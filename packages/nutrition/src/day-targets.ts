import { DAY_MINUTES, grams } from '@pacemeal/domain'
import { findRefusal } from './checks.ts'
import { figureDay } from './day-figures.ts'
import { shareDay } from './day-fuel.ts'
import { type DaySituation, sizeUpDay } from './day-situation.ts'
import { dayDrinks, daySweat } from './drinks.ts'
import type { Expenditure } from './expenditure.ts'
import { fiberTarget, freeSugarLimit, ironTarget, potassiumTarget, sodiumRange } from './micronutrients.ts'
import { roundTenth } from './rounding.ts'
import { reason } from './rules.ts'
import type { DayFlag, DayTargets, Explained, TargetsForDay } from './targets.ts'

/** Two intense sessions closer than this leave no time to recover. Minutes. */
const SHORT_GAP_MINUTES = 240

/** Whether two intense sessions of the day, or its last and tomorrow's first, are too close. */
function hasShortGap({ day }: DaySituation): boolean {
  const intense = [
    ...day.today.map((s) => ({ ...s, isToday: true })),
    ...day.tomorrow.map((s) => ({ ...s, start: s.start + DAY_MINUTES, end: s.end + DAY_MINUTES, isToday: false })),
  ]
    .filter((s) => s.intensity === 'Intense')
    .sort((a, b) => a.start - b.start)
  return intense.some((s, i) => {
    const next = intense[i + 1]
    return s.isToday && next !== undefined && next.start - s.end < SHORT_GAP_MINUTES
  })
}

function situationFlags(situation: DaySituation, expenditure: Expenditure): readonly DayFlag[] {
  const { circumstances } = situation
  const flags: readonly (readonly [DayFlag, boolean])[] = [
    ['body_fat_ignored', situation.resting.bodyFatIgnored],
    ['very_high_day', expenditure.isBeyondCeiling],
    ['competition', situation.isCompetition],
    ['competition_eve', situation.isEve],
    ['carb_loading_low_carb', situation.isUnloaded],
    ['recovery_after', situation.isRecoveryDay],
    ['short_gap_between_intense', hasShortGap(situation)],
    ['protein_limited', circumstances.kidneyDisease === true],
    ['low_energy_warning', circumstances.lowEnergySigns === true],
    [
      'check_with_care_team',
      [circumstances.diabetesDrugs, circumstances.kidneyDisease, circumstances.underMedicalCare].includes(true),
    ],
  ]
  return flags.filter(([, isRaised]) => isRaised).map(([flag]) => flag)
}

/** Energy left for the body after training, kcal per kg of lean mass, to a tenth. Under 30 is never planned (L03). */
function availability(situation: DaySituation, energy: number, exercise: number): Explained<number> {
  const lean = situation.resting.fatFreeMass
  const inputs = { energy, exercise, fatFreeMass: lean }
  return { value: roundTenth((energy - exercise) / lean), because: [reason('energy_availability', 'M18', inputs)] }
}

/**
 * The targets of one day for one athlete: energy, macronutrients, other nutrients, drinks, fuel around every session and
 * the meals with their times, each figure with its reasons; or the named reason why no safe plan can be made.
 * Energy is rounded to 10 kcal, grams to whole grams; fuel and meals together are exactly the day's grams.
 */
export const targetsForDay: TargetsForDay = (athlete, day, circumstances = {}) => {
  const refusal = findRefusal(athlete.body, athlete.diets, circumstances)
  if (refusal) return refusal
  const situation = sizeUpDay(athlete, day, circumstances)
  const { expenditure, energy, macros, food, grams: total } = figureDay(situation)
  const sweat = daySweat(day.today, athlete.body.mass)
  const targets: DayTargets = {
    kind: 'targets',
    load: situation.load.load,
    referenceMass: situation.reference.mass,
    energy: { value: energy.target, because: energy.because },
    protein: { value: grams(total.protein), because: macros.protein.because },
    carbs: { value: grams(total.carbs), because: macros.carbs.because },
    fat: { value: grams(total.fat), because: macros.fat.because },
    fiber: fiberTarget(situation, energy.target),
    sodium: sodiumRange(sweat),
    potassium: potassiumTarget(situation),
    iron: ironTarget(athlete),
    freeSugarMax: freeSugarLimit(energy.target),
    drinks: dayDrinks(athlete.body.sex, sweat),
    energyAvailability: availability(situation, energy.target, expenditure.exercise),
    ...shareDay(situation, total, food?.skipped),
    flags: [...situationFlags(situation, expenditure), ...energy.flags, ...macros.flags],
  }
  return targets
}
