/** What a notification is about; it chooses the icon. */
export type Topic = 'workout' | 'meal' | 'wearable' | 'plan' | 'general'

/** The first word found decides; the product's own name is not one of them. */
const keywords: readonly (readonly [RegExp, Topic])[] = [
  [/\bworkout/i, 'workout'],
  [/\b(meal|fuel)/i, 'meal'],
  [/\bwearable/i, 'wearable'],
  [/\bplan/i, 'plan'],
]

export const topicOf = (title: string): Topic => keywords.find(([word]) => word.test(title))?.[1] ?? 'general'
