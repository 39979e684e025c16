import { t } from '@lingui/core/macro'
import { eatenPercent, type LocalDate } from '@pacemeal/domain'
import { calendarWeek } from '../../../languages/calendar-week.ts'
import { longDate, weekdayLetter } from '../../../languages/dates.ts'
import { isEnergyHidden } from '../../../ui/energy-figures.tsx'
import { type PickerDay, WeekPicker } from '../../../ui/week-picker.tsx'
import type { WeekDay } from './use-home-day.ts'

interface DayWeekProps {
  /** Null while plan and log are being read. */
  week: readonly WeekDay[] | null
  /** False while nothing is known of what was eaten. */
  isLogKnown: boolean
  today: LocalDate
  selected: LocalDate
  onSelect: (day: string) => void
}

function pickerDay(date: LocalDate, today: LocalDate, known: WeekDay | undefined, isLogKnown: boolean): PickerDay {
  const target = isLogKnown && !isEnergyHidden() ? (known?.plan.target?.calories ?? 0) : 0
  const eaten = known?.totals.calories.atLeast ?? 0
  const percent = Math.round(eatenPercent(eaten, target))
  const isTrainingDay = known?.plan.isTrainingDay ?? false
  const hasShare = target > 0 && (date <= today || eaten > 0)
  const words = [
    longDate(date),
    ...(known ? [isTrainingDay ? t`training day` : t`rest day`] : []),
    ...(hasShare ? [t`${percent}% eaten`] : []),
  ]
  return {
    date,
    letter: weekdayLetter(date),
    number: Number(date.slice(-2)),
    label: words.join(', '),
    isToday: date === today,
    isTrainingDay,
    eatenShare: hasShare ? percent / 100 : null,
  }
}

/** The week around the chosen day: a dot for training, a ring for how much of the day is eaten. */
export function DayWeek({ week, isLogKnown, today, selected, onSelect }: DayWeekProps) {
  const days = calendarWeek(selected).map((date) =>
    pickerDay(
      date,
      today,
      week?.find((one) => one.day === date),
      isLogKnown,
    ),
  )
  return <WeekPicker days={days} selected={selected} onSelect={onSelect} />
}
