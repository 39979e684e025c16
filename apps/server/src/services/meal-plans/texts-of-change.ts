import { openCatalog } from '@pacemeal/catalog'
import type { LocalDate, PlannedDay, PlannedWeek } from '@pacemeal/domain'
import { changeDays, type TableMeals } from '@pacemeal/planner'
import { type DayField, dayField, writeMealPlan } from '@pacemeal/protocol'

/** Texts of a plan document that change with some of its days. */
export type ChangedTexts = Readonly<Partial<Record<DayField | 'parsedMealPlan', string | null>>>

/** The texts in which a week differs from what it was before. */
export const textsBetween = (was: PlannedWeek, week: PlannedWeek): ChangedTexts => {
  const [before, after] = [writeMealPlan(was), writeMealPlan(week)]
  const fields = ['parsedMealPlan', ...was.days.map(({ day }) => dayField(day))] as const
  return Object.fromEntries(
    fields.filter((field) => before[field] !== after[field]).map((field) => [field, after[field]]),
  )
}

/** The texts of a plan in which some days are changed: theirs, those of days that eat from the same pots, and the cooking for the table. */
export const textsOfChange = (
  week: PlannedWeek,
  changed: readonly PlannedDay[],
  today: LocalDate,
  table: TableMeals,
): ChangedTexts => textsBetween(week, changeDays(week, changed, today, table, openCatalog()))
