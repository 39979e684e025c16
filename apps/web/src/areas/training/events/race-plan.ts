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
  chosenProducts,
  datedEventOf,
  exposuresBefore,
  type FuelLine,
  fuelLines,
  isDayEventReason,
  type KnownAthlete,
  loadingDays,
  nextGutStep,
  type PreEvent,
  planCaffeine,
  planPreEvent,
  type Race,
  type RaceAthlete,
  type RaceReason,
  type RaceSchedule,
  raceAthleteOf,
  raceOf,
  scheduleRace,
  targetsDuring,
} from '@pacemeal/nutrition/race'

/** A loading day with its targets, and why it loads. */
export interface LoadedDate {
  readonly date: LocalDate
  readonly targets: DayTargets
  readonly because: readonly RaceReason[]
}

/** Everything that is planned for an event. */
export interface RacePlan {
  readonly race: Race
  readonly athlete: RaceAthlete
  /** What is taken along, without what the athlete may not eat. */
  readonly products: readonly RaceProduct[]
  /** Chosen products that the restrictions or the diet leave out. */
  readonly leftOut: readonly RaceProduct[]
  /** A training session that practises one step more than the gut is known to take. */
  readonly isPractice: boolean
  readonly schedule: RaceSchedule
  readonly lines: readonly FuelLine[]
  readonly preEvent: PreEvent
  /** The days on which to load; none where nothing is loaded. */
  readonly loading: readonly LoadedDate[]
  readonly caffeine: ReturnType<typeof planCaffeine>
}

/** A gut is trained toward this where the longest hard race asks for it, g/h (J14). */
const GUT_GOAL = 90

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

/** Whether a session is to practise more: the ladder asks for a step above what is known. */
function practisesMore(event: TrainingEvent, athlete: RaceAthlete, known: KnownAthlete): boolean {
  if (event.kind !== 'session') return false
  const exposures = exposuresBefore(known.events, event.day)
  const step = nextGutStep(exposures, GUT_GOAL, known.settings.tolerance ?? undefined).value
  return step !== null && athlete.tolerance !== undefined && step > athlete.tolerance
}

/** The loading days of an event as the week's plan has them; none where another event stands nearer. */
function planLoading(
  event: TrainingEvent,
  athlete: Athlete,
  { changes, calendar = [] }: Pick<RacePlanInputs, 'changes' | 'calendar'>,
  known: KnownAthlete,
): readonly LoadedDate[] {
  const others = known.events
    .map((one) => one.event)
    .filter(({ day, start }) => day !== event.day || start !== event.start)
  const events = [...others, event]
  const dated = events.map((one) => datedEventOf(one, known))
  const all = withDatedTraining(athlete.schedule, { changes, calendar, events: dated })
  const on = (day: LocalDate) => sessionsOn(athlete.schedule, all, day)
  const days = Array.from({ length: loadingDays(eventMinutes(event)) }, (_, index) => addDays(event.day, -1 - index))
  return days.toReversed().flatMap((date): readonly LoadedDate[] => {
    const near = findEventNear(dated, date)
    const targets = targetsForDay(athlete, {
      yesterday: on(addDays(date, -1)),
      today: on(date),
      tomorrow: on(addDays(date, 1)),
      weeklyTrainingHours: weeklyTrainingHours(athlete.schedule),
      ...(near === undefined ? {} : { event: near }),
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
  const race = raceOf(event)
  const athlete = raceAthleteOf(event, known)
  const fits = (product: RaceProduct) =>
    safe.includes(product) && !product.unfitFor.some((diet) => athlete.diets.includes(diet))
  const chosen = chosenProducts(event, all)
  const products = chosen.filter(fits)
  const isPractice = practisesMore(event, athlete, known)
  const schedule = scheduleRace(race, athlete, products, { isPractice })
  const mass = kilograms(athlete.mass)
  return {
    race,
    athlete,
    products,
    leftOut: chosen.filter((product) => !fits(product)),
    isPractice,
    schedule,
    lines: fuelLines(schedule, products),
    preEvent: planPreEvent(event.start as MinuteOfDay, mass, event.early),
    loading: planned === null ? [] : planLoading(event, planned, days, known),
    caffeine: planCaffeine(event.start as MinuteOfDay, eventMinutes(event), mass, {
      isWanted: event.wantsCaffeine,
      plannedToday: 0,
    }),
  }
}
