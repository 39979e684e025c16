import { addDays, dayAt, type LocalDate, weekFrom } from '@pacemeal/domain'
import { configuration, pathInApp } from '../api/configuration.ts'
import { listAddress } from '../api/document-addresses.ts'
import { isInstalled, OWN_ID, readEarly } from '../api/early-readings.ts'
import {
  activePlanDayQueries,
  activePlanQueries,
  activitiesSentQueries,
  dayChangesQueries,
  documentQueries,
  FIRST_TREND_SPAN,
  latestActivitiesQueries,
  mealLogQueries,
  mealMarkQueries,
  nextEventQueries,
  ownDocumentQueries,
  planStatusQueries,
  trendsAddress,
  unreadQueries,
} from '../api/first-queries.ts'
import { findSignedIn, USER_CACHE_MS } from '../api/signed-in-store.ts'
import { firstDayOf } from '../languages/first-day.ts'
import { readKeptUnits } from '../languages/kept-units.ts'
import { browserZone } from '../navigation/local-day.ts'
import { paths } from '../navigation/paths.ts'

// Asks for the person and their day while the app's code is still on its way. A script of its own, a few kB, that the page
// fetches before all other code; what it asks for is taken by `api/documents.ts` and `api/account.ts`.

/** What a day of the plan is made of beside the plan itself, where the browser can count days. */
function readingsOfDay(day: LocalDate, zone: string): readonly string[] {
  const [first = day] = weekFrom(firstDayOf(readKeptUnits()), day)
  return [
    listAddress('meal_logs', mealLogQueries(OWN_ID, first, addDays(first, 6))),
    listAddress('meal_marks', mealMarkQueries(OWN_ID, day)),
    listAddress('wearable_data', activitiesSentQueries(OWN_ID, day, zone)),
    listAddress('wearable_data', latestActivitiesQueries(OWN_ID)),
  ]
}

/** What the screen at the address reads before it stands, below the endpoint; nothing of screens that nobody opens first. */
function readingsOf({ pathname: visited, search }: Location, moment: string, now: number): readonly string[] {
  const pathname = pathInApp(visited)
  const [home, plan, trends] = [paths.home, paths.mealPlan, paths.trends].map((path) => path === pathname)
  if (!home && !plan && !trends && pathname !== paths.schedule && pathname !== paths.profile) return []
  const frame = [
    listAddress('user_profiles', documentQueries(OWN_ID)),
    listAddress('notifications', unreadQueries(OWN_ID, moment)),
  ]
  if (trends) return [...frame, trendsAddress(FIRST_TREND_SPAN)]
  if (!home && !plan) return frame
  // Another day than today is chosen by the address; browsers without Temporal fetch theirs later.
  const knowsDay = search === '' && 'Temporal' in globalThis
  const zone = browserZone()
  const today = knowsDay ? dayAt(now, zone) : undefined
  // The installed app keeps the whole week under the address by which it asks for it.
  const planQueries =
    today === undefined || isInstalled() ? activePlanQueries(OWN_ID) : activePlanDayQueries(OWN_ID, today)
  return [
    ...frame,
    listAddress('meal_plans', planQueries),
    listAddress('meal_plans', planStatusQueries(OWN_ID)),
    listAddress('day_changes', dayChangesQueries(OWN_ID)),
    ...(plan ? ['kitchen_preferences', 'health_answers'] : ['health_answers']).map((one) =>
      listAddress(one, ownDocumentQueries(OWN_ID, 'user')),
    ),
    ...(today === undefined ? [] : readingsOfDay(today, zone)),
    ...(today === undefined || !home ? [] : [listAddress('events', nextEventQueries(OWN_ID, today))]),
  ]
}

const now = Date.now()
const moment = new Date(now).toISOString()
const readings = readingsOf(location, moment, now)
if (readings.length > 0) {
  const kept = findSignedIn()
  const userId = kept && now - kept.at < USER_CACHE_MS ? kept.user.id : undefined
  readEarly({ endpoint: configuration.endpoint, projectId: configuration.projectId, userId }, readings, moment)
}
