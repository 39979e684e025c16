import { planIds, subscriptionStatus } from '@pacemeal/domain'
import type { AdminPerson } from '@pacemeal/protocol/admin'
import { sql } from 'kysely'
import type { Ports } from '../../ports.ts'

const MAX_LIST_LENGTH = 50

/** A part of an address, whatever characters it has. */
const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

interface SubscriptionColumns {
  readonly plan: string | null
  readonly startedAt: string | null
  readonly trialEndsAt: string | null
  readonly paidUntil: string | null
  readonly cancelledAt: string | null
  readonly pastDueSince: string | null
  readonly endedAt: string | null
}

const subscriptionOf = (row: SubscriptionColumns, now: number): AdminPerson['subscription'] => {
  const { startedAt, trialEndsAt } = row
  const plan = planIds.find((one) => one === row.plan)
  if (plan === undefined || startedAt === null || trialEndsAt === null) return null
  const status = subscriptionStatus({ ...row, plan, startedAt, trialEndsAt }, now)
  if (status.kind === 'none') return null
  const isCancelled = row.cancelledAt !== null
  if (status.kind === 'past-due') return { state: status.kind, plan, isCancelled, at: status.since }
  if (status.kind === 'expired') return { state: status.kind, plan, isCancelled, at: status.endedAt }
  return { state: status.kind, plan, isCancelled, at: status.endsAt }
}

/** Accounts whose address contains a text, the newest first: their state and subscription, and nothing else of them. */
export const listPeople = async (
  { store, clock }: Ports<'clock' | 'store'>,
  search: string,
): Promise<AdminPerson[]> => {
  const rows = await store.db
    .selectFrom('users')
    .leftJoin('subscriptions', 'subscriptions._id', 'users.id')
    .select(['users.id', 'users.email', 'users.createdAt', 'users.accessedAt'])
    .select(['users.emailVerified', 'users.blocked', 'users.mfa'])
    .select(['plan', 'startedAt', 'trialEndsAt', 'paidUntil', 'cancelledAt', 'pastDueSince', 'endedAt'])
    .$if(search !== '', (query) => query.where(sql<boolean>`users.email like ${containing(search)} escape '\\'`))
    .orderBy('users.createdAt', 'desc')
    .orderBy('users.id')
    .limit(MAX_LIST_LENGTH)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    createdAt: row.createdAt,
    seenAt: row.accessedAt,
    isVerified: row.emailVerified === 1,
    isBlocked: row.blocked === 1,
    hasSecondFactor: row.mfa === 1,
    subscription: subscriptionOf(row, clock.now()),
  }))
}
