import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { askUnanswered } from './ask-unanswered.ts'
import { queryKey } from './query-keys.ts'
import { ApiRefusal, type RefusalCode } from './refusal.ts'

test('what the server did not answer is asked again, and what it refused is not', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const asked: string[] = []
  let isDown = true
  const look = async (name: string, code: RefusalCode) => {
    const observer = new QueryObserver(queries, {
      queryKey: queryKey('setting', name),
      queryFn: () => {
        asked.push(name)
        if (isDown || code === 'invalid-input') throw new ApiRefusal(code)
        return name
      },
    })
    const stop = observer.subscribe(() => undefined)
    await expect.poll(() => observer.getCurrentResult().status).toBe('error')
    return stop
  }
  const stops = [await look('plan', 'network'), await look('log', 'server'), await look('marks', 'invalid-input')]
  const leave = await look('trends', 'network')
  leave()
  isDown = false
  asked.length = 0
  await askUnanswered(queries)
  expect(asked.toSorted()).toEqual(['log', 'plan'])
  expect(queries.getQueryData(queryKey('setting', 'plan'))).toBe('plan')
  for (const stop of stops) stop()
})
