import type { NutrientAmounts } from '@pacemeal/domain'
import {
  activeEventMinutes,
  type EventReport,
  TAKEN_SHARE,
  type TakenChoice,
  type TakenProduct,
  type TrainingEvent,
  takenTotals,
} from '@pacemeal/domain/event'
import { fuelTotals, takenProducts } from '@pacemeal/nutrition/race'
import { planAfter } from './race-changes.ts'
import type { RaceProgress } from './race-clock.ts'
import type { RacePlan } from './race-plan.ts'
import { isMeasured } from './serving-amounts.ts'

/** What was taken by one tap: the plan as it stood at the end on the card, or a quarter less or more of it, pieces by halves. */
export function takenBy(choice: TakenChoice, plan: RacePlan): Pick<EventReport, 'taken' | 'fluid'> {
  const share = TAKEN_SHARE[choice]
  const measured = new Set(plan.products.filter(isMeasured).map(({ id }) => id))
  const round = choice === 'less' ? Math.floor : Math.ceil
  // Of a piece a half is left or taken, never a quarter.
  const halves = (servings: number): number => Math.max(0.5, round(2 * servings) / 2)
  const taken = takenProducts(plan.lines).map((one) => ({
    ...one,
    servings: measured.has(one.product) || choice === 'planned' ? one.servings * share : halves(one.servings * share),
  }))
  // Where drink is not planned, only what the mixes were in is known to be drunk.
  const drunk = plan.areFluidsTold
    ? plan.lines
    : plan.lines.filter(({ items, until }) => items.length > 0 && until !== null)
  return { taken, fluid: Math.round(fuelTotals(drunk).fluid * share) }
}

/** A report to begin with: as planned, or as the card of this device saw it. A meet takes the minutes of its starts. */
export function blankReport(event: TrainingEvent, plan: RacePlan, progress: RaceProgress, log: string): EventReport {
  const ended = planAfter(plan, progress.changes)
  return {
    log,
    minutes: activeEventMinutes(event),
    ...takenBy('planned', ended),
    planned: fuelTotals(plan.lines),
    symptoms: 0,
    feeling: 3,
    notes: '',
  }
}

/** Every product that was taken along, with what was taken of it. */
export function withAllProducts(taken: readonly TakenProduct[], plan: RacePlan): readonly TakenProduct[] {
  const known = new Map(taken.map((one) => [one.product, one]))
  const along = plan.products.map(({ id, name, carbs, sodium, caffeine }) => ({
    ...(known.get(id) ?? { product: id, name, servings: 0, carbs, sodium, caffeine }),
  }))
  const others = taken.filter(({ product }) => !along.some((one) => one.product === product))
  return [...along, ...others]
}

/** A report as it is corrected: what was along and not taken stands in it, too, for it may have been. */
export const reportToCorrect = (report: EventReport, plan: RacePlan): EventReport => ({
  ...report,
  taken: withAllProducts(report.taken, plan),
})

/** What of it counts in the day: the same grams as in the report. Solid food holds more than its label here says. */
export function amountsOf(report: EventReport, plan: RacePlan): NutrientAmounts {
  const { carbs, sodium } = takenTotals(report)
  const solid = new Set(plan.products.flatMap(({ id, kind }) => (kind === 'food' ? [id] : [])))
  const holdsFood = report.taken.some(({ product, servings }) => servings > 0 && solid.has(product))
  const other = holdsFood ? null : 0
  return {
    calories: Math.round(4 * Math.round(carbs)),
    carbs: Math.round(carbs),
    protein: other,
    fat: other,
    fiber: other,
    sugar: null,
    sodium: Math.round(sodium),
    potassium: null,
    iron: null,
  }
}
