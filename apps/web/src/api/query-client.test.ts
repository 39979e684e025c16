import { MutationObserver, notifyManager } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

const neverAnswered = () => new Promise<void>(() => undefined)

/** What a screen has been told of a mutation once the event that began it is over. */
const toldWithin = async (type: string): Promise<readonly boolean[]> => {
  const told: boolean[] = []
  const mutation = new MutationObserver(queryClient, { mutationFn: neverAnswered })
  // As useMutation subscribes.
  mutation.subscribe(notifyManager.batchCalls(({ isPending }) => told.push(isPending)))
  vi.stubGlobal('event', { type })
  void mutation.mutate()
  await Promise.resolve()
  vi.unstubAllGlobals()
  return told
}

test.each(['click', 'submit', 'keydown'])(
  'the screen knows that something is under way within the %s',
  async (type) => {
    expect(await toldWithin(type)).toEqual([true])
  },
)

test('what no press has begun is told in a task of its own', async () => {
  expect(await toldWithin('message')).toEqual([])
})
