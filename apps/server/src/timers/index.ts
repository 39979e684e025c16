import { accountNoticeTimer } from '../services/accounts/account-notices.ts'
import { recoveryMailTimer } from '../services/accounts/request-recovery.ts'
import { dayTimer, reminderTimer } from '../services/agenda/agenda-timers.ts'
import { weighInTimer } from '../services/body/weigh-in-reminder.ts'
import { calendarTimer } from '../services/calendars/fetch-calendar.ts'
import { checkInTimer } from '../services/expenditure/check-in-timer.ts'
import { bodySignsTimer } from '../services/health/body-signs.ts'
import { renewalTimer, weekTimer } from '../services/meal-plans/renew-week.ts'
import { mailNotification } from '../services/notifications/send-mail.ts'
import { pushNotification } from '../services/notifications/send-push.ts'
import { textNotification } from '../services/notifications/send-text.ts'
import { productEventTimer } from '../services/product-events/tell-product-event.ts'
import { unusedPicture } from '../services/storage/unused-picture.ts'
import { chargeTimer } from '../services/subscriptions/charge-subscription.ts'
import { trialEndingTimer } from '../services/subscriptions/trial-ending-timer.ts'
import { supportMailTimer } from '../services/support/support-mail.ts'
import type { TimerHandler } from '../services/timers/timer.ts'
import { demoDevice } from '../services/wearable/demo-device/demo-timer.ts'
import { backFill } from '../services/wearable/fetch-terra-data.ts'
import { workOutFuel } from '../services/wearable/work-out-fuel.ts'

/** What can happen at a moment, by kind; a timer of another kind waits for a release that knows it. */
export const timerHandlers: readonly TimerHandler[] = [
  dayTimer,
  reminderTimer,
  renewalTimer,
  weekTimer,
  checkInTimer,
  bodySignsTimer,
  weighInTimer,
  calendarTimer,
  mailNotification,
  textNotification,
  pushNotification,
  backFill,
  demoDevice,
  workOutFuel,
  productEventTimer,
  trialEndingTimer,
  chargeTimer,
  unusedPicture,
  supportMailTimer,
  accountNoticeTimer,
  recoveryMailTimer,
]
