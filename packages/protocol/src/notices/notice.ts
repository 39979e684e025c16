export type NoticeType = 'success' | 'error' | 'warning' | 'info'

/** What pops up for a moment. */
export interface NoticeWords {
  readonly type: NoticeType
  readonly title: string
  readonly message: string
  /** Milliseconds until it goes by itself. */
  readonly duration: number
}

/** Said of an error without readable words (product specification). */
export const UNREADABLE_ERROR = 'An unexpected error occurred'

/** How long a notice stays when its words name no time, in milliseconds (product specification). */
export const noticeDurations: Readonly<Record<NoticeType, number>> = {
  success: 10_000,
  error: 10_000,
  warning: 8_000,
  info: 6_000,
}

/** The same for notices of plan, log and scanner, which come often and go sooner. */
export const fuelNoticeDurations: Readonly<Record<NoticeType, number>> = {
  success: 3_000,
  error: 5_000,
  warning: 5_000,
  info: 4_000,
}

type Words = Omit<NoticeWords, 'duration'> & { readonly duration?: number }

/** A notice with the app's durations where its words name none. */
export const notice = (words: Words): NoticeWords => ({ duration: noticeDurations[words.type], ...words })

/** A notice of plan, log or scanner. */
export const fuelNotice = (words: Words): NoticeWords => ({ duration: fuelNoticeDurations[words.type], ...words })
