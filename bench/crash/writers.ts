import { databaseId, mealLogs, projectId } from '@pacemeal/protocol'
import { sessionCookie } from '../../apps/server/src/http/session-cookie.ts'
import { newId } from '../../apps/server/src/ids.ts'
import { mealLog, type Visitor } from '../api/people.ts'

/** What the server said it keeps, and what it was asked last: a change whose answer never came may have been kept or not. */
export interface Promised {
  readonly acknowledged: number
  readonly asked: number
}

/** Calls in the name of a visitor; null when no answer came. */
const send = async (url: string, { secret }: Visitor, method: string, path: string, body: object) => {
  const headers = {
    cookie: `${sessionCookie}=${secret}`,
    'content-type': 'application/json',
    'x-appwrite-project': projectId,
  }
  try {
    const answer = await fetch(`${url}/v1${path}`, { method, headers, body: JSON.stringify(body) })
    // Only an answer that arrived whole is a promise.
    return { status: answer.status, text: await answer.text() }
  } catch {
    return null
  }
}

const logsPath = `/databases/${databaseId}/collections/${mealLogs.id}/documents`

/** Thrown when a live server refuses what it should take. */
const unexpected = (what: string, answer: { status: number; text: string }) =>
  new Error(`${what}: ${answer.status} ${answer.text.slice(0, 200)}`)

/** Logs meals and corrects them, one request after the other, until the server is gone. Calories are what is compared later. */
export const writeUntilGone = async (url: string, visitor: Visitor, promises: Map<string, Promised>): Promise<void> => {
  for (let turn = 0; ; turn += 1) {
    const documentId = newId()
    const first = mealLog(visitor.userId, new Date().toISOString(), turn)
    const made = await send(url, visitor, 'POST', logsPath, { documentId, data: first })
    if (made === null) return
    if (made.status !== 201) throw unexpected('A meal was not logged', made)
    const next = first.calories + 1000
    promises.set(documentId, { acknowledged: first.calories, asked: next })
    const changed = await send(url, visitor, 'PATCH', `${logsPath}/${documentId}`, { data: { calories: next } })
    if (changed === null) return
    if (changed.status !== 200) throw unexpected('A meal was not changed', changed)
    promises.set(documentId, { acknowledged: next, asked: next })
  }
}

/** Asks for a plan and does not wait for it; gives the id of its run once the server has taken it. */
export const askForPlan = async (url: string, visitor: Visitor): Promise<string | undefined> => {
  const body = JSON.stringify({ userId: visitor.userId })
  const taken = await send(url, visitor, 'POST', '/functions/meal-plan/executions', { body, async: true })
  if (taken === null) return undefined
  if (taken.status !== 201 && taken.status !== 202) throw unexpected('A plan was not taken on', taken)
  return (JSON.parse(taken.text) as { $id: string }).$id
}
