import type { LocalDate } from '@pacemeal/domain'
import { useHomeDay } from '../home/use-home-day.ts'
import { DayGuidance } from './day-guidance.tsx'
import { FuelCurve } from './fuel-curve.tsx'

/** Above the entries of a day: how full the stores are through it, and what else to mind; nothing of a day that is over. */
export function DayFuel({ day }: { day: LocalDate }) {
  const { home } = useHomeDay(day)
  if (home === null) return null
  return (
    <>
      <FuelCurve home={home} day={day} />
      <DayGuidance home={home} day={day} />
    </>
  )
}
