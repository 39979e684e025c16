import { localDate } from '@pacemeal/domain'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listAddress } from './document-addresses.ts'
import { OWN_ID, readEarly } from './early-readings.ts'
import { activePlanDayQueries, activePlanQueries } from './first-queries.ts'

const origin = 'http://pacemeal.example'
const { fetched } = vi.hoisted(() => {
  globalThis.location = { origin: 'http://pacemeal.example' } as Location
  return { fetched: vi.fn<typeof fetch>() }
})
const { holdsDay, isWhole, weekPlanQuery } = await import('./meal-plans.ts')

const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
const monday = localDate('2026-11-23')
const tuesday = localDate('2026-11-24')
const ofTuesday = { $id: 'plan', weekStart: monday, parsedMealPlan: '{}', tuesday_plan: '{"day":"tuesday"}' }
const others = ['monday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const whole = { ...ofTuesday, ...Object.fromEntries(others.map((day) => [`${day}_plan`, null])) }
const queriesAsked = () => fetched.mock.calls.map(([address]) => new URL(String(address)).search)
const searchOf = (queries: string[]) => new URL(origin + listAddress('meal_plans', queries)).search

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const query = weekPlanQuery('maya', monday, tuesday)
beforeEach(() => {
  fetched.mockReset()
  client.clear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  globalThis.earlyReadings = undefined
  vi.unstubAllGlobals()
})

test('a first visit begins with the day that it asked for early, and the week is asked for after it', async () => {
  const early = listAddress('meal_plans', activePlanDayQueries(OWN_ID, tuesday))
  fetched.mockResolvedValueOnce(json({ answers: [{ status: 200, body: { total: 1, documents: [ofTuesday] } }] }))
  readEarly({ endpoint: `${origin}/v1`, projectId: 'pacemeal', userId: 'maya' }, [early], '2026-11-24T07:00:00.000Z')
  const first = await client.fetchQuery(query)
  expect(first).toEqual(ofTuesday)
  expect(first && [holdsDay(first, 'tuesday'), holdsDay(first, 'wednesday'), isWhole(first)]).toEqual([
    true,
    false,
    false,
  ])

  fetched.mockResolvedValueOnce(json({ total: 1, documents: [whole] }))
  const second = await client.fetchQuery(query)
  expect(second && isWhole(second)).toBe(true)
  expect(await client.fetchQuery(query)).toEqual(second)
  expect(queriesAsked()).toEqual(['', searchOf(activePlanQueries('maya'))])
})

test('later the whole week is asked for at once', async () => {
  fetched.mockResolvedValueOnce(json({ total: 1, documents: [whole] }))
  expect(await client.fetchQuery(query)).toEqual(whole)
  expect(queriesAsked()).toEqual([searchOf(activePlanQueries('maya'))])
})

test('a day is kept when the week cannot be read', async () => {
  client.setQueryData(query.queryKey, ofTuesday as never)
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await client.prefetchQuery(query)
  expect(client.getQueryData(query.queryKey)).toEqual(ofTuesday)
  expect(client.getQueryState(query.queryKey)?.status).toBe('error')
})
