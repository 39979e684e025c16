import { mailNotification } from '../services/notifications/send-mail.ts'
import { pushNotification } from '../services/notifications/send-push.ts'
import { textNotification } from '../services/notifications/send-text.ts'
import type { TimerHandler } from './timer.ts'

/** What can happen at a moment, by kind; a timer of another kind waits for a release that knows it. */
export const timerHandlers: readonly TimerHandler[] = [mailNotification, textNotification, pushNotification]
