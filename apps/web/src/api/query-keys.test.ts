import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { localDate } from '@pacemeal/domain'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { isQueryOf, queryKey, queryScope } from './query-keys.ts'

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
const day = localDate('2026-11-17')
const nextDay = localDate('2026-11-18')

describe('the key of a query', () => {
  test('tells the same call with other arguments apart', () => {
    const cache = client()
    cache.setQueryData(queryKey('meal-marks', 'maya', day), 'today')
    cache.setQueryData(queryKey('meal-marks', 'maya', nextDay), 'tomorrow')
    expect(cache.getQueryData(queryKey('meal-marks', 'maya', day))).toBe('today')
    expect(cache.getQueryData(queryKey('meal-marks', 'noah', day))).toBeUndefined()
  })

  test('lies in the scope of its call and its leading arguments only', async () => {
    const cache = client()
    const recent = queryKey('meal-logs', 'maya', 'recent')
    const days = queryKey('meal-logs', 'maya', 'days', day, nextDay, 'UTC')
    const others = queryKey('meal-logs', 'noah', 'recent')
    for (const key of [recent, days, others]) cache.setQueryData(key, [])
    await cache.invalidateQueries({ queryKey: queryScope('meal-logs', 'maya') })
    expect([recent, days, others].map((key) => cache.getQueryState(key)?.isInvalidated)).toEqual([true, true, false])
    expect(isQueryOf(recent, 'meal-logs')).toBe(true)
    expect(isQueryOf(recent, 'meal-marks')).toBe(false)
  })

  test('is a type that no loose array has', () => {
    const cache = client()
    // @ts-expect-error a key that this module has not made
    cache.getQueryData(['meal-logs', 'maya'])
    // @ts-expect-error a call that nobody makes
    queryScope('meal-lögs')
    // @ts-expect-error a key without its last argument
    queryKey('meal-marks', 'maya')
    // @ts-expect-error arguments in another order than the call has them
    queryScope('meal-marks', 7)
    expect(cache.getQueryCache().getAll()).toEqual([])
  })

  test('is written out in this module alone', () => {
    const source = join(import.meta.dirname, '..')
    const loose = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .filter((name) => /queryKey\s*[:=]\s*\[/.test(readFileSync(join(source, name), 'utf8')))
    expect(loose).toEqual([])
  })
})
