import { AppwriteException } from 'appwrite'
import { expect, test } from 'vitest'
import { readAgainAfterMs } from './query-client.ts'
import { whenAdmitted } from './when-admitted.ts'

const refused = (body: object) => {
  const text = { message: 'The server is busy.', code: 503, type: 'general_service_unavailable', ...body }
  return new AppwriteException('The server is busy.', 503, 'general_service_unavailable', JSON.stringify(text))
}

/** A call that is refused so often before it is answered, and what was waited for. */
const aCall = (failures: readonly unknown[]) => {
  const left = [...failures]
  const waits: number[] = []
  const call = async () => {
    if (left.length > 0) throw left.shift()
    return 'done'
  }
  const wait = async (seconds: number) => void waits.push(seconds)
  return { outcome: whenAdmitted(call, wait), waits }
}

test('a change that a busy server did not begin is sent again after the time it gives', async () => {
  const { outcome, waits } = aCall([
    refused({ reason: 'overloaded', retryAfter: 2 }),
    refused({ reason: 'overloaded', retryAfter: 3 }),
  ])
  expect(await outcome).toBe('done')
  expect(waits).toEqual([2, 3])
})

test('after three tries the refusal is told', async () => {
  const busy = refused({ reason: 'overloaded', retryAfter: 1 })
  await expect(aCall([busy, busy, busy]).outcome).rejects.toBe(busy)
})

test.each([
  ['failed on its way and may have happened', refused({ retryAfter: 2 })],
  ['is to wait for longer than anybody watches', refused({ reason: 'overloaded', retryAfter: 60 })],
  ['was lost with the network', new TypeError('Failed to fetch')],
])('a change that %s is not sent again by itself', async (_, failure) => {
  const { outcome, waits } = aCall([failure])
  await expect(outcome).rejects.toBe(failure)
  expect(waits).toEqual([])
})

test('a reading is asked for again after a second, or when the server wants it', () => {
  expect(readAgainAfterMs(0, new TypeError('Failed to fetch'))).toBe(1000)
  expect(readAgainAfterMs(1, refused({ retryAfter: 1 }))).toBe(2000)
  expect(readAgainAfterMs(0, refused({ retryAfter: 3 }))).toBe(3000)
})
