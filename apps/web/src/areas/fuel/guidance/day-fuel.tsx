import type { LocalDate } from '@pacemeal/domain'
import { memo, useDeferredValue } from 'react'
import { type HomeDay, useHomeDay } from '../home/use-home-day.ts'
import { DayGuidance } from './day-guidance.tsx'
import { DayProduceLine } from './day-produce-line.tsx'
import { FuelCurve } from './fuel-curve.tsx'

/** Below the entries of a day: how full the stores are through it, and what else to mind; nothing of a day that is over. */
export function DayFuel({ day }: { day: LocalDate }) {
  // Drawn in pieces where it changes: it is computed anew then.
  const home = useDeferredValue(useHomeDay(day).home)
  return home === null ? null : <FuelOf home={home} day={day} />
}

const FuelOf = memo(({ home, day }: { home: HomeDay; day: LocalDate }) => (
  <>
    <FuelCurve home={home} day={day} />
    <DayGuidance home={home} day={day} />
    <DayProduceLine home={home} />
  </>
))
