import { grams } from '@pacemeal/domain'
import type { DaySituation } from './day-situation.ts'
import { type EventFood, eventFood } from './event-food.ts'
import { dayExpenditure, type Expenditure } from './expenditure.ts'
import type { FuelGrams } from './fuel-amounts.ts'
import { type EffectiveGoal, effectiveGoal, energyTarget } from './goal.ts'
import { proteinAim } from './macro-aims.ts'
import { type MacroSolution, solveMacros } from './macros.ts'
import { type LoadingDay, loadingDay, loadingFat } from './race/loading.ts'
import { roundWhole } from './rounding.ts'

/** What a day costs, what the goal makes of it, and how the macronutrients share it. */
export interface DayFigures {
  readonly expenditure: Expenditure
  readonly goal: EffectiveGoal
  readonly energy: ReturnType<typeof energyTarget>
  readonly macros: MacroSolution
  /** What an event of the day asks for; null where none is fueled. */
  readonly food: EventFood | null
  /** The macronutrients in the whole grams that the day is planned with. */
  readonly grams: FuelGrams
}

/** The day as a loading day that holds at least so much energy; null for any other. */
function loadDay(
  situation: DaySituation,
  expenditure: Expenditure,
  goal: EffectiveGoal,
  atLeast = 0,
): LoadingDay | null {
  const { loading, day, reference, isLowCarb } = situation
  if (loading === null || day.event === undefined) return null
  const { perKilogram: protein } = proteinAim(situation, goal.objective)
  const { minutes, isBrief = false } = day.event
  const loaded = { mass: reference.mass, expenditure: expenditure.total, atLeast, protein, isBrief }
  return loadingDay(loaded, minutes, loading, isLowCarb)
}

/** The macronutrients of a loading day as any other day's. */
function loadedMacros(situation: DaySituation, goal: EffectiveGoal, loaded: LoadingDay): MacroSolution {
  const perKilogram = loaded.carbs / situation.reference.mass
  return {
    protein: { grams: grams(loaded.protein), because: proteinAim(situation, goal.objective).because },
    carbs: { grams: grams(loaded.carbs), because: [...loaded.because, situation.load.because] },
    fat: { grams: grams(loaded.fat), because: [loadingFat()] },
    band: { low: perKilogram, aim: perKilogram, high: perKilogram },
    flags: ['carb_loading'],
  }
}

/** Works the figures of a sized-up day out, from expenditure to whole grams. */
export function figureDay(situation: DaySituation): DayFigures {
  const expenditure = dayExpenditure(situation)
  const goal = effectiveGoal(situation)
  const food = eventFood(situation, goal.objective)
  const energy = energyTarget(situation, goal, expenditure, { loaded: loadDay(situation, expenditure, goal), food })
  const loaded = loadDay(situation, expenditure, goal, energy.target)
  const macros = loaded
    ? loadedMacros(situation, goal, loaded)
    : solveMacros(situation, goal.objective, energy.target, food)
  const whole = {
    protein: roundWhole(macros.protein.grams),
    carbs: roundWhole(macros.carbs.grams),
    fat: roundWhole(macros.fat.grams),
  }
  return { expenditure, goal, energy, macros, food, grams: whole }
}
