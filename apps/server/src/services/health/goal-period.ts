import { addDays, DAY_MS, dayAt, type LocalDate, readObjective } from '@pacemeal/domain'
import { AVAILABILITY_WEEKS, findCutEnd } from '@pacemeal/nutrition'
import { goalPeriods, mealPlans, readMealPlan, userProfiles } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { zoneOf } from '../agenda/zone-of.ts'
import type { DocumentReaction } from '../documents/document-reactions.ts'
import { createOwnDocument, findDocument, updateOwnDocument } from '../documents/document-store.ts'

type NeededPorts = Ports<'clock' | 'events'>

const todayOf = async (tx: Transaction, { clock }: NeededPorts, userId: string): Promise<LocalDate> =>
  dayAt(clock.now(), await zoneOf(tx, userId))

/** Begins the period of the objective that the person has now. */
const beginPeriod = async (tx: Transaction, backend: NeededPorts, userId: string, stored: string | null) => {
  const period = {
    objective: readObjective(stored),
    since: await todayOf(tx, backend, userId),
    cutEnd: null,
    signs: [],
  }
  const changed = await updateOwnDocument(tx, backend, goalPeriods, userId, period)
  if (changed === undefined) await createOwnDocument(tx, backend, goalPeriods, { user: userId, ...period }, userId)
}

/** Remembers since when a person has their objective. */
export const recordGoalPeriod: DocumentReaction<NeededPorts, typeof userProfiles> = {
  collection: userProfiles,
  async created(tx, backend, _, { $id, performanceObjective }) {
    await beginPeriod(tx, backend, $id, performanceObjective)
  },
  async changed(tx, backend, before, { $id, performanceObjective }) {
    if (readObjective(performanceObjective) === readObjective(before.performanceObjective)) return
    await beginPeriod(tx, backend, $id, performanceObjective)
  },
}

/** Less than half of the days tells too little of them all. */
const MIN_KNOWN_DAYS = (AVAILABILITY_WEEKS * 7) / 2

/** Mean energy availability of the days that were planned of the last weeks; null when too few were. */
const meanAvailability = async (tx: Transaction, userId: string, today: LocalDate): Promise<number | null> => {
  const from = addDays(today, -7 * AVAILABILITY_WEEKS)
  const plans = await tx.db
    .selectFrom('meal_plans')
    .select('_id')
    .where('userId', '=', userId)
    .where('status', 'in', ['active', 'replaced'])
    .where('weekStart', '>=', addDays(from, -6))
    .orderBy('_sequence')
    .execute()
  // The plan that was made last for a day is the one that counted.
  const ofDays = new Map<LocalDate, number>()
  for (const { _id } of plans) {
    const document = await findDocument(tx, mealPlans, _id)
    const week = document === undefined ? undefined : readMealPlan(document)
    if (week?.ok !== true) continue
    for (const { date, guidance } of week.value.days) {
      if (date >= from && date <= today) ofDays.set(date, guidance.energyAvailability)
    }
  }
  const known = [...ofDays.values()]
  return known.length < MIN_KNOWN_DAYS ? null : known.reduce((sum, one) => sum + one, 0) / known.length
}

/**
 * Ends a cut that has lasted its time, or ran for too much of it on little energy. Looked at every day and whenever a plan is
 * made; the objective stays what the person chose, and choosing it anew begins a new period.
 */
export const endDueCut = async (tx: Transaction, backend: NeededPorts, userId: string): Promise<void> => {
  const profile = await findDocument(tx, userProfiles, userId)
  if (profile === undefined) return
  const period = await findDocument(tx, goalPeriods, userId)
  const objective = readObjective(profile.performanceObjective)
  // Profiles of before periods were kept begin theirs now.
  if (period === undefined) return beginPeriod(tx, backend, userId, profile.performanceObjective)
  if (objective !== 'cut' || period.cutEnd !== null) return
  const today = await todayOf(tx, backend, userId)
  const weeks = Math.floor((Date.parse(today) - Date.parse(period.since)) / (7 * DAY_MS))
  if (weeks < AVAILABILITY_WEEKS) return
  const cutEnd = findCutEnd(weeks, await meanAvailability(tx, userId, today))
  if (cutEnd !== null) await updateOwnDocument(tx, backend, goalPeriods, userId, { cutEnd })
}
