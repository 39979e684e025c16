import {
  defaultNotificationSettings,
  type NotificationSettings,
  serialiseSchedule,
  type Weekday,
} from '@pacemeal/domain'
import type { ProfileData } from '@pacemeal/protocol'
import { demoSchedule } from './demo-schedule.ts'

/** The account of the demo athlete; its sign-in is public, so it exists on machines for trying out only. */
export const demoAccount = {
  userId: 'demo-athlete',
  name: 'Maya Lindgren',
  email: 'demo@pacemeal.example',
  password: 'Pacemeal-2026',
} as const

/** Which watch the demo athlete wears. */
export const demoProvider = 'garmin'

/** Nobody reads mails to the demo's address, and three weeks of history would send many. */
const inTheAppOnly = { email: false, sms: false, push: true }
const settings: NotificationSettings = {
  ...defaultNotificationSettings,
  mealPlanReadyNotification: inTheAppOnly,
  wearableDataNotifications: inTheAppOnly,
}

/** The demo athlete's profile, for a person who looks at it on this weekday. */
export const demoProfile = (zone: string, today: Weekday): ProfileData => ({
  userId: demoAccount.userId,
  name: demoAccount.name,
  age: 27,
  sex: 'Female',
  weightPounds: 143,
  heightInches: 67,
  muscleComposition: 5,
  fatComposition: 5,
  performanceObjective: 'peak',
  activitySchedule: serialiseSchedule(demoSchedule(today)),
  restrictions: ['peanuts'],
  diet: ['pescatarian'],
  trainingCompetition: ['team-sports', 'endurance-sports'],
  phoneNumber: null,
  avatar: null,
  provider: 'email',
  notificationSettings: JSON.stringify(settings),
  terra_user_id: null,
  wearable_device: JSON.stringify({ provider: demoProvider }),
  timeZone: zone,
  hidesEnergy: false,
})
