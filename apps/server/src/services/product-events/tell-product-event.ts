import { z } from 'zod'
import type { Ports } from '../../ports.ts'
import type { ToldProductEvent } from '../../providers/product-events/product-event-client.ts'
import type { Transaction } from '../../store/open.ts'
import { setTimer } from '../timers/set-timer.ts'
import type { Sent, TimerHandler } from '../timers/timer.ts'

const KIND = 'product-event'

const kept = z.object({
  client: z.string(),
  event: z.object({
    id: z.string(),
    name: z.enum(['signup', 'onboarding_completed', 'subscription']),
    user: z.string(),
    detail: z.string().nullable(),
    at: z.string(),
  }),
})

/**
 * Has everybody told who wants to hear of the event, after the transaction and in the background: nobody waits for them,
 * and one that is down is told later.
 */
export const tellProductEvent = async (
  tx: Transaction,
  backend: Ports<'clock' | 'productEvents' | 'timers'>,
  event: ToldProductEvent,
): Promise<void> => {
  for (const client of backend.productEvents.filter(({ wants }) => wants(event.name))) {
    await setTimer(tx, backend, {
      key: `${KIND}/${event.user}/${client.name}/${event.name}`,
      userId: event.user,
      kind: KIND,
      facts: { client: client.name, event },
      dueAt: backend.clock.now(),
    })
  }
}

/** Tells one client of one event. A client that is no longer set up has nothing to be told. */
export const productEventTimer: TimerHandler = {
  kind: KIND,
  isRepeatable: true,
  async callExternal(backend, { facts }, signal): Promise<Sent> {
    const read = kept.safeParse(facts)
    if (!read.success) return { kind: 'dead', why: 'What was kept of the event cannot be read.' }
    const client = backend.productEvents.find(({ name }) => name === read.data.client)
    return client === undefined ? { kind: 'sent' } : client.send(read.data.event, signal)
  },
}
