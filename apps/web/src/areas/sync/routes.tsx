import { lazy } from 'react'
import type { SheetBody } from '../../navigation/use-sheets.ts'

/** The sheets that open over any screen. */
export const sheets = {
  unsent: lazy(async () => ({ default: (await import('./unsent-sheet.tsx')).UnsentSheet })),
} satisfies Readonly<Record<string, SheetBody>>

/** What is done for the device beside any screen. */
export const loadDeviceTasks = () => import('./device-tasks.tsx').then(({ DeviceTasks }) => DeviceTasks)
