import { useNavigate } from 'react-router'
import { dayParameter, paths, sheetParameter } from '../../../navigation/paths.ts'
import { type LogDraft, noAmounts } from '../log-draft.ts'
import { mealTimeOfRequest, type ScanRequest } from './scan-request.ts'

/** An empty form for the request's meal. */
export const blankDraft = (request: ScanRequest): LogDraft => ({
  name: '',
  amounts: noAmounts,
  mealTime: mealTimeOfRequest(request),
  context: request.context,
  ...(request.plannedMeal === undefined ? {} : { plannedMeal: request.plannedMeal }),
  ...(request.session === undefined ? {} : { session: request.session }),
})

/** The ways out of a scan: back to where it was begun, or on to the log sheet there. */
export function useScanExit(request: ScanRequest) {
  const navigate = useNavigate()
  const home = request.day === undefined ? paths.home : `${paths.home}?${dayParameter}=${request.day}`
  const origin = request.from ?? home
  return {
    leave: () => void navigate(origin, { replace: true }),
    /** Opens the form that the scan is for, the Log Food sheet for the same meal unless it is another, to be filled by hand. */
    enterManually: () => {
      // The form of a product is where the scan came from.
      if (request.purpose === 'race-product') return void navigate(origin, { replace: true })
      const { pathname, searchParams } = new URL(origin, location.origin)
      searchParams.set(sheetParameter, 'log')
      void navigate(`${pathname}?${searchParams}`, { replace: true, state: blankDraft(request) })
    },
  }
}
