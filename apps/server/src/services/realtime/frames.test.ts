import fc from 'fast-check'
import { expect, test } from 'vitest'
import { subscriptionsInAddress } from './channels-in-address.ts'
import { readFrame, UnusableFrame } from './frames.ts'

/** Any JSON, and often something close to a frame. */
const anyFrame = fc.oneof(
  fc.json(),
  fc.string(),
  fc
    .record({
      type: fc.constantFrom('ping', 'authentication', 'subscribe', 'unsubscribe', 'presence', '__proto__'),
      data: fc.oneof(
        fc.jsonValue(),
        fc.record({ session: fc.string() }),
        fc.array(
          fc.record(
            {
              subscriptionId: fc.oneof(fc.string(), fc.constant('a1')),
              channels: fc.oneof(fc.array(fc.string()), fc.jsonValue()),
              queries: fc.oneof(fc.constant([]), fc.constant(null), fc.jsonValue()),
            },
            { requiredKeys: [] },
          ),
        ),
      ),
    })
    .map((frame) => JSON.stringify(frame)),
)

test('whatever a client sends is either a frame or refused in words', () => {
  let taken = 0
  fc.assert(
    fc.property(anyFrame, (text) => {
      try {
        expect(['ping', 'authentication', 'subscribe', 'unsubscribe']).toContain(readFrame(text).type)
        taken += 1
      } catch (error) {
        expect(error).toBeInstanceOf(UnusableFrame)
        expect((error as Error).message).toMatch(/^(A frame is JSON text\.|The frame does not fit: .+: .+)$/s)
      }
    }),
    { seed: 26, numRuns: 3000 },
  )
  expect(taken).toBeGreaterThan(100)
})

test('whatever stands in an address, subscriptions come out or nothing does', () => {
  const key = fc.oneof(
    fc.string(),
    fc.constantFrom('channels[]', 'channels[3]', 'documents[0][]', 'files[0][]', 'a[1][]'),
  )
  const value = fc.oneof(fc.string(), fc.constant('{"method":"select","values":["*"]}'), fc.constant('documents'))
  let found = 0
  fc.assert(
    fc.property(fc.array(fc.tuple(key, value), { maxLength: 8 }), (pairs) => {
      const query = new URLSearchParams(pairs).toString()
      for (const { wanted } of subscriptionsInAddress(`/v1/realtime?${query}`) ?? []) {
        expect(wanted.channels.length).toBeGreaterThan(0)
        found += 1
      }
    }),
    { seed: 26, numRuns: 2000 },
  )
  expect(found).toBeGreaterThan(100)
})
