import { type Weekday, weekdays } from '../days.ts'
import { ok, type Result, refused } from '../result.ts'
import { type DayPeriod, endAfter, findTypedTime } from './clock-time.ts'
import { type Intensity, intensities, type Session, type SessionType, sessionTypes } from './session.ts'
import { activityOn, type TrainingActivity } from './training-activity.ts'

/** The day choices of the form: `everyday` stands for all seven. */
export type DayChoice = Weekday | 'everyday'
export const dayChoices: readonly DayChoice[] = ['everyday', ...weekdays]

/** The training form as typed; type and intensity are null until chosen. */
export interface ActivityForm {
  readonly type: SessionType | null
  readonly days: readonly DayChoice[]
  readonly startTime: string
  readonly startPeriod: DayPeriod
  readonly endTime: string
  readonly endPeriod: DayPeriod
  /** Whether the person has set AM or PM of the end; until then it follows the start. */
  readonly isEndPeriodChosen: boolean
  readonly intensity: Intensity | null
}

/** Why the form is not saved; each is also the code of its notice. */
export type ActivityFormRefusal =
  | { readonly code: 'activity-incomplete'; readonly fields: readonly ('type' | 'days' | 'intensity')[] }
  | { readonly code: 'invalid-start-time'; readonly field: 'startTime' }
  | { readonly code: 'invalid-end-time'; readonly field: 'endTime' }
  | { readonly code: 'end-equals-start'; readonly field: 'endTime' }

/** Longest text of a time field. */
export const TIME_FIELD_LENGTH = 5

/** An empty form; a day that was tapped in the schedule list comes preselected. */
export const blankActivityForm = (day?: Weekday): ActivityForm => ({
  type: null,
  days: day === undefined ? [] : [day],
  startTime: '',
  startPeriod: 'AM',
  endTime: '',
  endPeriod: 'AM',
  isEndPeriodChosen: false,
  intensity: null,
})

/** The form of an activity that is there already. */
export function activityFormOf(activity: TrainingActivity): ActivityForm {
  const clock = (text: string): readonly [time: string, period: DayPeriod] => {
    const [time = '', period] = text.split(' ')
    return [time, period === 'PM' ? 'PM' : 'AM']
  }
  const [startTime, startPeriod] = clock(activity.startTime)
  const [endTime, endPeriod] = clock(activity.endTime)
  const { type, intensity, days } = activity
  return {
    type,
    days: days.length === weekdays.length ? dayChoices : days,
    startTime,
    startPeriod,
    endTime,
    endPeriod,
    isEndPeriodChosen: false,
    intensity,
  }
}

const otherPeriod = (period: DayPeriod): DayPeriod => (period === 'AM' ? 'PM' : 'AM')

/** The half of the day in which the end comes first after the start. Equal times stay in one half, to be refused as equal. */
function followStart(form: ActivityForm): ActivityForm {
  const start = findTypedTime(form.startTime, form.startPeriod)
  if (form.isEndPeriodChosen || start === undefined) return form
  const inSameHalf = findTypedTime(form.endTime, start.period)
  if (inSameHalf === undefined) return { ...form, endPeriod: start.period }
  const isAfter = inSameHalf.minute >= start.minute
  const end = isAfter ? inSameHalf : findTypedTime(form.endTime, otherPeriod(start.period))
  return { ...form, endPeriod: end?.period ?? form.endPeriod }
}

/** The form with another start; the end's AM/PM follows it unless the person has set that. */
export const withStart = (form: ActivityForm, startTime: string, startPeriod: DayPeriod): ActivityForm =>
  followStart({ ...form, startTime, startPeriod })

/** The form with another end. `isChosen` says that the person set AM or PM by hand, which nothing changes any more. */
export const withEnd = (form: ActivityForm, endTime: string, endPeriod: DayPeriod, isChosen: boolean): ActivityForm =>
  followStart({ ...form, endTime, endPeriod, isEndPeriodChosen: form.isEndPeriodChosen || isChosen })

/** The weekdays meant by the choices, from Monday. */
export const expandDays = (choices: readonly DayChoice[]): readonly Weekday[] =>
  choices.includes('everyday') ? weekdays : weekdays.filter((day) => choices.includes(day))

/** A tap on a day: `everyday` takes or clears all seven, and all seven together are `everyday`. */
export function toggleDay(chosen: readonly DayChoice[], tapped: DayChoice): readonly DayChoice[] {
  if (tapped === 'everyday') return chosen.includes('everyday') ? [] : dayChoices
  const before = expandDays(chosen)
  const days = weekdays.filter((day) => before.includes(day) !== (day === tapped))
  return days.length === weekdays.length ? dayChoices : days
}

/** Whether what is typed in a time field is no time; an empty field is not wrong yet. */
export const isMistypedTime = (text: string): boolean => text !== '' && findTypedTime(text, 'AM') === undefined

/** A form as far as it is read: the session, and the days that it is on. */
function readForm(
  form: ActivityForm,
): Result<{ readonly session: Session; readonly days: readonly Weekday[] }, ActivityFormRefusal> {
  const { intensity } = form
  const type = sessionTypes.find((one) => one === form.type)
  const days = expandDays(form.days)
  const level = intensities.find((one) => one === intensity)
  if (type === undefined || days.length === 0 || level === undefined) {
    const missing = { type: type === undefined, days: days.length === 0, intensity: level === undefined }
    return refused({
      code: 'activity-incomplete',
      fields: (['type', 'days', 'intensity'] as const).filter((field) => missing[field]),
    })
  }
  const start = findTypedTime(form.startTime, form.startPeriod)
  if (start === undefined) return refused({ code: 'invalid-start-time', field: 'startTime' })
  const end = findTypedTime(form.endTime, form.endPeriod)
  if (end === undefined) return refused({ code: 'invalid-end-time', field: 'endTime' })
  if (end.minute === start.minute) return refused({ code: 'end-equals-start', field: 'endTime' })
  return ok({ session: { type, start: start.minute, end: endAfter(start.minute, end.minute), intensity: level }, days })
}

/**
 * Turns the filled form into an activity. Refused in this order: type, days or intensity missing, then the start, then
 * the end. An end before the start is on the next day; an end at the very start would be a day-long session and is refused.
 */
export function readActivityForm(form: ActivityForm): Result<TrainingActivity, ActivityFormRefusal> {
  const read = readForm(form)
  return read.ok ? ok(activityOn(read.value.session, read.value.days)) : read
}

/** Turns the filled form of a single day into its session; refused as an activity is. */
export function readSessionForm(form: ActivityForm): Result<Session, ActivityFormRefusal> {
  const read = readForm(form)
  return read.ok ? ok(read.value.session) : read
}
