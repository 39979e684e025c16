import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { sheetParameter } from './paths.ts'

/** Going back takes its time; asked for twice, it would leave the screen below as well. */
let isLeaving = false

function leave(goBack: () => void): void {
  isLeaving = true
  const left = () => {
    isLeaving = false
  }
  addEventListener('popstate', left, { once: true })
  goBack()
}

/** Whether the tab began with this very page: nothing of the app lies before it. The router counts its places from 0. */
const isFirstPage = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0
}

/**
 * Closes the sheet that `parameter` of the address names, by going back to before it was opened; on the first page of a
 * tab, by dropping it and what `further` names from the address. Called late (a save has ended, somebody taps twice), it closes nothing
 * but the sheet it was made for.
 */
export function useCloseSheet(further: readonly string[] = [], parameter: string = sheetParameter): () => void {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  return () => {
    const isStillThere = search.toString() === new URLSearchParams(location.search).toString()
    if (isLeaving || !isStillThere || !search.has(parameter)) return
    if (!isFirstPage()) return leave(() => void navigate(-1))
    const next = new URLSearchParams(search)
    for (const name of [parameter, ...further]) next.delete(name)
    setSearch(next, { state, replace: true, preventScrollReset: true })
  }
}
