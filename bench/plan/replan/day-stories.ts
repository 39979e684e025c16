import { type Macros, minuteOfDay, type PlannedDay, type PlannedMeal, type Session } from '@pacemeal/domain'
import type { ReplanEvent } from '@pacemeal/planner'
import type { SeededRandom } from '@pacemeal/testing'

/** Something that happens on a planned day, and the minute at which its rest is planned again. */
export interface DayStory {
  readonly kind: StoryKind
  readonly now: number
  readonly events: readonly ReplanEvent[]
  /** Today's sessions as they were in the end, in the order of time. */
  readonly sessions: readonly Session[]
}

/** What happens on the days that everybody looks at. */
export const storyKinds = ['longer', 'shorter', 'harder', 'added', 'dropped', 'big lunch', 'no lunch', 'snack'] as const
/** What happens on the days that nothing was tuned on. */
export const heldOutStoryKinds = [
  'much longer late',
  'measured',
  'two added',
  'no breakfast',
  'fat lunch',
  'longer and snack',
] as const
export type StoryKind = (typeof storyKinds)[number] | (typeof heldOutStoryKinds)[number]

const scaled = ({ calories, protein, carbs, fat }: Macros, by: number): Macros => ({
  calories: calories * by,
  protein: protein * by,
  carbs: carbs * by,
  fat: fat * by,
})

const asSession = ({ type, intensity, start, end }: PlannedDay['sessions'][number]): Session => ({
  type,
  intensity,
  start: minuteOfDay(start),
  end: minuteOfDay(end),
})

/** A story of the kind on the day; undefined where the day cannot have it, for it has no such session or meal. */
export const tellStory = (
  kind: StoryKind,
  { sessions: planned, meals }: PlannedDay,
  random: SeededRandom,
): DayStory | undefined => {
  const sessions = planned.map(asSession)
  const last = sessions.findLast(({ type, end }) => type !== 'Recovery' && end <= 21 * 60)
  const mealOf = (slot: PlannedMeal['slot']) => meals.find((meal) => meal.slot === slot)
  const changed = (minutes: number, more: object, after: number): Omit<DayStory, 'kind'> | undefined => {
    if (last === undefined) return undefined
    const end = minuteOfDay(Math.min(1439, last.start + minutes))
    const event: ReplanEvent = {
      kind: 'session-changed',
      day: 'today',
      start: last.start,
      minutes: end - last.start,
      ...more,
    }
    const intensity = event.intensity ?? last.intensity
    const now = Math.min(1410, end + after)
    return { now, events: [event], sessions: sessions.map((one) => (one === last ? { ...one, end, intensity } : one)) }
  }
  const added = (...more: Session[]): Omit<DayStory, 'kind'> | undefined => {
    const isFree = more.every(({ start, end }) =>
      sessions.every((one) => one.end + 45 <= start || one.start >= end + 45),
    )
    const now = random.pick([(more[0]?.start ?? 0) - 60, (more.at(-1)?.end ?? 0) + 20])
    const events = more.map((session): ReplanEvent => ({ kind: 'session-added', day: 'today', session }))
    return isFree ? { now, events, sessions: [...sessions, ...more].toSorted((a, b) => a.start - b.start) } : undefined
  }
  const eaten = (slot: PlannedMeal['slot'], figuresOf: (dish: Macros) => Macros) => {
    const meal = mealOf(slot)
    if (meal === undefined) return undefined
    const event: ReplanEvent = { kind: 'eaten', meal: meal.id, figures: figuresOf(meal.options[0]) }
    return { now: meal.at + 45, events: [event], sessions }
  }
  const skipped = (slot: PlannedMeal['slot']) => {
    const meal = mealOf(slot)
    return meal && { now: meal.at + 120, events: [{ kind: 'skipped', meal: meal.id } as const], sessions }
  }
  const length = last ? last.end - last.start : 0
  const evening = (start: number, minutes: number): Session => ({
    type: random.pick(['Conditioning', 'Practice', 'Lift']),
    intensity: random.pick(['Moderate', 'Intense']),
    start: minuteOfDay(start),
    end: minuteOfDay(start + minutes),
  })
  const snackOf = (calories: number, fatShare: number): ReplanEvent => ({
    kind: 'eaten-extra',
    id: 'beside',
    figures: {
      calories,
      protein: (0.06 * calories) / 4,
      carbs: ((0.94 - fatShare) * calories) / 4,
      fat: (fatShare * calories) / 9,
    },
  })
  const tell = (): Omit<DayStory, 'kind'> | undefined => {
    switch (kind) {
      case 'longer':
        return changed(length + random.pick([25, 36, 50]), {}, random.pick([5, 25]))
      case 'shorter':
        return changed(Math.round(0.55 * length), {}, 15)
      case 'harder':
        return last?.intensity === 'Intense' ? undefined : changed(length, { intensity: 'Intense' }, 20)
      case 'added':
        return added(evening(random.pick([17 * 60 + 30, 18 * 60 + 30]), random.pick([45, 60, 75])))
      case 'dropped':
        return (
          last && {
            now: last.start + 30,
            events: [{ kind: 'session-dropped', day: 'today', start: last.start }],
            sessions: sessions.filter((one) => one !== last),
          }
        )
      case 'big lunch':
        return eaten('lunch', (dish) => scaled(dish, random.pick([1.5, 1.8])))
      case 'no lunch':
        return skipped('lunch')
      case 'snack':
        return { now: 16 * 60 + 10, events: [snackOf(random.pick([300, 500, 700]), 0.4)], sessions }
      case 'much longer late':
        return last && last.start >= 15 * 60 ? changed(length + random.pick([60, 80]), {}, 10) : undefined
      case 'measured':
        return changed(length + random.pick([0, 15, 30]), { energy: random.whole(9, 14) * Math.max(30, length) }, 35)
      case 'two added':
        return added(evening(15 * 60, 45), evening(18 * 60, 50))
      case 'no breakfast':
        return skipped('breakfast')
      case 'fat lunch':
        return eaten('lunch', (dish) => ({ ...dish, calories: dish.calories + 360, fat: dish.fat + 40 }))
      case 'longer and snack': {
        const longer = changed(length + 40, {}, 15)
        return longer && { ...longer, events: [...longer.events, snackOf(250, 0.2)] }
      }
    }
  }
  const told = tell()
  return told && { kind, ...told }
}
