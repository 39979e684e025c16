import { setTimeout as later } from 'node:timers/promises'
import { databaseId, mealLogs } from '@pacemeal/protocol'
import type pg from 'pg'
import { newId } from '../../ids.ts'
import { signUpAthlete } from '../planned-people.ts'
import { openBrowser } from '../test-browser.ts'
import { type Member, type RequestCounts, retryingClient } from './retrying-client.ts'

/** Between two meals of one person, so that the processes have time for the rest. */
const PAUSE_MS = 10
export const logsPath = `/databases/${databaseId}/collections/${mealLogs.id}/documents`

/** A meal of a person, told from others by its calories. */
export const aLog = (user: string, calories: number) => ({
  user,
  calories,
  loggedAt: '2026-03-02T07:00:00Z',
  mealTime: 'lunch',
})

/** Logs meals and corrects them until it is told to stop; keeps what was acknowledged, by the id of the log. */
export const keepWriting = (url: string, member: Member, counts: RequestCounts) => {
  const { send } = retryingClient(url, member, counts)
  const acknowledged = new Map<string, number>()
  let isOver = false
  const running = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      await later(PAUSE_MS)
      const documentId = newId()
      const data = aLog(member.userId, turn)
      if ((await send('POST', logsPath, { documentId, data }, [409])) === undefined) continue
      acknowledged.set(documentId, turn)
      const change = { data: { calories: turn + 1000 } }
      if (await send('PATCH', `${logsPath}/${documentId}`, change)) acknowledged.set(documentId, turn + 1000)
    }
  })()
  return {
    acknowledged,
    stop: () => {
      isOver = true
      return running
    },
  }
}

/** A new person with a profile, signed in. */
export const memberOf = async (url: string): Promise<Member> => {
  const { userId, cookies } = await signUpAthlete(openBrowser(url))
  return { userId, secret: cookies.get('a_session_pacemeal')?.value ?? '' }
}

/** The logs that the database holds of the members, and what of the acknowledged is gone or holds something else, in one line each. */
export const findLost = async (
  database: pg.Client,
  members: readonly Member[],
  acknowledged: ReadonlyMap<string, number>,
): Promise<{ readonly kept: readonly string[]; readonly lost: readonly string[] }> => {
  const { rows } = await database.query<{ _id: string; calories: number }>(
    'select "_id", "calories" from meal_logs where "user" = any($1)',
    [members.map(({ userId }) => userId)],
  )
  const calories = new Map(rows.map((row) => [row._id, row.calories]))
  const lost = [...acknowledged].flatMap(([id, promised]) =>
    calories.get(id) === promised ? [] : [`${id} holds ${calories.get(id)} instead of ${promised}`],
  )
  return { kept: rows.map(({ _id }) => _id), lost }
}
