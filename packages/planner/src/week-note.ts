import { type PlannedDay, type PlannedWeek, weekdayOf } from '@pacemeal/domain'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const counted = (count: number, thing: string): string => `${count || 'no'} ${thing}${count === 1 ? '' : 's'}`
const figures = ({ target }: PlannedDay): string =>
  `${whole.format(target.calories)} kcal with ${whole.format(target.carbs)} g carbs`

/** `Thursday`. */
const nameOf = ({ date }: PlannedDay): string => weekdayOf(date).replace(/^./, (letter) => letter.toUpperCase())

const most = (days: readonly PlannedDay[]): PlannedDay | undefined =>
  days.toSorted((a, b) => b.target.calories - a.target.calories)[0]

/** How the note begins: a plan that was made within its week says from when on it holds. */
const subjectOf = ([first]: readonly PlannedDay[]): string =>
  first === undefined || weekdayOf(first.date) === 'monday'
    ? 'Your week has'
    : `From ${nameOf(first)} on, your week has`

/** A week in two or three sentences: how it is shared between training and rest, its biggest day and what a rest day holds. */
export const weekNote = ({ days }: Pick<PlannedWeek, 'days'>): string => {
  const training = days.filter(({ sessions }) => sessions.length > 0)
  const resting = days.filter(({ sessions }) => sessions.length === 0)
  const biggest = most(training)
  const rest = most(resting)
  return [
    `${subjectOf(days)} ${counted(training.length, 'training day')} and ${counted(resting.length, 'rest day')}.`,
    ...(biggest ? [`${nameOf(biggest)} asks for the most: ${figures(biggest)}.`] : []),
    ...(rest ? [`A rest day holds up to ${figures(rest)}.`] : []),
  ].join(' ')
}
