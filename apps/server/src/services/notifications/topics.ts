import type { Channel, NotificationKind, NotificationSettings } from '@pacemeal/domain'

/** What a message is about; decides which of the person's settings governs it, and how it leaves the app. */
export const topics = ['plan', 'wearable', 'reminder', 'weigh-in', 'billing'] as const
export type Topic = (typeof topics)[number]

export interface TopicRules {
  /** The settings it follows; null when it is owed whatever they set, like a receipt, or asked for by itself. */
  readonly kind: NotificationKind | null
  /** In quiet hours: kept until they end, or not sent at all because later is too late. */
  readonly inQuietHours: 'later' | 'never'
  /** The page of the app that it leads to. */
  readonly path: string
}

export const topicRules: Readonly<Record<Topic, TopicRules>> = {
  plan: {
    kind: 'mealPlanReadyNotification',
    inQuietHours: 'later',
    path: '/home',
  },
  wearable: {
    kind: 'wearableDataNotifications',
    inQuietHours: 'later',
    path: '/home',
  },
  reminder: {
    kind: 'fuelReminders',
    inQuietHours: 'never',
    path: '/home',
  },
  'weigh-in': {
    kind: null,
    inQuietHours: 'later',
    path: '/body',
  },
  billing: {
    kind: null,
    inQuietHours: 'later',
    path: '/subscription',
  },
}

/**
 * Whether a topic goes out by a channel. Billing goes by mail only: receipts belong where they can be kept. A reminder of the
 * scale is for the moment, so it only goes where it is seen at once.
 */
export const goesOut = (topic: Topic, channel: Channel, settings: NotificationSettings): boolean => {
  if (topic === 'weigh-in') return channel === 'push'
  const { kind } = topicRules[topic]
  return kind === null ? channel === 'email' : settings[kind][channel]
}
