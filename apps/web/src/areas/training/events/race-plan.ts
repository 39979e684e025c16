import {
  type Athlete,
  addDays,
  type DayChanges,
  kilograms,
  type LocalDate,
  type MinuteOfDay,
  sessionsOn,
} from '@pacemeal/domain'
import {
  type CalendarSession,
  eventMinutes,
  type RaceProduct,
  type TrainingEvent,
  withDatedTraining,
} from '@pacemeal/domain/event'
import { type DayTargets, findEventNear, targetsForDay, weeklyTrainingHours } from '@pacemeal/nutrition'
import {
  datedEventOf,
  type EventFuel,
  type EventProducts,
  exposuresBefore,
  GUT_GOAL,
  isDayEventReason,
  type KnownAthlete,
  loadingDays,
  lowCarbLoading,
  nextGutStep,
  type PreEvent,
  planCaffeine,
  planEventFuel,
  planPreEvent,
  type Race,
  type RaceAthlete,
  type RaceReason,
  raceAthleteOf,
  raceOf,
  targetsDuring,
} from '@pacemeal/nutrition/race'

/** A loading day with its targets, and why it loads. */
export interface LoadedDate {
  readonly date: LocalDate
  readonly targets: DayTargets
  readonly because: readonly RaceReason[]
}

/** Everything that is planned for an event. */
export interface RacePlan extends EventFuel {
  readonly preEvent: PreEvent
  /** The days on which to load; none where nothing is loaded. */
  readonly loading: readonly LoadedDate[]
  /** Why nothing is loaded though it is wanted; null otherwise. */
  readonly unloaded: RaceReason | null
  readonly caffeine: ReturnType<typeof planCaffeine>
}

/** What the gut should come to take: what an untroubled athlete would be given in this race. */
const gutGoal = (race: Race, athlete: RaceAthlete): number =>
  targetsDuring(race, { ...athlete, tolerance: GUT_GOAL }).carbs.value

/** What to practise next for a race, and why; null grams while the week has had its two sessions. */
export const gutStep = (
  event: TrainingEvent,
  known: KnownAthlete,
  today: LocalDate,
): { readonly value: number | null; readonly because: readonly RaceReason[] } =>
  nextGutStep(
    exposuresBefore(known.events, today),
    gutGoal(raceOf(event), raceAthleteOf(event, known)),
    known.settings.tolerance ?? undefined,
  )

/** Events further apart share no day that is eaten for them. */
const DAYS_APART = 4

/** The loading days of an event as the week's plan has them; none where another event stands nearer. */
function planLoading(
  event: TrainingEvent,
  athlete: Athlete,
  { changes, calendar = [] }: Pick<RacePlanInputs, 'changes' | 'calendar'>,
  known: KnownAthlete,
  products: EventProducts,
): readonly LoadedDate[] {
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
  const days = Array.from({ length: loadingDays(eventMinutes(event)) }, (_, index) => addDays(event.day, -1 - index))
  return days.toReversed().flatMap((date): readonly LoadedDate[] => {
    const eatenFor = findEventNear(dated, date)
    const targets = targetsForDay(athlete, {
      yesterday: on(addDays(date, -1)),
      today: on(date),
      tomorrow: on(addDays(date, 1)),
      weeklyTrainingHours: weeklyTrainingHours(athlete.schedule),
      ...(eatenFor === undefined ? {} : { event: eatenFor }),
    })
    if (targets.kind === 'refused' || !targets.flags.includes('carb_loading')) return []
    return [{ date, targets, because: targets.carbs.because.filter(isDayEventReason) }]
  })
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
}

/** Works out everything that is planned for an event. The same inputs give the same plan. */
export function planRace({ event, known, all, safe, athlete: planned, ...days }: RacePlanInputs): RacePlan {
  const fuel = planEventFuel(event, known, { all, safe })
  const mass = kilograms(fuel.athlete.mass)
  const isLowCarb = known.diets.includes('low-carb')
  return {
    ...fuel,
    preEvent: planPreEvent(event.start as MinuteOfDay, mass, event.early, isLowCarb),
    unloaded: isLowCarb && event.loading !== 'none' ? lowCarbLoading() : null,
    loading: planned === null ? [] : planLoading(event, planned, days, known, { all, safe }),
    caffeine: planCaffeine(event.start as MinuteOfDay, eventMinutes(event), mass, {
      isWanted: fuel.athlete.wantsCaffeine === true,
      plannedToday: 0,
    }),
  }
}
