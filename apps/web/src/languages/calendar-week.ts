import { type FirstDay, type LocalDate, type Weekday, weekdaysFrom, weekFrom } from '@pacemeal/domain'
import { firstDayOf } from './first-day.ts'
import { chosenUnits } from './units.ts'

/** The day on which calendars begin a week here. */
export const firstDay = (): FirstDay => firstDayOf(chosenUnits())

/** The seven days around a day as a calendar shows them. */
export const calendarWeek = (day: LocalDate): readonly LocalDate[] => weekFrom(firstDay(), day)

/** The weekdays as a list or a form shows them: from Monday until another first day is chosen. */
export const listedWeekdays = (): readonly Weekday[] => weekdaysFrom(chosenUnits().firstDay ?? 'monday')
