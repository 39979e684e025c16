import {
  type Athlete,
  addDays,
  areFluidsOpen,
  DAY_MS,
  type DayChanges,
  endAfter,
  kilograms,
  type LocalDate,
  type MinuteOfDay,
  type Session,
  type SessionType,
  sessionsOn,
} from '@pacemeal/domain'
import {
  activeEventMinutes,
  type CalendarSession,
  eventMinutes,
  type RaceProduct,
  scheduledEventOf,
  type TrainingEvent,
  withDatedTraining,
} from '@pacemeal/domain/event'
import {
  circumstancesOf,
  type DatedEvent,
  type DayTargets,
  findEventNear,
  targetsForDay,
  weeklyTrainingHours,
} from '@pacemeal/nutrition'
import {
  caffeineEarlier,
  datedEventOf,
  type EventFuel,
  type EventProducts,
  eventLoading,
  isDayEventReason,
  isTooShortToLoad,
  type KnownAthlete,
  loadingDays,
  lowCarbLoading,
  type OpenSession,
  otherEventLoading,
  type PlannedPractice,
  type PreEvent,
  planCaffeine,
  planEventFuel,
  planGutTraining,
  planPreEvent,
  type RaceReason,
  refusedLoading,
  toleranceBefore,
  tooShortToLoad,
  trainedThrough,
} from '@pacemeal/nutrition/race'

/** A loading day with its targets, and why it loads. */
export interface LoadedDate {
  readonly date: LocalDate
  readonly targets: DayTargets
  readonly because: readonly RaceReason[]
}

/** A day that would load for an event and does not, and why. */
export interface UnloadedDate {
  readonly date: LocalDate
  readonly because: RaceReason
}

/** A session of the weeks before a race. */
export interface ComingSession extends OpenSession, Pick<Session, 'type' | 'intensity'> {}

/** Everything that is planned for an event. */
export interface RacePlan extends EventFuel {
  readonly preEvent: PreEvent
  /** The days on which to load; none where nothing is loaded. */
  readonly loading: readonly LoadedDate[]
  /** The days that would load and are eaten for another event. */
  readonly otherDays: readonly UnloadedDate[]
  /** What the sessions before a race practise for it; none of a session. */
  readonly gutTraining: readonly PlannedPractice<ComingSession>[]
  /** Why other training leaves the meal before the start no time; null where it has one. */
  readonly unplacedMeal: RaceReason | null
  /** Why nothing is loaded though it is wanted; null otherwise. */
  readonly unloaded: RaceReason | null
  readonly caffeine: ReturnType<typeof planCaffeine>
  /** False where a doctor may have set fluid and salt: then drink is told only as what carries carbohydrate. */
  readonly areFluidsTold: boolean
}

/** Events further apart share no day that is eaten for them. */
const DAYS_APART = 4

/** The days around an event as the week's plan knows them. */
interface DaysAround {
  readonly dated: readonly DatedEvent[]
  /** The other events whose days may be its own. */
  readonly near: KnownAthlete['events']
  /** The targets of a day; null where none are safe. */
  readonly targetsOn: (date: LocalDate) => DayTargets | null
}

function daysAround(
  event: TrainingEvent,
  athlete: Athlete,
  { changes, calendar = [] }: Pick<RacePlanInputs, 'changes' | 'calendar'>,
  known: KnownAthlete,
  products: EventProducts,
): DaysAround {
  const isThis = (one: TrainingEvent) => one.day === event.day && one.start === event.start
  const near = known.events.filter(
    (one) =>
      !isThis(one.event) &&
      one.event.day >= addDays(event.day, -DAYS_APART) &&
      one.event.day <= addDays(event.day, DAYS_APART),
  )
  const dated = [...near, { event, report: null }].map((one) => datedEventOf(one, known, products))
  const all = withDatedTraining(athlete.schedule, { changes, calendar, events: dated })
  const on = (day: LocalDate) => sessionsOn(athlete.schedule, all, day)
  const tolerance = toleranceBefore(known.events, event.day, known.settings)
  const circumstances = {
    ...circumstancesOf(known.conditions),
    ...(tolerance === undefined ? {} : { gutTolerance: tolerance }),
  }
  const targetsOn = (date: LocalDate): DayTargets | null => {
    const eatenFor = findEventNear(dated, date)
    const targets = targetsForDay(
      athlete,
      {
        yesterday: on(addDays(date, -1)),
        today: on(date),
        tomorrow: on(addDays(date, 1)),
        weeklyTrainingHours: weeklyTrainingHours(athlete.schedule),
        ...(eatenFor === undefined ? {} : { event: eatenFor }),
      },
      circumstances,
    )
    return targets.kind === 'refused' ? null : targets
  }
  return { dated, near, targetsOn }
}

/** The loading days of an event as the week's plan has them, and those that are eaten for a nearer event. */
function planLoading(
  event: TrainingEvent,
  { dated, near, targetsOn }: DaysAround,
): Pick<RacePlan, 'loading' | 'otherDays'> {
  const { loading: chosen, isBrief } = eventLoading(event)
  const days = Array.from({ length: loadingDays(activeEventMinutes(event), isBrief) }, (_, index) =>
    addDays(event.day, -1 - index),
  )
  const otherDays: UnloadedDate[] = []
  const loading = days.toReversed().flatMap((date): readonly LoadedDate[] => {
    const eatenFor = findEventNear(dated, date)
    const other = near.find(
      ({ event: one }) =>
        eatenFor && one.day !== event.day && one.day === addDays(date, eatenFor.inDays) && one.start === eatenFor.start,
    )
    if (other && chosen !== 'none') {
      otherDays.push({ date, because: otherEventLoading(other.event.name) })
      return []
    }
    const targets = targetsOn(date)
    if (targets === null || !targets.flags.includes('carb_loading')) return []
    return [{ date, targets, because: targets.carbs.because.filter(isDayEventReason) }]
  })
  return { loading, otherDays }
}

/**
 * The meal before the start as the day's plan has it, which knows the other training of that day; null where it is eaten the
 * day before, or another event of the day is eaten for.
 */
function mealOnDay(
  event: TrainingEvent,
  planned: PreEvent,
  { dated, targetsOn }: DaysAround,
): Pick<PreEvent, 'meal' | 'because'> | { readonly unplaced: RaceReason } | null {
  if (planned.meal.at < 0 || findEventNear(dated, event.day)?.start !== event.start) return null
  const targets = targetsOn(event.day)
  const reasonOf = (rule: string) =>
    targets?.meals
      .flatMap((meal) => meal.target.because.map((because) => ({ meal, because })))
      .find(({ because }) => because.rule.startsWith(rule))
  const unplaced = reasonOf('race_meal_unplaced')
  if (unplaced && isDayEventReason(unplaced.because)) return { unplaced: unplaced.because }
  const found = reasonOf('race_pre_meal')
  if (!found || !isDayEventReason(found.because) || found.meal.at >= event.start) return null
  const { at, target } = found.meal
  return {
    meal: { ...planned.meal, at, carbs: target.value.carbs },
    because: [found.because, ...planned.because.slice(1)],
  }
}

/** Sessions that are no time for carbohydrate: weights, recovery, and races themselves. */
const WITHOUT_PRACTICE: readonly SessionType[] = ['Lift', 'Recovery', 'Competition']

/** The sessions from a moment until a race, as schedule, calendars and events have them; none that is over. */
function sessionsUntil(
  race: TrainingEvent,
  athlete: Athlete,
  { changes, calendar = [] }: Pick<RacePlanInputs, 'changes' | 'calendar'>,
  { events }: KnownAthlete,
  { today, minute }: PresentMoment,
): readonly ComingSession[] {
  const dated = events.map(({ event }) => scheduledEventOf(event))
  const all = withDatedTraining(athlete.schedule, { changes, calendar, events: dated })
  const left = Math.max(0, Math.round((Date.parse(race.day) - Date.parse(today)) / DAY_MS))
  return Array.from({ length: left }, (_, index) => addDays(today, index)).flatMap((day) =>
    sessionsOn(athlete.schedule, all, day)
      .filter(
        ({ type, start, end }) => !WITHOUT_PRACTICE.includes(type) && (day > today || endAfter(start, end) > minute),
      )
      .map(({ type, intensity, start, end }) => ({
        day,
        start,
        minutes: endAfter(start, end) - start,
        type,
        intensity,
      })),
  )
}

/** The present by the athlete's clock. */
export interface PresentMoment {
  readonly today: LocalDate
  readonly minute: number
}

export interface RacePlanInputs {
  readonly event: TrainingEvent
  readonly known: KnownAthlete
  /** All products, and those of them that the athlete's restrictions leave. */
  readonly all: readonly RaceProduct[]
  readonly safe: readonly RaceProduct[]
  /** The athlete whose days are planned; null while the profile says too little. */
  readonly athlete: Athlete | null
  readonly changes: DayChanges
  /** Sessions of subscribed calendars. */
  readonly calendar?: readonly CalendarSession[]
  /** From when on sessions practise for a race; without it none are looked at. */
  readonly present?: PresentMoment
}

/** Why nothing is loaded for an event though it was chosen; null otherwise. */
function unloadedReason(event: TrainingEvent, isLowCarb: boolean, isRefused: boolean): RaceReason | null {
  if (event.loading === 'none') return null
  if (isTooShortToLoad(event)) return tooShortToLoad(eventMinutes(event))
  if (eventLoading(event).loading === 'none') return trainedThrough()
  if (isRefused) return refusedLoading()
  return isLowCarb ? lowCarbLoading() : null
}

/** Works out everything that is planned for an event. The same inputs give the same plan. */
export function planRace({ event, known, all, safe, athlete: planned, present, ...days }: RacePlanInputs): RacePlan {
  const fuel = planEventFuel(event, known, { all, safe })
  const mass = kilograms(fuel.athlete.mass)
  const isLowCarb = known.diets.includes('low-carb')
  const around = planned === null ? null : daysAround(event, planned, days, known, { all, safe })
  const preEvent = planPreEvent(event.start as MinuteOfDay, mass, event.early, isLowCarb, eventMinutes(event))
  const meal = around === null ? null : mealOnDay(event, preEvent, around)
  return {
    ...fuel,
    areFluidsTold: areFluidsOpen(known),
    preEvent: meal !== null && 'meal' in meal ? { ...preEvent, ...meal } : preEvent,
    unplacedMeal: meal !== null && 'unplaced' in meal ? meal.unplaced : null,
    unloaded: unloadedReason(event, isLowCarb, around !== null && around.targetsOn(event.day) === null),
    ...(around === null ? { loading: [], otherDays: [] } : planLoading(event, around)),
    gutTraining:
      planned === null || present === undefined
        ? []
        : planGutTraining(event, sessionsUntil(event, planned, days, known, present), known),
    caffeine: planCaffeine(event.start as MinuteOfDay, activeEventMinutes(event), mass, {
      isWanted: fuel.athlete.wantsCaffeine === true,
      plannedToday: caffeineEarlier(event, known),
      isOnlyBefore: event.sport === 'meet' || !fuel.products.some(({ caffeine }) => caffeine > 0),
    }),
  }
}
