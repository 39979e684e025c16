import { weekdayOf } from '../days.ts'
import { DEFAULT_LOCALE, type Locale, wordsIn } from '../text/locale.ts'
import { type EnergyWords, weekNoteWords } from './week-note-words.ts'
import type { PlannedDay, PlannedWeek } from './week-plan.ts'

const biggestOf = (days: readonly PlannedDay[]): PlannedDay | undefined =>
  days.toSorted((a, b) => b.target.calories - a.target.calories)[0]

/**
 * A week in two or three sentences: how it is shared between training and rest, its biggest day and what a rest day holds.
 * A plan that was made within its week says from when on it holds.
 *
 * @param energy - how an energy is written; in kilocalories unless given, and `null` leaves out all figures of energy and of
 *   the nutrients that carry it
 */
export function weekNote(
  { days }: Pick<PlannedWeek, 'days'>,
  locale: Locale = DEFAULT_LOCALE,
  energy?: EnergyWords | null,
): string {
  const words = wordsIn(weekNoteWords, locale)
  const training = days.filter(({ sessions }) => sessions.length > 0)
  const resting = days.filter(({ sessions }) => sessions.length === 0)
  const [biggest, rest] = [biggestOf(training), biggestOf(resting)]
  const [first] = days
  const from = first === undefined || weekdayOf(first.date) === 'monday' ? undefined : weekdayOf(first.date)
  const share = words.share(training.length, resting.length, from)
  if (energy === null) return [share, ...(biggest ? [words.biggestDay(weekdayOf(biggest.date))] : [])].join(' ')
  return [
    share,
    ...(biggest ? [words.biggest(weekdayOf(biggest.date), biggest.target, energy)] : []),
    ...(rest ? [words.rest(rest.target, energy)] : []),
  ].join(' ')
}
