import {
  type Athlete,
  addDays,
  type DayChanges,
  kilograms,
  type LocalDate,
  type MinuteOfDay,
  sessionsOn,
} from '@pacemeal/domain'
import { eventMinutes, type RaceProduct, type TrainingEvent } from '@pacemeal/domain/event'
import { targetsForDay, weeklyTrainingHours } from '@pacemeal/nutrition'
import {
  type FuelLine,
  fuelLines,
  type LoadingDay,
  loadingDay,
  loadingDays,
  nextGutStep,
  type PreEvent,
  planCaffeine,
  planPreEvent,
  type Race,
  type RaceAthlete,
  type RaceReason,
  type RaceSchedule,
  scheduleRace,
  targetsDuring,
} from '@pacemeal/nutrition/race'
import { chosenProducts, exposuresBefore, type KnownAthlete, raceAthleteOf, raceOf } from './race-of.ts'

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
  readonly loading: { readonly days: readonly LocalDate[]; readonly day: LoadingDay } | null
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

/** What a loading day asks for: by what the first of them costs with its own sessions. */
function planLoading(
  event: TrainingEvent,
  athlete: Athlete,
  changes: DayChanges,
  fuelsLowCarb: boolean,
): RacePlan['loading'] {
  if (event.loading === 'none') return null
  const minutes = eventMinutes(event)
  const days = Array.from({ length: loadingDays(minutes) }, (_, index) => addDays(event.day, -1 - index)).toReversed()
  const [first] = days
  if (first === undefined) return null
  const on = (day: LocalDate) => sessionsOn(athlete.schedule, changes, day)
  const context = {
    yesterday: on(addDays(first, -1)),
    today: on(first),
    tomorrow: on(addDays(first, 1)),
    weeklyTrainingHours: weeklyTrainingHours(athlete.schedule),
  }
  const targets = targetsForDay({ ...athlete, objective: 'maintain' }, context)
  if (targets.kind === 'refused') return null
  const isLowCarb = athlete.diets.includes('low-carb') && !fuelsLowCarb
  const day = loadingDay(athlete.body.mass, targets.energy.value, minutes, event.loading, isLowCarb)
  return day && { days, day }
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
}

/** Works out everything that is planned for an event. The same inputs give the same plan. */
export function planRace({ event, known, all, safe, athlete: planned, changes }: RacePlanInputs): RacePlan {
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
    loading: planned && planLoading(event, planned, changes, known.settings.fuelsLowCarb),
    caffeine: planCaffeine(event.start as MinuteOfDay, eventMinutes(event), mass, {
      isWanted: event.wantsCaffeine,
      plannedToday: 0,
    }),
  }
}
