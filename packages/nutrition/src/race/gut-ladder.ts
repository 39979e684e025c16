import { GUT_STEP, MAX_CARBS_PER_HOUR, UNTRIED_TOLERANCE } from './limits.ts'
import { type RaceFigure, raceReason } from './reasons.ts'

/** Symptoms of a stomach, 0 to 10; from here it is a step back (own choice). */
const SYMPTOMS_BACK = 5
/** Times a week that a gut is trained (C17; own choice). */
const MAX_WEEKLY = 2

/**
 * What made trouble so many times in so many days is not tried again while they last: a gut that stands 60 g and not 75 would be
 * asked for 75 after each two good sessions (own choice).
 */
const HELD = { troubles: 2, days: 28 }

/** One session in which carbohydrate was practised. */
export interface GutExposure {
  /** Days before the session that is planned. */
  readonly daysAgo: number
  readonly perHour: number
  readonly symptoms: number
}

/** What exposures lead to one after another: a step up at most where one went well, and `back` after symptoms. */
const follow = (
  exposures: readonly GutExposure[],
  told: number,
  back: (known: number, perHour: number) => number,
): number =>
  exposures
    .toSorted((a, b) => b.daysAgo - a.daysAgo)
    .reduce(
      (known, { perHour, symptoms }) =>
        symptoms >= SYMPTOMS_BACK
          ? Math.max(0, back(known, perHour))
          : Math.max(known, Math.min(perHour, known + GUT_STEP)),
      told,
    )

/**
 * What the gut has shown to take, g/h: the most of an hour without trouble. Trouble takes a step off it, and more where even
 * that is above what made the trouble. It begins with the athlete's own word, or with what an untried gut may be given.
 */
export const knownTolerance = (exposures: readonly GutExposure[], told = UNTRIED_TOLERANCE): number =>
  follow(exposures, told, (known, perHour) => Math.min(known - GUT_STEP, perHour))

/** Where practice stands, g/h: as the tolerance, but a step below what made the trouble, from which it climbs again. */
const practisedLevel = (exposures: readonly GutExposure[], told = UNTRIED_TOLERANCE): number =>
  follow(exposures, told, (known, perHour) => Math.min(known, perHour) - GUT_STEP)

/** The trouble that a gut is held below: of those in the last weeks the second at no more carbohydrate; undefined for fewer. */
const repeatedTrouble = (exposures: readonly GutExposure[]): GutExposure | undefined =>
  exposures
    .filter(({ daysAgo, symptoms }) => symptoms >= SYMPTOMS_BACK && daysAgo <= HELD.days)
    .toSorted((a, b) => a.perHour - b.perHour)[HELD.troubles - 1]

const goBack = ({ symptoms, perHour: from }: GutExposure, perHour: number): RaceFigure<number> => ({
  value: perHour,
  because: [raceReason('race_gut_back', 'C17', { symptoms, from, perHour })],
})

/**
 * What to practise next, g/h: a step at most, a step back after symptoms and below what made them twice in four weeks, null while the week
 * has had its two. An untried gut begins with what it may be given.
 */
export function nextGutStep(exposures: readonly GutExposure[], goal: number, told?: number): RaceFigure<number | null> {
  const thisWeek = exposures.filter(({ daysAgo }) => daysAgo < 7).length
  if (thisWeek >= MAX_WEEKLY) {
    return { value: null, because: [raceReason('race_gut_rest', 'C17', { thisWeek, most: MAX_WEEKLY })] }
  }
  const wanted = Math.min(goal, MAX_CARBS_PER_HOUR)
  if (told === undefined && exposures.length === 0) {
    const value = Math.min(UNTRIED_TOLERANCE, wanted)
    return { value, because: [raceReason('race_gut_first', 'J14', { perHour: value, goal: wanted })] }
  }
  const known = practisedLevel(exposures, told)
  const last = exposures.toSorted((a, b) => a.daysAgo - b.daysAgo)[0]
  if (last && last.symptoms >= SYMPTOMS_BACK) {
    return goBack(last, Math.min(known, wanted))
  }
  const value = Math.min(known + GUT_STEP, wanted)
  const trouble = repeatedTrouble(exposures)
  if (trouble && value > trouble.perHour - GUT_STEP) return goBack(trouble, Math.max(0, trouble.perHour - GUT_STEP))
  const rule = value >= wanted && known >= wanted ? 'race_gut_reached' : 'race_gut_step'
  return { value, because: [raceReason(rule, 'C17', { known, step: GUT_STEP, goal: wanted, perHour: value })] }
}
