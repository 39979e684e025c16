import { addDays, dayAt, parseJsonObject, weekFromSunday } from '@pacemeal/domain'
import { configuration } from '../api/configuration.ts'
import { readEarly } from '../api/early-readings.ts'
import { activePlanQueries, mealLogQueries, ownDocumentQueries, planStatusQueries } from '../api/first-queries.ts'
import { findSignedIn, USER_CACHE_MS } from '../api/signed-in-store.ts'
import { browserZone } from '../navigation/local-day.ts'
import { paths } from '../navigation/paths.ts'

// Asks for the person and their day while the app's code is still on its way. A script of its own, a few kB, that the page
// fetches before all other code; what it asks for is taken by `api/client.ts`.

const read = (path: string, queries: readonly string[] = []) => {
  const uri = new URL(`${configuration.endpoint}${path}`)
  for (const [index, query] of queries.entries()) uri.searchParams.append(`queries[${index}]`, query)
  return readEarly(uri.toString(), configuration.projectId)
}

const documents = (collection: string, queries: readonly string[]) =>
  read(`/databases/${configuration.databaseId}/collections/${collection}/documents`, queries)

function readDay(userId: string): void {
  void read(`/databases/${configuration.databaseId}/collections/user_profiles/documents/${userId}`)
  if (location.pathname !== paths.home && location.pathname !== paths.mealPlan) return
  void documents('meal_plans', activePlanQueries(userId))
  void documents('meal_plans', planStatusQueries(userId))
  if (location.pathname === paths.mealPlan) void documents('kitchen_preferences', ownDocumentQueries(userId, 'user'))
  // Another day than today is chosen by the address; browsers without Temporal fetch it later.
  if (location.search !== '' || !('Temporal' in globalThis)) return
  const zone = browserZone()
  const [first] = weekFromSunday(dayAt(Date.now(), zone))
  if (first) void documents('meal_logs', mealLogQueries(userId, first, addDays(first, 6), zone))
}

async function readPerson(): Promise<void> {
  const kept = findSignedIn()
  if (kept && Date.now() - kept.at < USER_CACHE_MS) return readDay(kept.user.id)
  const answer = await read('/account')
  const { $id } = answer?.status === 200 ? parseJsonObject(answer.body) : {}
  if (typeof $id === 'string') readDay($id)
}

/** Screens that only a signed-in person has, and that are often the first of a visit. */
const OWN_SCREENS: readonly string[] = [paths.home, paths.mealPlan, paths.schedule, paths.profile, paths.trends]

if (OWN_SCREENS.includes(location.pathname)) void readPerson()
