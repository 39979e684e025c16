import type { DaySituation } from './day-situation.ts'
import { dayExpenditure, type Expenditure } from './expenditure.ts'
import type { FuelGrams } from './fuel-amounts.ts'
import { type EffectiveGoal, effectiveGoal, energyTarget } from './goal.ts'
import { type MacroSolution, solveMacros } from './macros.ts'
import { roundWhole } from './rounding.ts'

/** What a day costs, what the goal makes of it, and how the macronutrients share it. */
export interface DayFigures {
  readonly expenditure: Expenditure
  readonly goal: EffectiveGoal
  readonly energy: ReturnType<typeof energyTarget>
  readonly macros: MacroSolution
  /** The macronutrients in the whole grams that the day is planned with. */
  readonly grams: FuelGrams
}

/** Works the figures of a sized-up day out, from expenditure to whole grams. */
export function figureDay(situation: DaySituation): DayFigures {
  const expenditure = dayExpenditure(situation)
  const goal = effectiveGoal(situation)
  const energy = energyTarget(situation, goal, expenditure)
  const macros = solveMacros(situation, goal.objective, energy.target)
  const grams = {
    protein: roundWhole(macros.protein.grams),
    carbs: roundWhole(macros.carbs.grams),
    fat: roundWhole(macros.fat.grams),
  }
  return { expenditure, goal, energy, macros, grams }
}
