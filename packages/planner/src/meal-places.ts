import type { Macros, MealSlot, PlannedSession, Reason, Weekday } from '@pacemeal/domain'
import type { DayTargets, TrainedSession } from '@pacemeal/nutrition'

/** A place at the day's table: what is eaten when, with its target, before a dish is chosen. */
export interface MealPlace {
  readonly id: string
  readonly slot: MealSlot
  readonly at: number
  readonly target: Macros
  readonly session?: number
  readonly because: readonly Reason[]
}

/** Meals and fuel of a day in the order of time. Ids are `<weekday>-<slot>`, numbered from the second of a slot on. */
export const mealPlaces = (weekday: Weekday, { meals, fuel }: DayTargets): readonly MealPlace[] => {
  const unnamed: Omit<MealPlace, 'id'>[] = [
    ...meals.map(({ slot, at, target }) => ({ slot, at, target: target.value, because: target.because })),
    ...fuel.flatMap(({ session, pre, post }) => [
      ...(pre
        ? [{ slot: 'pre-fuel' as const, at: pre.at, target: pre.target.value, session, because: pre.target.because }]
        : []),
      ...(post
        ? [
            {
              slot: 'post-fuel' as const,
              at: post.at,
              target: post.target.value,
              session,
              because: post.target.because,
            },
          ]
        : []),
    ]),
  ]
  const seen = new Map<MealSlot, number>()
  return unnamed
    .toSorted((a, b) => a.at - b.at)
    .map((place) => {
      const count = (seen.get(place.slot) ?? 0) + 1
      seen.set(place.slot, count)
      return { ...place, id: `${weekday}-${place.slot}${count > 1 ? `-${count}` : ''}` }
    })
}

/** Sessions as the day shows them, with their energy and what to take during them. */
export const plannedSessions = (sessions: readonly TrainedSession[], { fuel }: DayTargets): readonly PlannedSession[] =>
  sessions.flatMap(({ type, start, end, intensity, activeMinutes, overrun }, index) => {
    const own = fuel.find(({ session }) => session === index)
    if (!own) return []
    const because = [...own.energy.because, ...own.during.because]
    const times = {
      start,
      end,
      ...(activeMinutes === undefined ? {} : { activeMinutes }),
      ...(overrun === undefined ? {} : { overrun }),
    }
    return [{ type, ...times, intensity, energy: own.energy.value, during: own.during.value, because }]
  })
