import type { LocalDate } from '../days.ts'

/** What keeps water for days or weeks when it begins or ends. */
export const waterShifts = ['creatine', 'illness', 'travel'] as const
export type WaterShift = (typeof waterShifts)[number]

/** What an athlete said of a day beside its meals. */
export interface DayNote {
  readonly day: LocalDate
  /** True: everything that was eaten is logged. False: something is missing. Null: not said. */
  readonly isWholeLog: boolean | null
  readonly waterShift: WaterShift | null
  readonly isCycleStart: boolean
}
