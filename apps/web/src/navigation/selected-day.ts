import { findDay, type LocalDate } from '@pacemeal/domain'
import { useLocation, useSearchParams } from 'react-router'
import { presentDay } from './local-day.ts'
import { dayParameter } from './paths.ts'

/** The day that the address selects; today when it names none, or none that exists. */
export function readSelectedDay(search: URLSearchParams): LocalDate {
  return findDay(search.get(dayParameter)) ?? presentDay()
}

/** The selected day, kept in the address. Walking through the days leaves no trail behind the back button. */
export function useSelectedDay(): { readonly day: LocalDate; readonly selectDay: (day: string) => void } {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  return {
    day: readSelectedDay(search),
    selectDay: (day) => {
      const next = new URLSearchParams(search)
      if (day === presentDay()) next.delete(dayParameter)
      else next.set(dayParameter, day)
      // What a sheet was opened with stays with it.
      setSearch(next, { replace: true, preventScrollReset: true, state })
    },
  }
}
