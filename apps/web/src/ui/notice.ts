export type NoticeType = 'success' | 'error' | 'warning' | 'info'

/** What pops up for a moment: what happened, what was kept, what to do next. */
export interface Notice {
  readonly type: NoticeType
  readonly title: string
  readonly message?: string
  /** Milliseconds until it goes by itself; a default by type when it is left out. */
  readonly duration?: number
  /** One thing to do from here, like Undo. */
  readonly action?: { readonly label: string; readonly act: () => void }
}

/** How long a notice stays when its text names no time, in milliseconds (product specification). */
export const noticeDurations: Readonly<Record<NoticeType, number>> = {
  success: 10_000,
  error: 10_000,
  warning: 8_000,
  info: 6_000,
}

let isAnyShown = false

/** Shows a notice. The machinery is fetched with the first one, so that no screen waits for it. */
export function showNotice(notice: Notice): void {
  isAnyShown = true
  import('./notice-toaster.tsx').then(({ showToast }) => showToast(notice))
}

/** Takes every notice off the screen: what they spoke of is behind. */
export function dismissNotices(): void {
  if (isAnyShown) import('./notice-toaster.tsx').then(({ dismissToasts }) => dismissToasts())
}
