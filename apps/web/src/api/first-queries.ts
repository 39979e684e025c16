import { addDays, dayBounds, type LocalDate, logBounds, weekdayOf } from '@pacemeal/domain'
import { dayField } from '@pacemeal/protocol'
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

/** The same with nothing of its days but one: a week is some 400 kB, and a first visit shows a day. */
export const activePlanDayQueries = (userId: string, day: LocalDate): string[] => [
  ...activePlanQueries(userId),
  q.select(['userId', 'status', 'weekStart', 'parsedMealPlan', dayField(weekdayOf(day))]),
]

/**
 * The newest plan of another week than the present one: the one made ahead, or how it was planned.
 *
 * @param monday - of the week
 * @param present - the Monday of the present week
 */
export const weekPlanQueries = (userId: string, monday: LocalDate, present: LocalDate): string[] =>
  planOfWeekQueries(userId, monday, monday > present ? ['upcoming'] : ['active', 'replaced'])

/** The newest plan of a week among those in one of the states. */
export const planOfWeekQueries = (userId: string, monday: LocalDate, states: readonly string[]): string[] => [
  q.equal('userId', userId),
  q.equal('weekStart', monday),
  q.equal('status', states),
  q.orderDesc('$createdAt'),
  q.limit(1),
]

/** The states of the newest plans; what they hold is not asked for every ten seconds. */
export const planStatusQueries = (userId: string): string[] => [
  q.equal('userId', userId),
  q.equal('status', ['generating', 'failed', 'active']),
  q.orderDesc('$createdAt'),
  q.limit(10),
  q.select(['status']),
]

/** The logs from the first to the last day, both included, in whatever zone each was eaten, by time: the first page. */
export const mealLogQueries = (userId: string, first: LocalDate, last: LocalDate): string[] => {
  const { from, to } = logBounds(first, last)
  return [
    q.equal('user', userId),
    q.greaterThanEqual('loggedAt', from),
    q.lessThanEqual('loggedAt', to),
    q.orderAsc('loggedAt'),
    q.limit(LOGS_PER_PAGE),
  ]
}

/** The one document of a person in a collection that names its owner in a field, or null where the id does. */
export const ownDocumentQueries = (userId: string, ownerField: string | null): string[] => [
  q.equal(ownerField ?? '$id', userId),
  q.limit(1),
]

/** The document of this id. */
export const documentQueries = (id: string): string[] => ownDocumentQueries(id, null)

/** Days that may be changed at a time, and those before. */
const MAX_CHANGED_DAYS = 60

/** What is different on single days beside the weekly schedule. */
export const dayChangesQueries = (userId: string): string[] => [
  q.equal('user', userId),
  q.orderDesc('$createdAt'),
  q.limit(MAX_CHANGED_DAYS),
]

/** What the person said of the day's planned meals. */
export const mealMarkQueries = (userId: string, day: LocalDate): string[] => [
  q.equal('user', userId),
  q.equal('day', day),
  q.limit(100),
]

/** What a day shows of a record; its samples can be thousands and stay on the server. */
const SHOWN_OF_RECORD = ['provider', 'metadata', 'data_timestamp', 'postActivityMeal', 'postActivityFuelReasoning']
/** Most records read of one day, and most looked through when none was created on it (product specification). */
const MAX_RECORDS_PER_DAY = 100
const MAX_LATEST_RECORDS = 50

const activityQueries = (userId: string): string[] => [
  q.equal('appwrite_user_id', userId),
  q.equal('data_type', 'activity'),
  q.orderDesc('$createdAt'),
  q.select(SHOWN_OF_RECORD),
]

/**
 * What devices sent on the day, in the zone, and what was done around it, whenever it came: a history that is imported later is
 * not hidden by what came on the day itself.
 */
export const activitiesSentQueries = (userId: string, day: LocalDate, zone: string): string[] => {
  const within = (field: string, first: LocalDate, last: LocalDate): string =>
    q.and([q.greaterThanEqual(field, dayBounds(first, zone).from), q.lessThanEqual(field, dayBounds(last, zone).to)])
  // A recording is dated by its end, and the clock of some devices is of an unknown place.
  const done = within('data_timestamp', addDays(day, -1), addDays(day, 2))
  return [...activityQueries(userId), q.or([within('$createdAt', day, day), done]), q.limit(MAX_RECORDS_PER_DAY)]
}

/** What devices sent last, whenever that was: one that syncs late sends yesterday's activity today. */
export const latestActivitiesQueries = (userId: string): string[] => [
  ...activityQueries(userId),
  q.limit(MAX_LATEST_RECORDS),
]

/** Days ahead in which an event is spoken of at home. */
const DAYS_AHEAD = 14
/** Events of two days may be over already. */
const MAX_EVENTS_READ = 8

/**
 * The events of the next two weeks, the first one first, and those of the day before: where one takes place it may be that
 * day still.
 */
export const nextEventQueries = (userId: string, today: LocalDate): string[] => [
  q.equal('user', userId),
  q.greaterThanEqual('day', addDays(today, -1)),
  q.lessThanEqual('day', addDays(today, DAYS_AHEAD)),
  q.orderAsc('day'),
  q.limit(MAX_EVENTS_READ),
]

/** Those notifications that are due at an ISO time: without a scheduled time, or with one that has come. */
export const dueBy = (time: string): string => q.or([q.isNull('scheduledTime'), q.lessThanEqual('scheduledTime', time)])

/** The unread notifications that are due at an ISO time; how many there are is told with one of them. */
export const unreadQueries = (userId: string, time: string): string[] => [
  q.equal('user', userId),
  q.equal('read', false),
  dueBy(time),
  q.limit(1),
]

/** The address below the endpoint of the trends of so many days. */
export const trendsAddress = (days: number): string => `/account/trends?days=${days}`

/** How many days of trends are shown at first. */
export const FIRST_TREND_SPAN = 30
