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
  /** Which outcome it tells. */
  readonly code?: string
  /** What it is about: a newer notice of the same subject takes its place. Its own words when it is left out. */
  readonly subject?: string
  /** It speaks of the screen on which it was told, and leaves with it. */
  readonly isOfScreen?: boolean
}

/** How long a notice stays when its text names no time, in milliseconds (product specification). */
export const noticeDurations: Readonly<Record<NoticeType, number>> = {
  success: 10_000,
  error: 10_000,
  warning: 8_000,
  info: 6_000,
}
