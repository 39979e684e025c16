import { t } from '@lingui/core/macro'
import { DAY_MINUTES, type DayPeriod, findTypedTime, type MinuteOfDay } from '@pacemeal/domain'
import { EVENT_BOUNDS, type EventLeg, eventStarts, type TrainingEvent } from '@pacemeal/domain/event'
import { durationMinutes, typedDuration, typedTime } from './typed-times.ts'

/** One start of a meet as it is typed. */
export interface StartForm {
  readonly time: string
  readonly period: DayPeriod
  readonly duration: string
}

const blank: StartForm = { time: '', period: 'AM', duration: '' }

/** The starts that a meet begins with: the first at the time that is typed already. */
export const blankStarts = (first: Pick<StartForm, 'time' | 'period'>): readonly StartForm[] => [
  { ...blank, ...first },
  blank,
]

/** The starts with one more, in the half of the day of the last. */
export const withOneMore = (starts: readonly StartForm[]): readonly StartForm[] => [
  ...starts,
  { ...blank, period: starts.at(-1)?.period ?? 'AM', duration: starts.at(-1)?.duration ?? '' },
]

/** The typed starts of a stored meet; none of any other event. */
export const typedStarts = (event: Pick<TrainingEvent, 'sport' | 'legs' | 'start'>): readonly StartForm[] =>
  eventStarts(event).map(({ at, minutes }) => ({
    ...typedTime((event.start + at) % DAY_MINUTES),
    duration: typedDuration(minutes),
  }))

/** A meet as it is kept: when it begins, and its starts with the pauses between them. */
export interface ReadMeet {
  readonly start: MinuteOfDay | undefined
  readonly legs: readonly EventLeg[]
}

const leg = (name: 'start' | 'pause', minutes: number): EventLeg => ({
  name,
  minutes,
  kilometres: null,
  intake: name === 'start' ? 'none' : 'open',
  share: 1,
})

/** Reads the starts of a meet; what is wrong goes into `errors`, by field. */
export function readStarts(starts: readonly StartForm[], errors: Record<string, string>): ReadMeet {
  const { max } = EVENT_BOUNDS.starts
  const legs: EventLeg[] = []
  let first: MinuteOfDay | undefined
  let end: number | undefined
  for (const [index, { time, period, duration }] of starts.slice(0, max).entries()) {
    const start = findTypedTime(time, period)?.minute
    const minutes = durationMinutes(duration)
    if (start === undefined) errors[`start-${index}`] = t`Enter the start as hours and minutes, like 9:15`
    else if (end !== undefined && start <= end)
      errors[`start-${index}`] = t`Enter a time after the start before has ended`
    else if (end !== undefined) legs.push(leg('pause', start - end))
    if (minutes === undefined || minutes < 1)
      errors[`duration-${index}`] = t`Enter minutes, or hours and minutes like 1:30`
    else legs.push(leg('start', minutes))
    first ??= start
    end = start === undefined || minutes === undefined ? undefined : start + minutes
  }
  return { start: first, legs }
}
