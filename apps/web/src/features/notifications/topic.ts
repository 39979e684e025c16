/** What a notification is about; it chooses the icon. */
export type Topic = 'workout' | 'meal' | 'wearable' | 'plan' | 'general'

/** The first word found decides. */
const keywords: readonly (readonly [RegExp, Topic])[] = [
  [/workout/i, 'workout'],
  [/meal|fuel/i, 'meal'],
  [/wearable/i, 'wearable'],
  [/plan/i, 'plan'],
]

export const topicOf = (title: string): Topic => keywords.find(([word]) => word.test(title))?.[1] ?? 'general'
