import { lazy } from 'react'
import { paths } from '../../navigation/paths.ts'
import type { AreaScreens } from '../../navigation/screen.ts'
import type { SheetBody } from '../../navigation/use-sheets.ts'

/** The support chat, and the admin page of those who answer there. */
export const screens: AreaScreens = {
  verified: [
    {
      path: paths.admin,
      load: async () => {
        const [{ AdminScreen }, { loadAdmin }] = await Promise.all([
          import('./admin/admin-screen.tsx'),
          import('./admin/load-admin.ts'),
        ])
        return { Component: AdminScreen, loader: loadAdmin, shouldRevalidate: () => false }
      },
    },
  ],
  withProfile: [
    { path: paths.support, load: async () => ({ Component: (await import('./support-screen.tsx')).SupportScreen }) },
  ],
}

/** The sheets that open over any screen. */
export const sheets = {
  feedback: lazy(async () => ({ default: (await import('./feedback-sheet.tsx')).FeedbackSheet })),
  faq: lazy(async () => ({ default: (await import('./faq-sheet.tsx')).FaqSheet })),
} satisfies Readonly<Record<string, SheetBody>>
