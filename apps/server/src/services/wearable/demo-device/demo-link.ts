import { nowText } from '../../../clock.ts'
import { newId } from '../../../ids.ts'
import type { Ports } from '../../../ports.ts'
import { Refusal } from '../../../refusal.ts'
import type { Transaction } from '../../../store/open.ts'
import type { WearableLinkRow } from '../../../store/tables.ts'
import { setTimer } from '../../timers/set-timer.ts'
import { activeLinksOf, endLink, showLinks } from '../wearable-links.ts'
import { findWearer, keepDemoData } from './demo-data.ts'
import { DEMO_PROVIDER, nextWord, type Wearer } from './demo-days.ts'

export const DEMO_DEVICE = 'demo-device'

/** The person's demo device that is connected, if any. */
export const findDemoLink = async (tx: Transaction, userId: string): Promise<WearableLinkRow | undefined> =>
  (await activeLinksOf(tx, userId)).find(({ provider }) => provider === DEMO_PROVIDER)

/** Has the device speak again when it next would. */
export const setNextReport = async (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  wearer: Wearer,
  linkId: string,
): Promise<void> => {
  const dueAt = nextWord(wearer, backend.clock.now())
  const key = `${DEMO_DEVICE}/${wearer.userId}/${linkId}/${dueAt}`
  await setTimer(tx, backend, { key, userId: wearer.userId, kind: DEMO_DEVICE, facts: { linkId }, dueAt })
}

const requireWearer = async (tx: Transaction, userId: string): Promise<Wearer> => {
  const wearer = await findWearer(tx, userId)
  if (wearer !== undefined) return wearer
  throw new Refusal('document_not_found', ({ wearable }) => wearable.needsProfile)
}

/** Connects the demo device and brings its last weeks; connected already, it stays as it is. Gives its id and what is new. */
export const connectDemo = (
  backend: Ports<'clock' | 'events' | 'store' | 'texts' | 'timers'>,
  userId: string,
): Promise<{ terra_user_id: string; fresh: number }> =>
  backend.store.transact(async (tx) => {
    const wearer = await requireWearer(tx, userId)
    const known = await findDemoLink(tx, userId)
    const terraUserId = known?.terraUserId ?? `${DEMO_PROVIDER}-${newId()}`
    if (known === undefined) {
      const now = nowText(backend.clock)
      const row = {
        terraUserId,
        userId,
        provider: DEMO_PROVIDER,
        status: 'active',
        connectedAt: now,
        updatedAt: now,
      } as const
      await tx.db.insertInto('wearableLinks').values(row).execute()
      await showLinks(tx, backend, userId)
      await setNextReport(tx, backend, wearer, terraUserId)
    }
    return { terra_user_id: terraUserId, fresh: await keepDemoData(tx, backend, wearer) }
  })

/** Lets the device say at once what it would have said by now. */
export const syncDemo = (
  backend: Ports<'clock' | 'events' | 'store' | 'texts' | 'timers'>,
  userId: string,
): Promise<number> =>
  backend.store.transact(async (tx) => {
    const wearer = await requireWearer(tx, userId)
    return (await findDemoLink(tx, userId)) === undefined ? 0 : keepDemoData(tx, backend, wearer)
  })

/** Removes the demo device with all that it said. */
export const disconnectDemo = (backend: Ports<'clock' | 'events' | 'store'>, userId: string): Promise<void> =>
  backend.store.transact(async (tx) => {
    const link = await findDemoLink(tx, userId)
    if (link !== undefined) await endLink(tx, backend, link)
  })
