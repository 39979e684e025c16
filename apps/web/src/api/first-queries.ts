import { dayBounds, type LocalDate } from '@pacemeal/domain'
import { queryText as q } from './query-text.ts'

// What the first screens ask for, written without the SDK: `early.ts` asks for it before any other code is here.

/** Logs read with one call; a week of a person who writes everything down may take more than one. */
export const LOGS_PER_PAGE = 100

/** The newest plan in use. */
export const activePlanQueries = (userId: string): string[] => [
  q.equal('userId', userId),
  q.equal('status', 'active'),
  q.orderDesc('$createdAt'),
  q.limit(1),
]

/** The states of the newest plans; the days themselves are not asked for every ten seconds. */
export const planStatusQueries = (userId: string): string[] => [
  q.equal('userId', userId),
  q.equal('status', ['generating', 'failed', 'active']),
  q.orderDesc('$createdAt'),
  q.limit(10),
  q.select(['status', 'parsedMealPlan']),
]

/** The logs from the first to the last day, both included, in the zone, by time: the first page. */
export const mealLogQueries = (userId: string, first: LocalDate, last: LocalDate, zone: string): string[] => [
  q.equal('user', userId),
  q.greaterThanEqual('loggedAt', dayBounds(first, zone).from),
  q.lessThanEqual('loggedAt', dayBounds(last, zone).to),
  q.orderAsc('loggedAt'),
  q.limit(LOGS_PER_PAGE),
]

/** The one document of a person in a collection that names its owner in a field, or null where the id does. */
export const ownDocumentQueries = (userId: string, ownerField: string | null): string[] => [
  q.equal(ownerField ?? '$id', userId),
  q.limit(1),
]
