import { isConsumed, type MealLog, minuteOfDay, minuteOfLog, type RecordedActivity } from '@pacemeal/domain'
import type { curveSessionsOf } from '@pacemeal/nutrition/curve-sessions'
import { type CurveDay, type CurveInput, type CurveIntake, plannedCurveSessions } from '@pacemeal/nutrition/fuel-curve'
import { plannedFigures } from '../day-plan.ts'
import type { HomeDay } from '../home/use-home-day.ts'

const eaten = (log: MealLog, zone: string): CurveIntake => ({
  at: minuteOfDay(minuteOfLog(log, zone)),
  carbs: log.amounts.carbs ?? 0,
})

/** What was recorded on a day, of planned sessions and besides. */
export const recordedOf = ({ timeline }: Pick<HomeDay, 'timeline'>): readonly RecordedActivity[] =>
  timeline.entries.flatMap((entry) =>
    entry.kind === 'activity' ? [entry.activity] : entry.kind === 'session' ? (entry.recorded ?? []) : [],
  )

/**
 * What the curve of a day is drawn from: what was logged until now, what is planned and open from now on, and the sessions
 * with what is taken during them: what was logged of a session, and until then what is planned for it. What was recorded
 * counts as recorded, also where no session was planned. On a day that is to come everything is planned; on one that is over
 * nothing is. `mergeRecorded` is needed where something was recorded.
 */
export function curveInputOf(
  home: Pick<HomeDay, 'plan' | 'logs' | 'timeline' | 'zone'>,
  { athlete, day }: Pick<CurveDay, 'athlete' | 'day'>,
  now: number,
  mergeRecorded?: typeof curveSessionsOf,
): CurveInput {
  const { plan, logs, timeline, zone } = home
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
  const taken = new Map(
    timeline.entries.flatMap((entry) =>
      entry.kind === 'session' && entry.taken.length > 0 ? [[entry.index, entry.taken] as const] : [],
    ),
  )
  const during = plan.sessions.flatMap(({ start, end, planned: of }, index): readonly CurveIntake[] => {
    const logged = taken.get(index)?.reduce((sum, { amounts }) => sum + (amounts.carbs ?? 0), 0)
    const carbs = logged ?? of?.during.carbs ?? 0
    return carbs > 0 ? [{ at: start, until: end, carbs }] : []
  })
  const ofSessions = new Set([...taken.values()].flat())
  const others = logs.filter((log) => isConsumed(log) && !ofSessions.has(log))
  return {
    mass: athlete.body.mass,
    intake: [...others.map((log) => eaten(log, zone)), ...planned, ...during],
    sessions:
      mergeRecorded?.(plan.sessions, recordedOf(home), { athlete, day, zone }) ?? plannedCurveSessions(plan.sessions),
  }
}
