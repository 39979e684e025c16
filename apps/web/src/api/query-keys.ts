import type { LocalDate } from '@pacemeal/domain'
import type { TrendSpan } from '@pacemeal/domain/trends'

/** Every call whose answer is kept, by the name that its key begins with, and the arguments that complete the key. */
export interface QueryArguments {
  account: []
  'activity-sports': [userId: string]
  admin:
    | [part: 'overview' | 'queue' | 'conversations' | 'feedback' | 'settings' | 'acts']
    | [part: 'people', search: string]
    | [part: 'messages', userId: string]
  'avoided-words': [diet: readonly string[] | null, restrictions: readonly string[] | null, text: string]
  'billing-news': [userId: string]
  'body-log': [userId: string, first: LocalDate | 'before', last: LocalDate]
  'calendar-feed': [userId: string]
  callback: [search: string]
  'check-in': [userId: string]
  'day-changes': [userId: string]
  devices: [userId: string]
  events: [userId: string] | [userId: string, part: 'next', today: LocalDate]
  'day-notes': [userId: string, day: LocalDate]
  favorites: [userId: string]
  'first-plan': [userId: string, attempt: string]
  'first-plan-run': [runId: string | undefined]
  'fresh-session': []
  'goal-period': [userId: string]
  'health-answers': [userId: string]
  'health-readings': [userId: string, today: LocalDate, zone: string]
  'kitchen-preferences': [userId: string]
  'meal-choices': [
    userId: string,
    week: string | undefined,
    day: string,
    mealId: string,
    recipe: string | null,
    round: number,
  ]
  'meal-logs':
    | [userId: string, part: 'days', first: LocalDate, last: LocalDate, zone: string]
    | [userId: string, part: 'recent']
    | [userId: string, part: 'details', id: string, zone: string]
  'meal-marks': [userId: string, day: LocalDate]
  'meal-plan': [userId: string, part: 'status'] | [userId: string, part: 'week', monday: LocalDate]
  notifications: [userId: string, part: 'list' | 'unread' | 'support']
  'own-foods': [userId: string]
  payments: [userId: string]
  'plan-preview': [userId: string, change: string]
  'plan-run': [runId: string]
  product: [code: string]
  'product-search': [words: string]
  'product-warnings': [diet: readonly string[] | null, restrictions: readonly string[] | null, code: string]
  profile: [userId: string]
  'push-devices': [userId: string, part: 'all' | 'here']
  'race-settings': [userId: string]
  replan: [userId: string, events: string]
  setting: [key: string]
  'shopping-ticks': [userId: string]
  storage: [userId: string]
  subscription: [userId: string]
  support: [userId: string]
  'sweat-tests': [userId: string]
  'terra-callback': [search: string]
  'training-calendars': [userId: string]
  trends: [userId: string, days: TrendSpan, today: LocalDate]
  'two-step': [userId: string]
  passkeys: [userId: string]
  'other-provider': []
  verification: [userId: string, secret: string]
  'wearable-activities': [userId: string, day: LocalDate, zone: string]
}

export type QueryName = keyof QueryArguments

declare const made: unique symbol

/** A key made by this module: a loose array is none, so that two files cannot spell one call differently. */
export interface MadeKey {
  readonly [made]: true
}

/** The arguments as far as they are given, from the first on. */
type Leading<Arguments extends readonly unknown[]> = Arguments extends readonly [...infer Fewer, unknown]
  ? Arguments | Leading<Fewer>
  : Arguments

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly unknown[] & MadeKey
  }
}

/** The key of one answer: the call and all its arguments. */
export const queryKey = <Name extends QueryName>(name: Name, ...given: QueryArguments[Name]) =>
  [name, ...given] as unknown as readonly [Name, ...QueryArguments[Name]] & MadeKey

/** The beginning of the keys of several answers, for reading them again or forgetting them. */
export const queryScope = <Name extends QueryName>(name: Name, ...given: Leading<QueryArguments[Name]>) =>
  [name, ...given] as unknown as readonly [Name, ...unknown[]] & MadeKey

/** Whether a kept answer is one of that call. */
export const isQueryOf = (key: readonly unknown[], name: QueryName): boolean => key[0] === name
