import { findSafePath, isJsonObject, type LocalDate, parseJsonObject } from '@pacemeal/domain'
import { dayParameter, paths } from '../../navigation/paths.ts'

/** What a notification is about; it chooses the icon. */
export type Topic = 'workout' | 'meal' | 'wearable' | 'plan' | 'reminder' | 'billing' | 'general'

/** The first word found decides; the product's own name is not one of them. */
const keywords: readonly (readonly [RegExp, Topic])[] = [
  [/\bworkout/i, 'workout'],
  [/\b(meal|fuel)/i, 'meal'],
  [/\bwearable/i, 'wearable'],
  [/\bplan/i, 'plan'],
]

/** What a notification carries beside its words. */
export interface NotificationFacts {
  readonly topic?: string
  readonly path?: string
  readonly day?: string
  readonly meal?: string
  readonly zone?: string
  readonly planId?: string
  readonly activityId?: string
}

/** The facts in a notification's metadata, which is JSON text of any origin: only texts count. */
export const readFacts = (metadata: string | null | undefined): NotificationFacts =>
  Object.fromEntries(Object.entries(parseJsonObject(metadata)).filter(([, value]) => typeof value === 'string'))

/** What a notification says in a language of the screen; as it was told where it is not kept in that language. */
export function textIn(
  {
    title,
    description,
    metadata,
  }: { readonly title: string; readonly description?: string | null; readonly metadata?: string | null },
  language: string,
): { readonly title: string; readonly description: string | null } {
  const { translations } = parseJsonObject(metadata)
  const said = isJsonObject(translations) ? translations[language] : undefined
  return isJsonObject(said) && typeof said.title === 'string' && typeof said.description === 'string'
    ? { title: said.title, description: said.description }
    : { title, description: description ?? null }
}

/** A nudge names its day and meal, also one that was kept before nudges said what they are. */
const isReminder = ({ topic, day, meal }: NotificationFacts): boolean =>
  topic === 'reminder' || (day !== undefined && meal !== undefined)

/** The topic of a notification: a nudge is one whatever session it names; otherwise its title says. */
export function topicOf(title: string, facts: NotificationFacts = {}): Topic {
  if (isReminder(facts)) return 'reminder'
  const named = keywords.find(([word]) => word.test(title))?.[1]
  return named ?? (facts.topic === 'billing' ? 'billing' : 'general')
}

/** `Berlin`, when a nudge's words hold the times of another zone than the reader's: its city. */
export function foreignPlace(facts: NotificationFacts, readerZone: string): string | undefined {
  const { zone } = facts
  if (!isReminder(facts) || zone === undefined || zone === readerZone) return undefined
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/** Where a notification leads: to what it is about. Undefined for one that is about no screen. */
export function destinationOf(facts: NotificationFacts, today: LocalDate): string | undefined {
  const { day, meal, path, planId, activityId } = facts
  if (day !== undefined && meal !== undefined) {
    // The plan's meals are those of the present week: of another day, the day itself says what became of it.
    return `${day === today ? paths.mealDetails(meal) : paths.home}?${dayParameter}=${encodeURIComponent(day)}`
  }
  if (path !== undefined) return findSafePath(path)
  if (planId !== undefined) return paths.mealPlan
  return activityId === undefined ? undefined : paths.mealDetails(activityId)
}
