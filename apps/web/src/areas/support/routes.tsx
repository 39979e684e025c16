import { lazy } from 'react'
import { paths } from '../../navigation/paths.ts'
import type { AreaScreens } from '../../navigation/screen.ts'
import type { SheetBody } from '../../navigation/use-sheets.ts'

/** The support chat. */
export const screens: AreaScreens = {
  withProfile: [
    { path: paths.support, load: async () => ({ Component: (await import('./support-screen.tsx')).SupportScreen }) },
  ],
}

/** The sheets that open over any screen. */
export const sheets = {
  feedback: lazy(async () => ({ default: (await import('./feedback-sheet.tsx')).FeedbackSheet })),
  faq: lazy(async () => ({ default: (await import('./faq-sheet.tsx')).FaqSheet })),
} satisfies Readonly<Record<string, SheetBody>>
