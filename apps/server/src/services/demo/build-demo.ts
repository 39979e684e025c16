import { openCatalog } from '@pacemeal/catalog'
import { dayAt, MINUTE_MS, weekdayOf } from '@pacemeal/domain'
import { readAthlete, readZone, userProfiles } from '@pacemeal/protocol'
import type { AllPorts } from '../../ports.ts'
import type { Person } from '../caller.ts'
import { findDocument } from '../documents/document-store.ts'
import { unlessThere } from '../documents/ensure-document.ts'
import { createDocument } from '../documents/write-documents.ts'
import { asOf } from './as-of.ts'
import { demoProfile } from './demo-athlete.ts'
import type { DemoHistory } from './demo-history.ts'
import { ensureDemoAccount } from './ensure-demo-account.ts'
import { ensureDemoWeek } from './ensure-demo-week.ts'
import { logDemoMeals } from './log-demo-meals.ts'
import { prepareDemo, raceOn } from './prepare-demo.ts'
import { recordDemoActivities } from './record-demo-activities.ts'
import { recordDemoPayments } from './record-demo-payments.ts'
import { remindOfSessions, settleNotifications } from './tell-demo.ts'
import { weighDemo } from './weigh-demo.ts'

export interface DemoOptions {
  /** IANA zone in which the demo athlete lives, once there is no profile that says otherwise. */
  readonly zone: string
  /** Stops the build between two writes; the next one goes on from there. */
  readonly signal: AbortSignal
}

const ONBOARDING_MS = 12 * MINUTE_MS

const ensureProfile = async (backend: AllPorts, demo: Person, zone: string) => {
  const { id, createdAt } = demo.user
  const today = weekdayOf(dayAt(backend.clock.now(), zone))
  if ((await findDocument(backend.store, userProfiles, id)) === undefined) {
    const data = demoProfile(zone, today)
    const then = asOf(backend, Date.parse(createdAt) + ONBOARDING_MS)
    await prepareDemo(then, demo, raceOn(dayAt(backend.clock.now(), zone), zone))
    await unlessThere(() => createDocument(then, demo, userProfiles, { documentId: id, data, permissions: null }))
  }
  return (await findDocument(backend.store, userProfiles, id)) ?? demoProfile(zone, today)
}

/**
 * Builds the demo athlete through the services that people use, or brings it up to the present: what is there stays,
 * what an interrupted build left out is added, and the days since the last entry are filled up to now. Gives false when
 * there is no plan, from which the days would be made.
 */
export const buildDemo = async (backend: AllPorts, { zone, signal }: DemoOptions): Promise<boolean> => {
  const demo = { user: await ensureDemoAccount(backend) }
  const profile = await ensureProfile(backend, demo, zone)
  await recordDemoPayments(backend, demo)
  signal.throwIfAborted()
  const week = await ensureDemoWeek(backend, demo.user.id, readZone(profile.timeZone), signal)
  const athlete = readAthlete(profile)
  if (week === undefined || !athlete.ok) return false
  const history: DemoHistory = { demo, athlete: athlete.value, week, signal }
  await logDemoMeals(backend, history, openCatalog())
  await weighDemo(backend, history)
  await recordDemoActivities(backend, history)
  await remindOfSessions(backend, history)
  await settleNotifications(backend, history)
  return true
}
