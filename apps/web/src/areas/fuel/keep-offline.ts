import { addDays, type LocalDate, mondayOf, mondaysAround } from '@pacemeal/domain'
import { dayChangesQuery } from '../../api/day-changes.ts'
import { eventsQuery } from '../../api/events.ts'
import { healthAnswersQuery } from '../../api/health-answers.ts'
import { mealLogsQuery } from '../../api/meal-logs.ts'
import { mealMarksQuery } from '../../api/meal-marks.ts'
import { weekPlanQuery } from '../../api/meal-plans.ts'
import { nearEventsQuery } from '../../api/next-event.ts'
import { queryClient } from '../../api/query-client.ts'
import { raceSettingsQuery } from '../../api/race-settings.ts'
import { shoppingTicksQuery } from '../../api/shopping-ticks.ts'
import { storedKitchenQuery } from '../../api/stored-kitchen.ts'
import { sweatTestsQuery } from '../../api/sweat-tests.ts'
import { trainingCalendarsQuery } from '../../api/training-calendars.ts'
import { wearableActivitiesQuery } from '../../api/wearable-activities.ts'
import { calendarWeek, firstDay } from '../../languages/calendar-week.ts'
import { browserZone, presentDay } from '../../navigation/local-day.ts'
import { savesData } from '../../navigation/saves-data.ts'

/** What home reads of one day beside its plan. */
function readDay(userId: string, day: LocalDate, zone: string): readonly Promise<void>[] {
  const [first = day] = calendarWeek(day)
  return [
    queryClient.prefetchQuery(mealLogsQuery(userId, first, addDays(first, 6), zone)),
    queryClient.prefetchQuery(mealMarksQuery(userId, day)),
    queryClient.prefetchQuery(wearableActivitiesQuery(userId, day, zone)),
    queryClient.prefetchQuery(nearEventsQuery(userId, day)),
  ]
}

/** Resolves once a service worker hears what this page asks for; never where there is none. */
const underWorker = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.serviceWorker?.controller) return resolve()
    navigator.serviceWorker?.addEventListener('controllerchange', () => resolve(), { once: true })
  })

/** Whether the worker has heard all that this page has asked: a first visit begins before there is one. */
const beganUnderWorker = (): boolean =>
  performance.getEntriesByType('navigation').some((visit) => 'workerStart' in visit && Number(visit.workerStart) > 0)

/**
 * Reads what today, tomorrow, the week, shopping, cooking and the race card stand on, so that the service worker keeps it
 * for the time without a network, and fetches the foods that they name.
 */
export async function keepOffline(userId: string): Promise<void> {
  if (savesData() || !navigator.onLine) return
  await underWorker()
  if (!beganUnderWorker()) await queryClient.invalidateQueries()
  const today = presentDay()
  const zone = browserZone()
  const mondays = new Set([...mondaysAround(firstDay(), today), mondayOf(today), mondayOf(addDays(today, 7))])
  await Promise.all([
    ...readDay(userId, today, zone),
    ...readDay(userId, addDays(today, 1), zone),
    ...[...mondays].map((monday) => queryClient.prefetchQuery(weekPlanQuery(userId, monday, today))),
    queryClient.prefetchQuery(dayChangesQuery(userId)),
    queryClient.prefetchQuery(storedKitchenQuery(userId)),
    queryClient.prefetchQuery(healthAnswersQuery(userId)),
    queryClient.prefetchQuery(shoppingTicksQuery(userId)),
    queryClient.prefetchQuery(eventsQuery(userId)),
    queryClient.prefetchQuery(raceSettingsQuery(userId)),
    queryClient.prefetchQuery(sweatTestsQuery(userId)),
    queryClient.prefetchQuery(trainingCalendarsQuery(userId)),
  ])
  // The catalogue of foods, which comes with the list, is not among the files that the worker brings by itself.
  await import('./shopping/shopping-view.tsx')
}
