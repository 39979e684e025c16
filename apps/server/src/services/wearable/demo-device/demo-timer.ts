import { z } from 'zod'
import type { TimerHandler } from '../../timers/timer.ts'
import { findWearer, keepDemoData } from './demo-data.ts'
import { DEMO_DEVICE, findDemoLink, setNextReport } from './demo-link.ts'

const facts = z.object({ linkId: z.string() })

/** The demo device speaks: what it would have said by now is kept, and it speaks again. One that was removed is silent. */
export const demoDevice: TimerHandler = {
  kind: DEMO_DEVICE,
  async runInTransaction(tx, backend, timer) {
    const read = facts.safeParse(timer.facts)
    const link = await findDemoLink(tx, timer.userId)
    if (!read.success || link?.terraUserId !== read.data.linkId) return
    const wearer = await findWearer(tx, timer.userId)
    if (wearer === undefined) return
    await keepDemoData(tx, backend, wearer)
    await setNextReport(tx, backend, wearer, link.terraUserId)
  },
}
