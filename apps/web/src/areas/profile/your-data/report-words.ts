import type { ImportReport } from '../../../api/owned-data.ts'

/** One and several of what a collection holds. */
const things: Readonly<Record<string, readonly [string, string]>> = {
  user_profiles: ['profile', 'profiles'],
  meal_plans: ['fuel plan', 'fuel plans'],
  meal_logs: ['logged meal', 'logged meals'],
  plan_adjustments: ['plan adjustment', 'plan adjustments'],
  meal_marks: ['mark on a meal', 'marks on meals'],
  usual_portions: ['usual portion', 'usual portions'],
  wearable_data: ['wearable record', 'wearable records'],
  notifications: ['notification', 'notifications'],
  payments: ['payment', 'payments'],
  subscriptions: ['subscription', 'subscriptions'],
  push_subscriptions: ['push device', 'push devices'],
  feedback: ['feedback message', 'feedback messages'],
  support_messages: ['support message', 'support messages'],
  product_events: ['usage event', 'usage events'],
}

const thingsOf = (collection: string): readonly [string, string] => {
  const plain = collection.replaceAll('_', ' ')
  return things[collection] ?? [plain, plain]
}

const counted = (count: number, [one, several]: readonly [string, string]): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`

/** What an import brought, thing by thing; empty when it brought nothing. */
export const broughtLines = ({ imported, pictures }: ImportReport): readonly string[] => [
  ...Object.entries(imported).flatMap(([name, count]) => (count > 0 ? [counted(count, thingsOf(name))] : [])),
  ...(pictures > 0 ? [counted(pictures, ['picture', 'pictures'])] : []),
]

/** What was left out, and why. */
export const skippedLines = ({ skipped }: ImportReport): readonly string[] =>
  Object.entries(skipped).map(([name, reason]) => {
    const [, several] = thingsOf(name)
    return `${several.charAt(0).toUpperCase()}${several.slice(1)}: ${reason}`
  })

/** `12.4 MB`, with 1 MB as 1,000,000 bytes. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
