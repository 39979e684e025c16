import { t } from '@lingui/core/macro'
import { type Notice, type NoticeType, noticeDurations } from '../ui/notice.ts'

/** How long a notice of plan, log or scanner stays, in milliseconds: they come often and go sooner (product specification). */
export const fuelNoticeDurations: Readonly<Record<NoticeType, number>> = {
  success: 3_000,
  error: 5_000,
  warning: 5_000,
  info: 4_000,
}

/** Long enough to read a name and reach for Undo, in milliseconds. */
export const UNDO_MS = 8000

/** Said of an error without readable words (product specification). */
export const unreadableError = (): string => t`An unexpected error occurred`

/** A notice with the app's durations where its words name none. */
export const notice = (words: Notice): Notice => ({ duration: noticeDurations[words.type], ...words })

/** A notice of plan, log or scanner. */
export const fuelNotice = (words: Notice): Notice => ({ duration: fuelNoticeDurations[words.type], ...words })

/** The way back from what was done. */
export const undo = (act: () => void): Pick<Notice, 'action'> => ({ action: { label: t`Undo`, act } })
