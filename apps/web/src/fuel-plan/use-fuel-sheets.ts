import { useSearchParams } from 'react-router'
import { sheetParameter } from '../app/paths.ts'
import { useCloseSheet } from '../app/use-close-sheet.ts'

/** What a sheet is about: the id of a meal or of a training activity; nothing for something new. */
const subjectParameter = 'about'

/** The sheets of the plan page and the details, by their name in the address. */
const fuelSheets = ['edit-meal', 'swap-meal', 'training'] as const
type SheetName = (typeof fuelSheets)[number]

/** An open sheet and its subject. */
export interface FuelSheet {
  readonly name: SheetName
  readonly about: string
}

/** Sheets that live in the address like those of the whole app, so that the back button closes them. */
export function useFuelSheets() {
  const [search, setSearch] = useSearchParams()
  const closeSheet = useCloseSheet([subjectParameter])
  const name = fuelSheets.find((one) => one === search.get(sheetParameter))
  const shown: FuelSheet | null = name ? { name, about: search.get(subjectParameter) ?? '' } : null
  return {
    /** The sheet that the address asks for; null for none or one of the whole app. */
    shown,
    open: (sheet: SheetName, about = '') => {
      const next = new URLSearchParams(search)
      next.set(sheetParameter, sheet)
      next.set(subjectParameter, about)
      setSearch(next, { preventScrollReset: true, replace: name !== undefined })
    },
    /** Closes a sheet of these, and none of the whole app that has opened since. */
    close: () => {
      if (shown) closeSheet()
    },
  }
}
