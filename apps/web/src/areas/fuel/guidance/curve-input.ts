import { type MealLog, minuteOfDay, wallMinuteAt } from '@pacemeal/domain'
import type { CurveInput, CurveIntake } from '@pacemeal/nutrition/fuel-curve'
import { plannedFigures } from '../day-plan.ts'
import type { HomeDay } from '../home/use-home-day.ts'

const eaten = ({ loggedAt, amounts }: MealLog, zone: string): CurveIntake => ({
  at: minuteOfDay(wallMinuteAt(Date.parse(loggedAt), zone)),
  carbs: amounts.carbs ?? 0,
})

/**
 * What the curve of a day is drawn from: what was logged until now, what is planned and open from now on, and the sessions
 * with what is taken during them. On a day that is to come everything is planned; on one that is over nothing is.
 */
export function curveInputOf(
  { plan, logs, timeline, zone }: Pick<HomeDay, 'plan' | 'logs' | 'timeline' | 'zone'>,
  mass: CurveInput['mass'],
  now: number,
): CurveInput {
  const open = new Set(
    timeline.entries.flatMap((entry) => {
      const meals =
        entry.kind === 'meal' ? [entry.entry] : entry.kind === 'session' ? [...entry.pre, ...entry.post] : []
      return meals.filter(({ state }) => state === 'planned').map(({ meal }) => meal.id)
    }),
  )
  const planned = plan.meals
    .filter(({ id, at }) => at >= now && open.has(id))
    .map((meal): CurveIntake => ({ at: meal.at, carbs: plannedFigures(meal).carbs }))
  const during = plan.sessions.flatMap(({ start, end, planned: of }): readonly CurveIntake[] =>
    of && of.during.carbs > 0 ? [{ at: start, until: end, carbs: of.during.carbs }] : [],
  )
  return {
    mass,
    intake: [...logs.map((log) => eaten(log, zone)), ...planned, ...during],
    sessions: plan.sessions.flatMap(({ start, end, intensity, planned: of }) =>
      of ? [{ start, end, intensity, energy: of.energy }] : [],
    ),
  }
}
