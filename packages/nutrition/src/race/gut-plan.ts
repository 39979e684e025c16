import { addDays, DAY_MS, type LocalDate } from '@pacemeal/domain'
import { eventMinutes, type TrainingEvent } from '@pacemeal/domain/event'
import { type GutExposure, nextGutStep } from './gut-ladder.ts'
import { exposuresBefore, type KnownAthlete, raceAthleteOf, raceOf } from './race-of-event.ts'
import type { RaceFigure } from './reasons.ts'
import { type GutPractice, targetsDuring } from './targets.ts'

/** A gut is trained toward this where the longest hard race asks for it, g/h (J14). */
const GUT_GOAL = 90
/** A gut is trained this long before a race at most (own choice; two weeks show already, C17). Days. */
const GUT_TRAINING_DAYS = 56
/** The last days before a race try nothing new (own choice). */
const REST_DAYS = 3
/** Shorter sessions take nothing, so they practise nothing. Minutes. */
const PRACTICE_FROM_MINUTES = 75

/** What the gut should come to take for a race, g/h: what an untroubled athlete would be given in it. */
const gutGoal = (race: TrainingEvent, known: KnownAthlete): number =>
  targetsDuring(raceOf(race), { ...raceAthleteOf(race, known), tolerance: GUT_GOAL }).carbs.value

const isTrainedFor = (race: TrainingEvent, day: LocalDate): boolean =>
  race.kind === 'race' &&
  race.sport !== 'meet' &&
  race.day > addDays(day, REST_DAYS) &&
  race.day <= addDays(day, GUT_TRAINING_DAYS)

const racesOf = ({ events }: KnownAthlete): readonly TrainingEvent[] =>
  events.flatMap(({ event }) => (event.kind === 'race' ? [event] : []))

const isLastDayBefore = (race: TrainingEvent, day: LocalDate): boolean =>
  race.day >= day && race.day <= addDays(day, REST_DAYS)

/**
 * Whether a session of a day trains the gut for a race: of the races to come it is the one that asks for the most, and none
 * is in the last days before.
 */
const trainsFor = (race: TrainingEvent, day: LocalDate, known: KnownAthlete): boolean => {
  if (!isTrainedFor(race, day)) return false
  const others = racesOf(known)
  if (others.some((other) => isLastDayBefore(other, day))) return false
  const goal = gutGoal(race, known)
  return others.every((other) => !isTrainedFor(other, day) || gutGoal(other, known) <= goal)
}

const stepAfter = (exposures: readonly GutExposure[], race: TrainingEvent, known: KnownAthlete) =>
  nextGutStep(exposures, gutGoal(race, known), known.settings.tolerance ?? undefined)

/** The race that the sessions of a day train the gut for; undefined while they train for none. */
export const trainedRace = (known: KnownAthlete, day: LocalDate): TrainingEvent | undefined =>
  racesOf(known).find((race) => trainsFor(race, day, known))

/**
 * What to practise next for a race, g/h, and why; its value is null while the week has had its two sessions. Null where there
 * is nothing to practise: the race is too short to take anything in it, or the stomach stands nothing.
 */
export function nextGutPractice(
  race: TrainingEvent,
  known: KnownAthlete,
  today: LocalDate,
): RaceFigure<number | null> | null {
  if (race.sport === 'meet' || gutGoal(race, known) === 0) return null
  const next = stepAfter(exposuresBefore(known.events, today), race, known)
  return next.value === 0 ? null : next
}

const stepToward = (
  race: TrainingEvent,
  known: KnownAthlete,
  exposures: readonly GutExposure[],
): GutPractice | null => {
  const { value, because } = stepAfter(exposures, race, known)
  return value === null || value === 0 ? null : { value, because }
}

/** Whether a practice follows symptoms: then a session holds no more than it, whatever its length asks for. */
const isStepBack = ({ because }: GutPractice): boolean => because[0].rule === 'race_gut_back'

/**
 * What a long session practises for a race to come; null where it is no session, too short, the week has had its two, or the
 * session asks for more than the practice by its own length and intensity.
 */
export function practiceOf(event: TrainingEvent, known: KnownAthlete): GutPractice | null {
  if (event.kind !== 'session' || event.sport === 'meet' || eventMinutes(event) < PRACTICE_FROM_MINUTES) return null
  const race = trainedRace(known, event.day)
  const practice = race === undefined ? null : stepToward(race, known, exposuresBefore(known.events, event.day))
  const usual = targetsDuring(raceOf(event), raceAthleteOf(event, known)).carbs.value
  if (practice === null) return null
  return practice.value >= usual || isStepBack(practice) ? practice : null
}

/** A session that may practise carbohydrate. */
export interface OpenSession {
  readonly day: LocalDate
  readonly start: number
  /** How long it is, in minutes. */
  readonly minutes: number
}

/** What one session of the weeks before a race practises. */
export interface PlannedPractice<Session extends OpenSession> {
  readonly session: Session
  readonly practice: GutPractice
}

const daysBetween = (from: LocalDate, to: LocalDate): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/**
 * The steps of gut training over the sessions before a race, as they follow one another while the stomach stands them: at
 * most two in seven days, none in the last days. A report that says otherwise moves those after it.
 */
export function planGutTraining<Session extends OpenSession>(
  race: TrainingEvent,
  sessions: readonly Session[],
  known: KnownAthlete,
): readonly PlannedPractice<Session>[] {
  const practised: { readonly day: LocalDate; readonly perHour: number }[] = []
  return sessions
    .filter(({ day, minutes }) => minutes >= PRACTICE_FROM_MINUTES && trainsFor(race, day, known))
    .toSorted((a, b) => (a.day === b.day ? a.start - b.start : a.day < b.day ? -1 : 1))
    .flatMap((session): readonly PlannedPractice<Session>[] => {
      const assumed = practised.map(({ day, perHour }) => ({
        daysAgo: daysBetween(day, session.day),
        perHour,
        symptoms: 0,
      }))
      const practice = stepToward(race, known, [...exposuresBefore(known.events, session.day), ...assumed])
      if (practice === null) return []
      practised.push({ day: session.day, perHour: practice.value })
      return [{ session, practice }]
    })
}
