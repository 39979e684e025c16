import { lazy, Suspense } from 'react'
import type { SheetBodyProps } from '../../../navigation/use-sheets.ts'

export { QuickScanSheet } from './quick-scan-sheet.tsx'

const Barcode = lazy(async () => ({ default: (await import('../barcode/barcode-sheet.tsx')).BarcodeSheet }))

/** The scan of a barcode, fetched from here: what home lists of files stays short. */
export const BarcodeSheet = (props: SheetBodyProps) => (
  <Suspense fallback={null}>
    <Barcode {...props} />
  </Suspense>
)
