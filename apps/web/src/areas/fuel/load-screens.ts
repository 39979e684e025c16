import type { LoaderFunctionArgs } from 'react-router'
import { accountQuery } from '../../api/account.ts'
import { atHand, queryClient } from '../../api/query-client.ts'
import { readSelectedDay } from '../../navigation/selected-day.ts'
import { prefetchDay, prefetchPlans } from './first-readings.ts'

// Each starts every reading of its screen together and waits for none that takes its time: the screen draws each part's own
// skeleton.

/** Before the home screen: plan, its status, the logs of the week that is shown, and what else the day is made of. */
export async function loadHome({ request }: LoaderFunctionArgs) {
  const account = await queryClient.ensureQueryData(accountQuery)
  if (!account) return null
  await atHand(prefetchDay(account.id, readSelectedDay(new URL(request.url).searchParams)))
  return null
}

/** Before a meal's details: the plan; most ids stand in it. */
export async function loadMealDetails({ request }: LoaderFunctionArgs) {
  const account = await queryClient.ensureQueryData(accountQuery)
  if (account) await atHand(prefetchPlans(account.id, readSelectedDay(new URL(request.url).searchParams)))
  return null
}
