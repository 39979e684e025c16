import type { ComponentType, LazyExoticComponent } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { sheetParameter, wordsParameter } from './paths.ts'
import { useCloseSheet } from './use-close-sheet.ts'

/** What the host gives to every sheet. */
export interface SheetBodyProps {
  isOpen: boolean
  onClose: () => void
}

/** A sheet whose code is fetched when it is first opened. */
export type SheetBody = LazyExoticComponent<ComponentType<SheetBodyProps>>

/** The sheets that open over any screen of the shell, by their name in the address. */
export type SheetName = 'log' | 'scan' | 'barcode' | 'feedback' | 'faq' | 'unsent'

/** Opens and closes sheets through the address, so that the back button closes them and a reload keeps them. */
export function useSheets() {
  const [search, setSearch] = useSearchParams()
  const closeSheet = useCloseSheet([wordsParameter])
  const { state } = useLocation()
  const open = search.get(sheetParameter)
  return {
    /** Name of the open sheet, or null. */
    open,
    /** What was handed to the sheet when it was opened; unknown after a reload. */
    state: state as unknown,
    /** `given` reaches the sheet as `state`. A sheet that opens another one makes room for it: back closes both. */
    openSheet: (name: SheetName, given?: unknown) => {
      const next = new URLSearchParams(search)
      next.set(sheetParameter, name)
      setSearch(next, { state: given, preventScrollReset: true, replace: open !== null })
    },
    closeSheet,
  }
}
