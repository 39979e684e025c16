import { msg } from '@lingui/core/macro'
import { useSearchParams } from 'react-router'

/** The views of the plan page, as the address names them. */
export const planViews = [
  { value: 'day', label: msg`Day` },
  { value: 'week', label: msg`Week` },
  { value: 'shopping', label: msg`Shopping` },
] as const
export type PlanView = (typeof planViews)[number]['value']

const parameter = 'view'

/** The view that the address selects; the day when it names none. */
export function usePlanView(): { readonly view: PlanView; readonly showView: (view: PlanView, day?: string) => void } {
  const [search, setSearch] = useSearchParams()
  return {
    view: planViews.find(({ value }) => value === search.get(parameter))?.value ?? 'day',
    showView: (view, day) => {
      const next = new URLSearchParams(search)
      if (view === 'day') next.delete(parameter)
      else next.set(parameter, view)
      if (day !== undefined) next.set('day', day)
      setSearch(next, { replace: true, preventScrollReset: day === undefined })
    },
  }
}
