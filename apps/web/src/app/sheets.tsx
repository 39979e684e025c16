import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useLogFoodEvent } from '../areas/log/log-food-event.ts'
import { sheetParameter } from '../navigation/paths.ts'
import { useCloseSheet } from '../navigation/use-close-sheet.ts'

export interface SheetBodyProps {
  isOpen: boolean
  onClose: () => void
}

/** Sheets that open over any screen of the shell, by their name in the address. One line for each that exists. */
const sheets: Readonly<Record<string, LazyExoticComponent<ComponentType<SheetBodyProps>>>> = {
  log: lazy(async () => ({ default: (await import('../areas/log/sheet/log-sheet.tsx')).LogSheet })),
  scan: lazy(async () => ({ default: (await import('../areas/log/scanner/quick-scan-sheet.tsx')).QuickScanSheet })),
  feedback: lazy(async () => ({ default: (await import('../areas/support/feedback-sheet.tsx')).FeedbackSheet })),
  faq: lazy(async () => ({ default: (await import('../areas/support/faq-sheet.tsx')).FaqSheet })),
}

/** Whether a sheet of that name exists; what does not is not offered. */
export const isSheetBuilt = (name: string): boolean => name in sheets

/** Opens and closes sheets through the address, so that the back button closes them and a reload keeps them. */
export function useSheets() {
  const [search, setSearch] = useSearchParams()
  const closeSheet = useCloseSheet()
  const { state } = useLocation()
  const open = search.get(sheetParameter)
  return {
    /** Name of the open sheet, or null. */
    open,
    /** What was handed to the sheet when it was opened; unknown after a reload. */
    state: state as unknown,
    /** `given` reaches the sheet as `state`. A sheet that opens another one makes room for it: back closes both. */
    openSheet: (name: string, given?: unknown) => {
      const next = new URLSearchParams(search)
      next.set(sheetParameter, name)
      setSearch(next, { state: given, preventScrollReset: true, replace: open !== null })
    },
    closeSheet,
  }
}

/** Shows the sheet that the address names. A closing sheet stays until it has left the screen. */
export function SheetHost() {
  const { open, openSheet, closeSheet } = useSheets()
  useLogFoodEvent((draft) => openSheet('log', draft))
  const [last, setLast] = useState(open)
  if (open !== null && open !== last) setLast(open)
  const name = open ?? last
  const Body = name === null ? undefined : sheets[name]
  if (!Body) return null
  return (
    <Suspense fallback={null}>
      <Body isOpen={open === name} onClose={closeSheet} />
    </Suspense>
  )
}
