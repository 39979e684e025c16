import { lazy } from 'react'
import type { SheetBody } from '../../navigation/use-sheets.ts'

/** The sheets that open over any screen. */
export const sheets = {
  unsent: lazy(async () => ({ default: (await import('./unsent-sheet.tsx')).UnsentSheet })),
} satisfies Readonly<Record<string, SheetBody>>
