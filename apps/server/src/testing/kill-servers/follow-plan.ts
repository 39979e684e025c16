import { setTimeout as later } from 'node:timers/promises'
import type pg from 'pg'
import { type Member, type RequestCounts, retryingClient } from './retrying-client.ts'

const MAX_PLAN_MS = 120_000
const LOOK_MS = 200

/** Asks for a plan and follows it to its end; gives its run, or undefined when none was taken on. */
export const followPlan = async (url: string, member: Member, counts: RequestCounts): Promise<string | undefined> => {
  const { send } = retryingClient(url, member, counts)
  const input = { body: JSON.stringify({ userId: member.userId }), async: true }
  const run = (await send('POST', '/functions/meal-plan/executions', input))?.body.$id
  const until = Date.now() + MAX_PLAN_MS
  while (typeof run === 'string' && Date.now() < until) {
    const answer = await send('GET', `/functions/meal-plan/executions/${run}`)
    const status = answer?.body.status
    if (status === 'completed' || status === 'failed') break
    await later(LOOK_MS)
  }
  return typeof run === 'string' ? run : undefined
}

/** What became of the plans that were asked for. */
export interface FoundPlans {
  /** Plans without exactly one completed run, one active week and one notification. */
  readonly wrongPlans: readonly string[]
  /** Plans whose making was begun again. */
  readonly resumed: number
}

/** Compares what the database holds of each person's plan with what it must hold of one that was asked for once. */
export const findPlans = async (database: pg.Client, members: readonly Member[]): Promise<FoundPlans> => {
  const wrongPlans: string[] = []
  let resumed = 0
  for (const { userId } of members) {
    const read = async (sql: string) => (await database.query<Record<string, unknown>>(sql, [userId])).rows
    const runs = await read(
      `select "status", "attempts" from executions where "userId" = $1 and "functionId" = 'meal-plan' and "requestPath" = '/'`,
    )
    const plans = await read(
      `select "status" from meal_plans where "userId" = $1 and "status" in ('active', 'generating')`,
    )
    const told = await read(`select 1 from notifications where "user" = $1 and "title" = 'Your fuel plan is ready'`)
    const found = [runs, plans].map((rows) => rows.map(({ status }) => status).join(' ')).concat(`told ${told.length}`)
    const line = found.join(', ')
    if (line !== 'completed, active, told 1') wrongPlans.push(`${userId}: ${line}`)
    if (runs.some(({ attempts }) => Number(attempts) > 1)) resumed += 1
  }
  return { wrongPlans, resumed }
}
