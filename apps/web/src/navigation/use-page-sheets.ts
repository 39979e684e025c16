import { useLocation, useSearchParams } from 'react-router'
import { sheetParameter } from './paths.ts'
import { useCloseSheet } from './use-close-sheet.ts'

/** What a sheet is about: the id of a meal, a weekday; nothing for a sheet that needs no subject. */
const subjectParameter = 'about'

/** An open sheet and its subject. */
export interface PageSheet<Name extends string> {
  readonly name: Name
  readonly about: string
}

/**
 * The sheets of one screen, by their names in the address like those of the whole app, so that the back button closes
 * them before it leaves the screen.
 */
export function usePageSheets<Name extends string>(names: readonly Name[]) {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const closeSheet = useCloseSheet([subjectParameter])
  const name = names.find((one) => one === search.get(sheetParameter))
  const shown: PageSheet<Name> | null = name ? { name, about: search.get(subjectParameter) ?? '' } : null
  const searchFor = (sheet: Name, about: string): URLSearchParams => {
    const next = new URLSearchParams(search)
    next.set(sheetParameter, sheet)
    next.set(subjectParameter, about)
    return next
  }
  return {
    /** The sheet that the address asks for; null for none or one of the whole app. */
    shown,
    /** A sheet that opens another one makes room for it, wherever that is from: back closes both. */
    open: (sheet: Name, about = '') => {
      setSearch(searchFor(sheet, about), { state, preventScrollReset: true, replace: search.has(sheetParameter) })
    },
    /** Where a link to a sheet leads. */
    addressOf: (sheet: Name, about = '') => `?${searchFor(sheet, about)}`,
    /** Closes a sheet of these, and none of the whole app that has opened since. */
    close: () => {
      if (shown) closeSheet()
    },
  }
}
