import { Suspense, useState } from 'react'
import { useLogFoodEvent } from '../areas/log/index.ts'
import { sheets as logSheets } from '../areas/log/routes.tsx'
import { sheets as supportSheets } from '../areas/support/routes.tsx'
import { sheets as syncSheets } from '../areas/sync/routes.tsx'
import { type SheetBody, type SheetName, useSheets } from '../navigation/use-sheets.ts'
import { OnItsWay } from './on-its-way.tsx'

const sheets: Readonly<Record<SheetName, SheetBody>> = { ...logSheets, ...supportSheets, ...syncSheets }

const isSheetName = (name: string): name is SheetName => Object.hasOwn(sheets, name)

/** Shows the sheet that the address names. A closing sheet stays until it has left the screen. */
export function SheetHost() {
  const { open, openSheet, closeSheet } = useSheets()
  useLogFoodEvent((draft) => openSheet('log', draft))
  const [last, setLast] = useState(open)
  if (open !== null && open !== last) setLast(open)
  const name = open ?? last
  if (name === null || !isSheetName(name)) return null
  const Body = sheets[name]
  return (
    <Suspense fallback={open === name ? <OnItsWay /> : null}>
      <Body isOpen={open === name} onClose={closeSheet} />
    </Suspense>
  )
}
