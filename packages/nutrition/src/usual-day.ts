import { type Kcal, kcal, type Session, type WeeklySchedule, weekdays } from '@pacemeal/domain'
import { sizeUpDay } from './day-situation.ts'
import { dayExpenditure } from './expenditure.ts'
import { effectiveGoal, energyFloor, goalAdjustment } from './goal.ts'
import { mean } from './rounding.ts'
import type { Circumstances, TargetAthlete } from './targets.ts'
import { weeklyTrainingHours } from './training-hours.ts'

/** The mean day of an athlete's training week, kcal, unrounded. */
export interface UsualDay {
  /** Expenditure of a day without sessions. */
  readonly base: Kcal
  /** What a kcal of a session's figure counts for. */
  readonly sessionScale: number
  /** Net energy of the scheduled sessions, by formula. */
  readonly usualSessions: Kcal
  /** What the goal adds to or takes from a day. */
  readonly goalChange: Kcal
  /** The least that is planned. */
  readonly floor: Kcal
}

/** What the days of a training week come to on average. */
export function usualDay(
  athlete: TargetAthlete,
  schedule: WeeklySchedule,
  circumstances: Circumstances = {},
): UsualDay {
  const sessionsAt = (index: number): readonly Session[] => {
    const day = weekdays[(index + weekdays.length) % weekdays.length]
    return day === undefined ? [] : schedule[day]
  }
  const hours = weeklyTrainingHours(schedule)
  const figuresOf = (index: number) => {
    const [yesterday, today, tomorrow] = [sessionsAt(index - 1), sessionsAt(index), sessionsAt(index + 1)]
    const situation = sizeUpDay(athlete, { yesterday, today, tomorrow, weeklyTrainingHours: hours }, circumstances)
    const { total, exercise } = dayExpenditure(situation)
    const { change } = goalAdjustment(situation, effectiveGoal(situation).objective, total)
    return {
      exercise,
      base: total - (athlete.learned?.sessionScale ?? 1) * exercise,
      change,
      floor: energyFloor(situation, exercise).floor,
    }
  }
  const [first, ...rest] = weekdays.map((_, index) => figuresOf(index))
  const meanOf = (figure: (day: ReturnType<typeof figuresOf>) => number): Kcal =>
    kcal(first === undefined ? 0 : mean(figure(first), ...rest.map(figure)))
  return {
    base: meanOf(({ base }) => base),
    sessionScale: athlete.learned?.sessionScale ?? 1,
    usualSessions: meanOf(({ exercise }) => exercise),
    goalChange: meanOf(({ change }) => change),
    floor: meanOf(({ floor }) => floor),
  }
}
