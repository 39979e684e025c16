import type { AllPorts } from './ports.ts'
import { reviseAgendaOnChange } from './services/agenda/agenda-reactions.ts'
import { checkProfileBody } from './services/body/check-profile-body.ts'
import { followWeighInSettings } from './services/body/weigh-in-reminder.ts'
import { followCalendars } from './services/calendars/request-plan-on-calendar.ts'
import { type DocumentReactions, documentReactions } from './services/documents/document-reactions.ts'
import { mailNewFeedback } from './services/feedback/mail-feedback.ts'
import { lookAtWeighing } from './services/health/body-signs.ts'
import { recordGoalPeriod } from './services/health/goal-period.ts'
import { followHealthAnswers, retireAtSevereThinness } from './services/health/health-reactions.ts'
import { requestPlanOnChange, requestPlanOnKitchenChange } from './services/meal-plans/request-plan-on-change.ts'
import { retirePlanOnChange, retirePlanOnTableChange } from './services/meal-plans/retire-plan.ts'
import { checkNewPushAddress } from './services/notifications/check-push-address.ts'
import { countOnboarding } from './services/product-events/count-onboarding.ts'
import { cleanUpMealPictures } from './services/storage/meal-picture-reactions.ts'
import { answerSupportMessage } from './services/support/receive-support-message.ts'
import {
  requestPlanOnEvent,
  requestPlanOnRaceSettings,
  requestPlanOnSweatTest,
} from './services/training-events/request-plan-on-event.ts'
import { fuelReactions } from './services/wearable/fuel-timer.ts'
import { linkReactions } from './services/wearable/profile-links.ts'
import { followToldSports } from './services/wearable/told-sports.ts'

/** Who reacts to the documents that clients write. Those to one collection happen in this order. */
export const registeredReactions: DocumentReactions<AllPorts> = documentReactions<AllPorts>([
  checkProfileBody,
  mailNewFeedback,
  checkNewPushAddress,
  answerSupportMessage,
  cleanUpMealPictures,
  countOnboarding,
  linkReactions,
  retirePlanOnChange,
  recordGoalPeriod,
  retireAtSevereThinness,
  requestPlanOnChange,
  retirePlanOnTableChange,
  requestPlanOnKitchenChange,
  requestPlanOnEvent,
  requestPlanOnRaceSettings,
  requestPlanOnSweatTest,
  followCalendars,
  followHealthAnswers,
  reviseAgendaOnChange,
  followWeighInSettings,
  lookAtWeighing,
  fuelReactions,
  followToldSports,
])
