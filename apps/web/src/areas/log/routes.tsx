import { lazy } from 'react'
import { paths } from '../../navigation/paths.ts'
import type { AreaScreens } from '../../navigation/screen.ts'
import type { SheetBody } from '../../navigation/use-sheets.ts'

/** The person's own foods, the camera, and what it saw. */
export const screens: AreaScreens = {
  withProfile: [
    {
      path: paths.myFoods,
      load: async () => ({ Component: (await import('./own-foods/own-foods-screen.tsx')).OwnFoodsScreen }),
    },
  ],
  withProfileBare: [
    {
      path: paths.scanner,
      load: async () => ({ Component: (await import('./scanner/scanner-screen.tsx')).ScannerScreen }),
    },
    {
      path: paths.scannedImage,
      load: async () => {
        const [{ ScannedImageScreen }, { loadScannedImage }] = await Promise.all([
          import('./scanner/scanned-image-screen.tsx'),
          import('./scanner/load-scanned-image.ts'),
        ])
        // The sheet opens and closes in the address; the picture stays the same.
        return { Component: ScannedImageScreen, loader: loadScannedImage, shouldRevalidate: () => false }
      },
    },
  ],
}

/** The sheets that open over any screen. */
export const sheets = {
  log: lazy(async () => ({ default: (await import('./sheet/log-sheet.tsx')).LogSheet })),
  barcode: lazy(async () => ({ default: (await import('./scanner/scan-sheets.tsx')).BarcodeSheet })),
  scan: lazy(async () => ({ default: (await import('./scanner/scan-sheets.tsx')).QuickScanSheet })),
} satisfies Readonly<Record<string, SheetBody>>
